/** What mends a slip that is more than one sign. */
import type { Mend } from '../mend.ts';
import type { Reader } from './reader.ts';
import { type Slip, writeAt } from './slip.ts';

/** At the end of the line, before the comma that stands there. Whether that is its place only its author knows. */
export function closingQuote({ text, at }: Reader, start: number): Pick<Slip, 'mend'> {
  const line = text.slice(start, at);
  const written = line.replace(/[ \t]*,?[ \t]*$/, '');
  const { isSafe: _, ...mend } = writeAt(start + written.length, 0, '"');
  return { mend: { ...mend, title: 'Close the text at the end of its line' } };
}

/** With its line, where it stands alone on one. */
export function takeOutComment({ text, at }: Reader, comment: string): Mend {
  const before = /[ \t]*$/.exec(text.slice(0, at))?.[0].length ?? 0;
  const end = at + comment.length;
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end))?.[0].length ?? 0;
  const start = at - before;
  const isAlone = start === 0 || text[start - 1] === '\n';
  const [from, to] = isAlone && rest > 0 ? [start, end + rest] : [start, end];
  return { ...writeAt(from, to - from, ''), title: 'Take the comment out' };
}

/** All that is open, the innermost first. Whether something is lost that stood behind it only its author knows. */
export function closeAll({ text, open }: Reader, isAfterComma: boolean): Mend {
  const closing = [...open].reverse().map((each) => (text.charAt(each) === '{' ? '}' : ']'));
  const end = text.trimEnd().length;
  const length = isAfterComma ? 1 : 0;
  const edits = [{ offset: end - length, length, text: closing.join('') }];
  return { kind: 'text', title: `Close what is open: ${closing.join(' ')}`, edits };
}

/** The right bracket in the place of the wrong one, or before it where it was left out: whichever makes it JSON. */
export function otherBracket({ text, at }: Reader, end: string): Mend {
  const [instead, before] = [writeAt(at, 1, end), writeAt(at, 0, end)];
  if (isJson(text.slice(0, at) + end + text.slice(at + 1))) return instead;
  if (isJson(text.slice(0, at) + end + text.slice(at))) return before;
  const { isSafe: _, ...doubtful } = instead;
  return doubtful;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
