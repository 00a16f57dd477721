/** What stands in the place of something else, and how to mend it. */
import { lineOf, type Reader, rest, signAt } from './reader.ts';

/** What stands where a value belongs. */
export function describeValue(reader: Reader): string {
  const here = rest(reader);
  const [sign = ''] = here;
  const [number] = /^[-+]?(?:NaN|Infinity)\b|^undefined\b/.exec(here) ?? [];
  if (number) return `JSON has no ${number}: write a number, or null.`;
  const [word] = /^(?:true|false|null|none|nil)\b/i.exec(here) ?? [];
  if (word) return `${word} is written ${/^n/i.test(word) ? 'null' : word.toLowerCase()} in JSON.`;
  if (/^\+\d/.test(here)) return 'A number has no plus in front: take it out.';
  if (/^-?\.\d/.test(here))
    return `A digit stands before the point of a number: write 0${here.match(/\.\d+/)?.[0]}.`;
  return (
    describeComma(reader) ?? describeQuotes(here, 'text') ?? describeStranger(sign, 'A value is missing here')
  );
}

/** What stands where a key belongs. */
export function describeKey(reader: Reader): string {
  const here = rest(reader);
  const [sign = ''] = here;
  const [decimal] =
    /\d+,\d+$/.exec(
      reader.text.slice(Math.max(0, reader.at - 40), reader.at) + (/^\d+/.exec(here)?.[0] ?? ''),
    ) ?? [];
  if (decimal && /^\d/.test(here))
    return `A number has a point before its decimals: write ${decimal.replace(',', '.')}.`;
  if (/^\d/.test(here)) return `A key stands in double quotes: write "${/^\d+/.exec(here)?.[0]}".`;
  return (
    describeComma(reader) ??
    describeQuotes(here, 'key') ??
    describeStranger(sign, 'A key in double quotes is missing here')
  );
}

function describeComma(reader: Reader): string | null {
  const sign = signAt(reader);
  const before = reader.text.slice(0, reader.at).trimEnd().at(-1);
  if (sign === ',') return 'One comma too many: a value stands before each. Take it out.';
  if (!/[}\]]/.test(sign)) return null;
  return before === ','
    ? `No comma stands after the last entry: take out the one before this "${sign}".`
    : `A value is missing before this "${sign}".`;
}

/** Texts and keys in other quotes than those of JSON, and in none. */
function describeQuotes(here: string, kind: 'text' | 'key'): string | null {
  const [, quoted] = /^'([^'\n]{0,40})'/.exec(here) ?? [];
  if (here.startsWith("'")) {
    return `JSON has double quotes around keys and texts, not single ones${quoted === undefined ? '' : `: write "${quoted}"`}.`;
  }
  if (/^[“”„‟«»‘’‚`]/.test(here)) {
    return `JSON has straight double quotes (") around keys and texts, not ${[...here][0]}.`;
  }
  const [word] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(here) ?? [];
  return word === undefined ? null : `A ${kind} stands in double quotes: write "${word}".`;
}

export function describeMissingComma(reader: Reader): string {
  const here = rest(reader);
  const [sign = ''] = here;
  const line = lineOf(reader, reader.text.slice(0, reader.at).trimEnd().length);
  if (sign === ';') return 'Entries are parted by a comma, not by ";".';
  if (/^["{['\d-]|^\p{L}/u.test(here)) return `A comma is missing before this, at the end of line ${line}.`;
  return describeStranger(sign, 'A comma or a closing bracket is missing here');
}

function describeStranger(sign: string, missing: string): string {
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const name = /[\p{Z}\p{C}]/u.test(sign) ? `a sign that cannot be seen (U+${code})` : `"${sign}"`;
  return `${missing}: ${name} cannot stand in its place.`;
}
