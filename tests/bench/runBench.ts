/** Every section that was asked for, one after the other; sets the exit code. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProjectRuntime } from '../../bundle/buildProject.ts';
import { measureChunks, sumChunks } from '../../bundle/printSizes.ts';
import { startSandbox } from '../../sandbox/startSandbox.ts';
import { findNginx, startNginx } from '../support/startNginx.ts';
import { startBaselines } from './baselines.ts';
import { startBenchEdge } from './benchEdge.ts';
import { isQuick, isWanted, wantedScreens } from './benchOptions.ts';
import { measureConsolePreview } from './consolePreview.ts';
import { table } from './figures.ts';
import { measureFolders } from './folders.ts';
import { failuresOf } from './goals.ts';
import { measureInteraction } from './interaction.ts';
import { makeLong } from './longTenantFile.ts';
import { measureManyTenants } from './manyTenants.ts';
import { measurePages, type PagesResult } from './pages.ts';
import { publishIn, startBenchHost } from './processes.ts';
import { measurePublishes } from './publishes.ts';
import { measureScrolling } from './scrolling.ts';
import { measureTenantChange } from './tenantChange.ts';
import { codeOf, makeTenants } from './tenantFiles.ts';
import { measureThroughput } from './throughput.ts';

/** More than this fails the run; the README has both. */
const MAX_PAINT_RATIO = 1.25;
const MAX_FORM_RATIO = 1.6;
/** Of what a host holds after very many publishes, to what it held once caches were full. */
const MAX_GROWTH = 1.1;

const root = new URL('../../', import.meta.url).pathname;
const failures: string[] = [];

const print = (text: string) => console.log(`${text}\n`);
const distDir = await mkdtemp(join(tmpdir(), 'bench-dist-'));
const tenantConfigDir = await mkdtemp(join(tmpdir(), 'bench-tenants-'));
await cp(join(root, 'tenant-config'), tenantConfigDir, { recursive: true });
const tenants = (await readdir(tenantConfigDir)).flatMap((name) => /^([a-z]+)\.json$/.exec(name)?.[1] ?? []);
const [tenant = ''] = tenants.sort();

print(`# Benchmark${isQuick ? ', quick' : ''}`);
print(
  `${cpus().length} cores, Node ${process.versions.node}. Ratios are medians of pairs; above 1 is slower, of answers a second faster.`,
);

const built = await buildProjectRuntime(distDir);
const sandbox = await startSandbox({
  port: 0,
  address: '127.0.0.1',
  dataDir: ':memory:',
  wordsDir: join(tenantConfigDir, 'languages'),
});
const variables = { SANDBOX_URL: sandbox.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '') };
await publishIn(distDir, tenantConfigDir, variables);

print('## Bytes, brotli');
const sums = await sumChunks(distDir, await measureChunks(distDir, built));
print(
  table(
    ['what', 'files', 'kB', 'budget', 'of it'],
    sums.map(({ name, files, brotli, budget }) => [
      name,
      files,
      (brotli / 1000).toFixed(1),
      budget === null ? '' : budget / 1000,
      budget === null ? '' : `${((100 * brotli) / budget).toFixed(0)} %`,
    ]),
  ),
);
for (const { name, brotli, budget } of sums)
  if (budget !== null && brotli > budget) failures.push(`${name} is over its budget.`);

const host = await startBenchHost(distDir, tenantConfigDir, variables);
await host.warm();

if (isWanted('pages')) {
  print('## Pages');
  const prerendered = await (await fetch(`${host.url}/${tenant}/`)).text();
  const baseline = await startBaselines(prerendered);
  const rounds = isQuick ? 2 : 7;
  const report = (pages: PagesResult) => {
    print(pages.text);
    failures.push(...failuresOf(pages.goals));
    if (pages.paintRatio > MAX_PAINT_RATIO)
      failures.push(`Home paints ${pages.paintRatio.toFixed(2)} times as late as a static page.`);
    if (pages.formRatio > MAX_FORM_RATIO)
      failures.push(
        `Registration can be filled in ${pages.formRatio.toFixed(2)} times as late as a native form.`,
      );
  };
  report(await measurePages({ portal: host.url, tenant, baseline, rounds }));
  const edge = await startBenchEdge({ portal: host.url, baseline: baseline.url });
  if (edge) {
    const { urls, browserArgs } = edge;
    const behind = { portal: urls.portal, baseline: { ...baseline, url: urls.baseline } };
    report(await measurePages({ ...behind, tenant, rounds, way: 'HTTP/2', browserArgs }));
    await edge.stop();
  } else print('There is no Caddy to be the edge: install it or set CADDY_PATH.');
  await baseline.stop();
}

