import type { Finding } from '../problem.ts';
import { findMisread } from './findMisread.ts';
import { findMixedWord } from './findMixedWord.ts';
import type { ValueWarning } from './valueWarning.ts';

/** Letters that are not what they seem, wherever the file has a text for people. */
export const warnLetters: ValueWarning = ({ pointer, value, kind, isChoice }) =>
  typeof value !== 'string' || isChoice || kind !== null || pointer.startsWith('/connections/')
    ? []
    : doubtLetters(pointer, value);

export function doubtLetters(pointer: string, text: string): Finding[] {
  const misread = findMisread(text);
  if (misread !== null) return [{ pointer, rule: 'encoding', message: misread }];
  const word = findMixedWord(text);
  if (word === null) return [];
  const message = `The word "${word}" mixes Latin and Cyrillic letters that look alike: type it anew.`;
  return [{ pointer, rule: 'mixed-word', message }];
}
