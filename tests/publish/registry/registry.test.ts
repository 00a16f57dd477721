/**
 * One contract for whatever keeps what is published: a folder, object storage, etcd. Over 250 lines: each
 * thing that it asks, of every one of them.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { openRegistry } from '../../../publish/registry/openRegistry.ts';
import { type Pointer, pointerName } from '../../../publish/registry/pointer.ts';
import {
  type HostStatus,
  type PointerChange,
  type Registry,
  RegistryUnreachable,
  type Snapshot,
  WrongBlob,
} from '../../../publish/registry/registry.ts';
import { freePort } from '../../support/freePort.ts';
import { hasEtcd, startEtcd, withoutEtcd } from './support/startEtcd.ts';
import { S3_VARIABLES, startS3StandIn } from './support/startS3StandIn.ts';

interface Kept {
  readonly address: string;
  clear(): Promise<void>;
  /** Puts other bytes in the place of a blob. */
  spoil(hash: string): Promise<void>;
  close(): Promise<void>;
}

const KINDS: readonly { readonly name: string; readonly isThere: boolean; start(): Promise<Kept> }[] = [
  {
    name: 'a folder',
    isThere: true,
    async start() {
      const folder = await mkdtemp(join(tmpdir(), 'registry-'));
      return {
        address: `folder:${folder}`,
        async clear() {
          for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
        },
        spoil: (hash) => writeFile(join(folder, 'blob', hash), 'spoiled'),
        close: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'object storage',
    isThere: true,
    async start() {
      const { address, contents, close } = await startS3StandIn();
      return {
        address,
        clear: async () => contents.clear(),
        spoil: async (hash) => void contents.set(`portal/blob/${hash}`, Buffer.from('spoiled')),
        close,
      };
    },
  },
  {
    name: `etcd${withoutEtcd}`,
    isThere: hasEtcd,
    async start() {
      const { address, url, clear, close } = await startEtcd();
      const key = (hash: string) => Buffer.from(`/portal/blob/${hash}`).toString('base64');
      return {
        address,
        clear,
        async spoil(hash) {
          const body = JSON.stringify({ key: key(hash), value: 'c3BvaWxlZA==' });
          await (await fetch(`${url}/v3/kv/put`, { method: 'POST', body })).text();
        },
        close,
      };
    },
  },
];

const HASH = hashText('a file');
const aPointer = (code: string, reason = 'a reason'): Pointer => ({
  format: 1,
  code,
  file: HASH,
  groups: {},
  words: { en: HASH },
  pictures: {},
  claims: { hosts: [], hasDomainExtension: false, isDraft: false },
  revision: 0,
  by: 'Ann',
  at: '2026-11-23T10:00:00.000Z',
  reason,
  from: null,
});
const aLine = (reason = 'a reason', id: string = randomUUID()) => ({
  kind: 'publish' as const,
  at: '2026-11-23T10:00:00.000Z',
  by: { name: 'Ann', email: null },
  reason,
  from: null,
  id,
});
const aStatus: HostStatus = {
  id: 'host-1',
  revision: 3,
  build: 'abc',
  since: '2026-11-23T10:00:00.000Z',
  ring: null,
  problems: [],
};

/** What a publisher asks for who has just looked. */
async function changesOf(registry: Registry, ...pointers: readonly Pointer[]): Promise<PointerChange[]> {
  const { pointers: kept } = await registry.readPointers('uat');
  return pointers.map((pointer) => {
    const name = pointerName(pointer.code);
    return { name, before: kept.get(name)?.stamp ?? null, pointer };
  });
}

async function publish(registry: Registry, ...pointers: readonly Pointer[]) {
  return registry.swapPointers('uat', { changes: await changesOf(registry, ...pointers), line: aLine() });
}

const reasonOf = (snapshot: Snapshot | undefined, code: string): unknown => {
  const text = snapshot?.pointers.get(pointerName(code))?.text;
  return text === undefined ? null : (JSON.parse(text) as Pointer).reason;
};

describe.each(KINDS)('a registry kept by $name', ({ isThere, start }) => {
  let kept: Kept;
  let registry: Registry;
  beforeAll(async () => {
    if (isThere) kept = await start();
  });
  beforeEach(async () => {
    if (!isThere) return;
    await kept.clear();
    registry = await openRegistry(kept.address, S3_VARIABLES);
  });
  afterEach(async () => registry?.close());
  afterAll(async () => kept?.close());
  const test = it.runIf(isThere);

  test('holds nothing at first', async () => {
    const { revision, pointers } = await registry.readPointers('uat');
    expect([revision, pointers.size]).toEqual([0, 0]);
    expect(await registry.readBlob(HASH)).toBeNull();
    expect(await registry.readJournal('uat')).toEqual([]);
  });

  test('keeps bytes under their hash, once, and refuses those that are no longer what their name says', async () => {
    const bytes = new Uint8Array([0, 255, 10, 13, 128]);
    const hash = await registry.writeBlob(bytes);
    expect(await registry.writeBlob(bytes)).toBe(hash);
    expect(hash).toBe(hashText(bytes));
    expect(new Uint8Array((await registry.readBlob(hash)) ?? [])).toEqual(bytes);
    await kept.spoil(hash);
    await expect(registry.readBlob(hash)).rejects.toThrow(WrongBlob);
  });

  test('switches several tenants and writes one line of the journal, and other environments see nothing of it', async () => {
    expect(await publish(registry, aPointer('aa'), aPointer('bb'))).toEqual({ ok: true, revision: 1 });
    expect(await publish(registry, aPointer('aa', 'again'))).toEqual({ ok: true, revision: 2 });
    const snapshot = await registry.readPointers('uat');
    expect([snapshot.revision, reasonOf(snapshot, 'aa'), reasonOf(snapshot, 'bb')]).toEqual([
      2,
      'again',
      'a reason',
    ]);
    expect((await registry.readPointers('prod')).revision).toBe(0);
    const lines = await registry.readJournal('uat');
    expect(lines.map(({ revision, changes }) => [revision, changes.map(({ name }) => name)])).toEqual([
      [1, ['tenant/aa', 'tenant/bb']],
      [2, ['tenant/aa']],
    ]);
    expect(lines[1]?.changes[0]?.pointer).toMatchObject({ code: 'aa', revision: 2, reason: 'again' });
  });

  test('gives back what somebody knows when nothing is newer', async () => {
    const nothing = await registry.readPointers('uat');
    expect(await registry.readPointers('uat', nothing)).toBe(nothing);
    await publish(registry, aPointer('aa'));
    const first = await registry.readPointers('uat', nothing);
    expect([first.revision, reasonOf(first, 'aa')]).toEqual([1, 'a reason']);
    expect(await registry.readPointers('uat', first)).toBe(first);
  });

  test('writes nothing where one of the pointers is no longer what the publisher saw, and names it', async () => {
    await publish(registry, aPointer('aa'), aPointer('bb'));
    const seen = await changesOf(registry, aPointer('aa', 'late'), aPointer('bb', 'late'));
    await publish(registry, aPointer('bb', 'first'));
    expect(await registry.swapPointers('uat', { changes: seen, line: aLine() })).toEqual({
      ok: false,
      changed: ['tenant/bb'],
    });
    const snapshot = await registry.readPointers('uat');
    expect([snapshot.revision, reasonOf(snapshot, 'aa'), reasonOf(snapshot, 'bb')]).toEqual([
      2,
      'a reason',
      'first',
    ]);
  });

  test('lets one of two publishers win each of twenty races, without a gap in the journal', async () => {
    const other = await openRegistry(kept.address, S3_VARIABLES);
    for (let race = 1; race <= 20; race += 1) {
      const changes = await changesOf(registry, aPointer('aa', `race ${race}`));
      const results = await Promise.all(
        [registry, other].map((each) => each.swapPointers('uat', { changes, line: aLine() })),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    }
    await other.close();
    const revisions = (await registry.readJournal('uat')).map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('lets both of two publishers win who publish different tenants at the same time', async () => {
    const [one, two] = [await changesOf(registry, aPointer('aa')), await changesOf(registry, aPointer('bb'))];
    const results = await Promise.all(
      [one, two].map((changes) => registry.swapPointers('uat', { changes, line: aLine() })),
    );
    expect(results.map((result) => result.ok && result.revision).sort()).toEqual([1, 2]);
  });

  test('says that a write was done when it is asked for once more because its answer was lost', async () => {
    const swap = { changes: await changesOf(registry, aPointer('aa')), line: aLine() };
    await registry.swapPointers('uat', swap);
    expect(await registry.swapPointers('uat', swap)).toEqual({ ok: true, revision: 1 });
    expect(await registry.readJournal('uat')).toHaveLength(1);
  });

  test('takes a pointer away', async () => {
    await publish(registry, aPointer('aa'));
    const [change] = await changesOf(registry, aPointer('aa'));
    await registry.swapPointers('uat', {
      changes: change ? [{ ...change, pointer: null }] : [],
      line: aLine(),
    });
    expect((await registry.readPointers('uat')).pointers.size).toBe(0);
  });

  test('tells a watch each state after the one that it has, those from before it began as well', async () => {
    await publish(registry, aPointer('aa', 'seen'));
    const from = await registry.readPointers('uat');
    await publish(registry, aPointer('aa', 'missed'));
    const end = new AbortController();
    const seen: [number, unknown, unknown][] = [];
    let isConnected = false;
    const options = {
      signal: end.signal,
      onConnection: (is: boolean) => {
        isConnected = is;
      },
    };
    for await (const snapshot of registry.watch('uat', from, options)) {
      seen.push([snapshot.revision, reasonOf(snapshot, 'aa'), reasonOf(snapshot, 'bb')]);
      if (snapshot.revision === 2) await publish(registry, aPointer('aa', 'newest'), aPointer('bb'));
      if (snapshot.revision === 3) end.abort();
    }
    expect(seen).toEqual([
      [2, 'missed', null],
      [3, 'newest', 'a reason'],
    ]);
    expect(isConnected).toBe(true);
  });

  test('names the hosts that live, each by what it said last, until it leaves', async () => {
    await registry.announce('uat', aStatus);
    await registry.announce('uat', { ...aStatus, revision: 4 });
    await registry.announce('uat', { ...aStatus, id: 'host-2' });
    const hosts = await registry.listHosts('uat');
    expect(hosts.map(({ id, revision }) => [id, revision])).toEqual([
      ['host-1', 4],
      ['host-2', 3],
    ]);
    await registry.leave('uat', 'host-1');
    expect((await registry.listHosts('uat')).map(({ id }) => id)).toEqual(['host-2']);
    expect(await registry.listHosts('prod')).toEqual([]);
  });
});

describe('the address of a registry', () => {
  it.each([
    ['etdc://a:2379', 'Did you mean "etcd"'],
    ['etcd:a:2379', 'REGISTRY names no node'],
    ['etcd://a:2379,', 'REGISTRY names no node by ""'],
    ['s3:bucket', 'REGISTRY names no bucket by "bucket"'],
    ['folder:', 'allowed are folder:PATH'],
  ])('is refused with what is allowed: %s', async (address, message) => {
    await expect(openRegistry(address, {})).rejects.toThrow(message);
  });

  it('says that nobody answers, naming each node', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const registry = await openRegistry(`etcd://127.0.0.1:${one},127.0.0.1:${two}`, {});
    const asked = registry.readPointers('uat');
    await expect(asked).rejects.toThrow(RegistryUnreachable);
    await expect(asked).rejects.toThrow(new RegExp(`:${one}: .*; http://127.0.0.1:${two}: `));
    await registry.close();
  });
});
