/** What a copied tenant file still has from its original, what confirms it, and how a file is changed place by place. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotConfirm, confirmPoints } from '../../../compiler/drafts/confirmPoints.ts';
import { addMember, editText } from '../../../compiler/drafts/editText.ts';
import { listInherited, listOpenPoints } from '../../../compiler/drafts/openPoints.ts';
import { ownDifferences } from '../../../compiler/drafts/ownDifferences.ts';

type Tenant = Parameters<typeof ownDifferences>[0];
const connection = (more: object = {}) => ({
  gateway: { clientId: 'BG_CLIENT_ID', clientSecret: 'CLIENT_SECRET', rootUrl: '${BG_API_URL}/a' },
  ...more,
});

describe('what must differ between a copy and its original', () => {
  it('is its code, its identifier, its credentials, its variables and its hosts', () => {
    const original = {
      code: 'bg',
      identifier: 'tenant:bg-ben',
      hosts: { singleTenant: ['cards.example'] },
      connections: {
        dev: connection({ list: ['${BG_A}${BG_B}', 'plain', '${XBG_A}', 7, null] }),
        prod: connection(),
      },
    } as Partial<Record<keyof Tenant, unknown>> as Tenant;
    expect([...ownDifferences(original, 'bg', 'ro')]).toEqual([
      ['/code', 'ro'],
      ['/identifier', 'tenant:ro-ben'],
      ['/connections/dev/gateway/clientId', 'RO_CLIENT_ID'],
      ['/connections/dev/gateway/clientSecret', 'RO_CLIENT_SECRET'],
      ['/connections/prod/gateway/clientId', 'RO_CLIENT_ID'],
      ['/connections/prod/gateway/clientSecret', 'RO_CLIENT_SECRET'],
      ['/connections/dev/gateway/rootUrl', '${RO_API_URL}/a'],
      ['/connections/dev/list/0', '${RO_A}${RO_B}'],
      ['/connections/prod/gateway/rootUrl', '${RO_API_URL}/a'],
      ['/hosts/singleTenant', []],
    ]);
  });

  it('is no host where it names none', () => {
    const bare = { identifier: 'a', connections: {} } as Partial<Record<keyof Tenant, unknown>> as Tenant;
    const expected = [
      ['/code', 'ro'],
      ['/identifier', 'a'],
    ];
    expect([...ownDifferences(bare, 'bg', 'ro')]).toEqual(expected);
    expect([...ownDifferences({ ...bare, hosts: {} } as Partial<Tenant> as Tenant, 'bg', 'ro')]).toEqual(
      expected,
    );
  });
});

describe('what a copy has inherited', () => {
  const copy = {
    code: 'ro',
    name: 'Bulgaria',
    links: { faq: 'https://x.example/bg', legal: 'https://x.example/${TENANT}', accessibility: null },
    timeZone: 'Europe/Sofia',
  };
  const open = (document: unknown) => listOpenPoints(document).map(({ pointer }) => pointer);

  it('is open until it is another, with what it is', () => {
    const inherited = listInherited(copy, 'bg');
    expect(inherited.from).toBe('bg');
    const pointers = Object.keys(inherited.unconfirmed);
    expect(pointers).toContain('/name');
    expect(pointers).toContain('/links/faq');
    expect(pointers).not.toContain('/links/legal');
    expect(pointers).not.toContain('/links/accessibility');
    for (const each of Object.values(inherited.unconfirmed)) expect(each).toMatch(/^[0-9a-f]{8}$/);
    expect(open({ ...copy, inherited })).toEqual(pointers);
    expect(listOpenPoints({ ...copy, inherited })).toContainEqual({
      pointer: '/name',
      rule: 'inherited',
      message: '"Bulgaria" is still as copied from "bg".',
    });
    expect(open({ ...copy, name: 'Romania', inherited })).toEqual(
      pointers.filter((each) => each !== '/name'),
    );
    const { name: _, ...nameless } = copy;
    expect(open({ ...nameless, inherited })).not.toContain('/name');
  });

  it.each([
    null,
    {},
    { inherited: null },
    { inherited: {} },
    { inherited: { from: 'bg', unconfirmed: null } },
  ])('is nothing in %j', (document) => expect(listOpenPoints(document)).toEqual([]));

  it('is the original’s where it names variables of another, and nothing that is empty or of the sandbox', () => {
    const gateway = { clientId: 'RO_ID', rootUrl: 'https://x.example', tokenUrl: '${BG_API_URL}/token' };
    const connections = { dev: { gateway }, prod: { gateway: { ...gateway, rootUrl: '${RO_API_URL}/a' } } };
    const { unconfirmed } = listInherited({ ...copy, connections }, 'bg');
    const pointers = Object.keys(unconfirmed).filter((each) => each.startsWith('/connections/'));
    expect(pointers).not.toContain('/connections/prod/gateway/rootUrl');
    expect(pointers.filter((each) => each.startsWith('/connections/dev/'))).toEqual([]);
    const others = { ...copy, code: 'xx', connections };
    expect(Object.keys(listInherited(others, 'bg').unconfirmed)).toContain(
      '/connections/prod/gateway/rootUrl',
    );
    const bare = { code: 'ro', links: { faq: null, legal: {} }, theme: { logo: {} } };
    expect(listInherited(bare, 'bg').unconfirmed).toEqual({});
  });

  it('is told in full where it is short', () => {
    const say = (value: unknown, at: 'theme' | 'connections' = 'theme') => {
      const document = { [at]: { a: value } };
      const unconfirmed = { [`/${at}/a`]: fingerprintOf(value) };
      return listOpenPoints({ ...document, inherited: { from: 'bg', unconfirmed } }).map(
        ({ message }) => message,
      );
    };
    expect(say({ b: 1 })).toEqual(['{"b":1} is still as copied from "bg".']);
    expect(say('a'.repeat(90))).toEqual([`"${'a'.repeat(90)}" is still as copied from "bg".`]);
    expect(say(['a'.repeat(56)])).toEqual([`["${'a'.repeat(56)}"] is still as copied from "bg".`]);
    expect(say(['a'.repeat(57)])).toEqual(['This is still as copied from "bg".']);
    expect(say({ b: 1 }, 'connections')).toEqual(['This is still as copied from "bg".']);
    expect(say('https://x.example', 'connections')).toEqual([
      '"https://x.example" is still as copied from "bg".',
    ]);
  });
});

/** As a file that was copied with this name has it. */
function fingerprintOf(value: unknown): string {
  const [fingerprint = ''] = Object.values(listInherited({ code: 'xx', name: value }, 'bg').unconfirmed);
  return fingerprint;
}

