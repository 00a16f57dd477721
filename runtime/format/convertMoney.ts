/**
 * Converts an amount at a fixed rate, exactly: the rate is read as the decimal that the tenant wrote, and the
 * quotient is rounded half up, away from zero (CFG-05; threat F3). No binary fractions take part.
 *
 * @param amount signed integer in minor units of the main currency
 * @param rate units of the main currency for one unit of the other, such as 1.95583
 * @param decimals digits after the decimal mark: of the main currency, of the other
 * @returns signed integer in minor units of the other currency
 */
export function convertMoney(
  amount: number,
  rate: number,
  decimals: { readonly from: number; readonly to: number } = { from: 2, to: 2 },
): number {
  const [whole = '0', fraction = ''] = plainDecimal(rate).split('.');
  const divisor = BigInt(whole + fraction) * 10n ** BigInt(decimals.from);
  const dividend = BigInt(Math.abs(amount)) * 10n ** BigInt(fraction.length + decimals.to);
  const rounded = Number((2n * dividend + divisor) / (2n * divisor));
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The shortest decimal that reads back as this number, without an exponent. */
function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}
