/** What a declared form becomes for a tenant. Over 250 lines: one case a rule of the folding. */
import { describe, expect, it } from 'vitest';
import { declaredRules } from '../../../compiler/formSources.ts';
import { assembleForm, type FieldOverride } from '../../../runtime/assemble/assembleForm.ts';
import type { DeclaredField, DeclaredForm } from '../../../runtime/assemble/form.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';

const aField = (changes: Partial<DeclaredField> = {}): DeclaredField => ({
  type: 'string',
  'x-label': 'forms.message',
  'x-widget': 'text',
  'x-rules': ['required'],
  ...changes,
});

const aForm = (
  properties: DeclaredForm['properties'],
  changes: Partial<DeclaredForm> = {},
): DeclaredForm => ({
  $schema: '',
  title: 'contact',
  description: '',
  type: 'object',
  'x-override': 'contact',
  properties,
  ...changes,
});

type Changes = Parameters<typeof aTenant>[0];

const assemble = (properties: DeclaredForm['properties'], changes: Changes = {}, form = {}) =>
  assembleForm(aTenant(changes), aForm(properties, form), declaredRules);

const overridden = (overrides: Readonly<Record<string, FieldOverride>>): Changes => ({
  forms: { ...aTenant().forms, contact: overrides } as PublicTenant['forms'],
});

/** One field, with what the tenant says of it. */
function assembleOne(declared: Partial<DeclaredField>, override: FieldOverride = {}, changes: Changes = {}) {
  const { fields, schema } = assemble(
    { message: aField(declared) },
    { ...overridden({ message: override }), ...changes },
  );
  return { field: fields[0], schema: schema.properties.message, whole: schema };
}

describe('a field as it is declared', () => {
  it('has nothing that is not said', () => {
    const { field, whole } = assembleOne({});
    expect(field).toEqual({
      name: 'message',
      inputName: 'message',
      type: 'string',
      widget: 'text',
      label: 'forms.message',
      isRequired: true,
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
      rules: [{ name: 'required' }],
      phone: null,
    });
    expect(whole).toEqual({
      $id: 'contact',
      type: 'object',
      additionalProperties: false,
      required: ['message'],
      properties: { message: { type: 'string' } },
    });
  });

  it('has what is said', () => {
    const { field } = assembleOne({
      type: 'boolean',
      'x-name': 'message_text',
      'x-read-only': true,
      'x-width': 'half',
      'x-autocomplete': 'name',
      'x-option-labels': 'contact.subjects',
      'x-list': 'towns',
      'x-parent': 'county',
      'x-link': 'privacy',
    });
    expect(field).toMatchObject({
      inputName: 'message_text',
      type: 'boolean',
      isReadOnly: true,
      isHalf: true,
      autocomplete: 'name',
      optionLabels: 'contact.subjects',
      list: 'towns',
      parent: 'county',
      link: 'privacy',
    });
  });

  it('is frozen, with all that it holds', () => {
    const { field } = assembleOne({});
    expect(Object.isFrozen(field?.rules)).toBe(true);
  });
});

describe('whether a field must be filled in', () => {
  it.each<[string, Partial<DeclaredField>, FieldOverride, boolean]>([
    ['where nothing else is said', {}, {}, true],
    ['unless the form says no', { 'x-required': false }, {}, false],
    ['by an option that holds', { 'x-required': '/terms/a' }, {}, true],
    ['by an option that does not hold', { 'x-required': '/terms/b' }, {}, false],
    ['by an option that is no flag', { 'x-required': '/terms/c' }, {}, false],
    ['where the tenant says so', { 'x-required': false }, { required: true }, true],
    ['unless the tenant says no', {}, { required: false }, false],
    ['without a rule that asks for a value', { 'x-rules': ['email'] }, { required: true }, false],
  ])('%s', (_, declared, override, isRequired) => {
    const terms = { a: true, b: false, c: 'true' } as never;
    const { field, whole } = assembleOne(declared, override, { terms });
    expect(field?.isRequired).toBe(isRequired);
    expect(whole.required).toEqual(isRequired ? ['message'] : []);
    expect(field?.rules.some(({ name }) => name === 'required')).toBe(isRequired);
  });
});

