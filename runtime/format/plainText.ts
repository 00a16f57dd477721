/** Text as keyboards, clipboards and password managers bring it, with its signs made plain. Pure. */

/** What numbers are grouped with: spaces of all kinds, dashes, dots, slashes, brackets. */
const SEPARATORS = /[\s\p{Pd}−()[\]./\\_·,'’]/gu;

/** Digits and signs of other widths and scripts as the plain ones; marks that nobody sees are gone. */
export function plainSigns(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      // Arabic-Indic digits, eastern ones too: both rows begin at a code point that ends in 0.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .trim()
  );
}

export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** One line of text: composed letters, plain spaces, and none of them around it (threats F7 and F8). Letters stay. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
}
