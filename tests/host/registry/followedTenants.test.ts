/**
 * What a host follows, without a server: what it goes on serving where a registry has lost something or cannot be read, and
 * which of many tenants it makes ready for an address.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { createDiskCopy } from '../../../host/registry/diskCopy.ts';
import { type Follower, followRegistry } from '../../../host/registry/followRegistry.ts';
import { createBackground } from '../../../host/serve/background.ts';
import type { Pointer } from '../../../publish/registry/pointer.ts';
import { RegistryRefused, RegistryUnreachable } from '../../../publish/registry/registry.ts';
import type { CompiledSet, CompileTexts } from '../../../publish/source-sets/compileTexts.ts';
import { type MemoryRegistry, memoryRegistry } from '../../publish/registry/support/memoryRegistry.ts';
import { aJournalLine, aPointer } from '../../publish/registry/support/published.ts';
import { aTenant } from '../../support/aTenant.ts';

let folder: string;
const followers: Follower[] = [];
const logged: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(followers.splice(0).map((each) => each.close()));
  await rm(folder, { recursive: true });
});

/** Files are what a test says, such as `first of bg`, or `of ro at karta.example`, which claims that host name. */
const BROKEN = 'breaks the compiler';
const hostsOf = (text: string) => / at (\S+)$/.exec(text)?.slice(1) ?? [];

const compile: CompileTexts = ({ code, file }) => {
  const text = Buffer.from(file).toString();
  if (text === BROKEN) throw new TypeError('cannot read properties of undefined');
  const publicTenant = aTenant({ code });
  const own = { publicTenant, hostConnection: {}, pictures: [], changesAt: null };
  const hosts = { singleTenant: hostsOf(text), domainExtension: false };
  const tenant = { code, hosts, status: 'live' };
  const compiled: object = { ...own, tenant: { ...tenant, languages: ['en'], draftLanguages: [] } };
  return { ok: true, compiled: compiled as CompiledSet['compiled'], languages: new Map(), warnings: [] };
};

/** Publishes versions, by code, with the next revision. */
async function publish(registry: MemoryRegistry, versions: Readonly<Record<string, string>>): Promise<void> {
  const lines = registry.lines.get('dev') ?? [];
  const revision = (lines.at(-1)?.revision ?? 0) + 1;
  const pointers: Pointer[] = [];
  for (const [code, text] of Object.entries(versions)) {
    const file = await registry.writeBlob(Buffer.from(text));
    const claims = { hosts: hostsOf(text), hasDomainExtension: false, isDraft: false };
    pointers.push(aPointer(code, { file, words: {}, claims, revision }));
  }
  registry.lines.set('dev', [...lines, aJournalLine(revision, pointers)]);
  for (const pointer of pointers) registry.put('dev', `tenant/${pointer.code}`, pointer);
}

async function follow(registry: MemoryRegistry, eager?: number): Promise<Follower> {
  const follower = await followRegistry({
    registry,
    environment: 'dev',
    ring: null,
    copy: createDiskCopy(folder),
    compile,
    id: 'host-1',
    build: 'abc',
    eager,
    now: () => new Date('2026-11-28T10:00:00Z'),
    log: ({ message }) => void logged.push(String(message)),
    background: createBackground(),
    reports: { connected: () => undefined, heard: () => undefined, served: () => undefined },
  });
  followers.push(follower);
  return follower;
}

/** A host that has served these, one after the other, and has ended. */
async function hadServed(...versions: readonly Readonly<Record<string, string>>[]): Promise<MemoryRegistry> {
  const registry = memoryRegistry();
  for (const each of versions) await publish(registry, each);
  await (await follow(registry)).close();
  return registry;
}

/** The file that is served of each tenant. */
const servedBy = (follower: Follower) =>
  Object.fromEntries([...follower.tenants()].map(([code, { live }]) => [code, live?.pointer.file ?? null]));
