/** What is wrong with a text that is no JSON, and how to mend it: the parser says only what it met, and where. */

import { describeKey, describeMissingComma, describeValue } from './describeStranger.ts';
import { closeAll, closingQuote, otherBracket, takeOutComment } from './offers.ts';
import { lineOf, type Reader, rest, signAt } from './reader.ts';
import { type Slip, slip } from './slip.ts';

export interface SyntaxMistake extends Slip {
  readonly offset: number;
}

class Mistake extends Error {
  readonly found: SyntaxMistake;

  constructor(offset: number, found: Slip) {
    super(found.message);
    this.found = { ...found, offset };
  }
}

/**
 * The first mistake of a text that a parser has refused, nested no deeper than our files (sourceText.ts).
 * @returns null when it has none (RFC 8259)
 */
export function findSyntaxMistake(text: string): SyntaxMistake | null {
  const reader: Reader = { text, at: 0, open: [] };
  try {
    readValue(reader);
    readEnd(reader);
    return null;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return error.found;
  }
}

function readEnd(reader: Reader): void {
  skipBlanks(reader);
  const sign = signAt(reader);
  if (sign === '') return;
  const after = 'The file ends before this: it is one block in { }, and nothing follows its last bracket.';
  throw new Mistake(
    reader.at,
    /[}\]]/.test(sign)
      ? slip(`One "${sign}" too many: everything is closed before it. Take it out.`, reader.at, 1, '')
      : { message: after },
  );
}

function readValue(reader: Reader): void {
  skipBlanks(reader);
  const sign = signAt(reader);
  if (sign === '') throw cutOff(reader);
  if (sign === '{' || sign === '[') readEntries(reader, sign === '{');
  else if (sign === '"') readText(reader);
  else if (/^-?\d/.test(rest(reader))) readNumber(reader);
  else readWord(reader);
}

function readWord(reader: Reader): void {
  const [word] = /^(?:true|false|null)(?![\p{L}\d_$])/u.exec(rest(reader)) ?? [];
  if (word === undefined) throw new Mistake(reader.at, describeValue(reader));
  reader.at += word.length;
}

/** A block, or a list. */
function readEntries(reader: Reader, isBlock: boolean): void {
  const [end, other] = isBlock ? ['}', ']'] : [']', '}'];
  const start = reader.at;
  reader.open.push(start);
  reader.at += 1;
  skipBlanks(reader);
  let isFirst = true;
  while (!(isFirst && signAt(reader) === end)) {
    isFirst = false;
    if (isBlock) readKey(reader);
    readValue(reader);
    skipBlanks(reader);
    const sign = signAt(reader);
    if (sign === '') throw cutOff(reader);
    if (sign === end) break;
    if (sign === other) {
      const opened = `"${isBlock ? '{' : '['}" of line ${lineOf(reader, start)}`;
      const message = `"${other}" stands here, but ${opened} is closed by "${end}".`;
      throw new Mistake(reader.at, { message, mend: otherBracket(reader, end) });
    }
    if (sign !== ',') throw new Mistake(reader.at, describeMissingComma(reader));
    reader.at += 1;
    skipBlanks(reader);
  }
  reader.at += 1;
  reader.open.pop();
}

