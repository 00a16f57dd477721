/**
 * Large folders of tenant files, each figure against the same of a small one: what checking costs a file, what one
 * change costs the host, and what it holds once all tenants were published anew. Time of the processor, so that a busy
 * machine does not count.
 */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, milliseconds, ratio, table } from './figures.ts';
import { type BenchHost, startBenchHost, validateIn } from './processes.ts';
import { codeOf, makeTenants } from './tenantFiles.ts';

export interface FolderSizes {
  readonly small: number;
  readonly large: number;
  /** Of the folder whose tenants are all published anew, twice. */
  readonly republished: number;
}

const CHANGES = 5;
const POLL_MILLISECONDS = 5;
const WAIT_MILLISECONDS = 30_000;

export async function measureFolders(distDir: string, sizes: FolderSizes): Promise<string> {
  const { small, large, republished } = sizes;
  const [few, many] = [await measureFolder(distDir, small), await measureFolder(distDir, large)];
  const row = (what: string, read: (figures: FolderFigures) => number) => [
    what,
    milliseconds(read(few)),
    milliseconds(read(many)),
    ratio(read(many) / read(few)),
  ];
  const { start, after } = await republish(distDir, republished);
  return [
    table(
      ['a folder of', `${small}`, `${large}`, 'ratio'],
      [
        row('validate, ms of the processor a file', ({ checked }) => checked),
        row('one change, renamed → served, ms', ({ served }) => served),
        row('one change, ms of the processor', ({ worked }) => worked),
      ],
    ),
    table(
      ['memory of the host', 'MB', 'to after the start'],
      [
        [`${republished} tenants, after the start`, start.toFixed(0), ratio(1)],
        ['each published anew, twice', after.toFixed(0), ratio(after / start)],
      ],
    ),
  ].join('\n\n');
}

interface FolderFigures {
  readonly checked: number;
  readonly served: number;
  readonly worked: number;
}

async function measureFolder(distDir: string, count: number): Promise<FolderFigures> {
  const folder = await makeTenants(count);
  const empty = await makeTenants(1);
  // The start of the command is nobody's file.
  const checked = ((await validateIn(folder)) - (await validateIn(empty))) / (count - 1);
  const host = await startHostOver(distDir, folder);
  const before = await host.warm();
  const served: number[] = [];
  for (let index = 0; index < CHANGES; index++) {
    const code = codeOf(Math.floor((index * count) / CHANGES));
    const start = performance.now();
    const colour = await recolour(folder, code, index);
    // The mark in the top bar has it, as an address within the styles.
    const shown = `%23${colour.slice(1)}`;
    while (!(await (await fetch(`${host.url}/${code}/`)).text()).includes(shown)) {
      if (performance.now() - start > WAIT_MILLISECONDS) throw new Error('The change was never served.');
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    }
    served.push(performance.now() - start);
  }
  const after = await host.warmAgain();
  await host.stop();
  await Promise.all([folder, empty].map((each) => rm(each, { recursive: true })));
  return { checked, served: median(served), worked: (after.processor - before.processor) / CHANGES };
}

async function republish(distDir: string, count: number): Promise<{ start: number; after: number }> {
  const folder = await makeTenants(count);
  const host = await startHostOver(distDir, folder);
  const { megabytes: start } = await host.warm();
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < count; index++) await recolour(folder, codeOf(index), round);
    await host.warmAgain();
  }
  const { megabytes: after } = await host.warmAgain();
  await host.stop();
  await rm(folder, { recursive: true });
  return { start, after };
}

/** As nothing was published there: the figures are the host's own. */
async function startHostOver(distDir: string, folder: string): Promise<BenchHost> {
  const own = await mkdtemp(join(tmpdir(), 'dist-'));
  for (const name of ['static', '.build'])
    await cp(join(distDir, name), join(own, name), { recursive: true });
  await rm(join(own, 'static/prerendered'), { recursive: true, force: true });
  const host = await startBenchHost(own, folder);
  return {
    ...host,
    async stop() {
      await host.stop();
      await rm(own, { recursive: true });
    },
  };
}

/** @returns the new colour */
async function recolour(folder: string, code: string, index: number): Promise<string> {
  const path = join(folder, `${code}.json`);
  const colour = `#1A2B${(index + 16).toString(16).toUpperCase()}`;
  const text = await readFile(path, 'utf8');
  await writeFile(`${path}.tmp`, text.replace(/"brand": "#\w{6}"/, `"brand": "${colour}"`));
  await rename(`${path}.tmp`, path);
  return colour;
}
