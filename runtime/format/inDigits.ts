const LATIN = '1,023,456,789.5';

/**
 * A text with its digits in another numbering system, which are the same in any language (Unicode CLDR).
 * @param what the digits alone, or the marks of numbers as well
 */
export function inDigits(text: string, system = 'latn', what = /\d/g): string {
  if (system === 'latn') return text;
  const written = [...new Intl.NumberFormat('en', { numberingSystem: system }).format(1_023_456_789.5)];
  return text.replace(what, (sign) => written[LATIN.indexOf(sign)] ?? sign);
}