function readKey(reader: Reader): void {
  skipBlanks(reader);
  if (signAt(reader) === '') throw cutOff(reader);
  if (signAt(reader) !== '"') throw new Mistake(reader.at, describeKey(reader));
  const start = reader.at;
  readText(reader);
  const key = reader.text.slice(start, reader.at);
  skipBlanks(reader);
  const sign = signAt(reader);
  if (sign === '') throw cutOff(reader);
  if (sign !== ':') {
    const mend = sign === '=' ? `, not "="` : '';
    const message = `A colon is missing after the key ${key}: write ${key}: and its value${mend}.`;
    // After an arrow or an equals sign, or with nothing between key and value.
    const instead = /^(?:=>|=)/.exec(rest(reader))?.[0].length ?? 0;
    const isValue = instead > 0 || /^["[{\d-]|^(?:true|false|null)\b/.test(rest(reader));
    throw new Mistake(
      reader.at,
      isValue ? slip(message, instead > 0 ? reader.at : start + key.length, instead, ':') : { message },
    );
  }
  reader.at += 1;
}

function readText(reader: Reader): void {
  const start = reader.at;
  reader.open.push(start);
  reader.at += 1;
  for (let sign = signAt(reader); sign !== '"'; sign = signAt(reader)) {
    if (sign === '') throw cutOff(reader);
    if (sign === '\n' || sign === '\r') {
      const message =
        'This text does not end in its line: its closing quote is missing. A text may hold no line break.';
      throw new Mistake(start, { message, ...closingQuote(reader, start) });
    }
    const [code] = sign === '\\' ? (/^\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/.exec(rest(reader)) ?? []) : [sign];
    if (code === undefined) {
      const written = /^\\(?:u.{0,4}|.)?/.exec(rest(reader))?.[0];
      const message = `${written} is no sign of JSON: a backslash itself is written twice, as \\\\.`;
      throw new Mistake(
        reader.at,
        /^\\(?:u|$)/.test(written ?? '') ? { message } : slip(message, reader.at, 0, '\\'),
      );
    }
    reader.at += code.length;
  }
  reader.at += 1;
  reader.open.pop();
}

function readNumber(reader: Reader): void {
  const [written = ''] = /^-?[\w.+-]+/.exec(rest(reader)) ?? [];
  const [whole = ''] = /^-?\d+/.exec(written) ?? [];
  const say = (message: string, right?: string) => {
    const text = `${written} is no number of JSON: ${message}`;
    return new Mistake(
      reader.at,
      right === undefined ? { message: text } : slip(text, reader.at, written.length, right),
    );
  };
  if (/^-?0x[\da-f]+$/i.test(written)) {
    const right = `${written.startsWith('-') ? '-' : ''}${Number(written.replace('-', ''))}`;
    throw say(`write ${right}.`, right);
  }
  if (/^-?0\d/.test(written)) {
    const right = written.replace(/^(-?)0+(?=\d)/, '$1');
    throw say(`no zero stands in front. Write ${right}.`, right);
  }
  if (/^-?\d+\.$/.test(written))
    throw say(`digits are missing after the point. Write ${whole}, or ${whole}.0.`, whole);
  const [number = ''] = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/i.exec(written) ?? [];
  if (number !== written) throw say('it has digits, one point, and no other sign.');
  reader.at += written.length;
}

function skipBlanks(reader: Reader): void {
  reader.at += /^[ \t\n\r]*/.exec(rest(reader))?.[0].length ?? 0;
  const here = rest(reader);
  const [comment] = /^(?:\/\/[^\n\r]*|#[^\n\r]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->)/.exec(here) ?? [];
  const [opened] = /^(?:\/\*|<!--)/.exec(here) ?? [];
  const message = 'JSON has no comments: take this one out.';
  if (comment !== undefined) throw new Mistake(reader.at, { message, mend: takeOutComment(reader, comment) });
  // All that follows may be meant: where it ends only its author knows.
  if (opened !== undefined) throw new Mistake(reader.at, { message: `${message} It is not closed.` });
}

/** The innermost bracket or quote that is open; how many more tells how much is lost. */
function cutOff(reader: Reader): Mistake {
  const { text, open } = reader;
  const end = text.trimEnd();
  const last = open.at(-1);
  const after = /,$/.test(end) ? ', after a comma' : /:$/.test(end) ? ', after a colon' : '';
  if (last === undefined) return new Mistake(end.length, { message: 'The file is empty.' });
  const sign = text.charAt(last);
  const what = sign === '"' ? 'the quote' : `"${sign}"`;
  const others = open.length - 1;
  const more =
    others === 0 ? 'is' : `and ${others === 1 ? 'one more bracket' : `${others} more brackets`} are`;
  const message = `The file ends in the middle of a value${after}: ${what} of line ${lineOf(reader, last)} ${more} not closed. Was the file cut off?`;
  if (sign === '"' || after.endsWith('colon')) return new Mistake(end.length, { message });
  return new Mistake(end.length, { message, mend: closeAll(reader, after !== '') });
}
