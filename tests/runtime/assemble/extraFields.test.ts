import { describe, expect, it } from 'vitest';
import { declaredRules } from '../../../compiler/formSources.ts';
import { assembleForm } from '../../../runtime/assemble/assembleForm.ts';
import { type ExtraField, extraWords } from '../../../runtime/assemble/extraFields.ts';
import type { DeclaredField, DeclaredForm } from '../../../runtime/assemble/form.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';

const extra = (changes: Partial<ExtraField> = {}): ExtraField => ({
  name: 'badge',
  kind: 'text',
  label: { en: 'Badge' },
  sentAs: 'badge_no',
  ...changes,
});

const formsWith = (...extras: readonly ExtraField[]) =>
  ({ ...aTenant().forms, contact: { extra: extras } }) as PublicTenant['forms'];

const text: DeclaredField = {
  type: 'string',
  'x-label': 'forms.message',
  'x-widget': 'text',
  'x-rules': ['required'],
};

function assemble(extras: readonly ExtraField[], changes: Partial<DeclaredForm> = {}) {
  const form: DeclaredForm = {
    $schema: '',
    title: 'contact',
    description: '',
    type: 'object',
    'x-extra': 'contact',
    properties: { subject: text, message: text },
    ...changes,
  };
  return assembleForm(aTenant({ forms: formsWith(...extras) }), form, declaredRules);
}

const namesOf = ({ fields }: ReturnType<typeof assemble>) => fields.map(({ name }) => name);

describe('where a tenant’s own field stands', () => {
  const consents = { subject: text, agreed: { ...text, 'x-link': 'privacy' } as const, message: text };

  it('is after the field that it names', () => {
    expect(namesOf(assemble([extra({ after: 'subject' })]))).toEqual(['subject', 'badge', 'message']);
    expect(namesOf(assemble([extra(), extra({ name: 'more', after: 'badge' })]))).toEqual([
      'subject',
      'message',
      'badge',
      'more',
    ]);
  });

  it('is before the consents else, or at the end where there are none', () => {
    expect(namesOf(assemble([extra()], { properties: consents }))).toEqual([
      'subject',
      'badge',
      'agreed',
      'message',
    ]);
    expect(namesOf(assemble([extra()], { properties: { agreed: consents.agreed } }))).toEqual([
      'badge',
      'agreed',
    ]);
    expect(namesOf(assemble([extra()]))).toEqual(['subject', 'message', 'badge']);
  });

  it('is nowhere in a form that takes none', () => {
    const { 'x-extra': _, ...form } = { 'x-extra': undefined, properties: { subject: text } };
    const plain: DeclaredForm = { $schema: '', title: 'other', description: '', type: 'object', ...form };
    const { fields } = assembleForm(aTenant({ forms: formsWith(extra()) }), plain, declaredRules);
    expect(fields.map(({ name }) => name)).toEqual(['subject']);
    // Nor in one that takes some, of a tenant that adds none.
    const taking: DeclaredForm = { ...plain, 'x-extra': 'contact' };
    const forms = { ...aTenant().forms, contact: {} } as PublicTenant['forms'];
    const without = assembleForm(aTenant({ forms }), taking, declaredRules);
    expect(without.fields.map(({ name }) => name)).toEqual(['subject']);
  });
});