describe('what a tenant says of a field', () => {
  it('blocks pasting', () => {
    expect(assembleOne({}, { paste: 'blocked' }).field?.isPasteBlocked).toBe(true);
    expect(assembleOne({}, { paste: 'allowed' }).field?.isPasteBlocked).toBe(false);
  });

  it('gives it bounds in the place of its own, and those that it has not', () => {
    const bounded = { 'x-rules': ['required', { rule: 'minLength', n: 2 }] };
    const { field, schema, whole } = assembleOne(bounded, { minLength: 3, maxLength: 7 });
    expect(field?.rules).toEqual([
      { name: 'required' },
      { name: 'minLength', parameters: { n: 3 } },
      { name: 'maxLength', parameters: { n: 7 } },
    ]);
    expect(schema).toEqual({ type: 'string', minLength: 3, maxLength: 7 });
    // Nothing of it stands in the form.
    expect(Object.keys(whole).sort()).toEqual([
      '$id',
      'additionalProperties',
      'properties',
      'required',
      'type',
    ]);
    expect(assembleOne(bounded).schema).toEqual({ type: 'string', minLength: 2 });
  });

  it('adds rules, each once, by the name that people are told', () => {
    const rulesOf = (own: DeclaredField['x-rules'], rules: readonly string[]) =>
      assembleOne({ 'x-rules': own }, { rules }).field?.rules.map(({ name }) => name);
    expect(rulesOf(['required'], ['email', 'onlyDigits'])).toEqual(['required', 'email', 'onlyDigits']);
    expect(rulesOf(['email'], ['email'])).toEqual(['email']);
    // Digits of a phone are digits already.
    expect(rulesOf(['phoneDigits'], ['onlyDigits'])).toEqual(['onlyDigits']);
  });

  it('is nothing where the form lets no tenant have a say', () => {
    const changes = overridden({ message: { required: false } });
    const { fields } = assemble({ message: aField() }, changes, { 'x-override': undefined });
    expect(fields[0]?.isRequired).toBe(true);
  });
});

describe('the rules of a field', () => {
  it('have the numbers of the tenant, as message and as keyword', () => {
    const { field, schema } = assembleOne({
      'x-rules': [{ rule: 'passwordMin', count: '/validation/password/min' }],
    });
    expect(field?.rules).toEqual([{ name: 'passwordMin', isListed: true, parameters: { count: 8 } }]);
    expect(schema).toEqual({ type: 'string', passwordMin: { minLength: 8 } });
  });

  it('have the name of another field as it stands', () => {
    const { schema } = assembleOne({ 'x-rules': [{ rule: 'sameAsPassword', field: '/other' }] });
    expect(schema).toEqual({ type: 'string', sameAsPassword: { equalTo: '/other' } });
  });

  it('give one number to several keywords, and several to parts of one', () => {
    expect(assembleOne({ 'x-rules': [{ rule: 'panLength', n: 5 }] }).schema).toEqual({
      type: 'string',
      panLength: { minLength: 5, maxLength: 5 },
    });
    expect(assembleOne({ 'x-rules': [{ rule: 'adult', count: 21, timeZone: '/timeZone' }] }).schema).toEqual({
      type: 'string',
      adult: { ofAge: { years: 21, timeZone: 'Europe/Sofia' } },
    });
    expect(assembleOne({ 'x-rules': [{ rule: 'adult', count: 21 }] }).schema).toEqual({
      type: 'string',
      adult: { ofAge: { years: 21, timeZone: 'UTC' } },
    });
  });

  it('of the whole form stand in the form, and are none of the field', () => {
    const { field, schema, whole } = assembleOne({ 'x-rules': [{ rule: 'countyFirst', field: 'county' }] });
    expect(field?.rules).toEqual([]);
    expect(schema).toEqual({ type: 'string' });
    expect(whole.countyFirst).toEqual({ chosenFirst: { field: 'message', needs: 'county' } });
  });

  it('may take numbers that they know no place for', () => {
    const rules = { odd: { 'x-rule': 'odd', description: 'of no field', pattern: '^a$' } };
    const form = aForm({ message: aField({ 'x-rules': [{ rule: 'odd', n: 3 }] }) });
    const { fields, schema } = assembleForm(aTenant(), form, rules);
    expect(fields[0]?.rules).toEqual([{ name: 'odd', parameters: { n: 3 } }]);
    expect(schema.properties.message).toEqual({ type: 'string', odd: { pattern: '^a$' } });
  });

  it('may have no numbers', () => {
    const { field, schema } = assembleOne({ 'x-rules': ['maxLength'], 'x-max-input': '/phone/maxLength' });
    expect(field).toMatchObject({ maxInput: 25, rules: [{ name: 'maxLength' }] });
    expect(schema).toEqual({ type: 'string', maxLength: 100 });
  });

  it('must be known', () => {
    const bounded = () => assembleOne({ 'x-rules': ['nothingLikeIt'] }, { minLength: 3 });
    expect(bounded).toThrow('No rule has the name "nothingLikeIt".');
    expect(() => assembleOne({ 'x-rules': ['nothingLikeIt'] })).toThrow(
      'No rule has the name "nothingLikeIt".',
    );
  });
});

describe('how much an input takes', () => {
  it.each<[string, Partial<DeclaredField>, FieldOverride, number | null]>([
    ['as much as anybody types', {}, { maxLength: 5 }, null],
    ['as the tenant says', { 'x-max-input': '/phone/maxLength' }, {}, 25],
    ['no less than its rule allows', { 'x-max-input': '/phone/maxLength' }, { maxLength: 40 }, 40],
    ['no less than the tenant says', { 'x-max-input': '/phone/maxLength' }, { maxLength: 4 }, 25],
  ])('is %s', (_, declared, override, maxInput) => {
    expect(assembleOne(declared, override).field?.maxInput).toBe(maxInput);
  });
});

