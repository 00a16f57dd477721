import type { TenantOptions } from '../tenant/pageData.ts';

type Phone = TenantOptions['phone'];

/** What a tenant says of phone numbers, with each range of lengths written out, as rules take them. */
export function phoneOptions(phone: Phone): Phone {
  const lengths = Object.entries(phone.lengthRestrictions).flatMap(([prefix, said]) =>
    said === null ? [] : [[prefix, lengthsOf(said)]],
  );
  return { ...phone, lengthRestrictions: Object.fromEntries(lengths) };
}

/** One length, or each of several. */
export function lengthsOf(
  said: NonNullable<Phone['lengthRestrictions'][string]>,
): number | readonly number[] {
  if (typeof said === 'number') return said;
  if (Array.isArray(said)) return said.toSorted((one, other) => one - other);
  const { min, max } = said;
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, more) => min + more);
}
