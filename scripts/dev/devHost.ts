/**
 * The host of `npm run dev`, in a process of its own, so that its own sources can change as well. Told `build`, it takes
 * up the newest build. It tells where it listens, which files it has loaded, and what is wrong with tenant files.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../host/serve/log.ts';
import type { TenantStore } from '../../host/serve/tenantStore.ts';

export interface DevHostOptions {
  readonly distDir: string;
  readonly tenantConfigDir: string;
  /** First of the log; null is today. */
  readonly day: string | null;
}

export type DevHostMessage =
  | { readonly kind: 'ready'; readonly port: number; readonly loaded: readonly string[] }
  | { readonly kind: 'tenants'; readonly problems: readonly string[] };

const loaded = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) loaded.add(fileURLToPath(url));
    return nextLoad(url, context);
  },
});
const { startHost } = await import('../../host/startHost.ts');
const { dayClock } = await import('./dayClock.ts');
const { readEnvironment, servesDrafts } = await import('../../compiler/environment.ts');

const { distDir, tenantConfigDir, day } = JSON.parse(process.argv[2] ?? '') as DevHostOptions;
const { env } = process;
const send = (message: DevHostMessage) => process.send?.(message);

let problems: string[] = [];
const log: Log = (entry) => {
  const { level, event, message } = entry;
  if (event === 'tenant') problems.push(String(message));
  else if (event === 'tenant-warning') process.stderr.write(`${message}\n`);
  else if (event === 'published') {
    send({ kind: 'tenants', problems });
    problems = [];
  } else if (level !== 'info') process.stderr.write(`${JSON.stringify(entry)}\n`);
};

/** @param store of the host before, if there is one: a file that is broken just now has its last good version there */
function start(store?: TenantStore) {
  return startHost({
    ...(store && { store }),
    port: 0,
    address: '127.0.0.1',
    distDir,
    tenantConfigDir,
    environment: readEnvironment(env.PORTAL_ENV),
    variables: env,
    credentialsDir: env.CREDENTIALS_DIR,
    drafts: servesDrafts(env),
    log,
    now: dayClock(day),
  });
}

let host = await start();
const reportReady = () => send({ kind: 'ready', port: Number(new URL(host.url).port), loaded: [...loaded] });
reportReady();

process.on('message', async () => {
  const before = host;
  host = await start(before.store);
  reportReady();
  await before.close();
});
// With the program that has started it.
process.on('disconnect', () => process.exit(0));
