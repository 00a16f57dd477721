import { type Mend, mendsOf } from './mend.ts';
import type { Finding, Position } from './problem.ts';

/** A tenant file is a few kilobytes; more is a mistake or an attack. */
export const MAX_SOURCE_BYTES = 256 * 1024;

/** Deeper than any schema of ours; keeps the recursive parser from running out of stack. */
const MAX_DEPTH = 32;

const START: Position = { line: 1, column: 1 };

/**
 * Turns the bytes of a file into text and checks what a JSON parser would trip over or let pass.
 * @returns the text, or null when there is nothing sound to parse
 */
export function readSourceText(source: string | Uint8Array): { text: string | null; findings: Finding[] } {
  const refuse = (rule: string, message: string, at: Position = START, mend: Mend | null = null) => ({
    text: null,
    findings: [{ pointer: '', rule, message, at, ...mendsOf(mend) }],
  });
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  if (bytes.length > MAX_SOURCE_BYTES) {
    return refuse('size', `The file has ${bytes.length} bytes; at most ${MAX_SOURCE_BYTES} are allowed.`);
  }
  if (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.includes(0)
  ) {
    return refuse('encoding', 'The file is not UTF-8 text (it looks like UTF-16). Save it as UTF-8.');
  }
  const text = decode(bytes);
  if (text === null) return refuse('encoding', 'The file is not UTF-8 text. Save it as UTF-8.');
  if (text.startsWith('\uFEFF')) {
    const message = 'The file begins with a byte order mark. Save it as UTF-8 without BOM.';
    const edits = [{ offset: 0, length: 1, text: '' }];
    const mend: Mend = { kind: 'text', title: 'Take the byte order mark out', edits, isSafe: true };
    return refuse('encoding', message, START, mend);
  }
  if (text.trim() === '') return refuse('syntax', 'The file is empty.');
  const deep = findTooDeep(text);
  if (deep) return refuse('depth', `Values are nested more than ${MAX_DEPTH} levels deep here.`, deep);
  return { text, findings: [] };
}

/** Where a text ends. */
function endOf(text: string): Position {
  const lines = text.trimEnd().split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findTooDeep(text: string): Position | null {
  let depth = 0;
  // One token at a time: a whole string (its brackets mean nothing) or a bracket.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) return endOf(text.slice(0, index));
  }
  return null;
}
