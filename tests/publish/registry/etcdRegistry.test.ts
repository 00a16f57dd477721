/**
 * The registry of etcd, over an etcd in memory: what it writes where, and by which conditions. Over 250 lines: each of its
 * calls, and what it asks etcd for.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { createEtcdRegistry } from '../../../publish/registry/etcd/createEtcdRegistry.ts';
import {
  OutcomeUnknown,
  type PointerChange,
  type Registry,
  RegistryRefused,
  RegistryUnreachable,
  type Snapshot,
  type Swap,
  WrongBlob,
} from '../../../publish/registry/registry.ts';
import { type MemoryEtcd, memoryEtcd } from './support/memoryEtcd.ts';
import { aHost, aJournalLine, aLine, aPointer } from './support/published.ts';
import { type EtcdStandIn, startEtcdStandIn } from './support/startEtcdStandIn.ts';

let etcd: MemoryEtcd;
let node: EtcdStandIn;
let registry: Registry;
/** What somebody else does before a call is answered. */
let before: (path: string, body: object) => void;
/** Whether the node breaks each connection off. */
let isSilent: boolean;
beforeAll(async () => {
  node = await startEtcdStandIn(({ path, body }, response) => {
    before(path, body);
    if (isSilent) response.destroy();
    return etcd.answer(path, body);
  });
});
beforeEach(() => {
  before = () => undefined;
  isSilent = false;
  etcd = memoryEtcd();
  registry = createEtcdRegistry({ nodes: [node.url] });
});
afterEach(() => registry.close());
afterAll(() => node.close());

const coded = (text: string) => Buffer.from(text).toString('base64');
const add = (code: string): PointerChange => ({
  name: `tenant/${code}`,
  before: null,
  pointer: aPointer(code),
});
const swapOf = (changes: readonly PointerChange[], id = 'one'): Swap => ({ changes, line: aLine({ id }) });
const textOf = (code: string, revision: number) => JSON.stringify({ ...aPointer(code), revision });
const lineKey = (revision: number) => `/portal/uat/journal/${String(revision).padStart(10, '0')}`;
const stampOf = async (name: 'tenant/bg' | 'tenant/pl') =>
  (await registry.readPointers('uat')).pointers.get(name)?.stamp ?? null;

describe('the pointers of an environment, in etcd', () => {
  it('are none at first', async () => {
    expect(await registry.readPointers('uat')).toEqual({ revision: 0, cursor: '1', pointers: new Map() });
  });

  it('are those that somebody knows where the head is the same, which is one small read', async () => {
    await registry.swapPointers('uat', swapOf([add('bg')]));
    const known = await registry.readPointers('uat');
    etcd.calls.length = 0;
    expect(await registry.readPointers('uat', known)).toBe(known);
    expect(etcd.calls).toEqual([{ path: '/v3/kv/range', body: { key: coded('/portal/uat/head') } }]);
    await registry.swapPointers('uat', swapOf([add('pl')], 'two'));
    expect((await registry.readPointers('uat', known)).revision).toBe(2);
  });
});

describe('a blob in etcd', () => {
  const bytes = new Uint8Array([0, 255, 10, 128]);
  const hash = hashText(bytes);

  it('stands under its hash, and one that is there stays', async () => {
    expect(await registry.readBlob(hash)).toBeNull();
    expect(await registry.writeBlob(bytes)).toBe(hash);
    expect(new Uint8Array((await registry.readBlob(hash)) ?? [])).toEqual(bytes);
    etcd.put(`/portal/blob/${hash}`, 'another');
    expect(await registry.writeBlob(bytes)).toBe(hash);
    expect(etcd.texts()).toEqual({ [`/portal/blob/${hash}`]: 'another' });
  });

  it('may be empty', async () => {
    const empty = await registry.writeBlob(new Uint8Array());
    expect(await registry.readBlob(empty)).toEqual(Buffer.from(''));
  });

  it('is refused where it is not what its name says', async () => {
    etcd.put(`/portal/blob/${hash}`, 'another');
    const asked = registry.readBlob(hash);
    await expect(asked).rejects.toThrow(WrongBlob);
    await expect(asked).rejects.toThrow(`The blob ${hash} is not what its name says.`);
  });
});

