/** One tenant, published over and over into a registry that a host follows: what the host holds, early and at the end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRegistry } from '../../publish/registry/openRegistry.ts';
import { createPublisher } from '../drills/fleet/createPublisher.ts';
import { brandOf } from '../drills/load/load.ts';
import { median, milliseconds, ratio, table } from './figures.ts';
import { startBenchHost, type Warm } from './processes.ts';
import { codeOf, makeTenants } from './tenantFiles.ts';

const SANDBOX = { SANDBOX_URL: 'http://localhost:4100' };
const POLL_MILLISECONDS = 2;
const WAIT_MILLISECONDS = 30_000;
/** Of all publishes, and at least so many: caches and what is kept of earlier publishes are full by then. */
const EARLY = 0.1;
const EARLY_AT_LEAST = 200;

export interface PublishesMeasured {
  readonly text: string;
  /** Memory at the end, to that once what is kept of earlier publishes is full; or what of it is held, where that grew more. */
  readonly growth: number;
}

/** @param count of publishes; each is waited for, and its page asked for */
export async function measurePublishes(distDir: string, count: number): Promise<PublishesMeasured> {
  const folder = await makeTenants(1);
  const root = await mkdtemp(join(tmpdir(), 'publishes-'));
  const address = `folder:${join(root, 'registry')}`;
  const registry = await openRegistry(address, {});
  const publisher = createPublisher({ registry, environment: 'dev', folder, variables: SANDBOX });
  const code = codeOf(0);
  await publisher.publish(code);
  const host = await startBenchHost(distDir, folder, {
    REGISTRY: address,
    REGISTRY_COPY_DIR: join(root, 'copy'),
    // As in deploy/systemd and deploy/kubernetes.
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-old-space-size=1024',
  });
  await host.warm();
  const times: number[] = [];
  const first = Math.max(EARLY_AT_LEAST, Math.round(count * EARLY));
  let early: Warm | null = null;
  for (let index = 1; index <= count; index += 1) {
    const { version } = await publisher.publish(code);
    times.push(await untilShown(`${host.url}/${code}/`, brandOf(version)));
    if (index === first) early = await host.warmAgain();
  }
  const late = await host.warmAgain();
  await host.stop();
  await registry.close();
  for (const each of [folder, root]) await rm(each, { recursive: true });
  const before = early ?? late;
  const row = (after: number, { megabytes, held }: Warm) => [
    after,
    megabytes.toFixed(0),
    ratio(megabytes / before.megabytes),
    held.toFixed(1),
    ratio(held / before.held),
  ];
  const memory = table(
    ['publishes of one tenant', 'memory of the host, MB', 'to the earlier', 'held, MB', 'to the earlier'],
    [row(first, before), row(count, late)],
  );
  return {
    text: `${memory}\n\nA publish was shown after ${milliseconds(median(times))} ms (median).`,
    growth: Math.max(late.megabytes / before.megabytes, late.held / before.held),
  };
}

/** @returns milliseconds until the page shows it */
async function untilShown(url: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (performance.now() - start > WAIT_MILLISECONDS) throw new Error(`${text} was never shown.`);
    await wait(POLL_MILLISECONDS);
  }
  return performance.now() - start;
}
