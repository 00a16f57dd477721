import { describe, expect, it } from 'vitest';
import { declaredForms, declaredRules } from '../../compiler/formSources.ts';
import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import { sentValues } from '../../runtime/forms/formValues.ts';
import { aTenant } from '../support/aTenant.ts';
import { aForm } from '../support/compiledForms.ts';

const FORMATS = {
  HU: '9999',
  JP: '999-9999',
  KW: '99999',
  BR: '99999-999',
  PL: '99-999',
  NL: '9999 AA',
  CA: 'A9A 9A9',
  LV: 'LV-9999',
  IE: ['A99 XXXX', 'A9A XXXX'] as [string, ...string[]],
  GB: ['A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'] as [string, ...string[]],
  AE: null,
};
const address = { mode: 'country' as const, postalCodes: FORMATS, defaultCountry: null };
const tenant = aTenant({ address });
const registration = aForm(tenant, 'registrationPersonal');

describe('the postal code of an address', () => {
  it.each([
    ['HU', '1011', '1011'],
    ['HU', '１０１１', '1011'],
    ['JP', '1000001', '100-0001'],
    ['JP', '100 - 0001', '100-0001'],
    ['JP', '１００−０００１', '100-0001'],
    ['KW', ' 13 001 ', '13001'],
    ['BR', '01310100', '01310-100'],
    ['BR', '01310–100', '01310-100'],
    ['PL', '00 950', '00-950'],
    ['NL', '1011ab', '1011 AB'],
    ['NL', '1011  AB', '1011 AB'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['LV', 'lv1010', 'LV-1010'],
    ['IE', 'a65f4e2', 'A65 F4E2'],
    ['IE', 'D6W XY00', 'D6W XY00'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm11ae', 'M1 1AE'],
    ['GB', 'EC1A-1BB', 'EC1A 1BB'],
  ])('of %s, typed as %s, is sent as %s', async (country, typed, sent) => {
    const { module, ruleOf } = await registration;
    const values = { country, postalCode: typed };
    expect(ruleOf('postalCode', values)).toBe(null);
    expect(sentValues(module.form.fields, values).postalCode).toBe(sent);
  });

  it.each([
    ['HU', '101', ['0000'], '1234'],
    ['HU', '1011 AB', ['0000'], '1234'],
    ['JP', '10000', ['000-0000'], '123-4567'],
    ['BR', '0131010', ['00000-000'], '12345-678'],
    ['CA', '1KA 0B1', ['A0A 0A0'], 'A1B 2C3'],
    ['LV', 'LT-1010', ['LV-0000'], 'LV-1234'],
    ['NL', '1011 ΑΒ', ['0000 AA'], '1234 AB'],
    ['IE', 'A6', ['A00 XXXX', 'A0A XXXX'], 'A12 B3C4'],
  ])('of %s is not %s, and the format is told with an example', async (country, typed, format, example) => {
    const { check } = await registration;
    const found = check({ country, postalCode: typed }).find(({ field }) => field === 'postalCode');
    expect(found).toMatchObject({ rule: 'postalFormat', parameters: { format, example } });
  });

  it('of another country, or of none that is chosen yet, has no format', async () => {
    const { module, ruleOf } = await registration;
    for (const country of [undefined, 'FR']) {
      const values = { country, postalCode: '1011ab' };
      expect(ruleOf('postalCode', values)).toBe(null);
      expect(sentValues(module.form.fields, values).postalCode).toBe('1011ab');
    }
  });

  it('follows the country that is chosen after it', async () => {
    const { ruleOf } = await registration;
    expect(ruleOf('postalCode', { country: 'NL', postalCode: '1011ab' })).toBe(null);
    expect(ruleOf('postalCode', { country: 'HU', postalCode: '1011ab' })).toBe('postalFormat');
  });

  it.each(['registrationPersonal', 'personalInfo', 'deliveryAddress'] as const)(
    'is that of the default country where %s asks for none, and is not there where that has none',
    async (name) => {
      const field = name === 'registrationPersonal' ? 'postalCode' : 'zipCode';
      const inCounty = (defaultCountry: string) =>
        aTenant({ address: { ...address, mode: 'county', defaultCountry } });
      const { module, ruleOf } = await aForm(inCounty('PL'), name);
      expect(ruleOf(field, { [field]: '0095' })).toBe('postalFormat');
      expect(sentValues(module.form.fields, { [field]: '00950' })[field]).toBe('00-950');
      const emirates = assembleForm(inCounty('AE'), declaredForms[name], declaredRules);
      expect(emirates.fields.map((each) => each.name)).not.toContain(field);
    },
  );
});
