/** Hosts that follow a registry: here that of a folder, so that everything of it can be spoilt. */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Pointer, pointerName } from '../../../publish/registry/pointer.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import { etagOf, type Fleet, type FleetHost, readyOf, startFleet } from './startFleet.ts';

let fleet: Fleet;
beforeAll(async () => {
  // A host that has said so lives for ten seconds: they do not pass, however long a publish takes on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  fleet = await startFleet((folder) => `folder:${folder}`);
  await fleet.publish('bg', 'pl', 'ro', '--env', 'dev', '--reason', 'first');
});
afterAll(async () => {
  await fleet?.close();
  vi.useRealTimers();
});

/** On a busy machine as well. */
const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** A registry that tells a host nothing by itself, as a slow network does. */
const silent = (registry: Registry): Registry => ({
  ...registry,
  async *watch(_environment, _from, { signal }) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
});

let turns = 0;
/** Another version of a tenant file. */
async function rename(code: string): Promise<void> {
  turns += 1;
  const path = join(fleet.folder, `${code}.json`);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/"brandName": "[^"]*"/, `"brandName": "Sorvia ${turns}"`));
}

async function publishNext(code: string): Promise<void> {
  await rename(code);
  const said = await fleet.publish(code, '--env', 'dev');
  expect(said.error).toBe('');
}

const titleOf = async (host: FleetHost, path: string) =>
  /"home\.title":"([^"]*)"/.exec(await (await host.get(path)).text())?.[1];

/** Writes a pointer past the publisher. */
async function forge(code: string, change: (pointer: Pointer) => Pointer): Promise<void> {
  const name = pointerName(code);
  const kept = (await fleet.registry.readPointers('dev')).pointers.get(name);
  if (!kept) throw new Error(`${code} is not published.`);
  const pointer = change(JSON.parse(kept.text) as Pointer);
  const line = {
    kind: 'publish' as const,
    at: '2026-11-23T10:00:00.000Z',
    by: { name: 'Mallory', email: null },
    reason: '',
    from: null,
    id: randomUUID(),
  };
  await fleet.registry.swapPointers('dev', { changes: [{ name, before: kept.stamp, pointer }], line });
}

const problemsOf = async (host: FleetHost, code: string) => {
  const { status, body } = await readyOf(host);
  const { serves, problems } = body.tenants[code] ?? {};
  return { status, serves, message: problems?.[0]?.message };
};

describe('a host that has not heard of the newest version', () => {
  let fast: FleetHost;
  let slow: FleetHost;
  beforeAll(async () => {
    [fast, slow] = await Promise.all([fleet.start('fast'), fleet.start('slow', { wrap: silent })]);
  });
  afterAll(() => Promise.all([fast.close(), slow.close()]));

  it('reads the registry before it answers a client who has seen another version, and answers as the others do', async () => {
    const before = await etagOf(slow, '/bg/');
    await publishNext('bg');
    await eventually(async () => expect(await etagOf(fast, '/bg/')).not.toBe(before));
    const newest = (await etagOf(fast, '/bg/')) ?? '';
    expect(await etagOf(slow, '/bg/')).toBe(before);
    const answer = await slow.get('/bg/', { 'if-none-match': newest });
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, newest]);
  });

  it('reads the registry before it says that there is no such file, so that no page names a missing one', async () => {
    await fleet.change('languages/pl.json', '"greeting": "', '"greeting": "Hej! ');
    await publishNext('pl');
    const address = await eventually(async () => {
      const page = await (await fast.get('/pl/account')).text();
      const found = /\/static\/words\/pl-[0-9a-f]+\.json/.exec(page)?.[0] ?? '';
      expect(await (await fast.get(found)).text()).toContain('Hej! ');
      return found;
    });
    expect((await slow.get(address)).status).toBe(200);
    expect((await slow.get('/static/words/pl-0000000000000000.json')).status).toBe(404);
  });
});

