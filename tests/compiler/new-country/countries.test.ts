/** Countries as public data have them: money, days, phones and zones, each as a draft that compiles. */
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../../compiler/builtInWords.ts';
import { compileTenant } from '../../../compiler/compileTenant.ts';
import { listCountryCodes } from '../../../compiler/new-country/cldr.ts';
import { countryChoice, countryFacts, dateFacts } from '../../../compiler/new-country/countryFacts.ts';
import { planTenant } from '../../../compiler/new-country/planTenant.ts';
import { previewTenant } from '../../../compiler/new-country/previewTenant.ts';
import { CannotCreate } from '../../../compiler/newTenant.ts';
import { readLanguageTag } from '../../../compiler/words/readLanguageTag.ts';
import { manifests } from '../../../screens/index.ts';

type Row = readonly [
  country: string,
  language: string,
  currency: string,
  decimals: number,
  shown: number,
  order: string,
  prefix: string,
  lengths: readonly number[],
  timeZone: string,
];

/** As ISO 4217, ITU-T E.164 and the countries themselves have them. */
const COUNTRIES: readonly Row[] = [
  ['HU', 'hu', 'HUF', 2, 0, 'YMD', '+36', [9], 'Europe/Budapest'],
  ['CZ', 'cs', 'CZK', 2, 2, 'DMY', '+420', [9], 'Europe/Prague'],
  ['SK', 'sk', 'EUR', 2, 2, 'DMY', '+421', [9], 'Europe/Bratislava'],
  ['HR', 'hr', 'EUR', 2, 2, 'DMY', '+385', [8, 9], 'Europe/Zagreb'],
  ['RS', 'sr', 'RSD', 2, 2, 'DMY', '+381', [8, 9, 10], 'Europe/Belgrade'],
  ['MD', 'ro', 'MDL', 2, 2, 'DMY', '+373', [8], 'Europe/Chisinau'],
  ['GR', 'el', 'EUR', 2, 2, 'DMY', '+30', [10], 'Europe/Athens'],
  ['TR', 'tr', 'TRY', 2, 2, 'DMY', '+90', [10], 'Europe/Istanbul'],
  ['DE', 'de', 'EUR', 2, 2, 'DMY', '+49', [10, 11], 'Europe/Berlin'],
  ['AT', 'de', 'EUR', 2, 2, 'DMY', '+43', [7, 8, 9, 10, 11, 12, 13], 'Europe/Vienna'],
  ['CH', 'de', 'CHF', 2, 2, 'DMY', '+41', [9], 'Europe/Zurich'],
  ['FR', 'fr', 'EUR', 2, 2, 'DMY', '+33', [9], 'Europe/Paris'],
  ['IT', 'it', 'EUR', 2, 2, 'DMY', '+39', [9, 10], 'Europe/Rome'],
  ['ES', 'es', 'EUR', 2, 2, 'DMY', '+34', [9], 'Europe/Madrid'],
  ['PT', 'pt', 'EUR', 2, 2, 'DMY', '+351', [9], 'Europe/Lisbon'],
  ['GB', 'en', 'GBP', 2, 2, 'DMY', '+44', [10], 'Europe/London'],
  ['IE', 'en', 'EUR', 2, 2, 'DMY', '+353', [9], 'Europe/Dublin'],
  ['SE', 'sv', 'SEK', 2, 2, 'YMD', '+46', [9], 'Europe/Stockholm'],
  ['NO', 'nb', 'NOK', 2, 2, 'DMY', '+47', [8], 'Europe/Oslo'],
  ['DK', 'da', 'DKK', 2, 2, 'DMY', '+45', [8], 'Europe/Copenhagen'],
  ['US', 'en', 'USD', 2, 2, 'MDY', '+1', [10], 'America/New_York'],
  ['CA', 'en', 'CAD', 2, 2, 'YMD', '+1', [10], 'America/Toronto'],
  ['DO', 'es', 'DOP', 2, 2, 'DMY', '+1809', [7], 'America/Santo_Domingo'],
  ['BR', 'pt', 'BRL', 2, 2, 'DMY', '+55', [10, 11], 'America/Sao_Paulo'],
  ['MX', 'es', 'MXN', 2, 2, 'DMY', '+52', [10], 'America/Mexico_City'],
  ['JP', 'ja', 'JPY', 0, 0, 'YMD', '+81', [10], 'Asia/Tokyo'],
  ['KR', 'ko', 'KRW', 0, 0, 'YMD', '+82', [9, 10], 'Asia/Seoul'],
  ['KW', 'ar', 'KWD', 3, 3, 'DMY', '+965', [8], 'Asia/Kuwait'],
  ['IL', 'he', 'ILS', 2, 2, 'DMY', '+972', [9], 'Asia/Jerusalem'],
  ['RU', 'ru', 'RUB', 2, 2, 'DMY', '+7', [10], 'Europe/Moscow'],
  ['KZ', 'ru', 'KZT', 2, 2, 'DMY', '+7', [10], 'Asia/Almaty'],
  ['MN', 'mn', 'MNT', 2, 2, 'YMD', '+976', [8], 'Asia/Ulaanbaatar'],
  ['AU', 'en', 'AUD', 2, 2, 'DMY', '+61', [9], 'Australia/Sydney'],
  ['ZA', 'en', 'ZAR', 2, 2, 'YMD', '+27', [5, 6, 7, 8, 9], 'Africa/Johannesburg'],
];

