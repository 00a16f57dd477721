import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../support/freePort.ts';
import { createProcess, type FleetProcess, waitUntil } from './startProcess.ts';

export interface EtcdNode extends FleetProcess {
  /** Where clients ask, without a slash at the end. */
  readonly url: string;
  readonly port: number;
}

export interface EtcdCluster {
  readonly nodes: readonly EtcdNode[];
  /** As `REGISTRY` names it. */
  readonly address: string;
  start(): Promise<void>;
  /** The node that the others follow. @throws when none is there */
  leader(): Promise<EtcdNode>;
  /** Writes a value past the registry. */
  put(key: string, value: Uint8Array): Promise<void>;
  /** The value of a key. @throws when there is none */
  get(key: string): Promise<Buffer>;
}

/** Three etcd on free ports, whose files outlive them. */
export async function createEtcdCluster(path: string, folder: string): Promise<EtcdCluster> {
  const names = ['etcd-1', 'etcd-2', 'etcd-3'];
  const members: { name: string; port: number; peer: string }[] = [];
  for (const name of names) {
    members.push({ name, port: await freePort(), peer: `http://127.0.0.1:${await freePort()}` });
  }
  const all = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
  await mkdir(folder, { recursive: true });
  const nodes = members.map(({ name, port, peer }): EtcdNode => {
    const url = `http://127.0.0.1:${port}`;
    const own = createProcess({
      name,
      command: path,
      words: [
        ['--name', name, '--data-dir', join(folder, name), '--log-level', 'error'],
        ['--listen-client-urls', url, '--advertise-client-urls', url],
        ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
        ['--initial-cluster', all],
      ].flat(),
      log: join(folder, `${name}.log`),
      isUp: () =>
        fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) }).then(
          async (response) => (await response.text()).includes('"true"'),
          () => false,
        ),
    });
    return Object.assign(own, { url, port });
  });
  const ask = (path: string, body: object) => askAny(nodes, path, body);
  return {
    nodes,
    address: `etcd://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    // A node alone is not healthy: all of them start at once.
    start: async () => void (await Promise.all(nodes.map((node) => node.start()))),
    async leader() {
      let found: EtcdNode | undefined;
      await waitUntil(async () => {
        const states = await Promise.all(nodes.map(stateOf));
        found = nodes.find((_, index) => states[index]?.isLeader);
        return found !== undefined;
      }, 'etcd has a leader');
      if (!found) throw new Error('etcd has no leader.');
      return found;
    },
    async put(key, value) {
      await ask('/v3/kv/put', { key: base64(key), value: base64(value) });
    },
    async get(key) {
      const { kvs } = (await ask('/v3/kv/range', { key: base64(key) })) as { kvs?: { value: string }[] };
      const [found] = kvs ?? [];
      if (!found) throw new Error(`etcd has no ${key}.`);
      return Buffer.from(found.value, 'base64');
    },
  };
}

const base64 = (value: string | Uint8Array) => Buffer.from(value).toString('base64');

async function stateOf({ url }: EtcdNode): Promise<{ readonly isLeader: boolean } | null> {
  const asked = fetch(`${url}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(1_000),
  });
  const answer = await asked.then((response) => response.json()).catch(() => null);
  const { leader, header } = (answer ?? {}) as { leader?: string; header?: { member_id: string } };
  return answer ? { isLeader: leader !== undefined && leader === header?.member_id } : null;
}

async function askAny(nodes: readonly EtcdNode[], path: string, body: object): Promise<unknown> {
  for (const { url } of nodes) {
    const asked = fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(3_000),
    });
    const answer = await asked.then((response) => (response.ok ? response.json() : null)).catch(() => null);
    if (answer) return answer;
  }
  throw new Error(`No etcd answers ${path}.`);
}