describe('what a host does with something wrong in the registry', () => {
  let host: FleetHost;
  beforeAll(async () => {
    host = await fleet.start('careful');
  });
  afterAll(() => host.close());

  it.each([
    [
      'a pointer of another tenant',
      (pointer: Pointer): Pointer => ({ ...pointer, code: 'pl' }),
      /^The newest revision of bg cannot be served: the pointer is that of "pl"; revision \d+ is served\.$/,
    ],
    [
      'a pointer to what is not there',
      (pointer: Pointer): Pointer => ({ ...pointer, file: '0'.repeat(64) }),
      /^Revision \d+ of bg cannot be served: the blob 0{64} is not there; revision \d+ is served\.$/,
    ],
    [
      'a pointer that claims the host name of somebody else',
      (pointer: Pointer): Pointer => ({ ...pointer, claims: { ...pointer.claims, hosts: ['bank.example'] } }),
      /^Revision \d+ of bg cannot be served: the pointer is foreign/,
    ],
  ])('keeps the last good version and names tenant, revision and reason: %s', async (_, change, message) => {
    const etag = await etagOf(host, '/bg/');
    await forge('bg', change);
    await eventually(async () =>
      expect(await problemsOf(host, 'bg')).toEqual({
        status: 200,
        serves: 'last-good',
        message: expect.stringMatching(message),
      }),
    );
    expect(await etagOf(host, '/bg/')).toBe(etag);
    await eventually(async () => {
      const hosts = await fleet.registry.listHosts('dev');
      expect(hosts.find(({ id }) => id === 'careful')?.problems).toEqual(['bg']);
    });
    await publishNext('bg');
    await eventually(async () => expect(await problemsOf(host, 'bg')).toMatchObject({ serves: 'newest' }));
    expect(await etagOf(host, '/bg/')).not.toBe(etag);
  });

  it('keeps the last good version when the bytes of a file are not what their name says', async () => {
    const etag = await etagOf(host, '/ro/');
    await fleet.change('ro.json', '"expiryFormat": "MM/YYYY"', '"expiryFormat": "MM/YY"');
    const bytes = await readFile(join(fleet.folder, 'ro.json'));
    const hash = await fleet.registry.writeBlob(bytes);
    await writeFile(join(fleet.folder, '..', 'registry', 'blob', hash), 'spoilt');
    await fleet.publish('ro', '--env', 'dev');
    await eventually(async () =>
      expect((await problemsOf(host, 'ro')).message).toContain('is not what its name says'),
    );
    expect(await etagOf(host, '/ro/')).toBe(etag);
    expect(await problemsOf(host, 'pl')).toMatchObject({ serves: 'newest' });
    await writeFile(join(fleet.folder, '..', 'registry', 'blob', hash), bytes);
    await publishNext('pl');
    await eventually(async () => expect(await etagOf(host, '/ro/')).not.toBe(etag));
  });
});

describe('what a host serves of a registry', () => {
  it('leaves a tenant with the words that it was published with, whatever its neighbours have by now', async () => {
    await fleet.publish('bg', 'ro', '--env', 'dev');
    const host = await fleet.start('words');
    const before = await titleOf(host, '/ro/en/');
    await fleet.change('languages/en.json', '"greeting": "', '"greeting": "Well: ');
    const said = await fleet.publish('bg', '--env', 'dev', '--wait');
    expect(said.out).toContain('pl and ro have another version of languages/en.json');
    const [bg, ro] = await Promise.all(
      ['/bg/account', '/ro/account'].map(async (path) => {
        const page = await (await host.get(path)).text();
        return /\/static\/words\/en-[0-9a-f]+\.json/.exec(page)?.[0];
      }),
    );
    expect([bg, ro, bg === ro]).toEqual([expect.any(String), expect.any(String), false]);
    for (const address of [bg, ro]) expect((await host.get(address ?? '')).status).toBe(200);
    expect(await titleOf(host, '/ro/en/')).toBe(before);
    await host.close();
  });

  it('shows a canary to hosts with RING=canary alone, until it is aborted or everybody has it', async () => {
    const [all, canary] = await Promise.all([fleet.start('all'), fleet.start('bird', { ring: 'canary' })]);
    const before = await etagOf(all, '/pl/');
    await rename('pl');
    expect((await fleet.publish('canary', 'pl', '--env', 'dev', '--wait')).out).toMatch(/2 of 2 hosts/);
    const shown = await etagOf(canary, '/pl/');
    expect([await etagOf(all, '/pl/'), shown === before]).toEqual([before, false]);
    expect((await fleet.publish('canary-status', '--env', 'dev')).out).toMatch(
      /^pl {2}revision \d+ .*\nhost bird {2}at revision \d+$/s,
    );
    await fleet.publish('canary-abort', 'pl', '--env', 'dev', '--wait');
    expect(await etagOf(canary, '/pl/')).toBe(before);
    await fleet.publish('canary', 'pl', '--env', 'dev');
    await fleet.publish('pl', '--env', 'dev', '--wait');
    expect([await etagOf(all, '/pl/'), await etagOf(canary, '/pl/')]).toEqual([shown, shown]);
    expect((await fleet.publish('canary-status', '--env', 'dev')).out).toContain(
      'No tenant has a canary in dev.',
    );
    await Promise.all([all.close(), canary.close()]);
  });

  it('is ready, and answers for one of many tenants, before all of them are compiled', async () => {
    const host = await fleet.start('many', { eager: 0 });
    const ready = await readyOf(host);
    expect(host.compiled()).toEqual([]);
    // An edge sends people from here on: each tenant is there for whoever asks.
    expect([ready.status, ready.body.status]).toEqual([200, 'ok']);
    expect(ready.body.tenants.ro).toMatchObject({ status: 'ok', serves: 'newest' });
    // However far the host has come with the rest by itself.
    for (const code of ['ro', 'pl', 'bg', 'ro', 'pl', 'bg'])
      expect([code, (await host.get(`/${code}/`)).status]).toEqual([code, 200]);
    await eventually(() => expect(host.compiled()).toEqual(['bg', 'pl', 'ro']));
    await host.close();
  });
});
