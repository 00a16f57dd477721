import { describe, expect, it } from 'vitest';
import { compileForms, EDITION } from '../../compiler/compileForms.ts';
import { declaredForms, type FormName } from '../../compiler/formSources.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { aTenant } from '../support/aTenant.ts';
import { aForm, importText } from '../support/compiledForms.ts';
import { shippedTenants } from '../support/shippedTenants.ts';

const NAMES = Object.keys(declaredForms) as FormName[];

describe.each(shippedTenants.map((tenant) => [tenant.code, tenant] as const))(
  'the compiled forms of %s',
  (_code, tenant) => {
    const { modules, addresses } = compileForms(tenant);

    it.each(NAMES)(
      'hold %s as a module at the address of its hash, without a string that is run',
      async (name) => {
        const address = addresses[name];
        expect(address).toMatch(/^\/static\/forms\/[0-9a-f]{12}\.js$/);
        const text = modules.get(address) ?? '';
        expect(text).not.toMatch(/\beval\b|new Function|\bimport\b/);
        const asked = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, part]) => part);
        expect(asked.filter((part) => part !== 'portal/rules' && !part?.endsWith('/ucs2length'))).toEqual([]);
        const module = await importText(text);
        expect(module.form.name).toBe(name);
        expect(module.form.fields.length).toBeGreaterThan(0);
      },
    );

    it('refuse an empty form wherever a field is needed, and name each field that is', async () => {
      for (const name of NAMES) {
        const { module, check } = await aForm(tenant, name);
        const needed = module.form.fields.filter(({ isRequired }) => isRequired).map((field) => field.name);
        expect(check({}).map(({ field }) => field)).toEqual(needed);
      }
    });
  },
);

describe('the address of a compiled form', () => {
  it('is the same for tenants that ask for the same, and their text is compiled once', () => {
    const [one, other] = [compileForms(aTenant()), compileForms(aTenant({ code: 'yy', name: 'Elsewhere' }))];
    expect(other.addresses).toEqual(one.addresses);
    for (const [address, text] of one.modules) expect(other.modules.get(address)).toBe(text);
  });

  it('does not depend on the order in which a tenant file names things', () => {
    const turned = aTenant({ phone: { lengthRestrictions: { '+48': 9, '+40': 9, '+359': 9 } } });
    expect(compileForms(turned).addresses).toEqual(compileForms(aTenant()).addresses);
  });

  it('changes with any bound, and only for the forms that have it', () => {
    const before = compileForms(aTenant()).addresses;
    const after = compileForms(aTenant({ validation: { message: { min: 5, max: 500 } } })).addresses;
    expect(NAMES.filter((name) => before[name] !== after[name])).toEqual(['contact']);
  });

  it('changes with all that makes its text: keywords of rules, options, and the versions of the libraries', () => {
    for (const library of ['ajv', '@rjsf/validator-ajv8'] as const)
      expect(EDITION).toContain(`${library} ${packageFile.dependencies[library]}\n`);
    for (const part of [
      'function constraintKeyword',
      'function ruleKeyword',
      'function addRules',
      'function compileValidator',
    ])
      expect(EDITION).toContain(part);
    expect(EDITION).toContain('"allErrors":true');
  });
});
