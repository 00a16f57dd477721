import { describe, expect, it } from 'vitest';
import { declaredRules } from '../../../compiler/formSources.ts';
import { assembleForm } from '../../../runtime/assemble/assembleForm.ts';
import type { DeclaredField, DeclaredForm } from '../../../runtime/assemble/form.ts';
import { formatRule, postalFormats } from '../../../runtime/assemble/postalFormats.ts';
import { aTenant } from '../../support/aTenant.ts';

const address = (
  postalCodes: Readonly<Record<string, string | string[] | null>>,
  defaultCountry: string | null = 'AA',
) => ({ ...aTenant().address, postalCodes, defaultCountry }) as ReturnType<typeof aTenant>['address'];

/** What the ways of a country make of letters and digits. */
const write = (postalCode: string | string[], signs: string) => {
  const [way] = postalFormats(address({ AA: postalCode }), null)?.of['']?.ways ?? [];
  return way && new RegExp(way[0]).test(signs) ? signs.replace(new RegExp(way[0]), way[1]) : null;
};

describe('how a country writes postal codes', () => {
  it.each([
    ['9999', '1234', '1234'],
    ['99-999', '12345', '12-345'],
    ['999 99', '12345', '123 45'],
    ['A9A 9A9', 'K1A0B1', 'K1A 0B1'],
    ['XX-9', 'A12', 'A1-2'],
    ['LV-9999', 'LV1234', 'LV-1234'],
  ])('reads %s from %s', (format, signs, written) => {
    expect(write(format, signs)).toBe(written);
  });

  it.each([
    ['9999', '123'],
    ['9999', '12345'],
    ['9999', 'a1234'],
    ['A9', '19'],
    ['A9', 'a9'],
    ['X', 'a'],
    ['LV-9', 'XX1'],
  ])('reads no %s from %s', (format, signs) => {
    expect(write(format, signs)).toBeNull();
  });

  it.each([
    ['99-999', '00-000', '12-345'],
    ['A9A 9A9', 'A0A 0A0', 'A1B 2C3'],
    ['XXXX', 'XXXX', 'A1B2'],
    ['LV-99', 'LV-00', 'LV-12'],
  ])('tells people %s as %s, such as %s', (said, format, example) => {
    expect(postalFormats(address({ AA: said }), null)?.of['']).toMatchObject({ format: [format], example });
  });

  it('has an example as long as the format', () => {
    expect(postalFormats(address({ AA: '999999999999' }), null)?.of['']?.example).toBe('123456789099');
  });

  it('may know several ways, of which the first is the example', () => {
    const found = postalFormats(address({ AA: ['999', '9999'] }), null);
    expect(found?.of['']).toMatchObject({ format: ['000', '0000'], example: '123' });
    expect(found?.of['']?.ways).toHaveLength(2);
  });
});

describe('whose formats a form knows', () => {
  const all = { AA: '99', BB: 'A9', CC: null };

  it('are those of every country where it asks for one, by that field', () => {
    const found = postalFormats(address(all), 'country');
    expect(found?.by).toBe('country');
    expect(Object.keys(found?.of ?? {})).toEqual(['AA', 'BB', 'CC']);
    expect(found?.of.CC).toBeNull();
  });

  it('is that of its own country else', () => {
    const found = postalFormats(address(all, 'BB'), null);
    expect(found?.by).toBe('');
    expect(Object.keys(found?.of ?? {})).toEqual(['']);
    expect(found?.of['']?.format).toEqual(['A0']);
  });

  it('are none where nothing is said', () => {
    expect(postalFormats(address({}), 'country')).toBeNull();
    expect(postalFormats(address(all, 'DD'), null)).toBeNull();
    expect(postalFormats(address(all, null), null)).toBeNull();
  });
});

describe('the rule that holds a field to its formats', () => {
  const ruleOf = (codes: Parameters<typeof address>[0], by: string | null) => {
    const formats = postalFormats(address(codes), by);
    return formats && formatRule('zip', formats);
  };

  it('is one pattern in one country', () => {
    expect(ruleOf({ AA: ['99-9', 'A9'] }, null)).toEqual({
      postalFormat: {
        'x-about': 'zip',
        allOf: [
          {
            type: 'object',
            properties: { zip: { type: 'string', pattern: '^(?:[0-9][0-9]-[0-9]|[A-Z][0-9])$' } },
          },
        ],
      },
    });
  });

  it('is one for each country that is chosen, but those that have none', () => {
    expect(ruleOf({ AA: '9', BB: null }, 'country')).toEqual({
      postalFormat: {
        'x-about': 'zip',
        allOf: [
          {
            if: {
              type: 'object',
              properties: { country: { type: 'string', const: 'AA' } },
              required: ['country'],
            },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON schema
            then: { type: 'object', properties: { zip: { type: 'string', pattern: '^(?:[0-9])$' } } },
          },
        ],
      },
    });
  });

  it('is none where no country has any', () => {
    expect(ruleOf({ AA: null }, 'country')).toEqual({});
  });
});

describe('the field of a postal code', () => {
  const text: DeclaredField = {
    type: 'string',
    'x-label': 'forms.postalCode',
    'x-widget': 'text',
    'x-rules': [],
  };
  const form = (properties: DeclaredForm['properties']): DeclaredForm => ({
    $schema: '',
    title: 'address',
    description: '',
    type: 'object',
    properties,
  });
  const zip: DeclaredField = { ...text, 'x-country': 'country' };
  const assemble = (codes: Parameters<typeof address>[0], properties: DeclaredForm['properties']) =>
    assembleForm(aTenant({ address: address(codes) }), form(properties), declaredRules);

  it('knows the formats by the country that is chosen', () => {
    const { fields, schema } = assemble({ AA: '9', BB: null }, { zip, country: text });
    expect(fields[0]?.formats).toMatchObject({ by: 'country', of: { BB: null } });
    expect(fields[1]).not.toHaveProperty('formats');
    expect(schema.postalFormat).toMatchObject({ 'x-about': 'zip' });
  });

  it('knows that of its own country where none is asked for', () => {
    const { fields, schema } = assemble({ AA: '9' }, { zip });
    expect(fields[0]?.formats?.by).toBe('');
    expect(schema.postalFormat).toMatchObject({
      allOf: [{ properties: { zip: { pattern: '^(?:[0-9])$' } } }],
    });
  });

  it('is not there where the country has none', () => {
    expect(assemble({ AA: null }, { zip, other: text }).fields.map(({ name }) => name)).toEqual(['other']);
    expect(assemble({}, { zip }).fields[0]).not.toHaveProperty('formats');
  });
});
