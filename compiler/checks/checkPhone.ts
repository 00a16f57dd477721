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
