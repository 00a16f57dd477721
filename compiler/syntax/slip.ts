/** What stands where JSON has something else, and what to write in its place where there is no doubt. */
import type { Mend } from '../mend.ts';

export interface Slip {
  readonly message: string;
  readonly mend?: Mend;
}

/** A slip that one piece of text mends, in the place of so many signs of the old one. */
export function slip(message: string, offset: number, length: number, text: string): Slip {
  return { message, mend: writeAt(offset, length, text) };
}

export function writeAt(offset: number, length: number, text: string): Mend {
  const shown = text.trim();
  const title =
    shown === '' ? 'Take it out' : length === 0 ? `Insert ${quoted(shown)}` : `Write ${quoted(shown)}`;
  return { kind: 'text', title, edits: [{ offset, length, text }], isSafe: true };
}

function quoted(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return short.includes('"') ? short : `"${short}"`;
}
