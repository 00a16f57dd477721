/** Digits of cards and codes, and days, as people paste and dictate them. Pure. */
import { readTypedDay } from './calendarDay.ts';
import { plainSigns, withoutSeparators } from './plainText.ts';

/** How many digits a card number has in full (ISO/IEC 7812). */
const WHOLE_CARD = /^\d{12,19}$/;
/** A card number with all but its last digits hidden. */
const HIDDEN_CARD = /^[\d\s-]*[*•●∙xх.…#][\d\s*•●∙xх.…#-]*?(\d+)$/i;

/**
 * The digits that are meant, with nothing between them: of a text with one such number, that number. What is not
 * understood comes back as it was typed.
 * @param least fewest digits of a number that is looked for in a text
 */
export function understandDigits(typed: string, least: number, most: number): string {
  const text = plainSigns(typed);
  const digits = withoutSeparators(text);
  if (/^\d*$/.test(digits)) return digits;
  const numbersIn = (part: string) =>
    part
      .split(/[^\p{L}\d#*]+/u)
      .filter((word) => /^\d+$/.test(word) && word.length >= least && word.length <= most);
  for (const part of [text, text.replace(/(\d)[\s\p{Pd}](?=\d)/gu, '$1')]) {
    const [first, ...others] = numbersIn(part);
    if (first !== undefined && others.length === 0) return first;
  }
  return typed;
}

/** The last digits of a card number, also where somebody gives the whole of it: that is never kept. */
export function understandLastDigits(typed: string, count: number): string {
  const digits = withoutSeparators(plainSigns(typed));
  const [, shown] = HIDDEN_CARD.exec(plainSigns(typed)) ?? [];
  if (WHOLE_CARD.test(digits)) return digits.slice(-count);
  return shown?.length === count ? shown : understandDigits(typed, count, count);
}

/** Day, month and year as they stand in a text: divided by anything but letters, or eight digits. */
const YEAR_LAST = /^(\d\d?)[^\p{L}\d]+(\d\d?)[^\p{L}\d]+(\d{4})\s*[гrр]?\.?$/u;
const YEAR_FIRST = /^(\d{4})[^\p{L}\d]+(\d\d?)[^\p{L}\d]+(\d\d?)(?:T.*)?$/u;

/** `DD/MM/YYYY` of a day, its year first or last; as typed where it is no day of the calendar since 1900. */
export function understandDay(typed: string): string {
  // Typed key by key, a year that comes first has got slashes within and behind it before the rest shows what it is.
  const text = plainSigns(typed).replace(/^(\d\d)\/(\d\d)(?:\/(?=\d{4}$)|(?=[-.]\d\d?[-.]\d\d?$))/, '$1$2');
  const partsBy = (pattern: RegExp) => pattern.exec(text)?.slice(1) ?? [];
  const readings = [
    partsBy(YEAR_LAST),
    partsBy(/^(\d\d)(\d\d)(\d{4})$/),
    partsBy(YEAR_FIRST).reverse(),
    partsBy(/^(\d{4})(\d\d)(\d\d)$/).reverse(),
  ];
  const days = readings.map(
    ([day = '', month = '', year = '']) => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
  );
  // Eight digits are one day at most: `20010203` is no day of the year 203, and there is no month 19 or 20.
  return days.find((day) => day.slice(6) > '1899' && readTypedDay(day)) ?? typed;
}
