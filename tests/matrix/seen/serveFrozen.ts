/**
 * One portal with its own sandbox on free ports, as tests/e2e/serve.ts has it, but the sandbox lives at a moment that is
 * the same in each run. Usage: node serveFrozen.ts FOLDER-OF-TENANT-CONFIGS
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startHost } from '../../../host/startHost.ts';

const root = new URL('../../../', import.meta.url).pathname;
const tenantConfigDir = process.argv[2] ?? `${root}tenant-config`;

const sandbox = new Worker(new URL('frozenSandbox.ts', import.meta.url), {
  workerData: { wordsDir: `${tenantConfigDir}/languages` },
});
const [url] = (await once(sandbox, 'message')) as [string];
// The browser knows the machine as localhost, as `npm start` does.
const sandboxUrl = url.replace('127.0.0.1', 'localhost');
const host = await startHost({
  port: 0,
  address: '127.0.0.1',
  distDir: `${root}dist`,
  tenantConfigDir,
  environment: 'dev',
  variables: { ...process.env, SANDBOX_URL: sandboxUrl, PORTAL_FAKE_CREDENTIALS: 'on' },
  log: () => undefined,
});
console.log(JSON.stringify({ portal: host.url.replace('127.0.0.1', 'localhost'), sandbox: sandboxUrl }));

process.stdin.on('end', async () => {
  await Promise.all([host.close(), sandbox.terminate()]);
  process.exit(0);
});
process.stdin.resume();
