import type { Words } from '../builtInWords.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { doubtText } from './warnLeftovers.ts';

/** What looks unfinished in a words file. */
export function warnWords(language: string, words: Words): Finding[] {
  return [...words].flatMap(([key, text]) =>
    doubtText(key.split('.').reduce<string>(joinPointer, ''), text, language),
  );
}
