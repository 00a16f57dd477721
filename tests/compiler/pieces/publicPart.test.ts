/** What of a value browsers may see, and what a schema says of one member. */
import { describe, expect, it } from 'vitest';
import { publicPart } from '../../../compiler/publicPart.ts';
import { memberSchema, type SchemaNode, visibilityOf } from '../../../compiler/tenantSchema.ts';

describe('what browsers may see', () => {
  const schema: SchemaNode = {
    properties: {
      shown: { 'x-visibility': 'public' },
      hidden: { 'x-visibility': 'host' },
      unmarked: {},
      block: {
        'x-visibility': 'public',
        properties: { inner: {}, secret: { 'x-visibility': 'host' } },
      },
      map: { 'x-visibility': 'public', additionalProperties: {} },
      list: { 'x-visibility': 'public', items: { properties: { inner: {} } } },
      odd: { 'x-visibility': 'public', type: 'array' },
    },
  };

  it('is what is marked for everybody, and what stands in it, and nothing else [USE-09]', () => {
    const value = {
      shown: 1,
      hidden: 2,
      unmarked: 3,
      unknown: 4,
      block: { inner: 5, secret: 6, unknown: 7 },
      map: { a: null, b: { c: 8 } },
      list: [{ inner: 9, unknown: 10 }, 'text'],
      odd: [11],
    };
    expect(publicPart(value, schema)).toEqual({
      shown: 1,
      block: { inner: 5 },
      map: { a: null, b: {} },
      list: [{ inner: 9 }, 'text'],
      odd: [null],
    });
  });

  it('is what stands in a value that is seen, unless it says otherwise', () => {
    const marked: SchemaNode = { properties: { a: {}, b: { 'x-visibility': 'host' } } };
    expect(publicPart({ a: 1, b: 2 }, marked, 'public')).toEqual({ a: 1 });
    expect(publicPart({ a: 1, b: 2 }, marked)).toEqual({});
    expect([
      visibilityOf({}, null),
      visibilityOf({}, 'host'),
      visibilityOf({ 'x-visibility': 'public' }, 'host'),
    ]).toEqual([null, 'host', 'public']);
  });

  it.each([null, 'text', 5, true])('is %j itself', (value) => expect(publicPart(value, {})).toBe(value));
});

describe('what the schema says of a member', () => {
  const inner: SchemaNode = { type: 'string' };
  it.each<[string, SchemaNode, string | number, SchemaNode | null]>([
    ['of a block', { properties: { a: inner } }, 'a', inner],
    ['that a block has not', { properties: { a: inner } }, 'b', null],
    ['that every object has', { properties: { a: inner } }, 'toString', null],
    ['of a map', { additionalProperties: inner }, 'b', inner],
    ['of a block that takes no others', { additionalProperties: false }, 'b', null],
    ['of a block that takes any', { additionalProperties: true }, 'b', null],
    ['of a list', { items: inner }, 3, inner],
    ['of a list without entries', { type: 'array' }, 3, null],
    ['of null or a block', { anyOf: [{ type: 'null' }, { properties: { a: inner } }] }, 'a', inner],
    ['of null alone', { anyOf: [{ type: 'null' }] }, 'a', null],
  ])('%s', (_, schema, key, described) => expect(memberSchema(schema, key)).toBe(described));
});
