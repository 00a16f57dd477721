/** What names and makes up a pointer of the registry, and what is none. */
import { describe, expect, it } from 'vitest';
import {
  blobsOf,
  type Pointer,
  pointerName,
  type Ring,
  readPointer,
  readPointerName,
} from '../../../publish/registry/pointer.ts';

const HASH = 'a1'.repeat(32);
const OTHER = '09'.repeat(32);
const sound: Pointer = {
  format: 1,
  code: 'bg',
  file: HASH,
  groups: { 'south-east': HASH },
  words: { bg: HASH, 'en-GB': OTHER },
  pictures: { 'Card_1.v2.png': HASH },
  claims: { hosts: ['cards.example'], hasDomainExtension: false, isDraft: true },
  revision: 7,
  by: 'Ann',
  at: '2026-11-23T10:00:00.000Z',
  reason: '',
  from: null,
};

describe('the name of a pointer', () => {
  it.each<[string, Ring | null, string]>([
    ['bg', null, 'tenant/bg'],
    ['bg', 'canary', 'ring/canary/tenant/bg'],
  ])('says whose it is, and who is shown it: %s %s', (code, ring, name) => {
    expect(pointerName(code, ring)).toBe(name);
    expect(readPointerName(name)).toEqual({ code, ring });
  });

  it('is that of everybody unless it says more', () => expect(pointerName('bg')).toBe('tenant/bg'));

  it.each(['ab', 'abcdefghijkl'])('takes a code of two to twelve letters: %s', (code) =>
    expect(readPointerName(`tenant/${code}`)).toEqual({ code, ring: null }),
  );

  it.each([
    '',
    'bg',
    'tenant/',
    'tenant/b',
    'tenant/abcdefghijklm',
    'tenant/BG',
    'tenant/b1',
    'tenant/bg/',
    'tenant/bg\n',
    'x/tenant/bg',
    ' tenant/bg',
    'ring/tenant/bg',
    'ring//tenant/bg',
    'ring/other/tenant/bg',
    'ring/canary/bg',
    'x/ring/canary/tenant/bg',
  ])('is none: %j', (name) => expect(readPointerName(name)).toBeNull());
});

describe('the blobs of a source set', () => {
  it('are its file, its groups, its words and its pictures, one of two names twice', () => {
    const set = {
      file: 'file',
      groups: { one: 'group' },
      words: { bg: 'words', en: 'english' },
      pictures: { 'a.png': 'picture', 'b.png': 'picture' },
    };
    expect(blobsOf(set)).toEqual(['file', 'group', 'words', 'english', 'picture', 'picture']);
    expect(blobsOf({ file: 'file', groups: {}, words: {}, pictures: {} })).toEqual(['file']);
  });
});

describe('a pointer that somebody else has written', () => {
  const read = (changes: object) => readPointer(JSON.stringify({ ...sound, ...changes }), 'bg');

  it('is read as it was written', () => {
    expect(readPointer(JSON.stringify(sound), 'bg')).toEqual({ ok: true, pointer: sound });
  });

  it.each<[string, object]>([
    ['no group, words or pictures', { groups: {}, words: {}, pictures: {} }],
    ['no host of its own', { claims: { hosts: [], hasDomainExtension: true, isDraft: false } }],
    ['where it was published before', { from: 'uat' }],
    ['no revision yet', { revision: 0 }],
    ['more than is known of', { later: true }],
  ])('is sound with %s', (_, changes) =>
    expect(read(changes)).toEqual({ ok: true, pointer: { ...sound, ...changes } }),
  );

  it.each([
    ['{"format":1', 'the pointer is torn: it is no JSON'],
    ['', 'the pointer is torn: it is no JSON'],
    ['null', 'the pointer has format undefined, not 1'],
    ['"text"', 'the pointer has format undefined, not 1'],
    ['[]', 'the pointer has format undefined, not 1'],
    ['{"format":2,"code":"bg"}', 'the pointer has format 2, not 1'],
    ['{"format":"1","code":"bg"}', 'the pointer has format 1, not 1'],
    ['{"format":1}', 'the pointer is that of "undefined"'],
    ['{"format":1,"code":"pl"}', 'the pointer is that of "pl"'],
    ['{"format":1,"code":"bg"}', 'the pointer\'s "file" is not what it has to be'],
  ])('is none where it is %s', (text, reason) =>
    expect(readPointer(text, 'bg')).toEqual({ ok: false, reason }),
  );

  const claims = sound.claims;
  it.each<[string, unknown]>([
    ['file', null],
    ['file', [HASH]],
    ['file', 1],
    ['file', HASH.slice(1)],
    ['file', `${HASH}0`],
    ['file', `0${HASH}`],
    ['file', HASH.toUpperCase()],
    ['groups', undefined],
    ['groups', null],
    ['groups', [HASH]],
    ['groups', HASH],
    ['groups', { one: 'x' }],
    ['words', undefined],
    ['words', { en: HASH, bg: null }],
    ['words', { '': HASH }],
    ['words', { '.en': HASH }],
    ['words', { '-en': HASH }],
    ['words', { '../en': HASH }],
    ['words', { 'en/bg': HASH }],
    ['words', { 'en ': HASH }],
    ['pictures', undefined],
    ['pictures', { 'a.png': HASH, 'b\\c.png': HASH }],
    ['claims', undefined],
    ['claims', null],
    ['claims', []],
    ['claims', { ...claims, hosts: undefined }],
    ['claims', { ...claims, hosts: 'cards.example' }],
    ['claims', { ...claims, hosts: ['cards.example', 1] }],
    ['claims', { ...claims, hasDomainExtension: undefined }],
    ['claims', { ...claims, isDraft: 'no' }],
    ['revision', undefined],
    ['revision', '7'],
    ['revision', 1.5],
    ['by', undefined],
    ['by', null],
    ['at', undefined],
    ['at', 1],
    ['reason', undefined],
    ['reason', null],
    ['from', undefined],
    ['from', 3],
  ])('is none where its %s is %j', (part, value) =>
    expect(read({ [part]: value })).toEqual({
      ok: false,
      reason: `the pointer's "${part}" is not what it has to be`,
    }),
  );
});
