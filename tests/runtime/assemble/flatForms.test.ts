/** What the form library would need packages for that no page is sent (decision 018, runtime/forms/unreached). */
import { describe, expect, it } from 'vitest';
import { declaredForms, declaredRules } from '../../../compiler/formSources.ts';
import { assembleForm } from '../../../runtime/assemble/assembleForm.ts';
import { shippedTenants } from '../../support/shippedTenants.ts';

const UNREACHED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'patternProperties'];

describe('the schemas of forms', () => {
  it.each(shippedTenants)('are flat: $code', (tenant) => {
    for (const declared of Object.values(declaredForms)) {
      const { schema } = assembleForm(tenant, declared, declaredRules);
      const levels: readonly object[] = [schema, ...Object.values(schema.properties)];
      expect(levels.length).toBeGreaterThan(1);
      for (const level of levels)
        expect(Object.keys(level).filter((key) => UNREACHED.includes(key))).toEqual([]);
    }
  });
});
