/**
 * Bytes and requests of the real build, against the budgets. Time stands in the benchmark, as ratios only. Over 250 lines:
 * one build, which takes seconds, and each thing that is asked of it.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProjectRuntime } from '../../bundle/buildProject.ts';
import type { BuiltRuntime } from '../../bundle/buildRuntime.ts';
import { addressOf, closureOf } from '../../bundle/chunks.ts';
import { UNREACHED_IN_BROWSERS } from '../../bundle/esbuildOptions.ts';
import {
  BUDGETS,
  BUDGETS_KB,
  CARD_LIST,
  type Chunk,
  measureChunks,
  printSizes,
  sumChunks,
} from '../../bundle/printSizes.ts';
import { homePageName } from '../../publish/page/renderHomePage.ts';
import { publishSite } from '../../publish/plain-files/publishSite.ts';
import type { PageData } from '../../runtime/tenant/pageData.ts';
import { manifests } from '../../screens/index.ts';
import { shippedTenants } from '../support/shippedTenants.ts';

let distDir: string;
let built: BuiltRuntime;
let chunks: Chunk[];
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'budgets-'));
  built = await buildProjectRuntime(distDir);
  const problems = await publishSite({
    distDir,
    tenantConfigDir: 'tenant-config',
    environment: 'dev',
    variables: { SANDBOX_URL: 'http://localhost:4100' },
    screens: manifests,
    now: new Date(),
  });
  expect(problems).toEqual([]);
  chunks = await measureChunks(distDir, built);
});
afterAll(() => rm(distDir, { recursive: true }));

/** Sources of the modules that an output holds. */
const sourcesOf = ({ outputs }: Metafile, output: string) => Object.keys(outputs[output]?.inputs ?? {});

const pages = shippedTenants.flatMap((tenant) =>
  tenant.languages.map((language) => `${tenant.code}/${homePageName(language, tenant)}`),
);

