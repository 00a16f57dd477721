/** The characters that Windows-1252 has for the bytes 80 to 9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Why a text may have been read in the wrong encoding on its way into the file, or null. Whoever saves "ö" as UTF-8 and
 * opens it as Windows-1252 gets "Ã¶"; whoever saves Cyrillic letters as Latin ones gets question marks.
 */
export function findMisread(text: string): string | null {
  if (/^[?\s.,!]*$/.test(text) && /\?{3,}/.test(text))
    return `"${text}" has question marks in the place of letters.`;
  if (/[\ue000-\uf8ff]/.test(text)) return 'A sign of this text is of a font of its own: others show a box.';
  const meant = rereadAsUtf8(text);
  return meant === null ? null : `"${text}" looks like "${meant}", read in another encoding than UTF-8.`;
}

/**
 * What the bytes of a Windows-1252 text are as UTF-8; null where they are none, as of nearly all that people write. Of
 * a longer text a byte may be gone: programs drop those that Windows-1252 has no sign for.
 */
function rereadAsUtf8(text: string): string | null {
  // Two bytes at least make a letter.
  if (!/[\u00c2-\u00f4]./u.test(text)) return null;
  const bytes: number[] = [];
  for (const sign of text) {
    const place = WINDOWS.indexOf(sign);
    const code = place < 0 ? (sign.codePointAt(0) ?? 0) : 0x80 + place;
    if (code > 0xff) return null;
    bytes.push(code);
  }
  const meant = new TextDecoder().decode(Uint8Array.from(bytes));
  const lost = meant.split('\ufffd').length - 1;
  const letters = [...meant].filter((each) => each > '\u007f' && each !== '\ufffd').length;
  return letters > LETTERS_FOR_A_LOSS * lost ? meant : null;
}

/** Beside so many letters that are sound one may be lost. */
const LETTERS_FOR_A_LOSS = 3;
