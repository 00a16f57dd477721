/** How files are written that are named by their content, and which of them go again. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress } from '../../../publish/build/compress.ts';
import {
  keepAsset,
  removeOldAssets,
  writeAsset,
  writeFileWhole,
} from '../../../publish/build/writeAssets.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-assets-'));
});
afterEach(() => rm(dist, { recursive: true }));

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const page = Buffer.from('<p>a page</p>'.repeat(100));
const names = async () => (await readdir(dist, { recursive: true })).sort();
const ageOf = async (name: string) => Date.now() - (await stat(join(dist, name))).mtimeMs;

describe('an asset', () => {
  it('is written with its compressed forms, below folders that need not be there', async () => {
    await writeAsset(join(dist, 'a/b/page.html'), page);
    expect(await names()).toEqual(['a', 'a/b', 'a/b/page.html', 'a/b/page.html.br', 'a/b/page.html.gz']);
    expect(await readFile(join(dist, 'a/b/page.html'))).toEqual(page);
    expect(brotliDecompressSync(await readFile(join(dist, 'a/b/page.html.br')))).toEqual(page);
    expect(gunzipSync(await readFile(join(dist, 'a/b/page.html.gz')))).toEqual(page);
  });

  it.each([
    ['picture.png', page],
    ['short.html', Buffer.from('short')],
  ])('has no compressed form where that gains nothing: %s', async (name, content) => {
    await writeAsset(join(dist, name), content);
    expect(await names()).toEqual([name]);
  });

  it('is compressed as well as it is told', async () => {
    await writeAsset(join(dist, 'page.html'), page, 1);
    expect(await readFile(join(dist, 'page.html.br'))).toEqual((await compress('page.html', page, 1)).br);
    expect(await readFile(join(dist, 'page.html.br'))).not.toEqual((await compress('page.html', page)).br);
  });

  it('stays where it is there, and counts its age from now', async () => {
    const other = Buffer.from('x'.repeat(page.length));
    const all = ['page.html', 'page.html.br', 'page.html.gz'];
    for (const name of all) await writeFile(join(dist, name), other);
    await utimes(join(dist, 'page.html'), LONG_AGO, LONG_AGO);
    await writeAsset(join(dist, 'page.html'), page);
    for (const name of all) expect(await readFile(join(dist, name))).toEqual(other);
    expect(await names()).toEqual(all);
    expect(await ageOf('page.html')).toBeLessThan(DAY);
  });

  it('is written again where only a part of it is there', async () => {
    await writeFile(join(dist, 'page.html'), page.subarray(1));
    await writeAsset(join(dist, 'page.html'), page);
    expect(await readFile(join(dist, 'page.html'))).toEqual(page);
    expect(await names()).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
  });
});

describe('an asset one of whose compressed forms has gone', () => {
  beforeEach(() => writeAsset(join(dist, 'page.html'), page));

  it.each(['page.html.br', 'page.html.gz'])('gets it again: %s', async (name) => {
    const before = await readFile(join(dist, name));
    await rm(join(dist, name));
    expect(await keepAsset(join(dist, 'page.html'))).toBe(false);
    await writeAsset(join(dist, 'page.html'), page);
    expect(await readFile(join(dist, name))).toEqual(before);
    expect(await keepAsset(join(dist, 'page.html'))).toBe(true);
  });
});

describe('an asset that is used again', () => {
  it('is told to be there, and counts its age from now', async () => {
    await writeFile(join(dist, 'a.js'), '');
    await utimes(join(dist, 'a.js'), LONG_AGO, LONG_AGO);
    expect(await keepAsset(join(dist, 'a.js'))).toBe(true);
    expect(await ageOf('a.js')).toBeLessThan(DAY);
  });

  it('is told not to be there', async () => expect(await keepAsset(join(dist, 'none.js'))).toBe(false));

  it('is an error where nobody can say', async () => {
    await writeFile(join(dist, 'a.js'), '');
    await expect(keepAsset(join(dist, 'a.js', 'b.js'))).rejects.toThrow('ENOTDIR');
  });
});

describe('a file that is written whole', () => {
  it('replaces the one before, and leaves nothing behind', async () => {
    await writeFileWhole(join(dist, 'a/b.txt'), 'one');
    await writeFileWhole(join(dist, 'a/b.txt'), Buffer.from('two'));
    expect(await readFile(join(dist, 'a/b.txt'), 'utf8')).toBe('two');
    expect(await names()).toEqual(['a', 'a/b.txt']);
  });

  it('may be written by several at once', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text) => writeFileWhole(join(dist, 'b.txt'), text)));
    expect(texts).toContain(await readFile(join(dist, 'b.txt'), 'utf8'));
    expect(await names()).toEqual(['b.txt']);
  });
});

describe('what earlier builds left', () => {
  const aged = async (name: string, days: number) => {
    const time = new Date(Date.now() - days * DAY);
    await writeFile(join(dist, name), '');
    await utimes(join(dist, name), time, time);
  };

  it('goes after thirty days with its compressed forms, unless this build has it as well', async () => {
    await mkdir(join(dist, 'c/old'), { recursive: true });
    for (const name of ['c/old/a.js', 'c/old/a.js.br', 'c/old/a.js.gz', 'b.css']) await aged(name, 31);
    for (const name of ['c/kept.js', 'c/kept.js.br', 'c/kept.js.gz']) await aged(name, 31);
    for (const name of ['c/young.js', 'c/young.js.br']) await aged(name, 29);
    const time = new Date(Date.now() - 31 * DAY);
    await utimes(join(dist, 'c/old'), time, time);
    await removeOldAssets(dist, ['c/kept.js', 'c/new.js'], { began: new Date(), liveSince: null });
    expect(await names()).toEqual([
      'c',
      'c/kept.js',
      'c/kept.js.br',
      'c/kept.js.gz',
      'c/old',
      'c/young.js',
      'c/young.js.br',
    ]);
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

  it('stays for another thirty days where live pages name it until now, with its compressed forms', async () => {
    for (const name of ['live.js', 'live.js.br', 'before.js', 'before.js.gz']) await aged(name, 40);
    const [live, before] = [daysAgo(40), daysAgo(41)];
    for (const name of ['before.js', 'before.js.gz']) await utimes(join(dist, name), before, before);
    // The compressed form was made long ago: only the plain file is told that it is used again.
    await utimes(join(dist, 'live.js.br'), LONG_AGO, LONG_AGO);
    const began = new Date();
    await removeOldAssets(dist, [], { began, liveSince: new Date(live.getTime() - DAY / 2) });
    expect(await names()).toEqual(['live.js', 'live.js.br']);
    // The next build, a day later: the pages are gone that named it, and it is not live again.
    const next = new Date(began.getTime() + DAY);
    await removeOldAssets(dist, [], { began: next, liveSince: began });
    for (const name of await names()) expect((await stat(join(dist, name))).mtime).toEqual(began);
    await removeOldAssets(dist, [], { began: new Date(began.getTime() + 31 * DAY), liveSince: next });
    expect(await names()).toEqual([]);
  });

  it('is kept with its compressed forms where the plain file alone was used since', async () => {
    for (const name of ['a.css.br', 'a.css.gz']) await aged(name, 100);
    await aged('a.css', 5);
    await removeOldAssets(dist, [], { began: new Date(), liveSince: null });
    expect(await names()).toEqual(['a.css', 'a.css.br', 'a.css.gz']);
  });

  it('is passed over where another process took it away since the folder was read', async () => {
    await aged('old.js', 31);
    // As a file that is renamed after its name was read: the name leads nowhere.
    await symlink(join(dist, 'gone'), join(dist, 'new.js.br.0a1b.tmp'));
    await removeOldAssets(dist, [], { began: new Date(), liveSince: null });
    expect(await names()).toEqual(['new.js.br.0a1b.tmp']);
  });

  it('is kept by its own name alone', async () => {
    for (const name of ['a.br.js', 'b.js.brx', 'xbr', 'a.js']) await aged(name, 31);
    await removeOldAssets(dist, ['a.js.js', 'a.br.js', 'b.jsx', 'x'], {
      began: new Date(),
      liveSince: null,
    });
    expect(await names()).toEqual(['a.br.js']);
  });
});