if (isWanted('interaction')) {
  print('## Every control of every screen');
  const baseline = await startBaselines(await (await fetch(`${host.url}/${tenant}/`)).text());
  const { text, failures: slow } = await measureInteraction({
    portal: host.url,
    sandbox: variables.SANDBOX_URL,
    folder: tenantConfigDir,
    baseline,
    isQuick,
    only: wantedScreens,
  });
  await baseline.stop();
  print(text);
  failures.push(...slow);
}

if (isWanted('scrolling')) {
  print('## Long pages');
  print(await measureScrolling({ portal: host.url, tenant, rounds: isQuick ? 2 : 7 }));
}

if (isWanted('throughput')) {
  print('## Throughput');
  const path = findNginx();
  const nginx = path ? await startNginx({ path, distDir, credentials: {} }) : null;
  if (!nginx) print('There is no nginx to compare with: install one or set NGINX_PATH.');
  const script = built.info.programs.main.imports
    .map((address) => ({
      address,
      size: Object.keys(built.metafile.outputs).find((out) => out.endsWith(address)),
    }))
    .map(({ address, size }) => ({ address, bytes: built.metafile.outputs[size ?? '']?.bytes ?? 0 }))
    .sort((a, b) => b.bytes - a.bytes)[0];
  const throughput = await measureThroughput({
    servers: { ...(nginx && { nginx: nginx.url }), host: host.url },
    paths: {
      'deep page': `/${tenant}/account`,
      'home page': `/${tenant}/`,
      [`script of ${((script?.bytes ?? 0) / 1000).toFixed(0)} kB`]: script?.address ?? '',
    },
    rounds: isQuick ? 3 : 7,
    milliseconds: isQuick ? 500 : 2_000,
  });
  print(throughput.text);
  failures.push(...throughput.failures);
  await nginx?.stop();
}

if (isWanted('change')) {
  print('## A changed tenant');
  const options = { url: host.url, distDir, tenantConfigDir, tenant, changes: isQuick ? 8 : 40 };
  print(await measureTenantChange(options));
}
if (isWanted('console')) {
  print('## From a key to the preview');
  const options = { distDir, sandbox: variables.SANDBOX_URL, tenant, keys: isQuick ? 5 : 30 };
  print(await measureConsolePreview({ ...options, tenantConfigDir }));
  const long = await mkdtemp(join(tmpdir(), 'bench-long-'));
  await cp(tenantConfigDir, long, { recursive: true });
  print(`A tenant file of ${await makeLong(long, tenant)} lines:`);
  print(await measureConsolePreview({ ...options, tenantConfigDir: long }));
  const many = await makeTenants(1_000);
  print('A folder of 1,000 tenants:');
  print(await measureConsolePreview({ ...options, tenantConfigDir: many, tenant: codeOf(0) }));
  for (const folder of [long, many]) await rm(folder, { recursive: true });
}
await host.stop();
await sandbox.close();

if (isWanted('tenants')) {
  print('## Many tenants');
  print(await measureManyTenants(distDir, isQuick ? [1, 10] : [1, 10, 100, 1_000]));
}

if (isWanted('folders')) {
  print('## Large folders');
  const sizes = isQuick
    ? { small: 10, large: 100, republished: 10 }
    : { small: 10, large: 10_000, republished: 300 };
  print(await measureFolders(distDir, sizes));
}

if (isWanted('publishes')) {
  print('## Many publishes');
  const { text, growth } = await measurePublishes(distDir, isQuick ? 500 : 10_000);
  print(text);
  if (growth > MAX_GROWTH)
    failures.push(`Memory grew to ${growth.toFixed(2)} times; allowed is ${MAX_GROWTH}.`);
}

await Promise.all([distDir, tenantConfigDir].map((each) => rm(each, { recursive: true })));
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
