import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../../compiler/environment.ts';
import type { PointerName } from '../pointer.ts';
import type { KeptPointer, Snapshot, WatchOptions } from '../registry.ts';
import type { RangeAnswer, WatchAnswer } from './etcdAnswers.ts';
import type { EtcdClient } from './etcdClient.ts';
import { decode, encode, keys, prefixRange } from './etcdKeys.ts';
import { pointerNameOf, putPointer, readEtcdPointers, readHead } from './readEtcdPointers.ts';

/** How often the node of a watch is asked whether it still belongs to the others: a paused one says nothing at all. */
const CHECK_MILLISECONDS = 1_000;
/** Three nodes are asked one after the other before the registry is said to be away: within five seconds in all. */
const CHECK_TIMEOUT_MILLISECONDS = 1_000;
const PAUSE_MILLISECONDS = 200;

/** The revisions that a watch would go on from are no longer kept. */
class Compacted extends Error {}

/**
 * Follows an environment over the nodes: from the next revision on when a node goes away, and by reading everything
 * anew when etcd has forgotten what lies between.
 */
export async function* watchEtcd(
  client: EtcdClient,
  environment: Environment,
  from: Snapshot,
  { signal, onConnection }: WatchOptions,
): AsyncGenerator<Snapshot> {
  let snapshot = from;
  /** Nodes that were tried in vain since one of them was followed. */
  let failures = 0;
  const onNodeConnection = (isConnected: boolean) => {
    failures = 0;
    onConnection(isConnected);
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const node = client.nodes[turn % client.nodes.length] ?? '';
    try {
      for await (const next of watchNode({
        client,
        node,
        environment,
        from: snapshot,
        signal,
        onConnection: onNodeConnection,
      })) {
        snapshot = next;
        yield next;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Compacted) {
        const next = await readEtcdPointers(client, environment).catch(() => null);
        if (next) {
          snapshot = next;
          yield next;
          continue;
        }
      }
      // Only when every node was tried in vain is the registry gone.
      failures += 1;
      if (failures >= client.nodes.length) onConnection(false);
    }
    await wait(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined);
  }
}

interface NodeWatch extends WatchOptions {
  readonly client: EtcdClient;
  readonly node: string;
  readonly environment: Environment;
  readonly from: Snapshot;
}

async function* watchNode(options: NodeWatch): AsyncGenerator<Snapshot> {
  const { client, node, environment, from, onConnection } = options;
  await checkNode(options);
  const broken = new AbortController();
  const signal = AbortSignal.any([options.signal, broken.signal]);
  const checks = checkEverySecond(options, signal, () => broken.abort());
  const body = {
    create_request: {
      ...prefixRange(keys.all(environment)),
      start_revision: String(BigInt(from.cursor || '0') + 1n),
    },
  };
  let snapshot = from;
  try {
    for await (const line of client.stream(node, '/v3/watch', body, signal)) {
      const { result } = line as WatchAnswer;
      if (result?.compact_revision) throw new Compacted();
      if (!result || result.canceled) throw new Error('the watch was ended');
      if (result.created) onConnection(true);
      const next = applyEvents(snapshot, environment, result);
      const isOther = next.pointers !== snapshot.pointers;
      snapshot = next;
      if (isOther) yield snapshot;
    }
  } finally {
    broken.abort();
    await checks;
  }
}

/** A read that the others have agreed to: a node that is cut off from them does not answer it. */
async function checkNode({ client, node, environment }: NodeWatch): Promise<void> {
  const body = { key: encode(keys.head(environment)) };
  await client.call<RangeAnswer>('/v3/kv/range', body, {
    node,
    timeoutMilliseconds: CHECK_TIMEOUT_MILLISECONDS,
  });
}

async function checkEverySecond(
  options: NodeWatch,
  signal: AbortSignal,
  onBroken: () => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await wait(CHECK_MILLISECONDS, undefined, { signal, ref: false });
      await checkNode(options);
    } catch {
      onBroken();
      return;
    }
  }
}

/** The events of one transaction arrive in one answer, so nobody sees half of one. */
function applyEvents(
  before: Snapshot,
  environment: Environment,
  { header, events = [] }: NonNullable<WatchAnswer['result']>,
): Snapshot {
  const isOther = events.some(({ kv }) => pointerNameOf(environment, decode(kv.key)) !== null);
  if (!isOther) return { ...before, cursor: header.revision };
  const pointers = new Map<PointerName, KeptPointer>(before.pointers);
  let { revision } = before;
  for (const { type, kv } of events) {
    const key = decode(kv.key);
    const name = pointerNameOf(environment, key);
    if (key === keys.head(environment)) revision = readHead(kv);
    else if (name && type === 'DELETE') pointers.delete(name);
    else if (name) putPointer(pointers, environment, kv);
  }
  return { revision, cursor: events.at(-1)?.kv.mod_revision ?? header.revision, pointers };
}
