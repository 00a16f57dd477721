import type { Finding } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';

/** Spaces of every kind, and what has no width: a text of these alone shows nothing. */
const BLANK = /^[\s\u200b-\u200d\u2060\ufeff]+$/u;

/** Every text of the file, whatever it stands for. Works on broken files too. */
export function checkWrittenTexts(values: readonly TypedValue[]): Finding[] {
  return values.flatMap(({ pointer, value: text, isChoice }): Finding[] => {
    if (typeof text !== 'string' || isChoice) return [];
    if (BLANK.test(text))
      return [{ pointer, rule: 'blank', message: 'This text is blank: it shows nothing.' }];
    const [variable] = /\$\{[^}]*\}/.exec(text) ?? [];
    if (variable === undefined || pointer.startsWith('/connections/')) return [];
    const message = `"${variable}" is filled in under connections only; here it would be shown as it is written.`;
    return [{ pointer, rule: 'variable-place', message }];
  });
}
