/**
 * How an environment is followed over the nodes of etcd: by a clock that the test moves, over nodes that say what it says. Over
 * 250 lines: each way in which a watch goes on, breaks and ends, over one stand-in for the nodes.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatchAnswer, WatchEvent } from '../../../publish/registry/etcd/etcdAnswers.ts';
import type { CallOptions, EtcdClient } from '../../../publish/registry/etcd/etcdClient.ts';
import { encode, prefixRange } from '../../../publish/registry/etcd/etcdKeys.ts';
import { watchEtcd } from '../../../publish/registry/etcd/watchEtcd.ts';
import type { Snapshot } from '../../../publish/registry/registry.ts';
import { memoryEtcd } from './support/memoryEtcd.ts';
import { withStillClock } from './support/stillClock.ts';

withStillClock('2026-11-23T12:00:00Z');

/** One watch of a node, as long as it lasts. */
interface Stream {
  readonly node: string;
  readonly path: string;
  readonly body: object;
  readonly signal: AbortSignal;
  say(result: Partial<NonNullable<WatchAnswer['result']>>): void;
  sayNothing(): void;
  end(): void;
}

const streams: Stream[] = [];
const checks: { readonly body: object; readonly options: CallOptions | undefined }[] = [];
/** Nodes that do not answer. */
const gone = new Set<string>();
let etcd: ReturnType<typeof memoryEtcd>;
beforeEach(() => {
  streams.length = 0;
  checks.length = 0;
  gone.clear();
  etcd = memoryEtcd();
});

