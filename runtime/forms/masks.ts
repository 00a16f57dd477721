/** How masks group what is typed into them; nothing is left out. Pure. */
import { groupDigits, type Mask } from '../format/phoneNumber.ts';

/** Digits in the groups of a mask of nines and spaces, of several the first with room; text of another kind as it is. */
export function groupTyped(number: string, mask: Mask): string {
  return /^[\d ]*$/.test(number) ? groupDigits(number, mask).trimEnd() : number;
}

/** The slashes of DD/MM/YYYY, as long as its parts are written out; `5/3/1990` is left alone. */
export function slashDay(typed: string): string {
  const digits = typed.replaceAll('/', '');
  return /^(?:\d\d?|\d\d\/?\d{0,2}|\d\d\/?\d\d\/?\d*)$/.test(typed)
    ? [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
    : typed;
}

/** A code in its boxes: what stands between its digits has no box. */
export function joinCode(typed: string): string {
  return /^[\d\s-]*$/.test(typed) ? typed.replace(/\D/g, '') : typed;
}
