/**
 * A price as text, into minor units: a comma counts as a point, spaces group, U+2212 is a minus (CON-38;
 * threat F4). Strict: anything else gives NaN, which is shown as a dash.
 *
 * @param decimals digits after the mark; more than these are refused, not rounded
 */
export function parsePrice(text: string, decimals = 2): number {
  const plain = text.replace(/\s/g, '').replace('\u2212', '-').replace(',', '.');
  const match = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(plain);
  if (!match) return Number.NaN;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return Number.NaN;
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return sign && minor !== 0 ? -minor : minor;
}
