/** Prefix, and the first digit of a number that the rules of the tenant take (PHN-03 to PHN-05). */
export const PHONES: Readonly<Record<string, readonly [prefix: string, first: string]>> = {
  bg: ['+359', '8'],
  pl: ['+48', '6'],
  ro: ['+40', '7'],
};

/** Nine digits that no other test types: codes are sent to them. */
export function aNumber(first: string): string {
  const others = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return first + others.replace(/^0/, '1');
}
