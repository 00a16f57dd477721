import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { createTenantStore, type TenantStore } from '../../host/serve/tenantStore.ts';
import { manifests } from '../../screens/index.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

const groupText = (accent: string) => `{\n  "theme": { "accent": "${accent}" }\n}`;

/** `pl` and `ro` take their second colour from the group `north`; `bg` has its own. */
async function withGroup(folder: string): Promise<void> {
  await mkdir(join(folder, 'groups'));
  await writeFile(join(folder, 'groups/north.json'), groupText('#FFC145'));
  for (const code of ['pl', 'ro']) {
    const path = join(folder, `${code}.json`);
    const { theme, ...tenant } = JSON.parse(await readFile(path, 'utf8'));
    const { accent: _, ...rest } = theme;
    await writeFile(path, JSON.stringify({ ...tenant, extends: 'north', theme: rest }, null, 2));
  }
}

describe('a host whose tenants extend a group', () => {
  const WITHIN = { timeout: 30_000, interval: 20 };
  let test: TestHost;
  beforeEach(async () => {
    test = await startTestHost({}, withGroup);
  });
  afterEach(() => test.close());

  const readyz = async () => (await test.get('/readyz')).json();
  const page = async (code: string) => (await test.get(`/${code}/`)).text();
  /** As editors save: the file beside it goes through no folder that is watched. */
  const writeGroup = async (text: string) => {
    await writeFile(join(test.folder, 'north.tmp'), text);
    await rename(join(test.folder, 'north.tmp'), join(test.folder, 'groups/north.json'));
  };

  it('takes a changed one up for all of them, and keeps the last good while it is broken [CFG-49 USE-08]', async () => {
    const etag = (await test.get('/bg/')).headers.get('etag');
    await writeGroup(groupText('#FFC146'));
    for (const code of ['pl', 'ro']) {
      await vi.waitFor(async () => expect(await page(code)).toContain('#FFC146'), WITHIN);
    }
    await writeGroup('{\n  "theme": { "acent": "#FFC147" }\n}');
    await vi.waitFor(async () => expect((await readyz()).status).toBe('problems'), WITHIN);
    const { tenants } = await readyz();
    for (const code of ['pl', 'ro']) {
      expect(tenants[code]).toMatchObject({
        serves: 'last-good',
        problems: [{ file: 'groups/north.json', line: 2, column: 14, pointer: '/theme/acent' }],
      });
      expect(await page(code)).toContain('#FFC146');
    }
    expect(tenants.bg).toEqual({ status: 'ok', serves: 'newest', problems: [], warnings: [] });

    await writeGroup(groupText('#FFC148'));
    await vi.waitFor(async () => expect(await page('ro')).toContain('#FFC148'), WITHIN);
    expect((await readyz()).status).toBe('ok');
    expect((await test.get('/bg/')).headers.get('etag')).toBe(etag);
  });

  it('names a group that is gone, and takes it up when it is back', async () => {
    await rm(join(test.folder, 'groups'), { recursive: true });
    await vi.waitFor(async () => expect((await readyz()).status).toBe('problems'), WITHIN);
    expect((await readyz()).tenants.pl).toMatchObject({
      serves: 'last-good',
      problems: [{ file: 'pl.json', pointer: '/extends' }],
    });
    await mkdir(join(test.folder, 'groups'));
    await writeGroup(groupText('#FFC149'));
    await vi.waitFor(async () => expect(await page('pl')).toContain('#FFC149'), WITHIN);
  });
});

describe('what is judged again when a group changes', () => {
  let folder: string;
  let store: TenantStore<CompiledTenant>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenants-'));
    await cp('tenant-config', folder, { recursive: true });
    await withGroup(folder);
    await writeFile(join(folder, 'groups/south.json'), groupText('#FFC145'));
    store = createTenantStore({
      tenantConfigDir: folder,
      environment: 'dev',
      variables: {},
      screens: manifests,
      version: '3.10.4',
      now: () => new Date('2026-11-21T12:00:00Z'),
    });
    await store.reload();
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Codes of those that are other objects after some files of `groups/` were written. */
  async function changedBy(files: Readonly<Record<string, string>>, isTold = true): Promise<string[]> {
    const before = store.state().tenants;
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'groups', name), text);
    await store.reload(
      isTold ? new Set(Object.keys(files).map((name) => join(folder, 'groups', name))) : undefined,
    );
    const { tenants } = store.state();
    return [...tenants.keys()].filter((code) => tenants.get(code) !== before.get(code));
  }

  it.each([
    ['those that extend it', { 'north.json': groupText('#FFC146') }, ['pl', 'ro']],
    ['nobody, for a group that nobody extends', { 'south.json': groupText('#FFC146') }, []],
    ['nobody, for a new one', { 'east.json': '{}' }, []],
    ['nobody, for a file that is written as it was', { 'north.json': groupText('#FFC145') }, []],
  ])('is %s', async (_, files, codes) => {
    expect(await changedBy(files)).toEqual(codes);
    expect(await changedBy(files, false)).toEqual([]);
  });

  it('is whoever begins to extend another one', async () => {
    await writeFile(join(folder, 'groups/south.json'), groupText('#FFC147'));
    const path = join(folder, 'pl.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"north"', '"south"'));
    await store.reload(new Set([join(folder, 'groups/south.json'), path]));
    expect(store.state().tenants.get('pl')?.tenant.theme.accent).toBe('#FFC147');
    expect(await changedBy({ 'north.json': groupText('#FFC148') })).toEqual(['ro']);
  });
});
