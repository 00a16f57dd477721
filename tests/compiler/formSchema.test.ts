/** Form schemas: what they may say, and what becomes of their rules. */
import { readdirSync, readFileSync } from 'node:fs';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { declaredForms, declaredRules, type FormName } from '../../compiler/formSources.ts';
import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import { fieldRules } from '../../runtime/format/fieldRules.ts';
import { aTenant } from '../support/aTenant.ts';
import { loadForm } from '../support/compiledForms.ts';
import { shippedTenants } from '../support/shippedTenants.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const isForm = new Ajv({ allErrors: true }).compile(read('schemas/form.schema.json'));
const files = readdirSync('schemas/forms').map((file) => `schemas/forms/${file}`);

describe('the schema of form schemas', () => {
  it.each(files)('takes %s', (file) => {
    isForm(read(file));
    expect(isForm.errors).toBeNull();
  });

  it.each([
    ['a widget that is none', { 'x-widget': 'slider' }, '/properties/email/x-widget'],
    ['an option that is none', { 'x-shwon': ['/a', true] }, '/properties/email'],
    ['a pointer that is none', { 'x-max-input': 'validation/email' }, '/properties/email/x-max-input'],
    ['a field without rules', { 'x-rules': undefined }, '/properties/email'],
  ])('refuses %s', (_what, change, place) => {
    const form = structuredClone(declaredForms.forgotPassword) as unknown;
    const { properties } = form as { properties: { email: object } };
    Object.assign(properties.email, change);
    expect(isForm(JSON.parse(JSON.stringify(form)))).toBe(false);
    expect(isForm.errors?.map(({ instancePath }) => instancePath)).toContain(place);
  });

  it('is read for every form that there is, and each of them has its name', () => {
    expect(Object.keys(declaredForms)).toHaveLength(files.length);
    for (const [name, { title }] of Object.entries(declaredForms)) expect(title).toBe(name);
  });
});

describe('a rule in the schema of a form', () => {
  const forms = shippedTenants.flatMap((tenant) =>
    Object.values(declaredForms).map((declared) => assembleForm(tenant, declared, declaredRules)),
  );

  it('makes a schema that is one, in every form: nobody asks again when a tenant is published', () => {
    const ajv = new Ajv({ strict: false });
    for (const { schema, name } of forms) expect(ajv.validateSchema(schema), name).toBe(true);
  });

  it('is one keyword of its field, by its name, so that nothing has to be merged', () => {
    for (const { schema, fields, name } of forms) {
      expect(JSON.stringify(schema), name).not.toMatch(/"(allOf|anyOf|oneOf|if|\$ref)":/);
      for (const field of fields) {
        const property = schema.properties[field.name] as Record<string, unknown>;
        const parts = property.properties as { number: Record<string, unknown> } | undefined;
        const keywords = Object.keys(parts?.number ?? property);
        const asking = Object.values(declaredRules).flatMap((rule) =>
          rule['x-requires'] ? [rule['x-rule']] : [],
        );
        const rules = field.rules.map((rule) => rule.name).filter((rule) => !asking.includes(rule));
        expect(keywords).toEqual(expect.arrayContaining(rules));
        expect(schema.required.includes(field.name)).toBe(field.isRequired);
      }
    }
  });

  it('names the error that breaking it is, as often as rules are broken', async () => {
    const { schema, create } = await loadForm(aTenant(), 'registrationAccess' satisfies FormName);
    const parts: Record<string, unknown> = {
      'portal/rules': fieldRules,
      'ajv/dist/runtime/ucs2length': { default: (text: string) => text.length },
    };
    const validator = createPrecompiledValidator(
      create((name) => parts[name]),
      schema,
    );
    const { errors } = validator.validateFormData(
      { email: 'a@x.example', confirmEmail: 'b@x.example', password: 'aaaa' },
      schema,
    );
    const reported = errors.map(({ name, property }) => `${property}: ${name}`);
    expect(reported.sort()).toEqual([
      '.confirmEmail: sameAsEmail',
      '.password: passwordDigit',
      '.password: passwordMin',
      '.password: passwordSpecial',
      '.password: passwordUpper',
      'confirmPassword: required',
    ]);
  });
});