describe('what is offered in a field', () => {
  const subjects: Partial<DeclaredField> = { 'x-options': '/contact/subjects' };
  const last: Partial<DeclaredField> = { 'x-last-option': { value: 'other', when: '/contact/otherSubject' } };
  const contact = (otherSubject: boolean) => ({ contact: { subjects: ['a', 'b'], otherSubject } as never });

  it.each<[string, Partial<DeclaredField>, FieldOverride, boolean, readonly string[] | null]>([
    ['is what the tenant lists', subjects, {}, false, ['a', 'b']],
    ['ends with the last one where that is on', { ...subjects, ...last }, {}, true, ['a', 'b', 'other']],
    ['has no last one where that is off', { ...subjects, ...last }, {}, false, ['a', 'b']],
    ['has no last one of no list', last, {}, true, null],
    ['is what the tenant chooses of it', subjects, { options: ['b', 'c'] }, false, ['b']],
    ['is what the tenant says where there is no list', {}, { options: ['c'] }, false, ['c']],
  ])('%s', (_, declared, override, isOn, options) => {
    const { field, schema } = assembleOne({ 'x-rules': [], ...declared }, override, contact(isOn));
    expect(field?.options).toEqual(options);
    expect(schema).toEqual({ type: 'string', ...(options && { fromList: { enum: options } }) });
  });

  it('refuses nothing where nothing is offered', () => {
    const { field, schema } = assembleOne({ 'x-rules': [], ...subjects }, { options: ['c'] }, contact(true));
    expect(field?.options).toEqual([]);
    expect(schema).toEqual({ type: 'string' });
  });

  it.each<[string, Partial<DeclaredField>, FieldOverride, string | null]>([
    ['is none', subjects, {}, null],
    ['is the tenant’s', { ...subjects, 'x-default': '/code' }, { default: 'b' }, 'b'],
    ['is the form’s', { 'x-default': '/code' }, {}, 'xx'],
    ['is none that is not offered', subjects, { default: 'c' }, null],
    ['may be anything where nothing is offered', {}, { default: 'c' }, 'c'],
  ])('the default %s', (_, declared, override, value) => {
    expect(assembleOne(declared, override, contact(false)).field?.default).toBe(value);
  });
});

describe('whether a field is there', () => {
  const mode: DeclaredField['x-shown'] = ['/address/mode', 'country'];
  const other: DeclaredField['x-shown'] = ['/address/mode', 'county'];
  const option: DeclaredField['x-shown'] = ['/contact/cardRequired', true];

  it.each<[string, DeclaredField['x-shown'], FieldOverride, boolean]>([
    ['is said by nothing', undefined, {}, true],
    ['is said by the tenant', undefined, { shown: false }, false],
    ['is said by an option', option, {}, false],
    ['is said by the tenant whatever the option says', option, { shown: true }, true],
    ['is said by the way of asking', mode, {}, true],
    ['is said by the tenant, in its way of asking', mode, { shown: false }, false],
    ['is said by the way of asking first', other, { shown: true }, false],
  ])('%s', (_, condition, override, isShown) => {
    const declared = condition ? { 'x-shown': condition } : {};
    expect(assembleOne(declared, override).field !== undefined).toBe(isShown);
  });

  it('a variant takes its place where an option says so', () => {
    const declared: Partial<DeclaredField> = {
      'x-widget': 'text',
      'x-variant': { when: ['/address/mode', 'county'], 'x-widget': 'town', 'x-list': 'towns' },
    };
    expect(assembleOne(declared).field).toMatchObject({ widget: 'text', list: null });
    const address = { mode: 'county' as const };
    expect(assembleOne(declared, {}, { address }).field).toMatchObject({ widget: 'town', list: 'towns' });
  });
});

describe('a phone', () => {
  it('is a prefix and a number, with the masks of the tenant', () => {
    const { fields, schema } = assemble({
      phone: aField({ type: 'object', 'x-widget': 'phone', 'x-rules': ['required', 'phoneDigits'] }),
    });
    const { defaultPrefix, preferredCountry, masks, otherMask, maxLength } = aTenant().phone;
    expect(fields[0]).toMatchObject({
      type: 'phone',
      phone: { defaultPrefix, preferredCountry, masks, otherMask, maxLength },
    });
    expect(Object.keys(fields[0]?.phone ?? {})).toHaveLength(5);
    expect(schema.properties.phone).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['prefix', 'number'],
      properties: {
        prefix: { type: 'string', pattern: '^\\+[1-9][0-9]{0,3}$' },
        number: { type: 'string', onlyDigits: { pattern: '^[0-9 ]*$' } },
      },
    });
  });

  it('has each length written out for its rule', () => {
    const rule = { rule: 'phoneLengthRestrictions', lengths: '/phone/lengthRestrictions' };
    const { schema } = assemble(
      { phone: aField({ type: 'object', 'x-rules': [rule] }) },
      { phone: { lengthRestrictions: { '+1': 9, '+2': [8, 7], '+3': { min: 6, max: 8 }, '+4': null } } },
    );
    expect(schema.properties.phone).toMatchObject({
      properties: {
        number: {
          phoneLengthRestrictions: { digitsByPrefix: { '+1': 9, '+2': [7, 8], '+3': [6, 7, 8] } },
        },
      },
    });
    expect(JSON.stringify(schema)).not.toContain('+4');
  });
});
