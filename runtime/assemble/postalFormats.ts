/** Postal codes as a country writes them: from formats such as `99-999` to what reads, checks and explains them. */
import type { TenantOptions } from '../tenant/pageData.ts';
import type { AppliedConstraint } from './applyRules.ts';
import type { CountryFormat, FieldFormats } from './form.ts';

/**
 * @param by the field of the form that holds the country; null where it asks for none
 * @returns null where nothing is said of any country that the form may be about
 */
export function postalFormats(
  { postalCodes, defaultCountry }: TenantOptions['address'],
  by: string | null,
): FieldFormats | null {
  const own = [['', postalCodes[defaultCountry ?? '']] as const];
  const known = (by === null ? own : Object.entries(postalCodes)).flatMap(([country, said]) =>
    said === undefined ? [] : [[country, said === null ? null : countryFormat([said].flat())] as const],
  );
  return known.length === 0 ? null : { by: by ?? '', of: Object.fromEntries(known) };
}

function countryFormat(formats: readonly string[]): CountryFormat {
  return {
    ways: formats.map((format) => {
      const signs = format.split(/[ -]/).map((group) => `(${patternOf(group)})`);
      const written = [...format.matchAll(/[ -]|$/g)].map(([sign], index) => `$${index + 1}${sign}`);
      return [`^${signs.join('')}$`, written.join('')] as const;
    }),
    format: formats.map((format) => format.replaceAll('9', '0')),
    example: exampleOf(formats[0] ?? ''),
  };
}

const KINDS: Readonly<Record<string, string>> = { 9: '[0-9]', A: '[A-Z]', X: '[A-Z0-9]' };

function patternOf(format: string): string {
  return [...format].map((sign) => KINDS[sign] ?? sign).join('');
}

/** `12-345` of `99-999`, `A1B 2C3` of `A9A 9A9`. */
function exampleOf(format: string): string {
  const next = { 9: [...'1234567890'].values(), A: [...'ABCDEFGHJK'].values() };
  return [...format]
    .map((sign, index) => {
      const kind = sign === 'X' ? (index % 2 === 0 ? 'A' : 9) : sign;
      return kind === 9 || kind === '9' || kind === 'A' ? (next[kind].next().value ?? kind) : kind;
    })
    .join('');
}

/** The rule of the whole form that holds a field to the formats, as JSON schema: no text of a tenant is a pattern. */
export function formatRule(field: string, { by, of }: FieldFormats): AppliedConstraint['ofForm'] {
  const having = (name: string, schema: object) => ({
    type: 'object',
    properties: { [name]: { type: 'string', ...schema } },
  });
  const rules = Object.entries(of).flatMap(([country, said]): object[] => {
    if (said === null) return [];
    const all = said.format.map((format) => patternOf(format.replaceAll('0', '9')));
    const held = having(field, { pattern: `^(?:${all.join('|')})$` });
    if (by === '') return [held];
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON schema
    return [{ if: { ...having(by, { const: country }), required: [by] }, then: held }];
  });
  return rules.length === 0 ? {} : { postalFormat: { 'x-about': field, allOf: rules } };
}
