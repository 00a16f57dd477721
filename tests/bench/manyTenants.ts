/** Publishing and starting with more and more tenants. One tenant is the baseline. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { milliseconds, ratio, table } from './figures.ts';
import { publishIn, startBenchHost } from './processes.ts';
import { codeOf, makeTenants } from './tenantFiles.ts';

/** Above this a host that finds nothing published is only asked for its first answer: warming is minutes of brotli. */
const COLD_LIMIT = 100;

export async function measureManyTenants(distDir: string, counts: readonly number[]): Promise<string> {
  const published: (string | number)[][] = [];
  const started: (string | number)[][] = [];
  let one: number | null = null;
  for (const count of counts) {
    const folder = await makeTenants(count);
    const own = await mkdtemp(join(tmpdir(), `dist-${count}-`));
    for (const name of ['static', '.build'])
      await cp(join(distDir, name), join(own, name), { recursive: true });

    started.push(await start(own, folder, count, 'nothing published', count <= COLD_LIMIT));
    const first = await publishIn(own, folder);
    const again = await publishIn(own, folder);
    one ??= first.milliseconds;
    published.push([
      count,
      milliseconds(first.milliseconds),
      milliseconds(first.milliseconds / count),
      ratio(first.milliseconds / count / one),
      milliseconds(again.milliseconds),
      first.megabytes.toFixed(0),
    ]);
    started.push(await start(own, folder, count, 'published before', true));
    await Promise.all([folder, own].map((each) => rm(each, { recursive: true })));
    // A thousand take minutes.
    console.error(`${count} tenants: published in ${milliseconds(first.milliseconds)} ms`);
  }
  return [
    '### Publishing',
    table(['tenants', 'ms', 'ms a tenant', 'to one tenant', 'again, unchanged, ms', 'peak MB'], published),
    '### Starting the host',
    table(['tenants', 'listens, ms', 'first page, ms', 'another, ms', 'all ready, ms', 'MB then'], started),
  ].join('\n\n');
}

async function start(
  distDir: string,
  folder: string,
  count: number,
  what: string,
  isWarmed: boolean,
): Promise<(string | number)[]> {
  const host = await startBenchHost(distDir, folder);
  const asked = performance.now();
  await (await fetch(`${host.url}/${codeOf(count - 1)}/`)).text();
  const first = performance.now() - asked;
  await (await fetch(`${host.url}/${codeOf(count - 1)}/`)).text();
  const second = performance.now() - asked - first;
  const warm = isWarmed ? await host.warm() : null;
  await host.stop();
  return [
    `${count}, ${what}`,
    milliseconds(host.listening),
    // From the start of the process, as people wait for it.
    milliseconds(host.listening + first),
    milliseconds(second),
    warm ? milliseconds(warm.at) : 'not waited for',
    warm ? warm.megabytes.toFixed(0) : '',
  ];
}
