export type Direction = 'ltr' | 'rtl';

/** Scripts of living languages that run from right to left, as ISO 15924 names them. */
const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/**
 * Which way the lines of a language run. By its script, which every engine knows of every language: what engines know
 * of the direction itself (`Intl.Locale.prototype.getTextInfo`), some still lack, and a page must run the same way in
 * Node, where it is prerendered, and in each browser that takes it over.
 * @param language a BCP 47 tag; what is none runs from left to right
 */
export function directionOf(language: string): Direction {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
