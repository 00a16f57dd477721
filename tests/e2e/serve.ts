/**
 * One portal with its own sandbox on free ports, for browser tests: prints its addresses as one line of JSON
 * and ends with its standard input. Usage: node tests/e2e/serve.ts [folder of tenant configs]
 */
import { startHost } from '../../host/startHost.ts';
import { startSandbox } from '../../sandbox/startSandbox.ts';

const root = new URL('../../', import.meta.url).pathname;
const tenantConfigDir = process.argv[2] ?? `${root}tenant-config`;

const sandbox = await startSandbox({
  port: 0,
  address: '127.0.0.1',
  dataDir: ':memory:',
  wordsDir: `${tenantConfigDir}/languages`,
});
// The browser knows the machine as localhost, as `npm start` does.
const sandboxUrl = sandbox.url.replace('127.0.0.1', 'localhost');
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
  await Promise.all([host.close(), sandbox.close()]);
  process.exit(0);
});
process.stdin.resume();
