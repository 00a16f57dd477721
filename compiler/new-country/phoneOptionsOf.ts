import { tenantSchema } from '../tenantSchema.ts';
import type { PhoneFacts } from './phoneFacts.ts';

/** A part of `phone` in a tenant file. */
interface PhoneSettings {
  readonly defaultPrefix: string;
  readonly lengthRestrictions?: Readonly<
    Record<string, number | readonly number[] | { readonly min: number; readonly max: number }>
  >;
  readonly shouldStartWith?: Readonly<Record<string, readonly string[]>>;
  readonly masks?: Readonly<Record<string, string | readonly string[]>>;
}

/** The phone numbers of a country as a tenant file says them. Prefixes that the portal knows already stay as they are. */
export function phoneOptionsOf({ prefix, lengths, starts, mask }: PhoneFacts): PhoneSettings {
  const { lengthRestrictions } = tenantSchema.properties?.phone?.properties ?? {};
  const known = (lengthRestrictions?.default ?? {}) as object;
  if (Object.hasOwn(known, prefix)) return { defaultPrefix: prefix };
  const least = lengths[0];
  const most = lengths.at(-1);
  if (least === undefined || most === undefined) return { defaultPrefix: prefix };
  const isRange = lengths.length > 2 && most - least === lengths.length - 1;
  const length = lengths.length === 1 ? least : isRange ? { min: least, max: most } : lengths;
  return {
    defaultPrefix: prefix,
    lengthRestrictions: { [prefix]: length },
    ...(starts.length > 0 && { shouldStartWith: { [prefix]: starts } }),
    masks: { [prefix]: masksFor(mask, lengths, most) },
  };
}

/** A mask for the example's length, and one without groups for longer numbers; one alone where it is for all. */
function masksFor(mask: string | null, lengths: readonly number[], most: number): string | string[] {
  const room = mask?.replaceAll(' ', '').length ?? 0;
  const whole = '9'.repeat(most);
  if (mask === null || !lengths.includes(room)) return whole;
  return room < most ? [mask, whole] : mask;
}
