/**
 * The process that makes load: clients at fixed addresses of this machine, each with a connection that it keeps, until
 * its input ends. Then it prints what it saw, as JSON.
 * Usage: node generateLoad.ts OPTIONS
 */
import { createLoadClient, type LoadClient } from './createLoadClient.ts';
import { type LoadOptions, type LoadReport, quantile, type SeenTenant } from './load.ts';

const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;

/** Addresses from all over: Caddy's hash tells neighbours apart less evenly. The same ones for the same seed. */
function* addresses(seed: number): Generator<string, never> {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % 253);
  };
  for (;;) yield `127.${next()}.${next()}.${next()}`;
}

const found = addresses(options.seed);
const clients: LoadClient[] = [];
for (let index = 0; index < options.clients; index += 1) {
  const tenant = options.tenants[index % options.tenants.length] ?? '';
  clients.push(
    createLoadClient({ ...options, address: found.next().value, tenant, name: `${options.seed}-${index}` }),
  );
}

function seenOf(tenant: string): SeenTenant {
  const own = clients.filter((client) => client.tenant === tenant);
  const times = own.flatMap(({ seen }) => seen.times);
  const last = own.map(({ seen }) => seen.version).filter((version) => version > 0);
  const countOf = (version: number) => last.filter((each) => each === version).length;
  return {
    reads: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    etags: [...new Set(own.flatMap(({ seen }) => seen.etags))],
    clientsByVersion: Object.fromEntries([...new Set(last)].map((version) => [version, countOf(version)])),
  };
}

function report(): LoadReport {
  const seen = clients.map((client) => client.seen);
  const sum = (count: (each: LoadClient['seen']) => number) =>
    seen.reduce((total, each) => total + count(each), 0);
  return {
    reads: sum(({ reads }) => reads),
    failed: seen.flatMap(({ failed }) => failed),
    writes: seen.flatMap(({ writes }) => writes),
    tenants: Object.fromEntries(options.tenants.map((tenant) => [tenant, seenOf(tenant)])),
    older: sum(({ older }) => older),
    flips: sum(({ flips }) => flips),
    torn: sum(({ torn }) => torn),
    goneFirstLooks: sum(({ goneFirstLooks }) => goneFirstLooks),
    missing: [...new Set(seen.flatMap(({ missing }) => missing))],
  };
}

process.stdin.resume();
process.stdin.on('end', async () => {
  await Promise.all(clients.map((client) => client.stop()));
  process.stdout.write(JSON.stringify(report()), () => process.exit(0));
});
