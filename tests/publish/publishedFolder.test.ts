import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedTenant } from '../../publish/page/createSite.ts';
import { activate, readPublishedPage, writePublished } from '../../publish/plain-files/publishedFolder.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'published-'));
});
afterEach(() => rm(dist, { recursive: true }));

const POLICIES = ["default-src 'none'", "script-src 'self'"] as const;

/** A tenant in two languages whose pages say their version. */
function aVersion(version: string, names = ['index.html', 'en/index.html', 'shell.html']): PublishedTenant {
  const page = (name: string) => ({ text: `<p>${name} of ${version}</p>`.padEnd(400), policies: POLICIES });
  return {
    version,
    homeData: '',
    prerenders: new Map(),
    icons: new Map(),
    pages: new Map(names.map((name) => [name, page(name)])),
  };
}

const FIRST = '0000000000000001';
const SECOND = '0000000000000002';
const live = (name: string) => readFile(join(dist, 'xx', name), 'utf8');

describe('a published tenant on disk', () => {
  it('is a folder named by its version, with its pages, their compressed forms and their policies', async () => {
    await writePublished(dist, 'xx', aVersion(FIRST));
    const folder = join(dist, 'xx', FIRST);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'en',
      'en/index.html',
      'en/index.html.br',
      'en/index.html.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'published.json',
      'shell.html',
      'shell.html.br',
      'shell.html.gz',
    ]);
    expect(JSON.parse(await readFile(join(folder, 'published.json'), 'utf8'))).toEqual({
      version: FIRST,
      policies: { 'index.html': POLICIES, 'en/index.html': POLICIES, 'shell.html': POLICIES },
    });
  });

  it('is live under the names that a plain web server looks for', async () => {
    await writePublished(dist, 'xx', aVersion(FIRST));
    await writePublished(dist, 'xx', aVersion(SECOND));
    for (const name of ['index.html', 'en/index.html', 'shell.html']) {
      expect(await live(name)).toContain(`${name} of ${SECOND}`);
    }
  });

  it('never changes: the same version is not written again', async () => {
    await writePublished(dist, 'xx', aVersion(FIRST));
    const path = join(dist, 'xx', FIRST, 'index.html');
    const before = await stat(path);
    await writePublished(dist, 'xx', aVersion(SECOND));
    await writePublished(dist, 'xx', aVersion(FIRST));
    expect((await stat(path)).ino).toBe(before.ino);
    expect(await live('index.html')).toContain(FIRST);
  });

  it('goes back by its pointer, pages of languages that came later included', async () => {
    await writePublished(dist, 'xx', aVersion(FIRST));
    await writePublished(
      dist,
      'xx',
      aVersion(SECOND, ['index.html', 'en/index.html', 'uk/index.html', 'shell.html']),
    );
    expect(await live('uk/index.html')).toContain(SECOND);
    await activate(dist, 'xx', FIRST);
    expect(await live('index.html')).toContain(FIRST);
    expect(await readdir(join(dist, 'xx'))).not.toContain('uk');
  });

  it.each(['0000000000000009', '../xx', 'index.html', ''])(
    'goes to no version that is not there: %s',
    async (version) => {
      await writePublished(dist, 'xx', aVersion(FIRST));
      await expect(activate(dist, 'xx', version)).rejects.toThrow(`There is no version ${version} of xx`);
      expect(await live('index.html')).toContain(FIRST);
    },
  );

  it('does not go to a version of which only a part was written', async () => {
    await writePublished(dist, 'xx', aVersion(FIRST));
    await writePublished(dist, 'xx', aVersion(SECOND));
    await rm(join(dist, 'xx', FIRST, 'published.json'));
    await expect(activate(dist, 'xx', FIRST)).rejects.toThrow('There is no version');
    await writePublished(dist, 'xx', aVersion(FIRST));
    expect(await live('index.html')).toContain(FIRST);
  });

  it('keeps ten versions to go back to', async () => {
    for (let version = 10; version < 24; version += 1) {
      await writePublished(dist, 'xx', aVersion(`00000000000000${version}`));
    }
    const versions = (await readdir(join(dist, 'xx'))).filter((name) => /^\d{16}$/.test(name));
    expect(versions).toHaveLength(10);
    expect(versions).toContain('0000000000000023');
  });

  it('gives the host its compressed pages, and nothing where there are none', async () => {
    await writePublished(dist, 'xx', aVersion(FIRST));
    const found = await readPublishedPage(dist, 'xx', FIRST, 'en/index.html');
    expect(found?.br.length).toBeGreaterThan(0);
    expect(found?.gzip.length).toBeGreaterThan(0);
    expect(await readPublishedPage(dist, 'xx', SECOND, 'index.html')).toBeNull();
  });
});