describe('what a tenant’s own field is', () => {
  const fieldOf = (changes: Partial<ExtraField>) => {
    const { fields, schema } = assemble([extra(changes)]);
    return { field: fields.at(-1), schema: schema.properties.badge, required: schema.required };
  };

  it('is a text that may be left out, unless it says more', () => {
    const { field, schema, required } = fieldOf({});
    expect(field).toEqual({
      name: 'badge',
      inputName: 'badge',
      type: 'string',
      widget: 'text',
      label: 'extra.contact.badge.label',
      isRequired: false,
      isPasteBlocked: false,
      isReadOnly: false,
      isHalf: false,
      autocomplete: null,
      maxInput: null,
      default: null,
      options: null,
      optionLabels: null,
      list: null,
      parent: null,
      link: null,
      rules: [],
      phone: null,
      sentAs: 'badge_no',
    });
    expect(schema).toEqual({ type: 'string' });
    expect(required).not.toContain('badge');
  });

  it('must be filled in, has bounds and rules of its own, and an autocomplete token', () => {
    const { field, schema, required } = fieldOf({
      required: true,
      minLength: 2,
      maxLength: 9,
      rules: ['namePattern'],
      autocomplete: 'organization',
    });
    expect(field).toMatchObject({ isRequired: true, autocomplete: 'organization', maxInput: null });
    expect(field?.rules.map(({ name }) => name)).toEqual([
      'required',
      'namePattern',
      'minLength',
      'maxLength',
    ]);
    expect(schema).toMatchObject({ minLength: 2, maxLength: 9 });
    expect(required).toContain('badge');
  });

  it('are digits alone, said once, as many as it says or twenty', () => {
    const { field } = fieldOf({ kind: 'digits', rules: ['onlyDigits', 'noUppercase'] });
    expect(field).toMatchObject({ widget: 'digits', maxInput: 20 });
    expect(field?.rules.map(({ name }) => name)).toEqual(['onlyDigits', 'noUppercase']);
    expect(fieldOf({ kind: 'digits', maxLength: 4 }).field).toMatchObject({ maxInput: 4 });
    expect(fieldOf({ kind: 'digits', maxLength: 4 }).field?.rules).toEqual([
      { name: 'onlyDigits' },
      { name: 'maxLength', parameters: { n: 4 } },
    ]);
  });

  it('is a choice of what it lists, without bounds', () => {
    const options: NonNullable<ExtraField['options']> = [
      { value: 'a', label: { en: 'A' } },
      { value: 'b', label: { en: 'B' } },
    ];
    const { field, schema } = fieldOf({ kind: 'choice', options, minLength: 3, rules: ['namePattern'] });
    expect(field).toMatchObject({
      widget: 'select',
      options: ['a', 'b'],
      optionLabels: 'extra.contact.badge.options',
    });
    expect(field?.rules).toEqual([{ name: 'fromList', parameters: { options: ['a', 'b'] } }]);
    expect(schema).toEqual({ type: 'string', fromList: { enum: ['a', 'b'] } });
    expect(fieldOf({}).field?.optionLabels).toBeNull();
  });

  it('is a box to tick', () => {
    const { field, schema } = fieldOf({
      kind: 'checkbox',
      required: true,
      rules: ['namePattern'],
      minLength: 1,
    });
    expect(field).toMatchObject({ type: 'boolean', widget: 'checkbox', isRequired: true });
    expect(field?.rules).toEqual([{ name: 'termsConds' }]);
    expect(schema).toEqual({ type: 'boolean', termsConds: { const: true } });
  });

  it('names its texts where it has them', () => {
    expect(fieldOf({ hint: { en: 'h' }, error: { en: 'e' } }).field).toMatchObject({
      hint: 'extra.contact.badge.hint',
      error: 'extra.contact.badge',
    });
    expect(fieldOf({}).field).not.toHaveProperty('hint');
    expect(fieldOf({}).field).not.toHaveProperty('error');
  });
});

describe('the texts of tenants’ own fields', () => {
  it('stand in the words of each language, by the names that fields give them', () => {
    const options: NonNullable<ExtraField['options']> = [{ value: 'a', label: { en: 'A', uk: 'А' } }];
    const forms: PublicTenant['forms'] = {
      ...formsWith(extra({ hint: { en: 'h' }, error: { en: 'e' }, options })),
      registration: { ...aTenant().forms.registration, extra: [extra({ label: { uk: 'Знак' } })] },
      personalInfo: { extra: [extra({ name: 'other', label: { en: 'Other' } })] },
    };
    expect(extraWords(forms, 'en')).toStrictEqual({
      'extra.contact.badge.label': 'Badge',
      'extra.contact.badge.hint': 'h',
      'form-validations.extra.contact.badge': 'e',
      'extra.contact.badge.options.a': 'A',
      'extra.personalInfo.other.label': 'Other',
    });
    expect(extraWords(forms, 'uk')).toStrictEqual({
      'extra.contact.badge.options.a': 'А',
      'extra.registration.badge.label': 'Знак',
    });
  });
});
