import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VOCABULARY } from '../../../compiler/checkStructure.ts';
import { listOptions } from '../../../compiler/options/listOptions.ts';
import { writeOptions } from '../../../compiler/options/writeOptions.ts';
import { publicPart } from '../../../compiler/publicPart.ts';
import { type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import { shippedTenants } from '../../support/shippedTenants.ts';

const rows = listOptions(tenantSchema);

/** The schema with one key more, wherever a test puts it. */
function plant(option: SchemaNode): SchemaNode {
  return { ...tenantSchema, properties: { ...tenantSchema.properties, planted: option } };
}

describe('the table of options', () => {
  it('has a row with a meaning for each key', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
    for (const key of Object.keys(tenantSchema.properties ?? {}))
      expect(rows.map(({ pointer }) => pointer)).toContain(`/${key}`);
  });

  it('has an example for each value', () => {
    const without = rows.filter(({ isBlock, example }) => !isBlock && example === undefined);
    expect(without.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('gives examples that the schema takes', () => {
    const ajv = new Ajv({ strict: false });
    ajv.addVocabulary([...SCHEMA_VOCABULARY, 'x-merged']);
    const { $defs } = tenantSchema as { readonly $defs?: object };
    const refused = rows
      .filter(({ isBlock, isDated }) => !isBlock && !isDated)
      .filter(({ schema, example }) => !ajv.compile({ ...schema, $ref: undefined, $defs })(example));
    expect(refused.map(({ pointer }) => pointer)).toEqual([]);
  });

  it.each([
    ['/theme/brand', false, 'public', 'look'],
    ['/currency/secondary/rate', true, 'public', 'money'],
    ['/features/balances', true, 'public', 'screens'],
    ['/draftLanguages', false, 'host', 'operators'],
    ['/connections/{dev,test,uat,prod}/gateway/clientSecret', false, 'host', 'operators'],
    ['/connections/{dev,test,uat,prod}/sso/authority', false, 'public', 'operators'],
    ['/connections/{dev,test,uat,prod}/chat/scriptUrl', false, 'public', 'thirdParties'],
  ])(
    'says of %s whether it is dated, who sees it and what it changes',
    (pointer, isDated, visibility, group) => {
      const row = rows.find((each) => each.pointer === pointer);
      expect(row).toMatchObject({ isDated, visibility, shows: { group } });
    },
  );
});

describe('visibility', () => {
  it('is refused to be left open: a key without a mark, here or around, is told', () => {
    expect(() => writeOptions(plant({ description: 'New.', type: 'string' }))).toThrow('/planted');
    const inside = { description: 'Block.', type: 'object', properties: { key: { type: 'string' } } };
    expect(() => writeOptions(plant(inside))).toThrow('/planted/key');
    expect(() => writeOptions(plant({ ...inside, 'x-visibility': 'host' }))).not.toThrow();
  });

  it('is said for each connection: the mark around them all is the host’s', () => {
    const connections = tenantSchema.properties?.connections;
    expect(connections?.['x-visibility']).toBe('host');
    expect(rows.filter(({ visibility }) => visibility === null)).toEqual([]);
  });

  it('keeps what has no mark from the browser, and what the host alone may see', () => {
    const value = { name: 'Bulgaria', planted: { key: 'told to nobody' } };
    const properties = { key: { type: 'string' } };
    expect(publicPart(value, plant({ type: 'object', properties }))).toEqual({ name: 'Bulgaria' });
    expect(publicPart(value, plant({ properties, 'x-visibility': 'host' }))).toEqual({ name: 'Bulgaria' });
    expect(publicPart(value, plant({ properties, 'x-visibility': 'public' }))).toEqual(value);
  });

  it('lets every shipped page have what it had: look, money and the addresses of its sign-in', () => {
    for (const tenant of shippedTenants) {
      expect(tenant.theme.brand).toMatch(/^#/);
      expect(tenant.connection.sso.authority).toContain('http');
      expect(JSON.stringify(tenant)).not.toContain('GATEWAY_CLIENT');
      expect(tenant).not.toHaveProperty('connections');
    }
  });
});
