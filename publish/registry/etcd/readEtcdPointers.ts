import type { Environment } from '../../../compiler/environment.ts';
import { type PointerName, readPointerName } from '../pointer.ts';
import type { KeptPointer, Snapshot } from '../registry.ts';
import type { EtcdKeyValue, RangeAnswer, TxnAnswer } from './etcdAnswers.ts';
import type { EtcdClient } from './etcdClient.ts';
import { decode, encode, keys, prefixRange } from './etcdKeys.ts';

/** So many pointers an answer: one has about a kilobyte, and an answer is to stay well below etcd's limits. */
const PAGE = 1_000;

/** All pointers of an environment at one revision of etcd: the first answer names it, and the rest is read of it. */
export async function readEtcdPointers(client: EtcdClient, environment: Environment): Promise<Snapshot> {
  const pointers = new Map<PointerName, KeptPointer>();
  const { key: start, range_end } = prefixRange(keys.pointers(environment));
  const rings = prefixRange(keys.rings(environment));
  const { header, responses = [] } = await client.call<TxnAnswer>('/v3/kv/txn', {
    success: [
      { request_range: { key: encode(keys.head(environment)) } },
      { request_range: rings },
      { request_range: { key: start, range_end, limit: PAGE } },
    ],
  });
  const [head, ringed, first] = responses.map(({ response_range }) => response_range);
  for (const each of ringed?.kvs ?? []) putPointer(pointers, environment, each);
  let page = first;
  while (page) {
    for (const each of page.kvs ?? []) putPointer(pointers, environment, each);
    const last = page.kvs?.at(-1);
    if (!page.more || !last) break;
    page = await client.call<RangeAnswer>('/v3/kv/range', {
      key: encode(`${decode(last.key)}\0`),
      range_end,
      limit: PAGE,
      revision: header.revision,
    });
  }
  return { revision: readHead(head?.kvs?.[0]), cursor: header.revision, pointers };
}

export function readHead(head: EtcdKeyValue | undefined): number {
  const revision = Number(decode(head?.value));
  return Number.isSafeInteger(revision) ? revision : 0;
}

/** @returns null where the key is that of no pointer */
export function pointerNameOf(environment: Environment, key: string): PointerName | null {
  const name = key.slice(keys.all(environment).length);
  return readPointerName(name) ? (name as PointerName) : null;
}

export function putPointer(
  pointers: Map<PointerName, KeptPointer>,
  environment: Environment,
  { key, value, mod_revision }: EtcdKeyValue,
): void {
  const name = pointerNameOf(environment, decode(key));
  if (name) pointers.set(name, { stamp: mod_revision, text: decode(value) });
}
