import { describe, expect, it } from 'vitest';
import { declaredForms, declaredRules } from '../../../compiler/formSources.ts';
import { assembleForm } from '../../../runtime/assemble/assembleForm.ts';
import { aTenant } from '../../support/aTenant.ts';

describe('the order of names in forms', () => {
  it.each([
    ['givenFirst', ['firstName', 'lastName']],
    ['familyFirst', ['lastName', 'firstName']],
  ] as const)('%s', (order, names) => {
    const tenant = aTenant({ names: { order } });
    for (const form of ['registrationPersonal', 'personalInfo'] as const) {
      const { fields, schema } = assembleForm(tenant, declaredForms[form], declaredRules);
      expect(fields.slice(0, 2).map(({ name }) => name)).toEqual(names);
      expect(Object.keys(schema.properties).slice(0, 2)).toEqual(names);
      expect(
        fields
          .slice(0, 2)
          .map(({ autocomplete }) => autocomplete)
          .sort(),
      ).toEqual(['family-name', 'given-name']);
    }
  });
});
