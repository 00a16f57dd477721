// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import type { Finding } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';
import { refuseLostLetters } from './lostLetters.ts';
import { findMarkup, HTML } from './shownMarkup.ts';

/** Spaces of every kind, and what has no width: a text of these alone shows nothing. */
const BLANK = /^[\s\u200b-\u200f\u2060\ufeff]+$/u;

/** Addresses, in which the same signs have other meanings. */
const ADDRESSES: ReadonlySet<string | null> = new Set(['link', 'address', 'origin']);

/** A variable as shells write it: in a tenant file it has braces. Two letters after a "%" are a byte of an address. */
const BARE_VARIABLE = /\$(?<dollar>[A-Z][A-Z0-9_]*)|%(?<percent>[A-Z][A-Z0-9_]{3,})%/;

/** Every text of the file, whatever it stands for. Works on broken files too. */
export function checkWrittenTexts(values: readonly TypedValue[]): Finding[] {
  return values.flatMap(({ pointer, value: text, kind, isChoice }): Finding[] => {
    if (typeof text !== 'string' || isChoice) return [];
    const at = (rule: string, message: string): Finding[] => [{ pointer, rule, message }];
    if (BLANK.test(text)) return at('blank', 'This text is blank: it shows nothing.');
    const lost = refuseLostLetters(text);
    if (lost !== null) return at('encoding', lost);
    if (pointer.startsWith('/connections/')) {
      const { dollar, percent } = BARE_VARIABLE.exec(text)?.groups ?? {};
      const name = dollar ?? percent;
      return name === undefined
        ? []
        : at('variable', `A variable is written \${${name}}, with "$" and both braces.`);
    }
    const [variable] = /\$\{[^}]*\}/.exec(text) ?? [];
    if (variable !== undefined) {
      const message = `"${variable}" is filled in under connections only; here it would be shown as it is written.`;
      return at('variable-place', message);
    }
    if (ADDRESSES.has(kind)) return [];
    // Words have values and marks, which a check of their own looks at.
    const markup = pointer.startsWith('/words/') ? HTML.exec(text)?.[0] : findMarkup(text);
    return markup ? at('markup', `Texts are shown as they stand: "${markup}" would be seen.`) : [];
  });
}
