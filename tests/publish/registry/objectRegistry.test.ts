/**
 * A registry of named contents, over those in memory: what it writes where, and what it makes of what others wrote. Over 250
 * lines: each of its calls, with what it asks the store for.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { createObjectRegistry } from '../../../publish/registry/objects/createObjectRegistry.ts';
import type { ObjectStore } from '../../../publish/registry/objects/objectStore.ts';
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
import { type MemoryStore, memoryStore } from './support/memoryStore.ts';
import { aHost, aJournalLine, aLine, aPointer } from './support/published.ts';
import { withStillClock } from './support/stillClock.ts';

const DOCUMENT = 'uat/pointers.json';
let store: MemoryStore;
let registry: Registry;
beforeEach(() => {
  store = memoryStore();
  registry = createObjectRegistry(store);
});

const bg = aPointer('bg');
const pl = aPointer('pl');
const add = (code: string): PointerChange => ({
  name: `tenant/${code}`,
  before: null,
  pointer: aPointer(code),
});
const swapOf = (changes: readonly PointerChange[], line: Partial<Swap['line']> = {}): Swap => ({
  changes,
  line: aLine(line),
});
const textOf = (code: string, revision: number) => JSON.stringify({ ...aPointer(code), revision });
const lineFile = (revision: number) => `uat/journal/${String(revision).padStart(10, '0')}.json`;
const document = (changes: object) =>
  store.set(DOCUMENT, JSON.stringify({ format: 1, revision: 3, pointers: {}, line: null, ...changes }));

describe('the pointers of an environment', () => {
  it('are none at first, and are not read again by whoever knows that', async () => {
    const nothing = await registry.readPointers('uat');
    expect(nothing).toEqual({ revision: 0, cursor: '', pointers: new Map() });
    expect(await registry.readPointers('uat', nothing)).toBe(nothing);
    expect(store.asked).toEqual([`get ${DOCUMENT}`, `get ${DOCUMENT}`]);
    await registry.swapPointers('uat', swapOf([add('bg')]));
    expect((await registry.readPointers('uat', nothing)).revision).toBe(1);
  });

  it('have their texts and a stamp of each, without what names no pointer', async () => {
    document({ pointers: { 'tenant/bg': 'one', 'ring/canary/tenant/bg': 'two', 'tenant/../x': 'three' } });
    expect(await registry.readPointers('uat')).toEqual({
      revision: 3,
      cursor: hashText(store.text(DOCUMENT) ?? ''),
      pointers: new Map([
        ['tenant/bg', { stamp: hashText('one'), text: 'one' }],
        ['ring/canary/tenant/bg', { stamp: hashText('two'), text: 'two' }],
      ]),
    });
  });

  it('are those that somebody knows where nothing is newer, and others where something is', async () => {
    document({ pointers: { 'tenant/bg': 'one' } });
    const first = await registry.readPointers('uat');
    expect(await registry.readPointers('uat', first)).toBe(first);
    expect(store.asked.at(-1)).toBe(`get ${DOCUMENT} unless ${first.cursor}`);
    document({ revision: 4, pointers: {} });
    expect(await registry.readPointers('uat', first)).toMatchObject({ revision: 4, pointers: new Map() });
  });

  it('are gone where their document is, whatever somebody knew', async () => {
    document({ pointers: { 'tenant/bg': 'one' } });
    const known = await registry.readPointers('uat');
    store.contents.clear();
    expect(await registry.readPointers('uat', known)).toEqual({
      revision: 0,
      cursor: '',
      pointers: new Map(),
    });
  });

  it.each([
    '{',
    '',
    'null',
    '1',
    '{}',
    '{"format":2,"revision":1}',
    '{"format":1}',
    '{"format":1,"revision":"1"}',
  ])('are refused, and not written over, where their document is %j', async (text) => {
    store.set(DOCUMENT, text);
    const asked = registry.readPointers('uat');
    await expect(asked).rejects.toThrow(RegistryRefused);
    await expect(asked).rejects.toThrow(
      /^uat\/pointers\.json of the registry is torn, or none of this product\.$/,
    );
    await expect(registry.swapPointers('uat', swapOf([add('bg')]))).rejects.toThrow(RegistryRefused);
    expect(store.text(DOCUMENT)).toBe(text);
  });
});

describe('a blob', () => {
  const bytes = Buffer.from('a file');
  const hash = hashText('a file');

  it('stands under its hash, and one that is there stays', async () => {
    expect(await registry.writeBlob(bytes)).toBe(hash);
    expect(await registry.writeBlob(Buffer.from('a file'))).toBe(hash);
    expect(store.asked).toEqual([`put blob/${hash} none`, `put blob/${hash} none`]);
    expect(await registry.readBlob(hash)).toBe(bytes);
  });

  it('is nothing where there is none', async () => expect(await registry.readBlob(hash)).toBeNull());

  it('is refused where it is not what its name says', async () => {
    store.set(`blob/${hash}`, 'another file');
    const asked = registry.readBlob(hash);
    await expect(asked).rejects.toThrow(WrongBlob);
    await expect(asked).rejects.toThrow(`The blob ${hash} is not what its name says.`);
  });
});

describe('a swap', () => {
  it('writes the first document and its line, with the revision in each pointer', async () => {
    expect(await registry.swapPointers('uat', swapOf([add('bg')]))).toEqual({ ok: true, revision: 1 });
    const line = aJournalLine(1, [bg]);
    expect(JSON.parse(store.text(DOCUMENT) ?? '')).toEqual({
      format: 1,
      revision: 1,
      pointers: { 'tenant/bg': textOf('bg', 1) },
      line: store.text(lineFile(1)),
    });
    expect(JSON.parse(store.text(lineFile(1)) ?? '')).toEqual(line);
    expect(store.asked).toEqual([`get ${DOCUMENT}`, `put ${DOCUMENT} none`, `put ${lineFile(1)} none`]);
  });

  it('replaces what it has seen, leaves other pointers as they are, and takes away', async () => {
    await registry.swapPointers('uat', swapOf([add('bg'), add('pl'), add('ro')]));
    const seen = await registry.readPointers('uat');
    const stampOf = (name: 'tenant/bg' | 'tenant/ro') => seen.pointers.get(name)?.stamp ?? null;
    store.asked.length = 0;
    const changes: PointerChange[] = [
      { name: 'tenant/bg', before: stampOf('tenant/bg'), pointer: aPointer('bg', { reason: 'newer' }) },
      { name: 'tenant/ro', before: stampOf('tenant/ro'), pointer: null },
    ];
    expect(await registry.swapPointers('uat', swapOf(changes))).toEqual({ ok: true, revision: 2 });
    expect(store.asked).toContain(`put ${DOCUMENT} ${seen.cursor}`);
    expect(JSON.parse(store.text(DOCUMENT) ?? '').pointers).toEqual({
      'tenant/bg': JSON.stringify({ ...aPointer('bg', { reason: 'newer' }), revision: 2 }),
      'tenant/pl': textOf('pl', 1),
    });
  });

  it.each<[string, PointerChange]>([
    ['there is one, and none was seen', add('bg')],
    ['there is another one', { ...add('bg'), before: 'other' }],
    ['there is none any more', { ...add('ro'), before: 'gone' }],
  ])('writes nothing, and names the pointer, where %s', async (_, change) => {
    await registry.swapPointers('uat', swapOf([add('bg')]));
    const before = store.text(DOCUMENT);
    expect(await registry.swapPointers('uat', swapOf([add('pl'), change], { id: 'two' }))).toEqual({
      ok: false,
      changed: [change.name],
    });
    expect(store.text(DOCUMENT)).toBe(before);
  });

  it('that was done and whose answer was lost is done, by its line', async () => {
    await registry.swapPointers('uat', swapOf([add('bg')], { id: 'mine' }));
    await registry.swapPointers('uat', swapOf([add('pl')], { id: 'of another' }));
    expect(await registry.swapPointers('uat', swapOf([add('bg')], { id: 'mine' }))).toEqual({
      ok: true,
      revision: 1,
    });
    expect(JSON.parse(store.text(DOCUMENT) ?? '').revision).toBe(2);
  });

  it('asks what has to hold of others of each state that is not the one it is known for', async () => {
    const asked: [number, string[]][] = [];
    const check = (revision: number) => ({
      revision,
      assert: (now: Snapshot) => void asked.push([now.revision, [...now.pointers.keys()]]),
    });
    await registry.swapPointers('uat', { ...swapOf([add('bg')]), check: check(0) });
    expect(asked).toEqual([]);
    await registry.swapPointers('uat', { ...swapOf([add('pl')]), check: check(0) });
    expect(asked).toEqual([[1, ['tenant/bg']]]);
    const refuse = { ...check(0), assert: () => expect.unreachable() };
    const before = store.text(DOCUMENT);
    await expect(registry.swapPointers('uat', { ...swapOf([add('ro')]), check: refuse })).rejects.toThrow();
    expect(store.text(DOCUMENT)).toBe(before);
  });

  it('whose answer is lost may have been done, and one that was never sent was not', async () => {
    const lost = (key: string, call: 'get' | 'put') => {
      const fail = async () => Promise.reject(new RegistryUnreachable('no answer'));
      return createObjectRegistry({
        ...store,
        get: (name, known) => (call === 'get' && name === key ? fail() : store.get(name, known)),
        put: (name, bytes, condition) =>
          call === 'put' && name === key ? fail() : store.put(name, bytes, condition),
      });
    };
    const swap = swapOf([add('bg')]);
    await expect(lost(DOCUMENT, 'get').swapPointers('uat', swap)).rejects.toThrow(RegistryUnreachable);
    await expect(lost(DOCUMENT, 'put').swapPointers('uat', swap)).rejects.toThrow(OutcomeUnknown);
    expect(await lost(lineFile(1), 'put').swapPointers('uat', swap)).toEqual({ ok: true, revision: 1 });
  });

  it('looks for its line among the newest twenty alone', async () => {
    for (let revision = 1; revision <= 30; revision += 1)
      store.set(lineFile(revision), JSON.stringify(aJournalLine(revision, [], { id: `id ${revision}` })));
    document({ revision: 30, pointers: { 'tenant/bg': 'other' } });
    const again = (id: string) => registry.swapPointers('uat', swapOf([add('bg')], { id }));
    expect(await again('id 11')).toEqual({ ok: true, revision: 11 });
    expect(await again('id 10')).toEqual({ ok: false, changed: ['tenant/bg'] });
    expect(store.asked).not.toContain(`get ${lineFile(10)}`);
  });

  it('writes the line of whoever was ended before it did', async () => {
    const line = JSON.stringify(aJournalLine(3, [pl]));
    document({ line });
    await registry.swapPointers('uat', swapOf([add('bg')]));
    expect(store.text(lineFile(3))).toBe(line);
    expect(JSON.parse(store.text(lineFile(4)) ?? '').revision).toBe(4);
  });

  it('is tried again over what somebody else wrote between the look and the write', async () => {
    let isFirst = true;
    const raced: ObjectStore = {
      ...store,
      async put(key, bytes, condition) {
        if (key === DOCUMENT && isFirst) {
          isFirst = false;
          await registry.swapPointers('uat', swapOf([add('pl')], { id: 'theirs' }));
        }
        return store.put(key, bytes, condition);
      },
    };
    const late = createObjectRegistry(raced);
    expect(await late.swapPointers('uat', swapOf([add('bg')], { id: 'mine' }))).toEqual({
      ok: true,
      revision: 2,
    });
    expect(JSON.parse(store.text(DOCUMENT) ?? '').pointers).toEqual({
      'tenant/pl': textOf('pl', 1),
      'tenant/bg': textOf('bg', 2),
    });
    expect((await registry.readJournal('uat')).map(({ id, revision }) => [id, revision])).toEqual([
      ['theirs', 1],
      ['mine', 2],
    ]);
  });
});

describe('the journal', () => {
  it('is empty at first', async () => expect(await registry.readJournal('uat')).toEqual([]));

  it('has its lines in order, that of the document as well, without what is no line', async () => {
    const lines = [1, 2, 10].map((revision) => aJournalLine(revision, [bg]));
    for (const line of lines.slice(0, 2)) store.set(lineFile(line.revision), JSON.stringify(line));
    store.set(lineFile(3), 'torn');
    store.set('prod/journal/0000000001.json', JSON.stringify(lines[0]));
    document({ revision: 10, line: JSON.stringify(lines[2]) });
    expect(await registry.readJournal('uat')).toEqual(lines);
  });

  it('is that of one environment', async () => {
    await registry.swapPointers('dev', swapOf([add('bg')], { id: 'of dev' }));
    await registry.swapPointers('uat', swapOf([add('bg')], { id: 'of uat' }));
    expect((await registry.readJournal('dev')).map(({ id }) => id)).toEqual(['of dev']);
  });

  it('is read sixteen lines at a time, of whatever length', async () => {
    const all = Array.from({ length: 35 }, (_, index) => index + 1);
    for (const revision of all) store.set(lineFile(revision), JSON.stringify(aJournalLine(revision, [])));
    let [open, most] = [0, 0];
    const counted = createObjectRegistry({
      ...store,
      async get(key, known) {
        open += 1;
        most = Math.max(most, open);
        const found = await store.get(key, known);
        open -= 1;
        return found;
      },
    });
    expect((await counted.readJournal('uat')).map(({ revision }) => revision)).toEqual(all);
    expect(most).toBe(16);
  });

  it('leaves out a line that is gone between the list and the read', async () => {
    store.set(lineFile(1), JSON.stringify(aJournalLine(1, [])));
    const gone = createObjectRegistry({ ...store, list: async () => [lineFile(1), lineFile(2)] });
    expect((await gone.readJournal('uat')).map(({ revision }) => revision)).toEqual([1]);
  });
});

describe('the hosts that live', () => {
  withStillClock('2026-11-23T12:00:00Z');

  it('are those that said so within ten seconds, each with what it said', async () => {
    await registry.announce('uat', aHost());
    expect(store.asked).toEqual(['put uat/host/host-1.json any']);
    expect(JSON.parse(store.text('uat/host/host-1.json') ?? '')).toEqual({
      ...aHost(),
      until: Date.parse('2026-11-23T12:00:10Z'),
    });
    vi.advanceTimersByTime(5_000);
    await registry.announce('uat', aHost({ id: 'host-2', revision: 4 }));
    vi.advanceTimersByTime(4_999);
    expect(await registry.listHosts('uat')).toEqual([aHost(), aHost({ id: 'host-2', revision: 4 })]);
    expect(await registry.listHosts('prod')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await registry.listHosts('uat')).toEqual([aHost({ id: 'host-2', revision: 4 })]);
  });

  it.each([
    ['is behind', -12_000],
    ['is ahead', 12_000],
  ])('are judged by the clock of the store where it has one, though that of a host %s', async (_, apart) => {
    const now = Date.now();
    vi.setSystemTime(now + apart);
    await registry.announce('uat', aHost());
    vi.setSystemTime(now);
    const listed = (ageMilliseconds: number) => {
      const get = async (key: string) => {
        const found = await store.get(key);
        return found === null || found === 'unchanged' ? found : { ...found, ageMilliseconds };
      };
      return createObjectRegistry({ ...store, get }).listHosts('uat');
    };
    expect(await listed(3_000)).toEqual([aHost()]);
    expect(await listed(11_000)).toEqual([]);
  });

  it('are fewer when one leaves', async () => {
    await registry.announce('uat', aHost());
    await registry.announce('prod', aHost());
    await registry.leave('uat', 'host-1');
    expect(await registry.listHosts('uat')).toEqual([]);
    expect(await registry.listHosts('prod')).toEqual([aHost()]);
  });
});

describe('a watch', () => {
  withStillClock('2026-11-23T12:00:00Z');

  /** Follows until the end is told; each state that was seen, and each word of the connection. */
  function follow(from: Snapshot, followed = registry) {
    const end = new AbortController();
    const seen: Snapshot[] = [];
    const connection: boolean[] = [];
    const watch = followed.watch('uat', from, {
      signal: end.signal,
      onConnection: (isConnected) => connection.push(isConnected),
    });
    const ended = (async () => {
      for await (const snapshot of watch) seen.push(snapshot);
    })();
    return { end, seen, connection, ended };
  }

  it('gives each newer state once, and asks for no more than what is newer', async () => {
    const from = await registry.readPointers('uat');
    const { end, seen, connection, ended } = follow(from);
    await vi.advanceTimersByTimeAsync(0);
    expect([seen, connection]).toEqual([[], [true]]);
    await registry.swapPointers('uat', swapOf([add('bg')]));
    const first = await registry.readPointers('uat');
    await vi.advanceTimersByTimeAsync(99);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([first]);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toEqual([first]);
    expect(store.asked.at(-1)).toBe(`get ${DOCUMENT} unless ${first.cursor}`);
    end.abort();
    await ended;
    expect(connection).toEqual([true, true, true, true]);
  });

  it('goes on from what somebody knows', async () => {
    document({ revision: 1 });
    const from = await registry.readPointers('uat');
    document({ revision: 2 });
    const { end, seen, ended } = follow(from);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.map(({ revision }) => revision)).toEqual([2]);
    end.abort();
    await ended;
  });

  it('gives nothing new of a document that is gone, or whose store answers with what is known', async () => {
    document({ revision: 1 });
    const from = await registry.readPointers('uat');
    const bytes = store.contents.get(DOCUMENT) ?? Buffer.from('');
    store.contents.clear();
    const { end, seen, ended } = follow(from);
    await vi.advanceTimersByTimeAsync(0);
    end.abort();
    await ended;
    const forgetful = createObjectRegistry({ ...store, get: async () => ({ bytes, etag: from.cursor }) });
    const again = follow(from, forgetful);
    await vi.advanceTimersByTimeAsync(0);
    again.end.abort();
    await again.ended;
    expect([seen, again.seen]).toEqual([[], []]);
  });

  it('says that the store cannot be reached, and goes on when it can', async () => {
    document({ revision: 1 });
    const from = await registry.readPointers('uat');
    let isGone = true;
    const unsteady = createObjectRegistry({
      ...store,
      async get(key, known) {
        if (isGone) throw new Error('gone');
        return store.get(key, known);
      },
    });
    const { end, seen, connection, ended } = follow(from, unsteady);
    await vi.advanceTimersByTimeAsync(100);
    expect(connection).toEqual([false, false]);
    isGone = false;
    document({ revision: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect(connection).toEqual([false, false, true]);
    expect(seen.map(({ revision }) => revision)).toEqual([2]);
    end.abort();
    await ended;
  });

  it('ends at once when it is told to, and then says nothing of the connection', async () => {
    const end = new AbortController();
    const connection: boolean[] = [];
    const ending = createObjectRegistry({
      ...store,
      async get() {
        end.abort();
        throw new Error('gone');
      },
    });
    const from = await registry.readPointers('uat');
    const options = { signal: end.signal, onConnection: (is: boolean) => void connection.push(is) };
    const watch = ending.watch('uat', from, options);
    for await (const _ of watch) throw new Error('There is no newer state.');
    for await (const _ of ending.watch('uat', from, options)) throw new Error('It has ended.');
    expect(connection).toEqual([]);
  });
});

it('closing it closes its store', async () => {
  await registry.close();
  expect(store.asked).toEqual(['close']);
});
