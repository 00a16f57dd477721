/** How keys of etcd are named, and how the pointers of an environment are read of it. */
import { describe, expect, it } from 'vitest';
import type { EtcdClient } from '../../../publish/registry/etcd/etcdClient.ts';
import { decode, encode, keys, prefixRange } from '../../../publish/registry/etcd/etcdKeys.ts';
import {
  pointerNameOf,
  putPointer,
  readEtcdPointers,
  readHead,
} from '../../../publish/registry/etcd/readEtcdPointers.ts';
import type { PointerName } from '../../../publish/registry/pointer.ts';
import type { KeptPointer } from '../../../publish/registry/registry.ts';
import { memoryEtcd } from './support/memoryEtcd.ts';

describe('a key of etcd', () => {
  it('stands below the name of the product, and below its environment', () => {
    expect([
      keys.blob('abc'),
      keys.all('uat'),
      keys.pointers('uat'),
      keys.rings('uat'),
      keys.head('uat'),
      keys.journal('uat'),
      keys.line('uat', 12),
      keys.hosts('uat'),
      keys.host('uat', 'one'),
    ]).toEqual([
      '/portal/blob/abc',
      '/portal/uat/',
      '/portal/uat/tenant/',
      '/portal/uat/ring/',
      '/portal/uat/head',
      '/portal/uat/journal/',
      '/portal/uat/journal/0000000012',
      '/portal/uat/host/',
      '/portal/uat/host/one',
    ]);
  });

  it('is sent in base64, and read again', () => {
    expect([encode('/portal/ą'), encode(new Uint8Array([255, 0]))]).toEqual(['L3BvcnRhbC/EhQ==', '/wA=']);
    expect([decode('L3BvcnRhbC/EhQ=='), decode(''), decode(undefined)]).toEqual(['/portal/ą', '', '']);
  });

  it.each([
    ['/portal/uat/', '/portal/uat0'],
    ['a', 'b'],
    ['', ''],
  ])('begins with %j up to the next text of its length', (prefix, end) => {
    expect(prefixRange(prefix)).toEqual({ key: encode(prefix), range_end: encode(end) });
  });
});

describe('the head of an environment', () => {
  const head = (value: string) => ({ key: '', mod_revision: '1', value: encode(value) });
  it.each([
    ['7', 7],
    ['0', 0],
    ['', 0],
    ['x', 0],
    ['1.5', 0],
    ['90071992547409930', 0],
  ])('counts its changes: %j is %i', (value, revision) => expect(readHead(head(value))).toBe(revision));

  it('counts none where there is none', () => expect(readHead(undefined)).toBe(0));
});

describe('a key that is that of a pointer', () => {
  it.each<[string, string | null]>([
    ['/portal/uat/tenant/bg', 'tenant/bg'],
    ['/portal/uat/ring/canary/tenant/bg', 'ring/canary/tenant/bg'],
    ['/portal/uat/head', null],
    ['/portal/uat/tenant/BG', null],
    ['/portal/uat/host/tenant/bg', null],
  ])('%s is %s', (key, name) => {
    expect(pointerNameOf('uat', key)).toBe(name);
    const pointers = new Map<PointerName, KeptPointer>();
    putPointer(pointers, 'uat', { key: encode(key), value: encode('text'), mod_revision: '5' });
    expect([...pointers]).toEqual(name === null ? [] : [[name, { stamp: '5', text: 'text' }]]);
  });
});

/** A client of an etcd in memory. */
function clientOf(etcd: ReturnType<typeof memoryEtcd>): EtcdClient {
  return {
    async call<Answer>(path: string, body: object) {
      return etcd.answer(path, body) as Answer;
    },
    async *stream() {},
    nodes: [],
    close: async () => undefined,
  };
}

describe('the pointers of an environment', () => {
  it('are read with the head and the rings in one call', async () => {
    const etcd = memoryEtcd();
    etcd.put('/portal/uat/head', '7');
    etcd.put('/portal/uat/tenant/bg', 'one');
    etcd.put('/portal/uat/ring/canary/tenant/bg', 'two');
    etcd.put('/portal/uat/tenant/no-code', 'three');
    etcd.put('/portal/prod/tenant/pl', 'four');
    expect(await readEtcdPointers(clientOf(etcd), 'uat')).toEqual({
      revision: 7,
      cursor: '6',
      pointers: new Map([
        ['ring/canary/tenant/bg', { stamp: '4', text: 'two' }],
        ['tenant/bg', { stamp: '3', text: 'one' }],
      ]),
    });
    expect(etcd.calls.map(({ path }) => path)).toEqual(['/v3/kv/txn']);
  });

  it('are none where there is nothing, and where etcd says nothing', async () => {
    expect(await readEtcdPointers(clientOf(memoryEtcd()), 'uat')).toEqual({
      revision: 0,
      cursor: '1',
      pointers: new Map(),
    });
    const call = async <Answer>() => ({ header: { revision: '9' } }) as Answer;
    expect(await readEtcdPointers({ ...clientOf(memoryEtcd()), call }, 'uat')).toEqual({
      revision: 0,
      cursor: '9',
      pointers: new Map(),
    });
  });

  it('are read a thousand at a time, all of the revision that the first answer names', async () => {
    const etcd = memoryEtcd();
    const letters = [...'abcdefghijklm'];
    const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)));
    for (const code of codes) etcd.put(`/portal/uat/tenant/${code}`, code);
    const { pointers, cursor } = await readEtcdPointers(clientOf(etcd), 'uat');
    expect([...pointers.values()].map(({ text }) => text)).toEqual(codes);
    const { range_end } = prefixRange('/portal/uat/tenant/');
    const asked = (last: string) => ({
      path: '/v3/kv/range',
      body: { key: encode(`/portal/uat/tenant/${last}\0`), range_end, limit: 1_000, revision: cursor },
    });
    expect(etcd.calls.slice(1)).toEqual([asked(codes[999] ?? ''), asked(codes[1_999] ?? '')]);
    expect(cursor).toBe(String(codes.length + 1));
  });

  it('end where etcd says that there are more and gives none', async () => {
    const empty = { header: { revision: '9' }, more: true };
    const responses = [{}, {}, { response_range: empty }];
    const call = async <Answer>() => ({ ...empty, responses }) as Answer;
    const { pointers } = await readEtcdPointers({ ...clientOf(memoryEtcd()), call }, 'uat');
    expect(pointers.size).toBe(0);
  });
});
