/**
 * The production host in a process of its own, for the benchmark. Says on its output, a line of JSON each, when it
 * first answered and when it had made every page ready, the latter again for each line of its standard input, or for
 * `held` what it holds; it ends with that input.
 * Usage: node serveHost.ts DIST TENANT_CONFIGS, with REGISTRY and REGISTRY_COPY_DIR for one that follows a registry
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type FollowedRegistry, startHost } from '../../host/startHost.ts';
import { openRegistry } from '../../publish/registry/openRegistry.ts';
import { HELD_LINE } from './processes.ts';

const [distDir = '', tenantConfigDir = ''] = process.argv.slice(2);
const SAMPLE_MILLISECONDS = 100;
/** The host's own work is over when it has done next to nothing for so many samples. */
const QUIET_SAMPLES = 10;
const QUIET_SHARE = 0.1;

const report = (value: object) => console.log(JSON.stringify(value));
const host = await startHost({
  port: 0,
  address: '127.0.0.1',
  distDir,
  tenantConfigDir,
  follow: await followed(process.env),
  environment: 'dev',
  variables: { ...process.env, PORTAL_FAKE_CREDENTIALS: 'on' },
  log: () => undefined,
});
// performance.now() counts from the start of the process.
report({
  event: 'listening',
  url: host.url.replace('127.0.0.1', 'localhost').slice(0, -1),
  at: performance.now(),
});

async function followed(env: NodeJS.ProcessEnv): Promise<FollowedRegistry | undefined> {
  const { REGISTRY: address, REGISTRY_COPY_DIR: copyDir = '' } = env;
  if (!address) return undefined;
  return { registry: await openRegistry(address, env), ring: null, copyDir, id: 'bench' };
}

/** Resolves once the host has nothing left to do. */
async function whenQuiet(): Promise<number> {
  let quiet = 0;
  let usage = process.cpuUsage();
  let seen = performance.now();
  while (quiet < QUIET_SAMPLES) {
    await wait(SAMPLE_MILLISECONDS);
    const spent = process.cpuUsage(usage);
    const now = performance.now();
    const share = (spent.user + spent.system) / 1000 / (now - seen);
    usage = process.cpuUsage();
    seen = now;
    quiet = share < QUIET_SHARE ? quiet + 1 : 0;
  }
  return seen - QUIET_SAMPLES * SAMPLE_MILLISECONDS;
}

const MEGABYTE = 1024 * 1024;

async function reportQuiet(): Promise<void> {
  const at = await whenQuiet();
  // What nobody holds any more is no memory of the host's; without --expose-gc it is counted all the same.
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const megabytes = process.memoryUsage.rss() / MEGABYTE;
  report({ event: 'warm', at, megabytes, processor: (user + system) / 1000 });
}

/** As where memory is short: V8 gives back what it keeps to be fast. What is left grows only if something is kept for ever. */
async function reportLeast(): Promise<void> {
  await whenQuiet();
  const megabytes = process.memoryUsage.rss() / MEGABYTE;
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  report({ event: 'least', megabytes, least: rss / MEGABYTE, held: (heapUsed + external) / MEGABYTE });
}

reportQuiet();
process.stdin.on('data', (line) => (line.toString() === HELD_LINE ? reportLeast() : reportQuiet()));
process.stdin.on('end', async () => {
  await host.close();
  process.exit(0);
});
