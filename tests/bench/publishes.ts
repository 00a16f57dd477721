/** One tenant, published over and over into a registry that a host follows: what the host holds, early and at the end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRegistry } from '../../publish/registry/openRegistry.ts';
import { createPublisher } from '../drills/fleet/createPublisher.ts';
import { brandOf } from '../drills/load/load.ts';
import { median, milliseconds, ratio, table } from './figures.ts';
import { type Held, startBenchHost } from './processes.ts';
import { codeOf, makeTenants } from './tenantFiles.ts';

const SANDBOX = { SANDBOX_URL: 'http://localhost:4100' };
const POLL_MILLISECONDS = 2;
const WAIT_MILLISECONDS = 30_000;
/** Of all publishes, and at least so many: caches and what is kept of earlier publishes are full by then. */
const EARLY = 0.1;
const EARLY_AT_LEAST = 200;
/** Looked at as often in all, at even distances: what grows for ever does so between each two. */
const LOOKS = 10;
const MEASURES = ['megabytes', 'least', 'held'] as const;

export interface PublishesMeasured {
  readonly text: string;
  /** Memory at the end, to that once what is kept of earlier publishes is full: of the measures, the one that grew most. */
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
  const step = Math.max(1, Math.round(count / LOOKS));
  const looks: { readonly after: number; readonly held: Held }[] = [];
  for (let index = 1; index <= count; index += 1) {
    const { version } = await publisher.publish(code);
    times.push(await untilShown(`${host.url}/${code}/`, brandOf(version)));
    const isLook = index === first || index === count || (index > first && index % step === 0);
    if (isLook) looks.push({ after: index, held: await host.held() });
  }
  await host.stop();
  await registry.close();
  for (const each of [folder, root]) await rm(each, { recursive: true });
  const [before, late] = [looks[0], looks.at(-1)];
  if (!before || !late) throw new Error('Nothing was published.');
  const grown = (held: Held, name: keyof Held) => held[name] / before.held[name];
  const memory = table(
    [
      'publishes of one tenant',
      'memory of the host, MB',
      'to the first',
      'given back, MB',
      'to the first',
      'values, MB',
      'to the first',
    ],
    looks.map(({ after, held }) => [
      after,
      ...MEASURES.flatMap((name) => [held[name].toFixed(1), ratio(grown(held, name))]),
    ]),
  );
  return {
    text: `${memory}\n\nA publish was shown after ${milliseconds(median(times))} ms (median).`,
    growth: Math.max(...MEASURES.map((name) => grown(late.held, name))),
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