describe('points that somebody confirms', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-points-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function confirm(pointers: readonly string[] | null, document: object) {
    const path = join(folder, 'ro.json');
    const text = JSON.stringify(document);
    await writeFile(path, text);
    const written: { readonly text: string; readonly reason: string }[] = [];
    const writer = {
      write: async (each: { readonly text: string; readonly reason: string }) => void written.push(each),
    } as Partial<Parameters<typeof confirmPoints>[2]> as Parameters<typeof confirmPoints>[2];
    const left = await confirmPoints(path, pointers, writer);
    expect(await readFile(path, 'utf8')).toBe(text);
    const [first] = written;
    return { left, count: written.length, value: first && JSON.parse(first.text), reason: first?.reason };
  }

  const links = { faq: 'a', legal: 'b' };
  const unconfirmed = {
    '/name': fingerprintOf('Bulgaria'),
    '/links/faq': fingerprintOf('a'),
    '/links/legal': fingerprintOf('b'),
    '/gone': 'aaaaaaaa',
  };
  const document = { name: 'Bulgaria', links, inherited: { from: 'bg', unconfirmed } };

  it('are taken out, with those that were changed since', async () => {
    const { '/name': name } = unconfirmed;
    expect(await confirm(['/links'], document)).toEqual({
      left: ['/name'],
      count: 1,
      value: { ...document, inherited: { from: 'bg', unconfirmed: { '/name': name } } },
      reason: 'Confirmed: /links',
    });
    expect((await confirm(['/links/faq', '/name'], document)).left).toEqual(['/links/legal']);
  });

  it('are all there are', async () => {
    const all = { left: [], count: 1, value: { name: 'Bulgaria', links } };
    expect(await confirm(null, document)).toEqual({ ...all, reason: 'Confirmed: all that was open' });
    expect(await confirm(['/links', '/name'], document)).toEqual({
      ...all,
      reason: 'Confirmed: /links, /name',
    });
  });

  it('are none where nothing is listed, and nothing is written', async () => {
    expect(await confirm(null, { name: 'a' })).toMatchObject({ left: [], count: 0 });
  });

  it.each([
    ['cut off', '{ "inherited": '],
    ['begun by a byte order mark', '\ufeff{}'],
  ])('are not known in a file that is %s, and nothing is written', async (_, text) => {
    const path = join(folder, 'broken.json');
    await writeFile(path, text);
    const written: unknown[] = [];
    const writer = { write: async (each: unknown) => void written.push(each) };
    const message = `${path} is no JSON; npm run tenant -- validate says why.`;
    await expect(confirmPoints(path, null, writer)).rejects.toThrow(new CannotConfirm(message));
    await expect(confirmPoints(path, ['/name'], writer)).rejects.toThrow(new CannotConfirm(message));
    expect(written).toEqual([]);
  });

  it('are open', async () => {
    await expect(confirm(['/name', '/link'], document)).rejects.toThrow(
      new CannotConfirm('Nothing is open at "/link".'),
    );
    await expect(confirm(['/nane'], document)).rejects.toThrow(
      'Nothing is open at "/nane". Did you mean "/name"?',
    );
    await expect(confirm(['/gone'], document)).rejects.toBeInstanceOf(CannotConfirm);
  });
});