const copied = async () => [...((await createDiskCopy(folder).read())?.pointers.keys() ?? [])].sort();
const problemsOf = (follower: Follower, code: string) =>
  follower
    .tenants()
    .get(code)
    ?.problems.map(({ message }) => message);

const FIRST = { bg: 'first of bg', pl: 'first of pl' };
const BOTH = { bg: hashText(FIRST.bg), pl: hashText(FIRST.pl) };

describe('a registry that has lost everything', () => {
  it('takes no tenant from a host that starts with its copy, nor the copy from its disk', async () => {
    await hadServed(FIRST);
    const follower = await follow(memoryRegistry());
    expect(servedBy(follower)).toEqual(BOTH);
    await follower.start();
    await expect.poll(() => logged.at(-1)).toMatch(/^Nothing was ever published .* Check REGISTRY/);
    await follower.close();
    expect(servedBy(follower)).toEqual(BOTH);
    expect(await copied()).toEqual(['bg', 'pl']);
    const away = memoryRegistry();
    away.readPointers = async () => Promise.reject(new RegistryUnreachable('nobody answers'));
    expect(servedBy(await follow(away))).toEqual(BOTH);
  });

  it('takes away none that is not published to it again yet', async () => {
    await hadServed(FIRST);
    const registry = memoryRegistry();
    const follower = await follow(registry);
    await follower.start();
    await expect.poll(() => logged.at(-1)).toMatch(/^Nothing was ever published/);
    await publish(registry, { bg: 'second of bg' });
    await follower.sync();
    expect(servedBy(follower)).toEqual({ ...BOTH, bg: hashText('second of bg') });
    expect(follower.status()).toMatchObject({ revision: 1, hasSet: true });
  });

  it('takes none away from hosts that start again meanwhile, until every tenant is published again', async () => {
    await hadServed({ bg: 'zeroth of bg' }, FIRST);
    const registry = memoryRegistry();
    const again = async () => {
      const follower = await follow(registry);
      await follower.start();
      await follower.close();
      return servedBy(follower);
    };
    await publish(registry, { bg: 'second of bg' });
    expect(await again()).toEqual({ ...BOTH, bg: hashText('second of bg') });
    // By now it has had as many changes as the one before.
    await publish(registry, { bg: 'third of bg' });
    expect(await again()).toEqual({ ...BOTH, bg: hashText('third of bg') });
    await publish(registry, { pl: 'second of pl' });
    expect(await again()).toEqual({ bg: hashText('third of bg'), pl: hashText('second of pl') });
    // Nothing is lost any more: what is taken away from here on is.
    registry.kept.get('dev')?.delete('tenant/pl');
    expect(await again()).toEqual({ bg: hashText('third of bg') });
  });

  it('is nothing to be told of by a host that never had a tenant', async () => {
    const follower = await follow(memoryRegistry());
    await follower.start();
    await follower.close();
    const again = await follow(memoryRegistry());
    await again.start();
    await again.sync();
    expect([servedBy(again), logged]).toEqual([{}, []]);
    expect(again.status().hasSet).toBe(true);
  });
});

