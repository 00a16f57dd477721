/** Pieces of a text: words, and what a translator moves but never changes. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  /** Stands alone: a value, the contact block, the name of another text. */
  | { readonly kind: 'code'; readonly text: string; readonly id: string; readonly type: string }
  /** Stands around words. */
  | { readonly kind: 'link'; readonly id: string; readonly pieces: readonly Piece[] };

const CODE = /<(\d+)>(.*?)<\/\1>|\{\{\s*(\w+)[^{}]*\}\}|#CONTACT#|\$t\([^)]*\)/gs;

/** Takes a text apart. Each code has an id of its own: the value's name, with a number from the second time on. */
export function piecesOf(text: string, seen: Map<string, number> = new Map()): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addWords = (words: string) => {
    if (words !== '') pieces.push({ kind: 'words', text: words });
  };
  for (const { 0: whole, 1: mark, 2: inside = '', 3: value, index } of text.matchAll(CODE)) {
    addWords(text.slice(end, index));
    end = index + whole.length;
    if (mark !== undefined) {
      pieces.push({ kind: 'link', id: mark, pieces: piecesOf(inside, seen) });
      continue;
    }
    const name = value ?? (whole === '#CONTACT#' ? 'contact' : 'text');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const id = count === 1 ? name : `${name}-${count}`;
    pieces.push({ kind: 'code', text: whole, id, type: value === undefined ? `x-${name}` : 'x-value' });
  }
  addWords(text.slice(end));
  return pieces;
}
