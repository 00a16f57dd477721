// Over 150 lines: what the fleet is made of, and how it is brought back to what it was after each drill.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRegistry } from '../../../publish/registry/openRegistry.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import type { LoadOptions } from '../load/load.ts';
import { type RunningLoad, startLoad } from '../load/startLoad.ts';
import { createEdge, type Edge } from './createEdge.ts';
import { createEtcdCluster, type EtcdCluster } from './createEtcdCluster.ts';
import { createHost, type Host } from './createHost.ts';
import { createLink, type Link } from './createLink.ts';
import { createPublisher, ENVIRONMENT, type Publisher } from './createPublisher.ts';
import type { Programs } from './findPrograms.ts';
import { pauseFor, waitUntil } from './startProcess.ts';
import { type RecordingGateway, startRecordingGateway } from './startRecordingGateway.ts';

export const TENANTS = ['bg', 'pl', 'ro'] as const;

/** Three etcd, three hosts, an edge and gateways, all of them processes of this machine but the gateways. */
export interface DrillFleet {
  readonly etcd: EtcdCluster;
  readonly hosts: readonly [Host, Host, Host];
  readonly edge: Edge;
  readonly gateway: RecordingGateway;
  readonly registry: Registry;
  readonly publisher: Publisher;
  /** Between the third host and etcd. */
  readonly link: Link;
  /** What every program of it is given. */
  readonly variables: Readonly<Record<string, string>>;
  /** The next release of a host, at its port and over its copy; ended with the fleet, and by whoever started it. */
  createNext(host: Host, release: string): Promise<Host>;
  /** Another connection to the registry. */
  openRegistry(): Promise<Registry>;
  /** The edge as it is shipped, before two hosts and a canary, which is the third one. */
  createCanaryEdge(): Promise<Edge>;
  /** Clients at the edge; as many reads and writes as most drills need unless told otherwise. */
  load(options?: Partial<LoadOptions>): RunningLoad;
  /** Milliseconds until each of these hosts serves a revision. */
  untilServed(revision: number, hosts?: readonly Host[], longest?: number): Promise<number>;
  /** The edge has asked each host since: two of its checks have passed. */
  untilChecked(): Promise<void>;
  /** Brings everything back that a drill took away, and waits until all hosts serve what is published. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** The edge asks once a second, and what hangs takes it two more. */
const CHECKS_MILLISECONDS = 3_500;

/** @param folder for what its programs write; empty */
export async function startDrillFleet(folder: string, programs: Programs): Promise<DrillFleet> {
  const tenants = join(folder, 'tenant-config');
  await copyTenants(tenants);
  const gateway = await startRecordingGateway();
  const variables = {
    GATEWAY_URL: gateway.url,
    // Browsers alone would ask these, and there are none.
    APP_BACKEND_URL: 'https://app-backend.example',
    SSO_AUTHORITY: 'https://sso.example',
    PORTAL_FAKE_CREDENTIALS: 'on',
  };
  const etcd = await createEtcdCluster(programs.etcd, join(folder, 'etcd'));
  await etcd.start();
  const link = await createLink(etcd.nodes.map(({ port }) => port));
  const cuttable = `etcd://${link.ports.map((port) => `127.0.0.1:${port}`).join(',')}`;
  const open = () => openRegistry(etcd.address, {});
  const registry = await open();
  const publisher = createPublisher({ registry, folder: tenants, variables });
  for (const code of TENANTS) await publisher.publish(code);
  const hostOf = (name: string, address: string) =>
    createHost({ name, folder, registry: address, variables });
  const hosts = [
    await hostOf('one', etcd.address),
    await hostOf('two', etcd.address),
    await hostOf('three', cuttable),
  ] as const;
  await Promise.all(hosts.map((host) => host.start()));
  const edge = await createEdge({
    path: programs.caddy,
    folder: join(folder, 'edge'),
    hosts: hosts.map(({ port }) => port),
    canary: null,
  });
  await edge.start();
  let loads = 0;
  const running = new Set<RunningLoad>();
  const processes = [...etcd.nodes, ...hosts, edge];
  const next: Host[] = [];

  const fleet: DrillFleet = {
    etcd,
    hosts,
    edge,
    gateway,
    registry,
    publisher,
    link,
    variables,
    async createNext({ name, port }, release) {
      const host = await createHost({ name, port, release, folder, registry: etcd.address, variables });
      next.push(host);
      return host;
    },
    openRegistry: open,
    createCanaryEdge: () =>
      createEdge({
        path: programs.caddy,
        folder: join(folder, 'canary-edge'),
        hosts: [hosts[0].port, hosts[1].port],
        canary: hosts[2].port,
      }),
    load(options = {}) {
      loads += 1;
      const load = startLoad({
        url: edge.url,
        clients: 24,
        seed: loads * 1_009,
        tenants: TENANTS,
        everyMilliseconds: 150,
        writes: 0.3,
        ...options,
      });
      running.add(load);
      return load;
    },
    untilServed: (revision, among = hosts, longest = 30_000) =>
      waitUntil(
        async () => {
          const states = await Promise.all(among.map((host) => host.ready()));
          return states.every((state) => (state?.body.revision ?? 0) >= revision);
        },
        `hosts serve revision ${revision}`,
        longest,
      ),
    untilChecked: () => pauseFor(CHECKS_MILLISECONDS),
    async heal() {
      await Promise.all([...running].map((load) => load.stop().catch(() => undefined)));
      running.clear();
      gateway.release();
      link.mend();
      for (const each of processes) each.resume();
      const gone = processes.filter(({ isRunning }) => !isRunning);
      await Promise.all(gone.map((each) => each.start()));
      await waitUntil(async () => {
        const states = await Promise.all(hosts.map((host) => host.ready()));
        return states.every((state) => state?.status === 200 && state.body.registry === 'connected');
      }, 'all hosts are connected to the registry');
      const { revision } = await registry.readPointers(ENVIRONMENT);
      await fleet.untilServed(revision);
      if (gone.length > 0) await fleet.untilChecked();
    },
    async close() {
      await Promise.all([...running].map((load) => load.stop().catch(() => undefined)));
      await registry.close();
      await Promise.all([...processes, ...next].map((each) => each.kill()));
      link.close();
      gateway.close();
    },
  };
  return fleet;
}

/** The shipped tenants, each with a gateway of its own in the environment of the drills. */
async function copyTenants(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(fileURLToPath(new URL('../../../tenant-config', import.meta.url)), folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue;
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: tenant files name variables so
    await writeFile(path, text.replaceAll('"${GATEWAY_URL}/v1"', '"${GATEWAY_URL}/${TENANT}/v1"'));
  }
}