describe('a tenant whose newest version cannot be had', () => {
  it.each<[string, unknown]>([
    ['the answer breaks off', new TypeError('terminated')],
    ['the storage refuses', new RegistryRefused('answered with 403')],
    ['nobody answers', new RegistryUnreachable('nobody answers')],
  ])('keeps the last good one, and the others have theirs, where %s', async (_, error) => {
    const registry = memoryRegistry();
    await publish(registry, FIRST);
    const follower = await follow(registry);
    await publish(registry, { bg: 'second of bg', pl: 'second of pl' });
    const { readBlob } = registry;
    registry.readBlob = async (hash) =>
      hash === hashText('second of bg') ? Promise.reject(error) : readBlob(hash);
    await follower.sync();
    expect(servedBy(follower)).toEqual({ bg: BOTH.bg, pl: hashText('second of pl') });
    expect(problemsOf(follower, 'bg')).toEqual([
      'Revision 2 of bg cannot be served: its files cannot be fetched now; revision 1 is served.',
    ]);
    expect(follower.tenants().get('bg')?.isWorthRetrying).toBe(true);
  });

  it('keeps the last good one where the compiler throws, and somebody hears of it', async () => {
    const registry = memoryRegistry();
    await publish(registry, FIRST);
    const follower = await follow(registry);
    await publish(registry, { bg: BROKEN, pl: 'second of pl' });
    await follower.sync();
    expect(servedBy(follower)).toEqual({ bg: BOTH.bg, pl: hashText('second of pl') });
    expect(problemsOf(follower, 'bg')).toEqual([
      'Revision 2 of bg cannot be served: it cannot be compiled here; revision 1 is served.',
    ]);
    expect(logged).toContain('bg: cannot read properties of undefined');
  });

  it.each([50, 0])('is served from the copy at the start, of %i tenants at once', async (eager) => {
    const registry = await hadServed(FIRST);
    await publish(registry, { bg: 'second of bg', pl: 'second of pl' });
    registry.blobs.delete(hashText('second of bg'));
    const follower = await follow(registry, eager);
    for (const code of ['bg', 'pl']) await follower.prepare('', `/${code}/`);
    expect(servedBy(follower)).toEqual({ bg: BOTH.bg, pl: hashText('second of pl') });
    expect(problemsOf(follower, 'bg')).toEqual([
      expect.stringMatching(/^Revision 2 of bg .* is not there; revision 1 is served\.$/),
    ]);
    await follower.start();
    await follower.close();
    expect(await copied()).toEqual(['bg', 'pl']);
  });

  it('is served from the copy at the start where nobody can read its pointer', async () => {
    const registry = await hadServed(FIRST);
    await publish(registry, { bg: 'second of bg' });
    registry.put('dev', 'tenant/bg', '{');
    const follower = await follow(registry);
    expect(servedBy(follower)).toEqual(BOTH);
    expect(problemsOf(follower, 'bg')).toEqual([
      'The newest revision of bg cannot be served: the pointer is torn: it is no JSON; revision 1 is served.',
    ]);
  });
});

describe('one of many tenants that nobody has asked for yet', () => {
  it.each([
    ['portal.example', '/bg/', 'bg'],
    ['portal.example', '/bg?utm_source=mail', 'bg'],
    ['portal.example', '/bg/?next=/pl/', 'bg'],
    ['karta.example', '/', 'ro'],
    ['Karta.example.:8443', '/?a=/pl/', 'ro'],
    ['karta.example', '/pl/', 'ro'],
    ['other.example', '/pl', 'pl'],
    ['other.example', '/xx/', null],
  ])('is made ready for its address: %s%s', async (host, path, code) => {
    const registry = memoryRegistry();
    await publish(registry, { ...FIRST, ro: 'of ro at karta.example' });
    const follower = await follow(registry, 0);
    await follower.prepare(host, path);
    const ready = Object.entries(servedBy(follower)).filter(([, file]) => file !== null);
    expect(ready.map(([each]) => each)).toEqual(code === null ? [] : [code]);
  });
});

describe('a host that ends', () => {
  it('says no more that it lives once it has left the registry, not even with what it was saying', async () => {
    const registry = memoryRegistry();
    await publish(registry, FIRST);
    const said: string[] = [];
    const release = Promise.withResolvers<void>();
    let isHeld = false;
    registry.announce = async () => {
      if (isHeld) await release.promise;
      said.push('here');
    };
    registry.leave = async () => void said.push('gone');
    const follower = await follow(registry);
    await follower.start();
    isHeld = true;
    await publish(registry, { bg: 'second of bg' });
    await follower.sync();
    const closed = follower.close();
    // It has all its time to leave before what it was saying arrives.
    await expect.poll(copied).toEqual(['bg', 'pl']);
    release.resolve();
    await closed;
    await new Promise(setImmediate);
    expect(said.at(-1)).toBe('gone');
  });
});
