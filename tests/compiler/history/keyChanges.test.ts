/** What the history says of a change: places and values, and of what nobody else may read, only that it changed. */
import { describe, expect, it } from 'vitest';
import type { Difference } from '../../../compiler/compare/difference.ts';
import { hideSecrets } from '../../../compiler/history/hideSecrets.ts';
import { listKeyChanges } from '../../../compiler/history/listKeyChanges.ts';

const SECRET = 'x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d9';
const TOKEN = `sk_live_${'a1b2c3d4'}`;
const changesOf = (before: object | null, after: object, file = 'xx.json') =>
  listKeyChanges(before && JSON.stringify(before), JSON.stringify(after), file);

describe('the keys that changed', () => {
  it('have both values, and of one that comes or goes the one that there is', () => {
    expect(changesOf({ name: 'Old', a: 1 }, { name: 'New', b: [2] })).toEqual([
      { pointer: '/name', before: 'Old', after: 'New' },
      { pointer: '/a', before: 1, after: undefined },
      { pointer: '/b', before: undefined, after: [2] },
    ]);
  });

  it('are all of a file that is new', () => {
    expect(changesOf(null, { name: 'New' })).toEqual([{ pointer: '/name', before: undefined, after: 'New' }]);
    expect(changesOf({ name: 'a' }, { name: 'a' })).toEqual([]);
  });

  it('are all of a file that was no JSON', () => {
    expect(listKeyChanges('{', '{"name":"New"}', 'xx.json')).toEqual([
      { pointer: '/name', before: undefined, after: 'New' },
    ]);
  });

  it('of the gateway, or of no environment, say no value', () => {
    const connections = (id: string, environment = 'dev') => ({
      connections: { [environment]: { gateway: { clientId: id }, sso: { clientId: id } } },
    });
    expect(changesOf(connections('A'), connections('B'))).toEqual([
      { pointer: '/connections/dev/gateway/clientId', value: 'changed' },
      { pointer: '/connections/dev/sso/clientId', before: 'A', after: 'B' },
    ]);
    expect(changesOf(connections('A', 'x'), connections('B', 'x')).map((each) => Object.keys(each))).toEqual([
      ['pointer', 'value'],
      ['pointer', 'value'],
    ]);
  });

  it('of a words file say their texts, whatever their blocks are called', () => {
    const words = (text: string) => ({ connections: { gateway: text } });
    expect(changesOf(words('A'), words('B'), 'languages/en.json')).toEqual([
      { pointer: '/connections/gateway', before: 'A', after: 'B' },
    ]);
  });

  it.each<[string, object, object, string]>([
    ['a value', { name: 'a' }, { name: SECRET }, '/name'],
    ['a value that goes', { name: TOKEN }, { name: 'a' }, '/name'],
    ['a value in a list', {}, { a: ['b', TOKEN] }, '/a'],
    ['a key', {}, { words: { [SECRET]: 'a' } }, '/words'],
    ['a key in both', { words: { [SECRET]: 'a' } }, { words: { [SECRET]: 'b' } }, '/words'],
  ])('with a secret in %s say that it changed and no more', (_, before, after, pointer) => {
    expect(changesOf(before, after)).toEqual([{ pointer, value: 'changed' }]);
  });
});

describe('differences that everybody may read', () => {
  const difference = (more: Partial<Difference>): Difference => ({
    ...{ group: 'content', pointer: '/a', otherPointers: [], before: 'b', after: 'c', sentence: 'b is c.' },
    ...{ kind: 'changed', examples: ['d'], risk: 'low', why: 'w', from: null, until: null },
    ...more,
  });

  it('are as they were found where no secret is in them', () => {
    const plain = difference({});
    expect(hideSecrets([plain])).toEqual([plain]);
    expect(hideSecrets([])).toEqual([]);
  });

  it.each<[string, Partial<Difference>]>([
    ['its sentence', { sentence: `It is ${TOKEN}.` }],
    ['what was', { before: { deep: [TOKEN] } }],
    ['what is', { after: TOKEN }],
    ['a key', { after: { [TOKEN]: 1 } }],
  ])('say no value where a secret is in %s', (_, more) => {
    const sentence = 'A value that looks like a secret is not the same.';
    expect(hideSecrets([difference(more)])).toEqual([
      difference({ before: 'changed', after: 'changed', examples: [], sentence }),
    ]);
  });
});
