import { mendsOf, nearestValues, replaceBy } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { isTimeZone } from '../today.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** The time zone is one that dates can be shown in. */
export const checkTimeZone: TenantCheck = {
  reads: ['timeZone'],
  run({ timeZone }) {
    if (isTimeZone(timeZone)) return [];
    const message = `"${timeZone}" is no time zone.${didYouMean(timeZone, Intl.supportedValuesOf('timeZone'))}`;
    const mends = nearestValues(timeZone, Intl.supportedValuesOf('timeZone'));
    return [{ pointer: '/timeZone', rule: 'time-zone', message, ...mends }];
  },
};

/** Currency codes are those of ISO 4217, and the second currency is another one. */
export const checkCurrency: TenantCheck = {
  reads: ['currency'],
  run({ currency: { code, secondary } }) {
    const found = refuseCurrency('/currency/code', code);
    if (!secondary) return found;
    const pointer = '/currency/secondary/code';
    if (secondary.code === code) {
      const message = `"${code}" is the main currency already.`;
      return [...found, { pointer, rule: 'currency', message }];
    }
    return [...found, ...refuseCurrency(pointer, secondary.code)];
  },
};

/** Those of ISO 4217. Kept, as is what names regions: making the two anew takes longer than all the rest of a check. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const REGIONS = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function refuseCurrency(pointer: string, code: string): Finding[] {
  if (CURRENCIES.has(code)) return [];
  const message = `"${code}" is no currency of ISO 4217.${didYouMean(code, [...CURRENCIES])}`;
  return [{ pointer, rule: 'currency', message, ...nearestValues(code, [...CURRENCIES]) }];
}

/** Codes that have a name and are no country: groups of countries, and what ISO 3166 leaves to its users but for XK. */
const NO_COUNTRY = /^(?:AA|EU|EZ|UN|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/** Country codes are those of ISO 3166, so that they have a name in every language. */
export const checkCountry: TenantCheck = {
  reads: ['address'],
  run: ({ address }) => refuseCountry(joinPointer('/address', 'defaultCountry'), address.defaultCountry),
};

/** Of a field that asks for a country, each choice is one. */
export const checkCountryOptions: TenantCheck = {
  reads: ['forms'],
  run: ({ forms }) =>
    [
      { at: '/forms/registration/country', field: forms.registration.country },
      { at: '/forms/personalInfo/countryName', field: forms.personalInfo.countryName },
    ].flatMap(({ at, field }) =>
      (field?.options ?? []).flatMap((code, index) => refuseCountry(`${at}/options/${index}`, code)),
    ),
};

export function refuseCountry(pointer: string, code: string | null): Finding[] {
  if (code === null || isCountry(code)) return [];
  const message = `"${code}" is no country of ISO 3166.`;
  const right = codeOfCountry(code);
  return [{ pointer, rule: 'country', message, ...mendsOf(right === null ? null : replaceBy(right)) }];
}

/** `GB` for `UK`, `CW` for `AN` (Unicode CLDR, aliases of territories). */
function currentCodeOf(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** The code of a country that is written in small letters, by its English name, or by an older code. */
function codeOfCountry(written: string): string | null {
  const current = /^[A-Z]{2}$/i.test(written) ? currentCodeOf(written.toUpperCase()) : written;
  if (current !== written && isCountry(current)) return current;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  const [code, ...others] = codes.filter(
    (each) => each === written.toUpperCase() || REGIONS.of(each)?.toLowerCase() === written.toLowerCase(),
  );
  return code !== undefined && others.length === 0 ? code : null;
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.test(code)) return false;
  // Names of regions fall back to nothing for a code that has none. Old codes and nicknames have the name of another.
  return REGIONS.of(code) !== undefined && currentCodeOf(code) === code;
}
