/** Letters of scripts that run from right to left (Unicode: Hebrew to Arabic, with their presentation forms). */
const LETTERS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function hasLettersFromRight(text: string): boolean {
  return LETTERS.test(text);
}

/** A piece of text that runs from left to right whatever stands around it (Unicode Annex 9). */
export function fromLeft(text: string): string {
  return `\u2066${text}\u2069`;
}