function clientOf(nodes: readonly string[]): EtcdClient {
  return {
    nodes,
    async call<Answer>(path: string, body: object, options?: CallOptions) {
      if (path === '/v3/kv/range') checks.push({ body, options });
      if (gone.has(options?.node ?? 'all')) throw new Error('gone');
      return etcd.answer(path, body) as Answer;
    },
    async *stream(node, path, body, signal) {
      const said: WatchAnswer[] = [];
      let wake: () => void = () => undefined;
      let isEnded = false;
      const go = () => wake();
      signal.addEventListener('abort', go);
      streams.push({
        node,
        path,
        body,
        signal,
        say(result) {
          said.push({ result: { header: { revision: '100' }, ...result } });
          go();
        },
        sayNothing() {
          said.push({});
          go();
        },
        end() {
          isEnded = true;
          go();
        },
      });
      while (!isEnded && !signal.aborted) {
        yield* said.splice(0);
        if (!isEnded && !signal.aborted)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
      yield* said.splice(0);
      if (signal.aborted) throw new Error('aborted');
    },
    close: async () => undefined,
  };
}

const FROM: Snapshot = {
  revision: 3,
  cursor: '20',
  pointers: new Map([['tenant/pl', { stamp: '12', text: 'before' }]]),
};

function follow(nodes: readonly string[] = ['one'], from = FROM) {
  const stop = new AbortController();
  const seen: Snapshot[] = [];
  const connection: boolean[] = [];
  const ended = (async () => {
    const options = { signal: stop.signal, onConnection: (is: boolean) => void connection.push(is) };
    for await (const snapshot of watchEtcd(clientOf(nodes), 'uat', from, options)) seen.push(snapshot);
  })();
  return { stop, seen, connection, ended };
}

const soon = () => vi.advanceTimersByTimeAsync(0);
const event = (key: string, text: string, revision: string): WatchEvent => ({
  kv: { key: encode(`/portal/uat/${key}`), value: encode(text), mod_revision: revision },
});
const removal = (key: string, revision: string): WatchEvent => ({
  type: 'DELETE',
  kv: { key: encode(`/portal/uat/${key}`), mod_revision: revision },
});
const last = () => {
  const stream = streams.at(-1);
  if (!stream) throw new Error('Nobody watches.');
  return stream;
};

describe('a watch of one node', () => {
  it('asks whether the node belongs to the others, and then for what is newer', async () => {
    const { stop, ended, connection } = follow();
    await soon();
    expect(checks).toEqual([
      { body: { key: encode('/portal/uat/head') }, options: { node: 'one', timeoutMilliseconds: 1_000 } },
    ]);
    expect(streams.map(({ node, path, body }) => ({ node, path, body }))).toEqual([
      {
        node: 'one',
        path: '/v3/watch',
        body: { create_request: { ...prefixRange('/portal/uat/'), start_revision: '21' } },
      },
    ]);
    expect(connection).toEqual([]);
    last().say({ created: true });
    await soon();
    expect(connection).toEqual([true]);
    stop.abort();
    await ended;
    expect(last().signal.aborted).toBe(true);
  });

  it('begins with the first revision where nothing was ever read', async () => {
    const { stop, ended } = follow(['one'], { ...FROM, cursor: '' });
    await soon();
    expect(last().body).toMatchObject({ create_request: { start_revision: '1' } });
    stop.abort();
    await ended;
  });

  it('gives each change of pointers once, whole, and none of what is no pointer', async () => {
    const { stop, ended, seen } = follow();
    await soon();
    last().say({ created: true });
    last().say({ events: [event('host/one', 'x', '21')] });
    last().say({
      events: [
        { ...event('tenant/bg', 'new', '22'), type: 'PUT' },
        removal('tenant/pl', '22'),
        event('ring/canary/tenant/bg', 'ringed', '22'),
        event('head', '4', '22'),
        event('journal/0000000004', '{}', '22'),
        removal('host/one', '22'),
      ],
    });
    await soon();
    expect(seen).toEqual([
      {
        revision: 4,
        cursor: '22',
        pointers: new Map([
          ['tenant/bg', { stamp: '22', text: 'new' }],
          ['ring/canary/tenant/bg', { stamp: '22', text: 'ringed' }],
        ]),
      },
    ]);
    expect(FROM.pointers.size).toBe(1);
    last().say({ events: [event('tenant/bg', 'newer', '23')] });
    await soon();
    expect(seen[1]).toEqual({
      revision: 4,
      cursor: '23',
      pointers: new Map([
        ['tenant/bg', { stamp: '23', text: 'newer' }],
        ['ring/canary/tenant/bg', { stamp: '22', text: 'ringed' }],
      ]),
    });
    stop.abort();
    await ended;
    expect(seen).toHaveLength(2);
  });
});

describe('a watch that breaks', () => {
  it('goes on at the next node, from what it has seen, after a fifth of a second', async () => {
    const { stop, ended, connection, seen } = follow(['one', 'two']);
    await soon();
    last().say({ created: true });
    last().say({ events: [event('tenant/bg', 'new', '30')] });
    await soon();
    last().end();
    await vi.advanceTimersByTimeAsync(199);
    expect(streams.map(({ node }) => node)).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams.map(({ node }) => node)).toEqual(['one', 'two']);
    expect(last().body).toMatchObject({ create_request: { start_revision: '31' } });
    last().end();
    await vi.advanceTimersByTimeAsync(200);
    expect(last().node).toBe('one');
    stop.abort();
    await ended;
    expect([connection, seen.length]).toEqual([[true], 1]);
  });

  it('says that nobody answers only when each node was tried in vain, and again with each further one', async () => {
    gone.add('one').add('two');
    const { stop, ended, connection } = follow(['one', 'two']);
    await soon();
    expect(connection).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(connection).toEqual([false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(connection).toEqual([false, false]);
    expect(streams).toEqual([]);
    gone.delete('two');
    await vi.advanceTimersByTimeAsync(200);
    last().say({ created: true });
    await soon();
    expect(connection).toEqual([false, false, true]);
    last().sayNothing();
    await soon();
    expect(connection).toEqual([false, false, true]);
    stop.abort();
    await ended;
  });

  it.each<[string, (stream: Stream) => void]>([
    ['is cancelled', (stream) => stream.say({ canceled: true })],
    ['says nothing of a result', (stream) => stream.sayNothing()],
  ])('is left where it %s', async (_, breakIt) => {
    const { stop, ended, connection } = follow(['one']);
    await soon();
    const first = last();
    breakIt(first);
    await vi.advanceTimersByTimeAsync(200);
    expect([streams.length, first.signal.aborted, connection]).toEqual([2, true, [false]]);
    stop.abort();
    await ended;
  });

  it('is left where its node no longer belongs to the others, which is asked every second', async () => {
    const { stop, ended } = follow(['one', 'two']);
    await soon();
    expect(checks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(checks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(checks).toHaveLength(2);
    gone.add('one');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(200);
    expect(last().node).toBe('two');
    stop.abort();
    await ended;
    const asked = checks.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(checks).toHaveLength(asked);
  });
});

describe('a watch whose past is no longer kept', () => {
  it('reads everything anew, and goes on from there at once', async () => {
    const { stop, ended, seen, connection } = follow(['one', 'two']);
    await soon();
    etcd.put('/portal/uat/head', '9');
    etcd.put('/portal/uat/tenant/bg', 'anew');
    last().say({ compact_revision: '50' });
    await soon();
    expect(seen).toEqual([
      { revision: 9, cursor: '3', pointers: new Map([['tenant/bg', { stamp: '3', text: 'anew' }]]) },
    ]);
    expect(streams.map(({ node }) => node)).toEqual(['one', 'two']);
    expect(last().body).toMatchObject({ create_request: { start_revision: '4' } });
    stop.abort();
    await ended;
    expect(connection).toEqual([]);
  });

  it('is tried again like any other where nothing can be read', async () => {
    gone.add('all');
    const { stop, ended, seen, connection } = follow(['one']);
    await soon();
    last().say({ compact_revision: '50' });
    await soon();
    expect([seen, connection, streams.length]).toEqual([[], [false], 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(streams).toHaveLength(2);
    stop.abort();
    await ended;
  });
});

describe('a watch that is ended', () => {
  it('asks nobody where it is ended before it begins', async () => {
    const stop = new AbortController();
    stop.abort();
    const options = { signal: stop.signal, onConnection: () => undefined };
    for await (const _ of watchEtcd(clientOf(['one']), 'uat', FROM, options))
      throw new Error('It has ended.');
    expect([checks, streams]).toEqual([[], []]);
  });

  it('is over at once, also between two tries, and says nothing of the connection', async () => {
    gone.add('one');
    const { stop, ended, connection } = follow(['one', 'two']);
    await soon();
    stop.abort();
    await ended;
    expect([connection, streams]).toEqual([[], []]);
    const again = follow(['two']);
    await soon();
    again.stop.abort();
    await again.ended;
    expect(again.connection).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
