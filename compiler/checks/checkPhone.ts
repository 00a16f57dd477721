import { callingCodes, prefixOf } from '../../runtime/forms/callingCodes.ts';
import { type Finding, joinPointer } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** A number that the rules ask for can be typed (PHN-03 to PHN-15). */
export const checkPhone: TenantCheck = {
  reads: ['phone'],
  run: ({ phone: { lengthRestrictions, masks, otherMask, maxLength } }) => [
    ...Object.entries(lengthRestrictions).flatMap(([prefix, digits]): Finding[] => {
      const mask = Object.hasOwn(masks, prefix) ? (masks[prefix] ?? '') : otherMask;
      const room = mask.replaceAll(' ', '').length;
      if (digits <= room) return [];
      const message = `${digits} digits are asked for, but the mask "${mask}" takes ${room} only.`;
      return [{ pointer: joinPointer('/phone/lengthRestrictions', prefix), rule: 'phone', message }];
    }),
    ...Object.entries(masks).flatMap(([prefix, mask]): Finding[] => {
      if (mask.length <= maxLength) return [];
      const message = `The mask has ${mask.length} characters, but the field takes ${maxLength} only.`;
      return [{ pointer: joinPointer('/phone/masks', prefix), rule: 'phone', message }];
    }),
  ],
};

/** Prefixes are those of countries, so that they stand in the list that people choose from (ITU-T E.164). */
export const checkPrefixes: TenantCheck = {
  reads: ['phone'],
  run({ phone: { defaultPrefix, preferredCountry, lengthRestrictions, masks } }) {
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
