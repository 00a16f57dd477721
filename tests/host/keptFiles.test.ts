// Over 250 lines: how long what is published stays, in memory and on the disk, is one subject.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileForm, forgetForm, formAddresses } from '../../compiler/compileForms.ts';
import { createSiteServer } from '../../host/serve/createSiteServer.ts';
import {
  createKeptFiles,
  KEPT_VERSIONS,
  type KeptFiles,
  MOST_VERSIONS,
  OPEN_MILLISECONDS,
} from '../../host/serve/keptFiles.ts';
import { createPublishedTenants } from '../../host/serve/publishedTenants.ts';
import { readStaticFiles, type StaticFile, toStaticFile } from '../../host/serve/readStaticFiles.ts';
import { createTenantStore } from '../../host/serve/tenantStore.ts';
import { loadBuild } from '../../publish/build/loadBuild.ts';
import { createSite } from '../../publish/page/createSite.ts';
import { manifests } from '../../screens/index.ts';
import { buildFixtureRuntime } from './support/buildFixtureRuntime.ts';

const PUBLISHES = 200;
/** One a minute, half as many again as a host may keep: each is a whole publish. */
const DAY_PUBLISHES = 60;
/** What nobody holds is gone afterwards. */
async function collectGarbage(): Promise<void> {
  // What was looked at stays until the end of the task.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
const file = (text: string): StaticFile => ({
  type: 'text/plain',
  content: { identity: Buffer.from(text), br: null, gzip: null },
});

describe('files of earlier publishes', () => {
  let time = 0;
  const start = (dropped: string[] = []) =>
    createKeptFiles({
      built: new Map([['/static/built.js', file('built')]]),
      now: () => new Date(time),
      onDrop: (address) => dropped.push(address),
    });
  const publish = (files: KeptFiles, number: number) => {
    files.keep('tenant', `v${number}`, ['/static/shared.js', `/static/${number}.js`]);
    files.put('/static/shared.js', file('shared'));
    files.put(`/static/${number}.js`, file(`${number}`));
  };

  it('stay for a while, and never more of them than a bound, however fast they come [USE-30]', () => {
    const dropped: string[] = [];
    const files = start(dropped);
    for (let number = 1; number <= PUBLISHES; number += 1) publish(files, number);
    expect(files.count()).toEqual({ versions: MOST_VERSIONS, files: MOST_VERSIONS + 1 });
    expect(files.find(`/static/${PUBLISHES - MOST_VERSIONS + 1}.js`)).toBeDefined();
    expect(files.find(`/static/${PUBLISHES - MOST_VERSIONS}.js`)).toBeUndefined();
    expect(dropped).toHaveLength(PUBLISHES - MOST_VERSIONS);
    expect(dropped).not.toContain('/static/shared.js');
    expect(files.find('/static/built.js')).toBeDefined();
  });

  it('are held compressed alone, and are unpacked for whoever takes no compressed answer [USE-30]', async () => {
    const files = start();
    const text = 'the words of an earlier version '.repeat(100);
    files.keep('tenant', 'v1', ['/static/1.js']);
    files.put('/static/1.js', toStaticFile('/static/1.js', text));
    const whole = await files.find('/static/1.js');
    files.keep('tenant', 'v2', ['/static/2.js']);
    await expect.poll(async () => (await files.find('/static/1.js'))?.content.gzip).toBeNull();
    const kept = await files.find('/static/1.js');
    expect(kept?.content.br).toBe(whole?.content.br);
    expect(Object.getOwnPropertyDescriptor(kept?.content, 'identity')?.value).toBeUndefined();
    expect(Buffer.from(kept?.content.identity ?? []).toString()).toBe(text);
  });

  it('go down to the last few once no page of theirs is open any more [USE-30]', () => {
    const files = start();
    for (let number = 1; number <= 20; number += 1) publish(files, number);
    expect(files.count().versions).toBe(20);
    time += OPEN_MILLISECONDS;
    publish(files, 21);
    // The one before was live until now.
    expect(files.count().versions).toBe(KEPT_VERSIONS);
    expect(files.find('/static/20.js')).toBeDefined();
    expect(files.find('/static/21.js')).toBeDefined();
  });

  it('of a version that is published again count from then', () => {
    const files = start();
    publish(files, 0);
    for (let number = 1; number <= PUBLISHES; number += 1) {
      publish(files, number);
      publish(files, 0);
    }
    expect(files.find('/static/0.js')).toBeDefined();
    expect(files.count().versions).toBe(MOST_VERSIONS);
  });

  it('of what is gone stay until its open pages are closed, and what nobody names is not kept at all', () => {
    const files = start();
    publish(files, 1);
    files.put('/static/nobody.js', file('nobody'));
    expect(files.find('/static/nobody.js')).toBeUndefined();
    time += 10 * OPEN_MILLISECONDS;
    files.sweep(() => false);
    expect(files.find('/static/1.js')).toBeDefined();
    time += OPEN_MILLISECONDS;
    files.sweep(() => false);
    expect(files.count()).toEqual({ versions: 0, files: 0 });
  });
});

describe('a host that is published to all day', () => {
  let folder: string;
  let distDir: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenants-'));
    distDir = await mkdtemp(join(tmpdir(), 'dist-'));
    await mkdir(join(folder, 'assets/ro'), { recursive: true });
    for (const name of ['ro.json', 'languages']) {
      await cp(join('tenant-config', name), join(folder, name), { recursive: true });
    }
    await buildFixtureRuntime(distDir);
  });
  afterAll(() => Promise.all([folder, distDir].map((each) => rm(each, { recursive: true }))));

  it(`keeps the words, pictures, forms and first looks of a few of ${DAY_PUBLISHES} publishes [USE-30]`, {
    timeout: 240_000,
  }, async () => {
    let time = Date.parse('2026-11-21T12:00:00Z');
    const now = () => new Date(time);
    const build = await loadBuild(distDir);
    const store = createTenantStore({
      tenantConfigDir: folder,
      environment: 'dev',
      variables: {},
      screens: manifests,
      version: build.info.version,
      now,
    });
    const files = createKeptFiles({ built: await readStaticFiles(distDir), now, onDrop: forgetForm });
    const published = createPublishedTenants(distDir);
    const tenant = JSON.parse(await readFile(join(folder, 'ro.json'), 'utf8'));
    const words = JSON.parse(await readFile(join(folder, 'languages/ro.json'), 'utf8'));
    const forms: string[] = [];
    for (let number = 0; number < DAY_PUBLISHES; number += 1) {
      time += 60_000;
      // Each publish has a picture and forms of its own; the words, which take longest to compress, change at times.
      tenant.theme.logo = { file: 'logo.svg', width: 120 };
      tenant.validation = {
        ...tenant.validation,
        firstName: { max: 20 + (number % 15) },
        lastName: { max: 20 + Math.floor(number / 15) },
      };
      if (number % 20 === 0) words.common.loading = `Se deschide ${number}`;
      const logo = `<svg xmlns="http://www.w3.org/2000/svg"><!--${number}--></svg>`;
      await writeFile(join(folder, 'assets/ro/logo.svg'), logo);
      await writeFile(join(folder, 'ro.json'), JSON.stringify(tenant));
      await writeFile(join(folder, 'languages/ro.json'), JSON.stringify(words));
      await store.reload();
      const state = store.state();
      expect([...state.problems.values()].flat()).toEqual([]);
      const options = { build, state, files, distDir, published, screens: manifests, now: now() };
      const site = createSiteServer(options);
      const live = state.tenants.get('ro')?.publicTenant;
      await site.page(site.match('localhost', '/ro/login'), '/ro/login');
      const form = (live && formAddresses(live).registrationPersonal) ?? '';
      expect((await site.file(form)).status).toBe(200);
      expect((await site.file(live?.theme.logo?.file ?? '')).status).toBe(200);
      forms.push(form);
    }
    expect(new Set(forms).size).toBe(DAY_PUBLISHES);
    // A publish a minute: those of the last quarter of an hour are open. Of each the form that was asked for, the
    // logo, and the data of its home pages; of the words two parts for each version of five languages, of which one changed.
    const open = OPEN_MILLISECONDS / 60_000 + 1;
    const { versions, files: count } = files.count();
    expect(versions).toBeLessThanOrEqual(2 * open + KEPT_VERSIONS + 4);
    expect(count).toBeLessThanOrEqual(3 * open + 2 * (KEPT_VERSIONS + 4));
    expect(count).toBeGreaterThan(KEPT_VERSIONS);
    expect(compileForm(forms[0] ?? '')).toBeNull();
    expect(compileForm(forms.at(-1) ?? '')).not.toBeNull();
  });

  it('publishes once more when memory was taken back for others, and the same', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const build = await loadBuild(distDir);
    const { version } = build.info;
    const store = createTenantStore({
      tenantConfigDir: folder,
      environment: 'dev',
      variables: {},
      screens: manifests,
      version,
      now: () => now,
    });
    await store.reload();
    const { tenants, languages } = store.state();
    const served = tenants.get('ro');
    if (!served) throw new Error('There is no tenant.');
    const site = createSite({
      build,
      tenants: [served.publicTenant],
      languages,
      screens: manifests,
      now,
    });
    let count = 0;
    const publish: typeof site.publish = (tenant, base) => {
      count += 1;
      return site.publish(tenant, base);
    };
    const published = createPublishedTenants(distDir, 1);
    const readyAt = (base: string) =>
      published.get({ ...site, publish }, { served, base, languages, now, isCompressed: false });
    const [first, second] = [readyAt('/ro'), readyAt('')];
    const look = async () => [await first.page('shell.html'), first.prerenders.get(first.homeData)?.()];
    const before = await look();
    // Two have pages now, and one of them may keep them.
    await second.page('shell.html');
    expect(published.count()).toBe(1);
    expect(count).toBe(2);
    await collectGarbage();
    expect(await look()).toEqual(before);
    expect(count).toBeGreaterThan(2);
  });

  it('reads what a build has written since from the folder, and nothing beside it [T2]', async () => {
    const files = createKeptFiles({
      built: await readStaticFiles(distDir),
      now: () => new Date(),
      onDrop: () => undefined,
    });
    const state = {
      tenants: new Map(),
      drafts: new Set<string>(),
      languages: new Map(),
      problems: new Map(),
      warnings: new Map(),
      unread: [],
    };
    const build = await loadBuild(distDir);
    const published = createPublishedTenants(distDir);
    const site = createSiteServer({
      build,
      state,
      files,
      distDir,
      published,
      screens: manifests,
      now: new Date(),
    });
    await mkdir(join(distDir, 'static/forms'), { recursive: true });
    await writeFile(join(distDir, 'static/forms/later.js'), 'export {};');
    await writeFile(join(distDir, 'static/.hidden.js'), 'secret');
    expect(await site.file('/static/forms/later.js')).toMatchObject({
      status: 200,
      body: { identity: Buffer.from('export {};') },
    });
    for (const path of [
      '/static/.hidden.js',
      '/static/../.build/build.json',
      '/static/forms/later.js.br',
      '/static/%2e%2e/x.js',
    ]) {
      expect((await site.file(path)).status).toBe(404);
    }
  });
});
