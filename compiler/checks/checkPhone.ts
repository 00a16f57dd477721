import { lengthsOf } from '../../runtime/assemble/phoneOptions.ts';
import { roomIn } from '../../runtime/format/phoneNumber.ts';
import { callingCodes, prefixOf } from '../../runtime/forms/callingCodes.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { type Finding, joinPointer } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

type PhoneOptions = Tenant['phone'];

/** A number that the rules ask for can be typed, and each mask is one of such a number (PHN-03 to PHN-15). */
export const checkPhone: TenantCheck = {
  reads: ['phone'],
  run: ({ phone }) => [
    ...Object.entries(phone.lengthRestrictions).flatMap(([prefix, said]): Finding[] => {
      const pointer = joinPointer('/phone/lengthRestrictions', prefix);
      if (said !== null && typeof said === 'object' && !Array.isArray(said) && said.min > said.max) {
        const message = `The least, ${said.min}, is more than the most, ${said.max}.`;
        return [{ pointer: joinPointer(pointer, 'min'), rule: 'phone', message }];
      }
      const most = Math.max(...lengthsAfter(prefix, phone));
      const mask = phone.masks[prefix] ?? phone.otherMask;
      if (most <= roomIn(mask)) return [];
      const message = `${most} digits are asked for, but the mask "${[mask].flat().at(-1)}" takes ${roomIn(mask)} only.`;
      return [{ pointer, rule: 'phone', message }];
    }),
    ...Object.entries(phone.masks).flatMap(([prefix, said]) =>
      checkMasks(joinPointer('/phone/masks', prefix), said, lengthsAfter(prefix, phone), phone.maxLength),
    ),
  ],
};

function lengthsAfter(prefix: string, { lengthRestrictions }: PhoneOptions): readonly number[] {
  const said = lengthRestrictions[prefix] ?? null;
  return said === null ? [] : [lengthsOf(said)].flat();
}

/** Of several masks each is for longer numbers than the one before it, and for some that the rules take. */
function checkMasks(
  pointer: string,
  said: PhoneOptions['masks'][string] | undefined,
  lengths: readonly number[],
  mostSigns: number,
): Finding[] {
  const masks = [said ?? []].flat();
  return masks.flatMap((mask, index): Finding[] => {
    const refuse = (message: string) => [
      { pointer: Array.isArray(said) ? joinPointer(pointer, index) : pointer, rule: 'phone', message },
    ];
    if (mask.length > mostSigns)
      return refuse(`The mask has ${mask.length} characters, but the field takes ${mostSigns} only.`);
    const [room, before] = [roomIn(mask), index === 0 ? 0 : roomIn(masks[index - 1] ?? '')];
    if (room <= before)
      return refuse(
        `The mask is for ${room} digits, and the one before it for ${before}. The shortest mask is the first, for example ["99 9999 9999", "99 99999 9999"].`,
      );
    if (lengths.length === 0 || lengths.some((length) => length > before && length <= room)) return [];
    const allowed = new Intl.ListFormat('en', { type: 'disjunction' }).format(lengths.map(String));
    // Where the mask is too short for any number, the numbers are refused, each with its place.
    if (lengths.every((length) => length > room) && index === masks.length - 1) return [];
    return refuse(`The mask is for ${room} digits, but after this prefix a number has ${allowed}.`);
  });
}

/** Prefixes are those of countries, so that they stand in the list that people choose from (ITU-T E.164). */
export const checkPrefixes: TenantCheck = {
  reads: ['phone'],
  run({ phone: { defaultPrefix, preferredCountry, lengthRestrictions, shouldStartWith, masks } }) {
    const refuse = (pointer: string, prefix: string): Finding[] => {
      if (callingCodes.some((each) => each.prefix === prefix)) return [];
      const message = `"${prefix}" is the prefix of no country, so nobody could choose it.`;
      return [{ pointer, rule: 'prefix', message }];
    };
    const isWithout = preferredCountry !== null && prefixOf(preferredCountry) === null;
    return [
      ...(defaultPrefix === null ? [] : refuse('/phone/defaultPrefix', defaultPrefix)),
      ...Object.keys(lengthRestrictions).flatMap((each) =>
        refuse(joinPointer('/phone/lengthRestrictions', each), each),
      ),
      ...Object.keys(shouldStartWith).flatMap((each) =>
        refuse(joinPointer('/phone/shouldStartWith', each), each),
      ),
      ...Object.keys(masks).flatMap((each) => refuse(joinPointer('/phone/masks', each), each)),
      ...(isWithout
        ? [
            {
              pointer: '/phone/preferredCountry',
              rule: 'prefix',
              message: `"${preferredCountry}" is no country with a prefix of its own.`,
            },
          ]
        : []),
    ];
  },
};
