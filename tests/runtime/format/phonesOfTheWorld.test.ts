/** Numbers of every country, as libphonenumber-js knows them, typed into a field of another country (USE-01). */
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { type PhonePlan, understandPhone } from '../../../runtime/format/understandPhone.ts';

const PLAN: PhonePlan = { masks: {}, otherMask: '999999999999999', lengths: {}, starts: {} };
const HOME = '+359';
const read = (number: string) => understandPhone({ prefix: HOME, number }, PLAN);

const COUNTRIES = getCountries().map((country) => {
  const example = getExampleNumber(country, examples);
  const number = `${example?.nationalNumber}`;
  const dialled = `${example?.formatNational().replace(/\D/g, '')}`;
  return {
    country,
    prefix: `+${getCountryCallingCode(country)}`,
    number,
    hasTrunkZero: dialled === `0${number}`,
  };
});

/** Numbers that are shorter than one that is still being typed. */
const SHORT = ['AC', 'CK', 'FK', 'SH', 'TA', 'TK'];
/** A 0 begins a number there: whether the right one was typed the rules of the field have to say. */
const BEGIN_WITH_ZERO = ['BJ', 'CG', 'CI', 'GA'];
/** A 0 is dialled inside them, and yet kept after the calling code: the tenant's rules tell, and no digit is lost. */
const ZERO_KEPT = 'BL CD CU EC ER GF GP KH KP LA LR LT LY MC MF MG MQ MW NA PM PY RE RW SD SL SS UY VE YT';

describe('a phone number of any country, with its calling code', () => {
  it('is never taken for one of the field’s own country', () => {
    const others = COUNTRIES.filter(({ country, prefix }) => prefix !== HOME && !SHORT.includes(country));
    expect(others.length).toBeGreaterThan(230);
    for (const { prefix, number, country } of others)
      for (const typed of [`${prefix} ${number}`, `${prefix}${number}`, `00${prefix.slice(1)}-${number}`])
        expect([typed, read(typed)]).toEqual([
          typed,
          { prefix, number, isClear: !BEGIN_WITH_ZERO.includes(country) },
        ]);
  });

  it('stays as it was typed where it is too short to tell', () => {
    for (const { country, prefix, number } of COUNTRIES.filter((each) => SHORT.includes(each.country)))
      expect([country, read(`${prefix} ${number}`)]).toEqual([
        country,
        { prefix: HOME, number: `${prefix} ${number}`, isClear: false },
      ]);
  });

  it('loses the 0 of calls inside the country where there is one, and no other digit', () => {
    const kept = COUNTRIES.filter(
      ({ country, prefix, number }) =>
        !SHORT.includes(country) && read(`${prefix}0${number}`).number !== number,
    );
    const isExpected = ({ country, hasTrunkZero }: (typeof COUNTRIES)[number]) =>
      !hasTrunkZero || ZERO_KEPT.split(' ').includes(country);
    expect(kept.filter((each) => !isExpected(each)).map(({ country }) => country)).toEqual([]);
    expect(kept.filter(({ hasTrunkZero }) => hasTrunkZero).map(({ country }) => country)).toEqual(
      ZERO_KEPT.split(' '),
    );
    for (const { prefix, number } of kept) expect(read(`${prefix}0${number}`).number).toBe(`0${number}`);
  });

  it('loses a 0 in brackets everywhere but where it is part of the number', () => {
    const keeps = COUNTRIES.filter(
      ({ country, prefix, number }) =>
        ![...SHORT, ...BEGIN_WITH_ZERO].includes(country) &&
        read(`${prefix} (0) ${number}`).number !== number,
    );
    expect(keeps.map(({ country }) => country)).toEqual(['IT', 'SM', 'VA']);
  });

  it.each(['plus 48 601234567', 'Plus48601234567', 'плюс 48 601234567', 'tel: plus 48 601234567'])(
    'is understood as it is dictated: %s',
    (typed) => {
      expect(read(typed)).toEqual({ prefix: '+48', number: '601234567', isClear: true });
    },
  );
});