describe('a swap in etcd', () => {
  it('writes pointers, head and line as one', async () => {
    expect(await registry.swapPointers('uat', swapOf([add('bg'), add('pl')]))).toEqual({
      ok: true,
      revision: 1,
    });
    const line = JSON.stringify({
      ...aLine(),
      revision: 1,
      changes: aJournalLine(1, [aPointer('bg'), aPointer('pl')]).changes,
    });
    expect(etcd.texts()).toEqual({
      '/portal/uat/head': '1',
      [lineKey(1)]: line,
      '/portal/uat/tenant/bg': textOf('bg', 1),
      '/portal/uat/tenant/pl': textOf('pl', 1),
    });
    expect(etcd.calls.map(({ path }) => path)).toEqual(['/v3/kv/txn', '/v3/kv/txn']);
  });

  it('replaces what was seen, and takes away', async () => {
    await registry.swapPointers('uat', swapOf([add('bg'), add('pl')]));
    const changes = [
      { ...add('bg'), before: await stampOf('tenant/bg') },
      { name: 'tenant/pl', before: await stampOf('tenant/pl'), pointer: null } as const,
    ];
    expect(await registry.swapPointers('uat', swapOf(changes, 'two'))).toEqual({ ok: true, revision: 2 });
    const texts = etcd.texts();
    expect([
      texts['/portal/uat/tenant/bg'],
      texts['/portal/uat/tenant/pl'],
      texts['/portal/uat/head'],
    ]).toEqual([textOf('bg', 2), undefined, '2']);
  });

  it.each<[string, PointerChange]>([
    ['there is one, and none was seen', add('bg')],
    ['there is another one', { ...add('bg'), before: '1' }],
    ['there is none any more', { ...add('ro'), before: '1' }],
  ])('writes nothing, and names the pointer, where %s', async (_, change) => {
    await registry.swapPointers('uat', swapOf([add('bg')]));
    const texts = etcd.texts();
    expect(await registry.swapPointers('uat', swapOf([add('pl'), change], 'two'))).toEqual({
      ok: false,
      changed: [change.name],
    });
    expect(etcd.texts()).toEqual(texts);
  });

  it('that was done and whose answer was lost is done, by its line among the newest twenty', async () => {
    for (let revision = 1; revision <= 30; revision += 1)
      etcd.put(lineKey(revision), JSON.stringify(aJournalLine(revision, [], { id: `id ${revision}` })));
    etcd.put(lineKey(31), 'torn');
    etcd.put('/portal/uat/tenant/bg', 'other');
    expect(await registry.swapPointers('uat', swapOf([add('bg')], 'id 12'))).toEqual({
      ok: true,
      revision: 12,
    });
    expect(await registry.swapPointers('uat', swapOf([add('bg')], 'id 11'))).toEqual({
      ok: false,
      changed: ['tenant/bg'],
    });
    expect(etcd.calls.at(-1)?.body).toMatchObject({ sort_target: 'KEY' });
  });

  it('is tried again where somebody else published another tenant between the look and the write', async () => {
    let isFirst = true;
    before = (_, body) => {
      if (!isFirst || !('compare' in body)) return;
      isFirst = false;
      etcd.put('/portal/uat/head', '7');
    };
    expect(await registry.swapPointers('uat', swapOf([add('bg')]))).toEqual({ ok: true, revision: 8 });
    expect(etcd.texts()['/portal/uat/head']).toBe('8');
  });

  it('loses where somebody else publishes the same tenant between the look and the write', async () => {
    let isFirst = true;
    before = (_, body) => {
      if (!isFirst || !('compare' in body)) return;
      isFirst = false;
      etcd.put('/portal/uat/tenant/bg', 'theirs');
    };
    expect(await registry.swapPointers('uat', swapOf([add('bg')]))).toEqual({
      ok: false,
      changed: ['tenant/bg'],
    });
    expect(etcd.texts()).toEqual({ '/portal/uat/tenant/bg': 'theirs' });
  });

  it('asks what has to hold of others of the state that it is written over', async () => {
    await registry.swapPointers('uat', swapOf([add('pl')]));
    let isFirst = true;
    before = (_, body) => {
      if (!isFirst || !JSON.stringify(body).includes('range_end')) return;
      isFirst = false;
      etcd.put('/portal/uat/head', '7');
    };
    const asked: number[] = [];
    const check = { revision: 0, assert: ({ revision }: Snapshot) => void asked.push(revision) };
    expect(await registry.swapPointers('uat', { ...swapOf([add('bg')]), check })).toEqual({
      ok: true,
      revision: 8,
    });
    expect(asked).toEqual([7]);
    const texts = etcd.texts();
    const refuse = { revision: 0, assert: () => expect.unreachable() };
    await expect(registry.swapPointers('uat', { ...swapOf([add('ro')]), check: refuse })).rejects.toThrow();
    expect(etcd.texts()).toEqual(texts);
  });

  it('whose answer is lost may have been done, and one that was never sent was not', async () => {
    before = (_, body) => {
      if ('compare' in body) isSilent = true;
    };
    await expect(registry.swapPointers('uat', swapOf([add('bg')]))).rejects.toThrow(OutcomeUnknown);
    await expect(registry.swapPointers('uat', swapOf([add('bg')]))).rejects.toThrow(RegistryUnreachable);
  });

  it('takes 126 tenants at once, and no more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        add(`a${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}`),
      );
    const asked = registry.swapPointers('uat', swapOf(many(127)));
    await expect(asked).rejects.toThrow(RegistryRefused);
    await expect(asked).rejects.toThrow('At most 126 tenants are switched at once.');
    expect(etcd.calls).toEqual([]);
    expect(await registry.swapPointers('uat', swapOf(many(126)))).toEqual({ ok: true, revision: 1 });
  });
});

