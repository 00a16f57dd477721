/**
 * Marks that nobody sees, around a text, which tell where the text comes from. They stay in place while the text is filled
 * in, joined with others or cut into pieces, so that what is read in a page can be traced to its key, and not guessed by
 * comparing texts.
 */

/** Invisible operators (Unicode, General Punctuation): without width, no letters, and in no text of ours. */
const [NOUGHT, ONE, OPEN, CLOSE] = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const MARK = /([\u2063\u2064])([\u2061\u2062]+)/g;
const ANY = /[\u2061-\u2064]/;

/** A mark that was read: the text from `from` to `to` comes from there. */
export interface Mark {
  readonly id: number;
  /** In the text without marks. */
  readonly from: number;
  readonly to: number;
  /** The text goes on in what stands behind this one. */
  readonly goesOn?: true;
  /** It has begun in what stands before this one. */
  readonly hasBegun?: true;
}

const digitsOf = (id: number) => id.toString(2).replaceAll('0', NOUGHT).replaceAll('1', ONE);

/** @param id a whole number, 0 or more */
export function markText(id: number, text: string): string {
  const digits = digitsOf(id);
  return OPEN + digits + text + CLOSE + digits;
}

export function hasMarks(text: string): boolean {
  return ANY.test(text);
}

/**
 * Takes the marks out. One that only begins, or only ends, is that of a text that was cut: it holds to the end, or from the
 * beginning.
 * @returns marks from the outside to the inside
 */
export function readMarks(marked: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const open: { readonly id: number; readonly from: number }[] = [];
  const marks: Mark[] = [];
  let text = '';
  let last = 0;
  for (const { 0: whole, 1: kind, 2: digits = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(last, index);
    last = index + whole.length;
    const id = Number.parseInt(digits.replaceAll(NOUGHT, '0').replaceAll(ONE, '1'), 2);
    if (kind === OPEN) open.push({ id, from: text.length });
    else {
      const begun = open.findLastIndex((each) => each.id === id);
      const [own] = begun < 0 ? [] : open.splice(begun, 1);
      marks.push({ id, from: own?.from ?? 0, to: text.length, ...(!own && { hasBegun: true }) });
    }
  }
  text += marked.slice(last);
  for (const { id, from } of open) marks.push({ id, from, to: text.length, goesOn: true });
  return {
    text: ANY.test(text) ? text.replace(/[\u2061-\u2064]/g, '') : text,
    marks: marks.sort((a, b) => a.from - b.from || b.to - a.to),
  };
}
