import { parseSource } from '../../../compiler/parseSource.ts';
import type { Finding, Position } from '../../../compiler/problem.ts';

export interface ReadDocument {
  /** Undefined while the text is no JSON. */
  readonly value: unknown;
  /** Why it is none. */
  readonly mistake: (Finding & { readonly at: Position }) | null;
  /** Where a place stands in the text. */
  readonly positionOf: (pointer: string) => Position;
}

const START: Position = { line: 1, column: 1 };

let last: { readonly text: string; readonly read: ReadDocument } | null = null;

/** Of the last text the answer is kept: the form and its list of sections ask for the same. */
export function readDocument(text: string): ReadDocument {
  if (last?.text === text) return last.read;
  const read = parse(text);
  last = { text, read };
  return read;
}

function parse(text: string): ReadDocument {
  const { document, findings } = parseSource(text);
  if (document) {
    return {
      value: document.value,
      mistake: null,
      positionOf: (pointer) => document.positionOf(pointer, true),
    };
  }
  const [finding] = findings;
  const mistake = finding ? { ...finding, at: finding.at ?? START } : null;
  return { value: undefined, mistake, positionOf: () => mistake?.at ?? START };
}
