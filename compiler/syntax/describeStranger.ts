/** What stands in the place of something else, and how to mend it. */
import { lineOf, type Reader, rest, signAt } from './reader.ts';
import { type Slip, slip } from './slip.ts';

/** What stands where a value belongs. */
export function describeValue(reader: Reader): Slip {
  const { at } = reader;
  const here = rest(reader);
  const [sign = ''] = here;
  const [number] = /^[-+]?(?:NaN|Infinity)\b|^undefined\b/.exec(here) ?? [];
  if (number) return { message: `JSON has no ${number}: write a number, or null.` };
  const [word] = /^(?:true|false|null|none|nil)\b/i.exec(here) ?? [];
  if (word) {
    const meant = /^n/i.test(word) ? 'null' : word.toLowerCase();
    return slip(`${word} is written ${meant} in JSON.`, at, word.length, meant);
  }
  if (/^\+\d/.test(here)) return slip('A number has no plus in front: take it out.', at, 1, '');
  if (/^-?\.\d/.test(here)) {
    const message = `A digit stands before the point of a number: write ${here.match(/^-?\.\d+/)?.[0].replace('.', '0.')}.`;
    return slip(message, at + here.indexOf('.'), 0, '0');
  }
  return (
    describeComma(reader) ??
    describeQuotes(reader, 'text') ?? { message: describeStranger(sign, 'A value is missing here') }
  );
}

/** What stands where a key belongs. */
export function describeKey(reader: Reader): Slip {
  const here = rest(reader);
  const [sign = ''] = here;
  const [decimal] =
    /\d+,\d+$/.exec(
      reader.text.slice(Math.max(0, reader.at - 40), reader.at) + (/^\d+/.exec(here)?.[0] ?? ''),
    ) ?? [];
  if (decimal && /^\d/.test(here)) {
    const message = `A number has a point before its decimals: write ${decimal.replace(',', '.')}.`;
    return slip(message, reader.at - 1, 1, '.');
  }
  const [digits] = /^\d+/.exec(here) ?? [];
  if (digits !== undefined)
    return slip(`A key stands in double quotes: write "${digits}".`, reader.at, digits.length, `"${digits}"`);
  return (
    describeComma(reader) ??
    describeQuotes(reader, 'key') ?? {
      message: describeStranger(sign, 'A key in double quotes is missing here'),
    }
  );
}

function describeComma(reader: Reader): Slip | null {
  const sign = signAt(reader);
  const before = reader.text.slice(0, reader.at).trimEnd();
  if (sign === ',')
    return slip('One comma too many: a value stands before each. Take it out.', reader.at, 1, '');
  if (!/[}\]]/.test(sign)) return null;
  return before.at(-1) === ','
    ? slip(
        `No comma stands after the last entry: take out the one before this "${sign}".`,
        before.length - 1,
        1,
        '',
      )
    : { message: `A value is missing before this "${sign}".` };
}

/** What closes a text that other signs than those of JSON stand around. */
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”“',
  '”': '”',
  '„': '“”‟"',
  '‟': '”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '’': '’',
  '‚': '‘’',
  '`': '`´',
};

/** Texts and keys in other quotes than those of JSON, and in none. */
function describeQuotes(reader: Reader, kind: 'text' | 'key'): Slip | null {
  const here = rest(reader);
  const [sign = ''] = here;
  if (sign === "'") {
    // What has a double quote in it is no text between two more of them.
    const [, quoted] = /^'([^'"\n]{0,40})'/.exec(here) ?? [];
    const message = `JSON has double quotes around keys and texts, not single ones${quoted === undefined ? '' : `: write "${quoted}"`}.`;
    return inDoubleQuotes(reader, message, /^'([^'"\\\n]*)'/);
  }
  if (CLOSING[sign] !== undefined) {
    const message = `JSON has straight double quotes (") around keys and texts, not ${sign}.`;
    return inDoubleQuotes(
      reader,
      message,
      new RegExp(`^${sign}([^"\\\\\\n${CLOSING[sign]}]*)[${CLOSING[sign]}]`),
    );
  }
  const [word] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(here) ?? [];
  if (word === undefined) return null;
  const message = `A ${kind} stands in double quotes: write "${word}".`;
  // A lost quote, or none at all: what follows the word tells which.
  const after = here.slice(word.length);
  const isLost = after.startsWith('"');
  const isAlone = kind === 'key' ? /^\s*[:=]/.test(after) : /^[ \t]*(?:[,}\]]|\r?\n|$)/.test(after);
  if (isLost) return slip(message, reader.at, 0, '"');
  return isAlone ? slip(message, reader.at, word.length, `"${word}"`) : { message };
}

function inDoubleQuotes(reader: Reader, message: string, pattern: RegExp): Slip {
  const [whole, inside] = pattern.exec(rest(reader)) ?? [];
  return whole === undefined || inside === undefined
    ? { message }
    : slip(message, reader.at, whole.length, `"${inside}"`);
}

export function describeMissingComma(reader: Reader): Slip {
  const here = rest(reader);
  const [sign = ''] = here;
  const end = reader.text.slice(0, reader.at).trimEnd().length;
  if (sign === ';') return slip('Entries are parted by a comma, not by ";".', reader.at, 1, ',');
  if (/^["{['\d-]|^\p{L}/u.test(here)) {
    const message = `A comma is missing before this, at the end of line ${lineOf(reader, end)}.`;
    // Right behind a text it is rather a quote that is one too many.
    return end < reader.at || !/\p{L}/u.test(sign) ? slip(message, end, 0, ',') : { message };
  }
  return { message: describeStranger(sign, 'A comma or a closing bracket is missing here') };
}

function describeStranger(sign: string, missing: string): string {
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const name = /[\p{Z}\p{C}]/u.test(sign) ? `a sign that cannot be seen (U+${code})` : `"${sign}"`;
  return `${missing}: ${name} cannot stand in its place.`;
}
