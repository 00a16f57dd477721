/** What of a tenant on disk is written, in which order, and what goes: the finer points. */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress } from '../../../publish/build/compress.ts';
import type { PublishedTenant } from '../../../publish/page/createSite.ts';
import { activate, readPublishedPage, writePublished } from '../../../publish/plain-files/publishedFolder.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-published-'));
});
afterEach(() => rm(dist, { recursive: true }));

const textOf = (version: string, name: string) => `<p>${name} of ${version}</p>`.padEnd(300);

function aVersion(version: string, names = ['index.html', 'shell.html']): PublishedTenant {
  return {
    version,
    homeData: '',
    prerenders: new Map(),
    icons: new Map(),
    pages: new Map(
      names.map((name) => [name, { text: textOf(version, name), policies: [`policy of ${name}`] }]),
    ),
  };
}
const write = (version: string, names?: string[]) => writePublished(dist, 'xx', aVersion(version, names), 1);
const versionOf = (number: number) => String(number).padStart(16, '0');
const namesIn = async (folder = '') => (await readdir(join(dist, 'xx', folder))).sort();

describe('a version of a tenant', () => {
  const version = versionOf(1);

  it('is written in words that people can read, and ends with a line', async () => {
    await write(version);
    expect(await readFile(join(dist, 'xx', version, 'published.json'), 'utf8')).toBe(`{
  "version": "${version}",
  "policies": {
    "index.html": [
      "policy of index.html"
    ],
    "shell.html": [
      "policy of shell.html"
    ]
  }
}
`);
  });

  it('is compressed as well as it is told, and live in the same forms', async () => {
    await write(version);
    const content = Buffer.from(textOf(version, 'index.html'));
    const { br, gzip } = await compress('index.html', content, 1);
    for (const folder of ['xx', join('xx', version)]) {
      expect(await readFile(join(dist, folder, 'index.html'))).toEqual(content);
      expect(await readFile(join(dist, folder, 'index.html.br'))).toEqual(br);
      expect(await readFile(join(dist, folder, 'index.html.gz'))).toEqual(gzip);
    }
  });

  it.each(['index.html', 'shell.html.br', 'shell.html.gz', 'published.json'])(
    'is written again where a part of it has gone: %s',
    async (name) => {
      await write(version);
      const whole = await namesIn(version);
      await rm(join(dist, 'xx', version, name));
      await write(version);
      expect(await namesIn(version)).toEqual(whole);
    },
  );

  it('is given to the host as it was compressed', async () => {
    await write(version);
    const found = await readPublishedPage(dist, 'xx', version, 'shell.html');
    const text = textOf(version, 'shell.html');
    expect(String(brotliDecompressSync(found?.br ?? ''))).toBe(text);
    expect(String(gunzipSync(found?.gzip ?? ''))).toBe(text);
    await rm(join(dist, 'xx', version, 'shell.html.gz'));
    expect(await readPublishedPage(dist, 'xx', version, 'shell.html')).toBeNull();
  });

  it('is not live before each of its pages is: the pointer comes last', async () => {
    await write(version);
    await write(versionOf(2));
    await rm(join(dist, 'xx', version, 'shell.html'));
    await expect(activate(dist, 'xx', version)).rejects.toThrow('ENOENT');
    expect(await readFile(join(dist, 'xx', 'index.html'), 'utf8')).toBe(textOf(versionOf(2), 'index.html'));
  });

  it.each(['x', `${versionOf(1)}0`, `x${versionOf(1)}`, versionOf(1).slice(1), 'ABCDEF0123456789'])(
    'is called by sixteen digits, and not %s',
    async (name) => {
      await write(version);
      await mkdir(join(dist, 'xx', name));
      await writeFile(join(dist, 'xx', name, 'published.json'), '{"policies":{}}');
      await expect(activate(dist, 'xx', name)).rejects.toThrow(
        `There is no version ${name} of xx in ${dist}.`,
      );
    },
  );
});

describe('what goes', () => {
  it('is each folder of a language that the live version does not have, and nothing else', async () => {
    await write(versionOf(1), ['index.html', 'uk/index.html', 'en/index.html', 'shell.html']);
    await writeFile(join(dist, 'xx', 'notes.txt'), '');
    await write(versionOf(2), ['index.html', 'en/index.html', 'shell.html']);
    expect(
      (await namesIn()).filter((name) => !name.startsWith('index') && !name.startsWith('shell')),
    ).toEqual([versionOf(1), versionOf(2), 'en', 'notes.txt']);
    expect(await namesIn('en')).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });

  it('is not the version that was gone back to before the newest: web servers may not know of that yet', async () => {
    for (let number = 1; number <= 10; number += 1) {
      await write(versionOf(number));
      const time = new Date(Date.UTC(2026, 0, number));
      await utimes(join(dist, 'xx', versionOf(number)), time, time);
    }
    await activate(dist, 'xx', versionOf(1));
    await write(versionOf(11));
    const versions = (await namesIn()).filter((name) => /^\d{16}$/.test(name));
    expect(versions).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(versionOf));
  });

  it('are the oldest versions beyond ten, never the live one, however old', async () => {
    for (let number = 1; number <= 12; number += 1) {
      const folder = join(dist, 'xx', versionOf(number));
      await mkdir(folder, { recursive: true });
      // The higher the number, the older.
      const time = new Date(Date.UTC(2026, 0, 28 - number));
      await utimes(folder, time, time);
    }
    await write(versionOf(12));
    const time = new Date(0);
    await utimes(join(dist, 'xx', versionOf(12)), time, time);
    await mkdir(join(dist, 'xx', versionOf(13)));
    await write(versionOf(12));
    const versions = (await namesIn()).filter((name) => /^\d{16}$/.test(name));
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12, 13].map(versionOf));
  });
});