describe('the journal in etcd', () => {
  it('has its lines in order, without what is no line and those of other environments', async () => {
    expect(await registry.readJournal('uat')).toEqual([]);
    const lines = [2, 10, 11].map((revision) => aJournalLine(revision, [aPointer('bg')]));
    for (const line of lines.toReversed()) etcd.put(lineKey(line.revision), JSON.stringify(line));
    etcd.put(lineKey(3), 'torn');
    etcd.put('/portal/prod/journal/0000000001', JSON.stringify(lines[0]));
    expect(await registry.readJournal('uat')).toEqual(lines);
  });

  it('is read a thousand lines at a time', async () => {
    const revisions = Array.from({ length: 2_001 }, (_, index) => index + 1);
    for (const revision of revisions) etcd.put(lineKey(revision), `{"revision":${revision},"changes":[]}`);
    etcd.calls.length = 0;
    expect((await registry.readJournal('uat')).map(({ revision }) => revision)).toEqual(revisions);
    expect(etcd.calls.map(({ body }) => 'limit' in body && body.limit)).toEqual([1_000, 1_000, 1_000]);
  });
});

describe('the hosts that live, in etcd', () => {
  const key = '/portal/uat/host/host-1';

  it('are those that said so, for as long as their lease', async () => {
    await registry.announce('uat', aHost());
    expect(etcd.calls).toEqual([
      { path: '/v3/lease/grant', body: { TTL: '10' } },
      {
        path: '/v3/kv/put',
        body: { key: coded(key), value: coded(JSON.stringify(aHost())), lease: 'lease-1' },
      },
    ]);
    expect(await registry.listHosts('uat')).toEqual([aHost()]);
    expect(await registry.listHosts('prod')).toEqual([]);
    etcd.endLease('lease-1');
    expect(await registry.listHosts('uat')).toEqual([]);
  });

  it('keep their lease, and take another one where it is over', async () => {
    await registry.announce('uat', aHost());
    await registry.announce('uat', aHost({ revision: 4 }));
    expect(await registry.listHosts('uat')).toEqual([aHost({ revision: 4 })]);
    etcd.endLease('lease-1');
    await registry.announce('uat', aHost({ revision: 5 }));
    expect(await registry.listHosts('uat')).toEqual([aHost({ revision: 5 })]);
    expect(
      etcd.calls.flatMap(({ path, body }) => (path.startsWith('/v3/lease') ? [[path, body]] : [])),
    ).toEqual([
      ['/v3/lease/grant', { TTL: '10' }],
      ['/v3/lease/keepalive', { ID: 'lease-1' }],
      ['/v3/lease/keepalive', { ID: 'lease-1' }],
      ['/v3/lease/grant', { TTL: '10' }],
    ]);
  });

  it('are gone when they leave, and have a lease of their own when they come back', async () => {
    await registry.leave('uat', 'host-1');
    expect(etcd.calls).toEqual([]);
    await registry.announce('uat', aHost());
    await registry.leave('uat', 'host-1');
    expect(etcd.texts()).toEqual({});
    expect(etcd.calls.at(-1)).toEqual({ path: '/v3/lease/revoke', body: { ID: 'lease-1' } });
    etcd.calls.length = 0;
    await registry.announce('uat', aHost());
    expect(etcd.calls.map(({ path }) => path)).toEqual(['/v3/lease/grant', '/v3/kv/put']);
  });
});