const wordsFiles = await loadWordsFiles('tenant-config/languages');
const today = () => '2026-11-21';
const settings = { environment: 'dev', variables: {}, screens: manifests, version: '3.10.4', today } as const;
/** A shipped tenant, as it would be copied. */
const [{ from, text }] = [await previewTenant({ country: 'HU' }, { ...settings, folder: 'tenant-config' })];
const original = JSON.parse(text);
const options = {
  originals: [{ code: from, value: { ...original, status: 'live' } }],
  words: new Map([['en', true]]),
  screens: manifests,
};

describe('a draft for a country', () => {
  it.each(COUNTRIES)('of %s has its language, money, days, phones and zone, and compiles', (...row) => {
    const [country, language, currency, decimals, shown, order, prefix, lengths, timeZone] = row;
    const facts = countryFacts(country);
    expect(facts).toMatchObject({ phone: { prefix, lengths } });
    expect(facts?.languages[0]).toBe(language);
    expect(dateFacts(language, country).order).toBe(order);

    const planned = planTenant({ country, code: country === 'DO' ? 'dom' : country.toLowerCase() }, options);
    const file = JSON.parse(planned.text);
    expect(file.currency).toMatchObject({ code: currency, decimals });
    expect(file.currency.shownDecimals ?? file.currency.decimals).toBe(shown);
    expect(file).toMatchObject({ timeZone, status: 'draft', address: { defaultCountry: country } });
    expect(file.phone).toMatchObject({ defaultPrefix: prefix, preferredCountry: country });
    const result = compileTenant({
      ...settings,
      text: planned.text,
      file: `${planned.code}.json`,
      words: wordsOf(wordsFiles),
    });
    expect(result).toMatchObject({ ok: true, warnings: [] });
  });

  it.each([
    ['HU', '−1 235 Ft'],
    ['CH', "CHF−1'234.50"],
    ['US', '−$1,234.50'],
    ['FR', '−1 234,50 €'],
    ['KW', '−1,234.500 د.ك.'],
    ['JP', '−￥1,235'],
    ['CL', '$−1.235'],
    ['CV', '−1 234.50 CVE'],
  ])('of %s writes money as %s', (country, written) => {
    const { prefilled } = planTenant({ country }, options);
    const { value = '' } = prefilled.find(({ pointer }) => pointer === '/money') ?? {};
    // What runs from right to left is fenced by marks that nobody sees.
    expect(value.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/[\u00a0\u202f]/g, ' ')).toBe(written);
  });

  it.each([
    ['NZ', ['en']],
    ['TW', ['zh-Hant']],
    ['PE', ['es']],
    ['AW', ['nl']],
    ['MV', ['en']],
  ])('of %s leaves official languages out that no file can be of', (country, languages) => {
    expect(planTenant({ country, code: 'xx' }, options).decided.languages.wanted).toEqual(languages);
  });

  it('has a language of its own, whatever the country', () => {
    const tags = new Set(listCountryCodes().flatMap((code) => countryChoice(code).languages));
    expect(tags.size).toBeGreaterThan(80);
    for (const tag of tags) expect(readLanguageTag(tag)).toBe(tag);
    for (const code of listCountryCodes()) expect(countryChoice(code).languages).not.toEqual([]);
  });

  it('begins with a zone of the country itself, of which it names each once', () => {
    for (const code of listCountryCodes()) {
      const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale(`und-${code}`);
      const { timeZones } = countryChoice(code);
      expect(timeZones.toSorted(), code).toEqual((locale.getTimeZones?.() ?? []).toSorted());
    }
  });

  describe('of a tenant that extends a group', () => {
    const { address: _, theme: __, card, features, ...own } = original;
    const grouped = (products: readonly string[], more: object = {}) => {
      const value = { ...own, extends: 'north', status: 'live' };
      const whole = { ...value, address: original.address, theme: original.theme, card, features };
      const answers = { country: 'HU', features: { balances: true }, products, ...more };
      return planTenant(answers, { ...options, originals: [{ code: from, value, whole }] });
    };

    it('is written beside what the group says', () => {
      const products = Object.keys(card.products);
      const file = JSON.parse(grouped(products).text);
      expect(file).toMatchObject({ extends: 'north', address: { defaultCountry: 'HU' } });
      expect(file.card).toEqual({ products: card.products });
      expect(file.features).toEqual({ ...features, balances: 'on' });
      expect(file).not.toHaveProperty('theme');
      expect(JSON.parse(grouped(products, { brand: 'Vela' }).text).theme).toEqual({ brandName: 'Vela' });
    });

    it('has every product of the group', () => {
      const [first = '', left] = Object.keys(card.products);
      expect(() => grouped([first])).toThrow(
        new CannotCreate(
          `The product "${left}" is of the group "north", which the new tenant extends: it cannot be left out. Choose it as well, or copy a tenant without that group.`,
        ),
      );
    });
  });

  it('says of each value where it is from', () => {
    const { prefilled } = planTenant({ country: 'HU', brand: 'Vela', currency: 'EUR' }, options);
    const source = (pointer: string) => prefilled.find((each) => each.pointer === pointer)?.source;
    expect(source('/theme/brandName')).toBe('your answer');
    expect(source('/currency')).toMatch(/^your answer; .*ISO 4217$/);
    expect(source('/timeZone')).toMatch(/^Unicode CLDR \d/);
    expect(source('/phone')).toBe('libphonenumber, mobile numbers');
  });
});
