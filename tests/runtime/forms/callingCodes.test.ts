/** Our own short list of calling codes is held to the metadata of libphonenumber-js (decision 020). */
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { understandPhone } from '../../../runtime/format/understandPhone.ts';
import { callingCodes, countryOf, prefixOf } from '../../../runtime/forms/callingCodes.ts';

const PLAN = { masks: {}, otherMask: '999999999999999', lengths: {}, starts: {} };

describe('calling codes', () => {
  it('are those of libphonenumber, for every country that both know', () => {
    const wrong = callingCodes.filter(
      ({ country, prefix }) =>
        isSupportedCountry(country) && !prefix.startsWith(`+${getCountryCallingCode(country)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('leave no country out', () => {
    const ours = new Set(callingCodes.map(({ country }) => country));
    // Two parts of Saint Helena, for which ISO 3166-1 has no codes of their own.
    expect(getCountries().filter((country) => !ours.has(country))).toEqual(['AC', 'TA']);
  });

  it.each(getCountries().map((country) => [country, getCountryCallingCode(country)] as const))(
    'are told from the number that follows, for %s (+%s)',
    (_, code) => {
      const read = understandPhone({ prefix: '', number: `+${code} 512345678` }, PLAN);
      expect(read.prefix).toBe(`+${code}`);
    },
  );
});

describe('a calling code that several countries share', () => {
  it.each([
    ['+1', 'US'],
    ['+7', 'RU'],
    ['+39', 'IT'],
    ['+44', 'GB'],
    ['+47', 'NO'],
    ['+61', 'AU'],
    ['+212', 'MA'],
    ['+262', 'RE'],
    ['+358', 'FI'],
    ['+590', 'GP'],
    ['+599', 'CW'],
  ])('is known for the largest of them: %s', (prefix, country) => {
    expect(countryOf(prefix)).toBe(country);
  });

  it.each([
    ['+359', 'BG'],
    ['+40', 'RO'],
    ['+48', 'PL'],
    ['+1242', 'BS'],
  ])('is that of the one country that has it: %s', (prefix, country) => {
    expect(countryOf(prefix)).toBe(country);
    expect(prefixOf(country)).toBe(prefix);
  });

  it('is nobody’s where nobody has it, and none where a country has none', () => {
    expect([countryOf('+999'), countryOf(''), countryOf('48')]).toEqual([undefined, undefined, undefined]);
    expect([prefixOf('AQ'), prefixOf('')]).toEqual([null, null]);
  });
});
