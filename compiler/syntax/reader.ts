/** Reads a text sign by sign until the first mistake. */
export interface Reader {
  readonly text: string;
  at: number;
  /** Offsets of the brackets and quotes that are not closed yet. */
  readonly open: number[];
}

/** Empty at the end of the text. */
export function signAt({ text, at }: Reader): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

export function rest({ text, at }: Reader): string {
  return text.slice(at);
}

export function lineOf({ text }: Reader, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
