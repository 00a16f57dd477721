/**
 * What stands before a text that is still to be translated. Plain letters, so that whoever opens the file sees them and
 * can take them out; no text of a portal shouts them.
 */
const MARK = 'TO TRANSLATE: ';

/** Also where somebody typed the translation before it, or lost the colon. */
const ANYWHERE = /(?<!\p{L})TO TRANSLATE(?!\p{L})/u;

export function markUntranslated(text: string): string {
  return MARK + text;
}

/** Whether a text is still to be translated, as `words --new` has marked it. */
export function isUntranslated(text: string): boolean {
  return ANYWHERE.test(text);
}

/** Nothing but blanks, and signs that cannot be seen. */
const BLANK = /^[\s\p{Cf}]*$/u;

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Whether a text is there: it says something, and in its own language. */
export function isSaid(text: string): boolean {
  return !isBlank(text) && !isUntranslated(text);
}

export function withoutMark(text: string): string {
  return text.replace(MARK, '');
}
