/** etcd in the memory of a test, by the documented rules of its JSON gateway, as far as the registry uses it. */
import type { EtcdKeyValue, RangeAnswer } from '../../../../publish/registry/etcd/etcdAnswers.ts';

interface Range {
  readonly key: string;
  readonly range_end?: string;
  readonly limit?: number;
  readonly sort_order?: 'DESCEND';
}

interface Put {
  readonly key: string;
  readonly value: string;
  readonly lease?: string;
}

interface Compare {
  readonly key: string;
  readonly target: 'CREATE' | 'MOD';
  readonly create_revision?: string;
  readonly mod_revision?: string;
}

interface Operation {
  readonly request_range?: Range;
  readonly request_put?: Put;
  readonly request_delete_range?: { readonly key: string };
}

interface Entry {
  readonly value: string;
  readonly mod: number;
  readonly lease: string | undefined;
}

export interface MemoryEtcd {
  /** Each call: its path and what was sent. */
  readonly calls: { readonly path: string; readonly body: object }[];
  answer(path: string, body: object): object;
  /** Contents by their keys, as plain text. */
  texts(): Readonly<Record<string, string>>;
  put(key: string, text: string): void;
  /** Ends a lease, as time does: its keys go. */
  endLease(id: string): void;
}

const plain = (base64: string) => Buffer.from(base64, 'base64').toString();
const coded = (text: string) => Buffer.from(text).toString('base64');

export function memoryEtcd(): MemoryEtcd {
  const entries = new Map<string, Entry>();
  const leases = new Set<string>();
  const calls: MemoryEtcd['calls'] = [];
  let revision = 1;
  let granted = 0;

  function range({ key, range_end, limit, sort_order }: Range): RangeAnswer {
    const [start, end] = [plain(key), range_end === undefined ? null : plain(range_end)];
    const isWanted = (each: string) => (end === null ? each === start : each >= start && each < end);
    const names = [...entries.keys()].filter(isWanted).sort();
    if (sort_order === 'DESCEND') names.reverse();
    const found = names.slice(0, limit).map((name): EtcdKeyValue => {
      const { value = '', mod = 0 } = entries.get(name) ?? {};
      // What is empty is left out.
      return { key: coded(name), ...(value !== '' && { value }), mod_revision: String(mod) };
    });
    return {
      header: { revision: String(revision) },
      ...(found.length > 0 && { kvs: found }),
      ...(found.length < names.length && { more: true }),
    };
  }

  const put = ({ key, value, lease }: Put) => void entries.set(plain(key), { value, mod: revision, lease });

  const holds = ({ key, target, create_revision, mod_revision }: Compare) => {
    const found = entries.get(plain(key));
    return target === 'CREATE'
      ? (found === undefined) === (create_revision === '0')
      : String(found?.mod ?? 0) === mod_revision;
  };

  function transact({
    compare = [],
    success,
  }: {
    compare?: readonly Compare[];
    success: readonly Operation[];
  }) {
    const isOn = compare.every(holds);
    if (isOn && success.some(({ request_range }) => !request_range)) revision += 1;
    const responses = (isOn ? success : []).map(({ request_range, request_put, request_delete_range }) => {
      if (request_range) return { response_range: range(request_range) };
      if (request_put) put(request_put);
      if (request_delete_range) entries.delete(plain(request_delete_range.key));
      return {};
    });
    return { header: { revision: String(revision) }, ...(isOn && { succeeded: true, responses }) };
  }

  function endLease(id: string) {
    leases.delete(id);
    for (const [key, { lease }] of entries) if (lease === id) entries.delete(key);
  }

  const answers: Readonly<Record<string, (body: never) => object>> = {
    '/v3/kv/range': range,
    '/v3/kv/txn': transact,
    '/v3/kv/put': (body: Put) => {
      revision += 1;
      put(body);
      return { header: { revision: String(revision) } };
    },
    '/v3/lease/grant': () => {
      granted += 1;
      leases.add(`lease-${granted}`);
      return { ID: `lease-${granted}` };
    },
    '/v3/lease/keepalive': ({ ID }: { ID: string }) => ({
      result: { ID, ...(leases.has(ID) && { TTL: '10' }) },
    }),
    '/v3/lease/revoke': ({ ID }: { ID: string }) => {
      endLease(ID);
      return {};
    },
  };
  return {
    calls,
    answer(path, body) {
      calls.push({ path, body });
      const found = answers[path];
      if (!found) throw new Error(`There is no ${path}.`);
      return found(body as never);
    },
    texts: () => Object.fromEntries([...entries].map(([key, { value }]) => [key, plain(value)])),
    put(key, text) {
      revision += 1;
      put({ key: coded(key), value: coded(text) });
    },
    endLease,
  };
}
