import type { Finding } from '../problem.ts';
import { isUntranslated } from '../untranslated.ts';
import { findLeftover } from './findLeftover.ts';
import type { ValueWarning } from './valueWarning.ts';

/** Notes to oneself, and texts that fill a place, wherever the file has a text. */
export const warnLeftovers: ValueWarning = ({ pointer, value, isChoice }) => {
  if (typeof value !== 'string' || isChoice) return [];
  const language = /\/([a-z]{2})$/.exec(pointer)?.[1] ?? /^\/words\/([a-z]{2})\//.exec(pointer)?.[1];
  const found = doubtText(pointer, value, language);
  if (found.length > 0 || !isUntranslated(value)) return found;
  return [{ pointer, rule: 'leftover', message: 'This text is still to be translated.' }];
};

/** @param language of the text, where it has one */
export function doubtText(pointer: string, text: string, language?: string): Finding[] {
  const found = findLeftover(text, language);
  if (found === null) return [];
  return [{ pointer, rule: 'leftover', message: `"${found}" looks like something still to be written.` }];
}
