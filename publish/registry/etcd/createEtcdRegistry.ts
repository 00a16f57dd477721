import type { Environment } from '../../../compiler/environment.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { readJournalLine } from '../journalLine.ts';
import type { PointerName } from '../pointer.ts';
import {
  HOST_SECONDS,
  type HostStatus,
  type Registry,
  RegistryRefused,
  type Swap,
  type SwapResult,
  WrongBlob,
} from '../registry.ts';
import { tellOutcome } from '../tellOutcome.ts';
import { writeSwap } from '../writeSwap.ts';
import type { KeepAliveAnswer, LeaseAnswer, RangeAnswer, TxnAnswer } from './etcdAnswers.ts';
import { createEtcdClient, type EtcdClient, type EtcdOptions } from './etcdClient.ts';
import { decode, encode, keys, prefixRange } from './etcdKeys.ts';
import { readEtcdPointers, readHead } from './readEtcdPointers.ts';
import { watchEtcd } from './watchEtcd.ts';

/** What etcd takes in one transaction unless it is told otherwise (`--max-txn-ops`), less the head and the journal. */
const MOST_CHANGES = 126;

/** How long a write may take at one node: longer than a new leader is chosen in. */
const WRITE_MILLISECONDS = 5_000;

/** The registry of a fleet: etcd keeps it on three machines or more, and puts all changes into one order. */
export function createEtcdRegistry(options: EtcdOptions): Registry {
  const client = createEtcdClient(options);
  const hosts = createHostKeys(client);
  return {
    async readPointers(environment, known) {
      if (known) {
        const head = await client.call<RangeAnswer>('/v3/kv/range', { key: encode(keys.head(environment)) });
        if (readHead(head.kvs?.[0]) === known.revision) return known;
      }
      return readEtcdPointers(client, environment);
    },
    async readBlob(hash) {
      const { kvs } = await client.call<RangeAnswer>('/v3/kv/range', { key: encode(keys.blob(hash)) });
      const value = kvs?.[0]?.value;
      if (kvs?.[0] === undefined) return null;
      const bytes = Buffer.from(value ?? '', 'base64');
      if (hashText(bytes) !== hash) throw new WrongBlob(`The blob ${hash} is not what its name says.`);
      return bytes;
    },
    async writeBlob(bytes) {
      const hash = hashText(bytes);
      const key = encode(keys.blob(hash));
      await client.call<TxnAnswer>('/v3/kv/txn', {
        compare: [{ key, target: 'CREATE', result: 'EQUAL', create_revision: '0' }],
        success: [{ request_put: { key, value: encode(bytes) } }],
      });
      return hash;
    },
    swapPointers: (environment, swap) =>
      tellOutcome((sending) => swapInEtcd(client, environment, swap, sending)),
    watch: (environment, from, watch) => watchEtcd(client, environment, from, watch),
    async readJournal(environment) {
      const values = await readAll(client, keys.journal(environment));
      return values.flatMap((value) => readJournalLine(value) ?? []);
    },
    ...hosts,
    async listHosts(environment) {
      const values = await readAll(client, keys.hosts(environment));
      return values.map((value) => JSON.parse(value) as HostStatus);
    },
    close: () => client.close(),
  };
}

