import { describe, expect, it } from 'vitest';
import { declaredForms, declaredRules } from '../../../compiler/formSources.ts';
import { assembleForm } from '../../../runtime/assemble/assembleForm.ts';
import type { DeclaredField, DeclaredForm } from '../../../runtime/assemble/form.ts';
import { aTenant } from '../../support/aTenant.ts';

describe('the order of names in forms', () => {
  it('moves the two names alone, wherever they stand', () => {
    const field = (token?: string): DeclaredField => ({
      type: 'string',
      'x-label': 'forms.firstName',
      'x-widget': 'text',
      'x-rules': [],
      ...(token && { 'x-autocomplete': token }),
    });
    const form: DeclaredForm = {
      $schema: '',
      title: 'contact',
      description: '',
      type: 'object',
      properties: {
        email: field('email'),
        first: field('given-name'),
        other: field(),
        last: field('family-name'),
        end: field('tel'),
      },
    };
    const namesOf = (order: 'givenFirst' | 'familyFirst') =>
      assembleForm(aTenant({ names: { order } }), form, declaredRules).fields.map(({ name }) => name);
    expect(namesOf('givenFirst')).toEqual(['email', 'first', 'other', 'last', 'end']);
    expect(namesOf('familyFirst')).toEqual(['email', 'last', 'other', 'first', 'end']);
  });

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