describe('the home page, signed out', () => {
  it.each(pages)('weighs at most 11 kB with its styles: %s', async (page) => {
    const { length } = await readFile(join(distDir, `${page}.br`));
    expect(length).toBeGreaterThan(1000);
    expect(length / 1000).toBeLessThanOrEqual(BUDGETS_KB.homePage);
  });

  it.each(pages)('carries nothing for lines from right to left: %s', async (page) => {
    expect(await readFile(join(distDir, page), 'utf8')).not.toMatch(/dir=|\brtl\b/);
  });

  it.each(pages)('asks for at most 2 things, none of them a style or a font: %s', async (page) => {
    const html = await readFile(join(distDir, page), 'utf8');
    const { entry, imports } = built.info.programs.home;
    const asked = [...html.matchAll(/<link rel="(modulepreload|preload|stylesheet)"[^>]* href="([^"]+)"/g)];
    const scripts = asked.map(([, , href]) => href);
    // One script, without React; what the application needs is named for later.
    expect(imports).toEqual([]);
    expect(scripts).toEqual([entry, ...imports]);
    expect(asked.every(([, rel]) => rel === 'modulepreload')).toBe(true);
    expect(html).not.toMatch(/@font-face[^}]*url\(/);
    expect(scripts.length + 1).toBeLessThanOrEqual(BUDGETS_KB.homeRequests);
  });

  it('is usable after at most 3 kB of scripts, 13.5 kB with the page itself', async () => {
    const sums = new Map((await sumChunks(distDir, chunks)).map((sum) => [sum.name, sum]));
    const scripts = sums.get('home: scripts until interactive');
    expect(scripts?.files).toBe(1 + built.info.programs.home.imports.length);
    expect((scripts?.brotli ?? Infinity) / 1000).toBeLessThanOrEqual(BUDGETS_KB.homeScripts);
    const total = sums.get('home: page and scripts');
    expect((total?.brotli ?? Infinity) / 1000).toBeLessThanOrEqual(BUDGETS_KB.homeTotal);
  });

  it('reaches neither React, words, router nor state of the application', () => {
    const { metafile } = built;
    const entry = Object.keys(metafile.outputs).find(
      (path) => metafile.outputs[path]?.entryPoint === 'runtime/home.ts' && path.endsWith('.js'),
    );
    const sources = [...closureOf(metafile, entry ?? '')].flatMap((path) => sourcesOf(metafile, path));
    expect(sources).toContain('runtime/home.ts');
    expect(sources.filter((source) => /node_modules\/|\.css$|\.tsx$|^screens\//.test(source))).toEqual([]);
    expect(sources.length).toBeLessThan(40);
  });
});

describe('the way back from signing in', () => {
  it('loads at most 196 kB until the list of cards, page, words and styles included', async () => {
    const sum = (await sumChunks(distDir, chunks)).find(({ name }) => name.startsWith('sign-in return'));
    for (const chunk of CARD_LIST) expect(chunks.some(({ users }) => users.includes(chunk))).toBe(true);
    expect((sum?.brotli ?? Infinity) / 1000).toBeLessThanOrEqual(BUDGETS_KB.cardList);
  });

  it('asks at once for every script that always comes, so that none is found out by another', async () => {
    const html = await readFile(join(distDir, 'bg/shell.html'), 'utf8');
    const [, text = '{}'] = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html) ?? [];
    const { preloads } = JSON.parse(text) as PageData;
    const { entry, imports } = built.info.programs.main;
    const files = (preloads?.['/bg/login'] ?? []).filter((address) => address.startsWith('/static/'));
    const asked = new Set([entry, ...imports, ...files]);
    const scripts = chunks
      .filter(
        ({ address, users }) =>
          address.endsWith('.js') && users.some((user) => ['main', ...CARD_LIST].includes(user)),
      )
      .map(({ address }) => address);
    expect([...asked].sort()).toEqual(scripts.sort());
    expect(scripts.length).toBeLessThanOrEqual(BUDGETS.cardListScripts);
  });
});

describe('the styles of the portal', () => {
  it('stand in one file each, of which a page loads those of its screens', () => {
    const { info, metafile } = built;
    const sheets = Object.entries(metafile.outputs).filter(([path]) =>
      /\/static\/(?:portal-|s\/)[^/]*\.css$/.test(path),
    );
    const modules = sheets.flatMap(([, { inputs }]) => Object.keys(inputs));
    expect(modules.length).toBeGreaterThan(100);
    expect(new Set(modules).size).toBe(modules.length);
    expect(info.programs.main.styles).toBe(info.programs.application.styles);
    // What is seen first after signing in waits for no further file.
    expect(info.styles).not.toHaveProperty('accountHome');
    expect(info.styles.registration).toEqual([
      expect.stringMatching(/^\/static\/s\/forms-/),
      expect.stringMatching(/^\/static\/s\/registration-/),
    ]);
  });

  it('of screens that people come to from outside are named by their page', async () => {
    const html = await readFile(join(distDir, 'bg/shell.html'), 'utf8');
    for (const address of built.info.styles.registration ?? []) expect(html).toContain(address);
  });
});

describe('the registration', () => {
  it('weighs at most 210 kB of scripts in 11 files, both its compiled forms included', async () => {
    const sum = (await sumChunks(distDir, chunks)).find(({ name }) => name === 'registration: scripts');
    const program = chunks.filter(({ address, users }) => address.endsWith('.js') && users.includes('main'));
    expect(sum?.files).toBeGreaterThan(program.length + 2);
    expect((sum?.brotli ?? Infinity) / 1000).toBeLessThanOrEqual(BUDGETS_KB.registration);
    expect(sum?.files).toBeLessThanOrEqual(BUDGETS.registrationScripts);
  });
});

describe('a deploy that changed one screen', () => {
  it('costs whoever comes back at most 15 kB: the screen or its styles, the list of screens and the page', async () => {
    const scripts = chunks.filter(({ address }) => address.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (chunk) => ({ chunk, text: await readFile(join(distDir, chunk.address), 'utf8') })),
    );
    const { length: page } = await readFile(join(distDir, 'pl/shell.html.br'));
    const { outputs } = built.metafile;
    const screens = Object.keys(outputs).filter((path) =>
      sourcesOf(built.metafile, path).some((source) => /^screens\/(?!.*_shared\/).*\.tsx$/.test(source)),
    );
    const ofScreens = scripts.filter(
      ({ address, users }) =>
        users.some((user) => user.startsWith('screens/')) &&
        screens.some((path) => addressOf(path) === address),
    );
    expect(ofScreens.length).toBeGreaterThan(30);
    const styles = chunks.filter(({ address }) => address.startsWith('/static/s/'));
    expect(styles.length).toBeGreaterThan(5);
    for (const { address: screen } of [...ofScreens, ...styles]) {
      // A file that names a changed one by its address changes with it.
      const changed = new Set([screen]);
      for (const address of changed)
        for (const { chunk, text } of texts) if (text.includes(address)) changed.add(chunk.address);
      const sizes = chunks.filter(({ address }) => changed.has(address)).map(({ brotli }) => brotli);
      const total = sizes.reduce((sum, size) => sum + size, page) / 1000;
      expect({ screen, total }).toEqual({ screen, total: Math.min(total, BUDGETS_KB.oneScreen) });
    }
  });
});

