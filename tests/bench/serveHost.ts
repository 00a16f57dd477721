/**
 * The production host in a process of its own, for the benchmark. Says on its output, a line of JSON each, when it
 * first answered and when it had made every page ready. Ends with its standard input.
 * Usage: node serveHost.ts DIST TENANT_CONFIGS
 */
import { startHost } from '../../host/startHost.ts';

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

let quiet = 0;
let usage = process.cpuUsage();
let seen = performance.now();
const watch = setInterval(() => {
  const spent = process.cpuUsage(usage);
  const now = performance.now();
  const share = (spent.user + spent.system) / 1000 / (now - seen);
  usage = process.cpuUsage();
  seen = now;
  quiet = share < QUIET_SHARE ? quiet + 1 : 0;
  if (quiet < QUIET_SAMPLES) return;
  clearInterval(watch);
  const { rss } = process.memoryUsage();
  report({ event: 'warm', at: now - QUIET_SAMPLES * SAMPLE_MILLISECONDS, megabytes: rss / 1024 / 1024 });
}, SAMPLE_MILLISECONDS);

process.stdin.on('end', async () => {
  await host.close();
  process.exit(0);
});
process.stdin.resume();
