/** Phone numbers as calls carry them: the prefix, one space, the digits (ENT-004). */

export interface PhoneNumber {
  /** Such as `+359`. */
  readonly prefix: string;
  readonly number: string;
}

/** How a number is written: nines and spaces; several where numbers differ in length, the shortest first. */
export type Mask = string | readonly string[];

/** By prefix. None, or null, is the mask of every other prefix. */
export type Masks = Readonly<Record<string, Mask | null>>;

/** `+40 712345678` of `+40` and `712 345 678`; undefined without a number, so that the key is left out. */
export function joinPhone({ prefix, number }: PhoneNumber): string | undefined {
  const digits = number.replace(/[^0-9]/g, '');
  return digits === '' ? undefined : `${prefix} ${digits}`;
}

/**
 * Prefix and number of a phone as the server has it: at the space, else by the longest prefix that is known.
 * @param prefixes those that the tenant names
 * @returns null where neither tells them apart
 */
export function splitPhone(phone: string, prefixes: readonly string[]): PhoneNumber | null {
  const [, prefix, rest] = /^(\+\d{1,4})\s+(.+)$/.exec(phone.trim()) ?? [];
  const digits = (text: string) => text.replace(/[^0-9]/g, '');
  if (prefix !== undefined && rest !== undefined) return { prefix, number: digits(rest) };
  const known = prefixes
    .filter((each) => phone.trim().startsWith(each))
    .sort((one, other) => other.length - one.length)[0];
  return known === undefined ? null : { prefix: known, number: digits(phone.trim().slice(known.length)) };
}

/** Digits that a mask has room for; of several masks, the longest. */
export function roomIn(mask: Mask): number {
  return Math.max(...[mask].flat().map((each) => each.replaceAll(' ', '').length));
}

/** Digits grouped as the first mask with room for them says; what is too much stays at the end. */
export function groupDigits(number: string, mask: Mask): string {
  const digits = [...number.replace(/[^0-9]/g, '')];
  const masks = [mask].flat();
  let grouped = '';
  for (const sign of masks.find((each) => roomIn(each) >= digits.length) ?? masks.at(-1) ?? '') {
    if (digits.length === 0) break;
    grouped += sign === '9' ? digits.shift() : sign;
  }
  return grouped + digits.join('');
}