describe('every chunk that browsers load', () => {
  it('has modules of its own, so that each runs once; programs of one page and chunks apart alone have copies', () => {
    const { outputs } = built.metafile;
    const copies = [
      'runtime/home.ts',
      'runtime/switcher.ts',
      // With what others import from it.
      'shared:runtime/earlyForm.ts',
      'runtime/third-party/createThirdParties.ts',
      'runtime/telemetry/startTelemetry.ts',
    ];
    const scripts = Object.keys(outputs).filter(
      (path) => path.endsWith('.js') && !copies.includes(outputs[path]?.entryPoint ?? ''),
    );
    const holders = new Map<string, string[]>();
    for (const path of scripts) {
      for (const source of sourcesOf(built.metafile, path))
        holders.set(source, [...(holders.get(source) ?? []), path]);
    }
    // What a build imports from the files before it is no module of its own.
    const modules = [...holders].filter(
      ([source]) => !/^(?:vendor|core|later|joined|css-module):/.test(source),
    );
    expect(modules.length).toBeGreaterThan(300);
    expect(modules.filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('comes in few files: a vendor file for all that render, one for each program of a page, one core for all screens', () => {
    const { home, switcher, main, application } = built.info.programs;
    const [vendor] = switcher.imports;
    expect(switcher.imports).toEqual([expect.stringMatching(/^\/static\/vendor-[A-Z0-9]{8}\.js$/)]);
    expect(home.imports).toEqual([]);
    // The core, the libraries, and the list of screens, which changes with each of them.
    expect(main.imports).toHaveLength(3);
    expect(main.imports).toContain(vendor);
    expect(new Set(application.imports)).toEqual(new Set(main.imports));
  });

  it('has its libraries read whole while they come, beside the page’s own thread', async () => {
    const vendor = Object.keys(built.metafile.outputs).find((path) => /vendor-\w+\.js$/.test(path)) ?? '';
    const text = await readFile(join(distDir, addressOf(vendor)), 'utf8');
    expect(text.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  });

  it('has no part of libraries that is for Node, older browsers or servers', async () => {
    const scripts = chunks.filter(({ address }) => address.endsWith('.js'));
    const texts = await Promise.all(scripts.map(({ address }) => readFile(join(distDir, address), 'utf8')));
    expect(texts.length).toBeGreaterThan(20);
    for (const name of Object.keys(UNREACHED_IN_BROWSERS))
      expect(texts.filter((text) => text.includes(name.replace('window.', '')))).toEqual([]);
  });

  it('names chunks that are there', async () => {
    const texts = await Promise.all(
      chunks
        .filter(({ address }) => address.endsWith('.js'))
        .map(async ({ address }) => ({ address, text: await readFile(join(distDir, address), 'utf8') })),
    );
    const known = texts.map(({ address }) => address);
    const named = texts.flatMap(({ text }) => text.match(/\/static\/[\w./-]+\.js/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((address) => !known.includes(address))).toEqual([]);
  });

  it('takes from the file of the early form what that file has', async () => {
    const { entry } = built.info.programs.earlyForm;
    const { exports = [] } =
      Object.entries(built.metafile.outputs).find(([path]) => addressOf(path) === entry)?.[1] ?? {};
    const scripts = chunks.filter(({ address }) => address.endsWith('.js') && address !== entry);
    const texts = await Promise.all(scripts.map(({ address }) => readFile(join(distDir, address), 'utf8')));
    const imports = texts.flatMap((text) => [
      ...text.matchAll(/import\{([^}]*)\}from"(\/static\/earlyForm-[^"]+)"/g),
    ]);
    const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.split(' as ')[0]));
    expect(imports.every(([, , address]) => address === entry)).toBe(true);
    expect(names).toContain('findErrors');
    expect(names.filter((name) => !exports.includes(name ?? ''))).toEqual([]);
  });

  it('is free of schema compilers, markdown renderers and languages', () => {
    const sources = Object.keys(built.metafile.outputs).flatMap((path) => sourcesOf(built.metafile, path));
    expect(sources.length).toBeGreaterThan(100);
    const unwanted = [
      /node_modules\/ajv\/dist\/(?!runtime\/)/,
      /node_modules\/(markdown-to-jsx|marked|markdown-it|remark|micromark)[\w-]*\//,
      /(^|\/)(languages|locales?|i18n-data)\/[^/]+$/,
      /^tenant-config\//,
    ];
    expect(sources.filter((source) => unwanted.some((pattern) => pattern.test(source)))).toEqual([]);
  });

  it('stands in the table of `npm run build` with what it is for, and the sums with their budgets', async () => {
    const lines: string[] = [];
    await printSizes(distDir, built, (line) => lines.push(line));
    for (const { address } of chunks)
      expect(lines.filter((line) => line.startsWith(address))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/home: scripts until interactive +1 files +\d+\.\d kB of 3/);
    expect(lines.join('\n')).not.toContain('OVER');
    const [largest] = chunks;
    await printSizes(
      distDir,
      {
        ...built,
        info: { ...built.info, programs: { ...built.info.programs, home: built.info.programs.main } },
      },
      (line) => lines.push(line),
    );
    expect(largest?.brotli).toBeGreaterThan(10_000);
    expect(lines.join('\n')).toMatch(/home: scripts until interactive.*OVER ITS BUDGET/);
  });
});
