/** How many answers a second: the host against nginx with one worker, over the same files. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { interleave, median, pairedRatio, ratio, table } from './figures.ts';
import { CONNECTIONS, type Load } from './loadClient.ts';

/** Answers a second of the baseline that each of the others has to reach. */
const LEAST_SHARE = 0.45;

export interface ThroughputOptions {
  /** Servers by name; the first is the baseline. */
  readonly servers: Readonly<Record<string, string>>;
  /** Paths by what they are. */
  readonly paths: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly milliseconds: number;
}

export async function measureThroughput(
  options: ThroughputOptions,
): Promise<{ text: string; failures: string[] }> {
  const { servers, paths, rounds, milliseconds } = options;
  const names = Object.keys(servers);
  const client = new Worker(new URL('./loadClient.ts', import.meta.url));
  const load = async (url: string, path: string): Promise<number> => {
    client.postMessage({ url, path, milliseconds } satisfies Load);
    return (await once(client, 'message'))[0];
  };
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  for (const [what, path] of Object.entries(paths)) {
    const results = await interleave(
      Object.fromEntries(names.map((name) => [name, () => load(servers[name] ?? '', path)])),
      rounds,
    );
    const [baseline = ''] = names;
    for (const name of names) {
      const values = results[name] ?? [];
      const share = pairedRatio(values, results[baseline] ?? []);
      rows.push([`${what}, ${name}`, median(values).toFixed(0), ratio(share)]);
      if (!(share >= LEAST_SHARE)) {
        failures.push(`${what}: ${name} gives ${ratio(share)} of ${baseline}, below ${ratio(LEAST_SHARE)}.`);
      }
    }
  }
  await client.terminate();
  return {
    text: table([`answers, gzip, ${CONNECTIONS} connections`, 'a second', `to ${names[0]}`], rows),
    failures,
  };
}