describe('a text that is changed place by place', () => {
  it('keeps all else as people wrote it', () => {
    const text = '{\n  "a": [1,  2],\n  "b": { "e": 4, "c/d": 3 }\n}\n';
    const edits = [
      { pointer: '/a/1', value: 'x' },
      { pointer: '/b/c~1d', value: undefined },
    ];
    expect(editText(text, edits)).toBe('{\n  "a": [1,  "x"],\n  "b": { "e": 4 }\n}\n');
    expect(editText(text, [])).toBe(text);
  });

  it('loses a member with its comma, and the blanks around stay', () => {
    const without = (text: string, ...pointers: readonly string[]) =>
      editText(
        text,
        pointers.map((pointer) => ({ pointer, value: undefined })),
      );
    expect(without('{ "a": 1, "b": 2 }', '/a')).toBe('{ "b": 2 }');
    expect(without('{ "a": 1, "b": 2 }', '/b')).toBe('{ "a": 1 }');
    expect(without('{\n  "a": 1,\n  "b": 2\n}\n', '/a')).toBe('{\n  "b": 2\n}\n');
    expect(without('{ "a": 1 }', '/a')).toBe('{}');
    expect(without('[ 1, 2, 3 ]', '/0')).toBe('[ 2, 3 ]');
  });

  it('stays as it is where what is to go is not there', () => {
    const text = '{ "a": { "b": 1 } }';
    for (const pointer of ['/x', '/a/x', '/x/y/z', '/a/b/c'])
      expect(editText(text, [{ pointer, value: undefined }])).toBe(text);
  });

  it.each([
    [
      '{\n  "a": 1,\n  "b": 2\n}\n',
      'a',
      '{\n  "a": 1,\n  "n": {\n    "m": [\n      1\n    ]\n  },\n  "b": 2\n}\n',
    ],
    ['{\n  "a": 1\n}\n', undefined, '{\n  "a": 1,\n  "n": {\n    "m": [\n      1\n    ]\n  }\n}\n'],
    ['{\n  "a": 1\n}\n', 'z', '{\n  "a": 1,\n  "n": {\n    "m": [\n      1\n    ]\n  }\n}\n'],
    ['{\r\n\t"a": 1\r\n}', 'a', '{\r\n\t"a": 1,\r\n\t"n": {\r\n\t  "m": [\r\n\t    1\r\n\t  ]\r\n\t}\r\n}'],
    ['{"a": 1,"b": 2}', 'a', '{"a": 1,\n"n": {\n  "m": [\n    1\n  ]\n},"b": 2}'],
    [
      '{\n  "a": 1, "b": 2,\n  "c": 3\n}',
      'b',
      '{\n  "a": 1, "b": 2,\n  "n": {\n    "m": [\n      1\n    ]\n  },\n  "c": 3\n}',
    ],
    ['{}', 'a', '{\n  "n": {\n    "m": [\n      1\n    ]\n  }\n}'],
  ])('gets a member: %j behind %s is %j', (text, after, expected) => {
    const member = { key: 'n', value: { m: [1] }, ...(after !== undefined && { after }) };
    expect(addMember(text, member)).toBe(expected);
  });
});
