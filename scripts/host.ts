/** `npm run host`: the production host alone, set up by the environment (README). */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { type Environment, readEnvironment, servesDrafts } from '../compiler/environment.ts';
import type { Drain, FollowedRegistry } from '../host/startHost.ts';

readProgram(
  createProgram('npm run host --', 'The production host alone, over dist/ and the tenant files.').addHelpText(
    'after',
    `
Set up by the environment:
  PORT, HOST_ADDRESS, PORTAL_ENV, TENANT_CONFIG_DIR, CREDENTIALS_DIR, TRUSTED_PROXIES, DRAIN_SECONDS, DRAFTS;
  REGISTRY, RING, REGISTRY_COPY_DIR, HOST_ID for a host that follows a registry (docs/operations.md);
  METRICS_PORT, METRICS_ADDRESS, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG (docs/observability.md)`,
  ),
);

// Loaded once it is known that the program runs: `--help` answers at once.
const { DIST_DIR, PROJECT_ROOT } = await import('../bundle/project.ts');
const { readObserveOptions } = await import('../host/observe/readObserveOptions.ts');
const { logToStdout } = await import('../host/serve/log.ts');
const { startHost } = await import('../host/startHost.ts');
const { readBuildInfo } = await import('../publish/build/buildInfo.ts');
const { openRegistry } = await import('../publish/registry/openRegistry.ts');

const DEFAULT_PORT = 4000;
const DEFAULT_ADDRESS = '127.0.0.1';
/** Long enough for a load balancer to ask `/readyz` again; at a developer's desk there is none. */
const DRAIN_SECONDS = 3;
/** Under the 30 seconds after which most platforms end a process by force. */
const FINISH_SECONDS = 20;

/** Loaded where nothing is built yet: the bundler takes half as long to load as the host. */
async function buildRuntime(): Promise<void> {
  const { buildProjectRuntime } = await import('../bundle/buildProject.ts');
  await buildProjectRuntime();
}

const { env } = process;
try {
  const environment = readEnvironment(env.PORTAL_ENV);
  if (!(await readBuildInfo(DIST_DIR))) await buildRuntime();
  const host = await startHost({
    port: Number(env.PORT || DEFAULT_PORT),
    address: env.HOST_ADDRESS || DEFAULT_ADDRESS,
    distDir: DIST_DIR,
    tenantConfigDir: env.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config'),
    follow: env.REGISTRY ? await followOf(env.REGISTRY) : undefined,
    environment,
    variables: env,
    credentialsDir: env.CREDENTIALS_DIR,
    trustedProxies: env.TRUSTED_PROXIES,
    drafts: servesDrafts(env),
    drain: drainOf(environment, env.DRAIN_SECONDS),
    ...readObserveOptions(env),
  });
  logToStdout({ level: 'info', event: 'listening', url: host.url, metrics: host.metricsUrl });
  // Should the log's reader go away: whoever looks after the host has to start it again.
  process.exitCode = 1;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await host.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = (error as { port?: number }).port ?? (env.PORT || DEFAULT_PORT);
  const taken = `Port ${port} is in use. Stop what listens there, or set PORT or METRICS_PORT to another one.`;
  process.stderr.write(`${code === 'EADDRINUSE' ? taken : message}\n`);
  process.exitCode = 1;
}

/** @throws when the ring is none */
async function followOf(address: string): Promise<FollowedRegistry> {
  const { RING: ring = '' } = env;
  if (ring !== '' && ring !== 'canary') throw new Error(`RING is "${ring}"; allowed is canary.`);
  return {
    registry: await openRegistry(address, env),
    ring: ring === '' ? null : ring,
    copyDir: env.REGISTRY_COPY_DIR || '.registry-copy',
    id: env.HOST_ID || `${hostname()}-${process.pid}`,
  };
}

/** @throws when the seconds are no number from 0 to 300 */
function drainOf(environment: Environment, seconds: string | undefined): Drain {
  const isDev = environment === 'dev';
  const grace = seconds ? Number(seconds) : isDev ? 0 : DRAIN_SECONDS;
  if (!(grace >= 0 && grace <= 300)) throw new Error('DRAIN_SECONDS has to be a number from 0 to 300.');
  return { graceMilliseconds: grace * 1000, finishMilliseconds: isDev ? 1_500 : FINISH_SECONDS * 1000 };
}