/** Whether a pointer is what the publisher saw, and the head as well, is asked and acted on by etcd as one. */
async function swapInEtcd(
  client: EtcdClient,
  environment: Environment,
  swap: Swap,
  sending: () => void,
): Promise<SwapResult> {
  if (swap.changes.length > MOST_CHANGES) {
    throw new RegistryRefused(`At most ${MOST_CHANGES} tenants are switched at once.`);
  }
  const keyOf = (name: PointerName) => encode(keys.all(environment) + name);
  const headKey = encode(keys.head(environment));
  for (;;) {
    const read = await client.call<TxnAnswer>('/v3/kv/txn', {
      success: [headKey, ...swap.changes.map(({ name }) => keyOf(name))].map((key) => ({
        request_range: { key },
      })),
    });
    const [head, ...found] = (read.responses ?? []).map(({ response_range }) => response_range?.kvs?.[0]);
    const revision = readHead(head) + 1;
    const changed = swap.changes.filter(
      ({ before }, index) => (found[index]?.mod_revision ?? null) !== before,
    );
    // A write whose answer was lost may have been done: its line is there then.
    if (changed.length > 0) {
      const done = await findLine(client, environment, swap.line.id);
      return done === null
        ? { ok: false, changed: changed.map(({ name }) => name) }
        : { ok: true, revision: done };
    }
    if (swap.check && swap.check.revision !== revision - 1) {
      const now = await readEtcdPointers(client, environment);
      // What is checked has to be what is written over.
      if (now.revision !== revision - 1) continue;
      swap.check.assert(now);
    }
    const { texts, line } = writeSwap(swap, revision);
    const unchanged = (key: string, stamp: string | null) => ({
      key,
      target: 'MOD',
      result: 'EQUAL',
      mod_revision: stamp ?? '0',
    });
    sending();
    const answer = await client.call<TxnAnswer>(
      '/v3/kv/txn',
      {
        compare: [
          unchanged(headKey, head?.mod_revision ?? null),
          ...swap.changes.map(({ name, before }) => unchanged(keyOf(name), before)),
        ],
        success: [
          { request_put: { key: headKey, value: encode(String(revision)) } },
          { request_put: { key: encode(keys.line(environment, revision)), value: encode(line) } },
          ...swap.changes.map(({ name }) => {
            const text = texts.get(name) ?? null;
            return text === null
              ? { request_delete_range: { key: keyOf(name) } }
              : { request_put: { key: keyOf(name), value: encode(text) } };
          }),
        ],
      },
      { timeoutMilliseconds: WRITE_MILLISECONDS },
    );
    if (answer.succeeded) return { ok: true, revision };
    // Somebody published another tenant this moment, or this one: read again, and see.
  }
}

/** So far back a line is looked for: that of a write which was sent a moment ago. */
const RECENT_LINES = 20;

async function findLine(client: EtcdClient, environment: Environment, id: string): Promise<number | null> {
  const { kvs = [] } = await client.call<RangeAnswer>('/v3/kv/range', {
    ...prefixRange(keys.journal(environment)),
    sort_order: 'DESCEND',
    sort_target: 'KEY',
    limit: RECENT_LINES,
  });
  const lines = kvs.flatMap(({ value }) => readJournalLine(decode(value)) ?? []);
  return lines.find((line) => line.id === id)?.revision ?? null;
}

const PAGE = 1_000;

/** Values below a name, in the order of their keys. */
async function readAll(client: EtcdClient, prefix: string): Promise<string[]> {
  const { key, range_end } = prefixRange(prefix);
  const values: string[] = [];
  let start = key;
  for (;;) {
    const page: RangeAnswer = await client.call('/v3/kv/range', { key: start, range_end, limit: PAGE });
    values.push(...(page.kvs ?? []).map(({ value }) => decode(value)));
    const last = page.kvs?.at(-1);
    if (!page.more || !last) return values;
    start = encode(`${decode(last.key)}\0`);
  }
}

/** A host's key hangs on a lease of etcd, which ends when nobody keeps it alive. */
function createHostKeys(client: EtcdClient): Pick<Registry, 'announce' | 'leave'> {
  const leases = new Map<string, string>();
  const grant = async () =>
    (await client.call<LeaseAnswer>('/v3/lease/grant', { TTL: String(HOST_SECONDS) })).ID;
  return {
    async announce(environment, status) {
      const key = keys.host(environment, status.id);
      const known = leases.get(key);
      const kept =
        known && (await client.call<KeepAliveAnswer>('/v3/lease/keepalive', { ID: known })).result?.TTL;
      const lease = known && kept ? known : await grant();
      leases.set(key, lease);
      await client.call('/v3/kv/put', { key: encode(key), value: encode(JSON.stringify(status)), lease });
    },
    async leave(environment, id) {
      const key = keys.host(environment, id);
      const lease = leases.get(key);
      leases.delete(key);
      if (lease) await client.call('/v3/lease/revoke', { ID: lease });
    },
  };
}
