/** Masks as maskito takes them. As lists of characters, so that pasted text that is too long is cut, not refused. */
import type { MaskitoOptions } from '@maskito/core';
import { typeDay } from '../format/calendarDay.ts';

const DIGIT = /\d/;

/** Up to that many digits, and nothing else. */
export function digitsMask(most: number): MaskitoOptions {
  return { mask: Array.from({ length: most }, () => DIGIT) };
}

/** As the tenant writes it: 9 for a digit, and spaces. */
export function patternMask(pattern: string): MaskitoOptions {
  return { mask: [...pattern].map((sign) => (sign === '9' ? DIGIT : sign)) };
}

/** DD/MM/YYYY. Browsers fill in a birthday as YYYY-MM-DD, which is turned before the mask cuts it. */
export const dayMask: MaskitoOptions = {
  mask: [DIGIT, DIGIT, '/', DIGIT, DIGIT, '/', DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: typeDay(elementState.value) || elementState.value },
      data: typeDay(data) || data,
    }),
  ],
};
