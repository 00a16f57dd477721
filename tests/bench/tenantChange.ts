/** From the rename of a tenant file to its new page being served, against the same work done in one process. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { compileTenant } from '../../compiler/compileTenant.ts';
import { compress, NEARLY_BEST } from '../../publish/build/compress.ts';
import { loadBuild } from '../../publish/build/loadBuild.ts';
import { createSite } from '../../publish/page/createSite.ts';
import { manifests } from '../../screens/index.ts';
import { median, milliseconds, quantile, ratio, table } from './figures.ts';

export interface TenantChangeOptions {
  readonly url: string;
  readonly distDir: string;
  readonly tenantConfigDir: string;
  readonly tenant: string;
  readonly changes: number;
}

const POLL_MILLISECONDS = 2;
const WAIT_MILLISECONDS = 10_000;

export async function measureTenantChange(options: TenantChangeOptions): Promise<string> {
  const path = join(options.tenantConfigDir, `${options.tenant}.json`);
  const original = await readFile(path, 'utf8');
  const agent = new Agent({ keepAlive: true });
  const served: number[] = [];
  const made: number[] = [];
  for (let index = 0; index <= options.changes; index++) {
    const colour = `#7B2D${(index + 16).toString(16).toUpperCase().padStart(2, '0').slice(-2)}`;
    const text = original.replace(/"brand": "#\w{6}"/, `"brand": "${colour}"`);
    made.push(await makeHere(options, text));
    await writeFile(`${path}.tmp`, text);
    const start = performance.now();
    await rename(`${path}.tmp`, path);
    while (!(await load(`${options.url}/${options.tenant}/`, agent)).includes(`%23${colour.slice(1)}`)) {
      if (performance.now() - start > WAIT_MILLISECONDS) throw new Error('The change was never served.');
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    }
    served.push(performance.now() - start);
  }
  agent.destroy();
  await writeFile(path, original);
  // The first of both is cold.
  const [ours, baseline] = [served.slice(1), made.slice(1)];
  const row = (name: string, values: readonly number[]) => [
    name,
    milliseconds(median(values)),
    milliseconds(quantile(values, 0.95)),
    ratio(median(values) / median(baseline)),
  ];
  return table(
    ['change of a tenant', 'median, ms', 'p95, ms', 'to the work alone'],
    [
      row('the work alone: check, render, compress its home page', baseline),
      row('file renamed → new page served', ours),
    ],
  );
}

/** What has to be done at least for the one page that is asked for. */
async function makeHere(
  { distDir, tenantConfigDir, tenant }: TenantChangeOptions,
  text: string,
): Promise<number> {
  const build = await loadBuild(distDir);
  const results = await loadWordsFiles(join(tenantConfigDir, 'languages'));
  const languages = new Map(
    results.flatMap((each) => (each.ok ? [[each.file.language, each.file] as const] : [])),
  );
  const start = performance.now();
  const compiled = compileTenant({
    text,
    file: `${tenant}.json`,
    environment: 'dev',
    variables: { ...process.env, SANDBOX_URL: 'http://localhost:4100' },
    words: wordsOf(results),
    screens: manifests,
    version: build.info.version,
    today: () => new Date().toISOString().slice(0, 10),
  });
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  const tenants = [compiled.publicTenant];
  const site = createSite({ build, tenants, languages, screens: manifests, now: new Date() });
  const page = site.publish(compiled.publicTenant, `/${tenant}`).pages.get('index.html');
  await compress('index.html', Buffer.from(page?.text ?? ''), NEARLY_BEST);
  return performance.now() - start;
}

function load(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, async (response) => {
      response.setEncoding('utf8');
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    });
    request.on('error', reject);
  });
}
