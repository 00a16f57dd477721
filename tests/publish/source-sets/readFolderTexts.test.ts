/** What belongs to the source set of a tenant, of all that stands in a folder of tenant files. */

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFolderTexts } from '../../../publish/source-sets/readFolderTexts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** A source set of `bg`, as texts. */
async function read() {
  const { code, file, groups, words, pictures } = await readFolderTexts('bg', folder);
  const texts = (map: ReadonlyMap<string, Uint8Array>) =>
    [...map].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  return {
    code,
    file: Buffer.from(file).toString(),
    groups: texts(groups),
    words: texts(words),
    pictures: texts(pictures),
  };
}

const words = (...languages: readonly string[]) =>
  Object.fromEntries(languages.map((language) => [`languages/${language}.json`, `{"a":"${language}"}`]));

describe('the source set of a tenant', () => {
  it('is its file, and what the portal falls back to', async () => {
    await put({ 'bg.json': '{"code":"bg"}', 'pl.json': '{"code":"pl"}', ...words('bg', 'en', 'pl') });
    expect(await read()).toEqual({
      code: 'bg',
      file: '{"code":"bg"}',
      groups: [],
      words: [['en', '{"a":"en"}']],
      pictures: [],
    });
  });

  it('has the words of its languages, of its drafts and of none besides, in order', async () => {
    const file = '{"code":"bg","languages":["uk","bg"],"draftLanguages":["ro","none"]}';
    await put({ 'bg.json': file, ...words('uk', 'bg', 'ro', 'en', 'pl') });
    expect((await read()).words.map(([language]) => language)).toEqual(['bg', 'en', 'ro', 'uk']);
  });

  it('has the words that these fall back to, however far, and once', async () => {
    await put({
      'bg.json': '{"languages":["pt-BR","pt-AO"]}',
      'languages/pt-BR.json': '{"$fallback":"pt"}',
      'languages/pt-AO.json': '{"$fallback":"pt"}',
      'languages/pt.json': '{"$fallback":"pt-x"}',
      'languages/pt-x.json': '{"$fallback":"pt-BR"}',
      'languages/fr.json': '{}',
      'languages/en.json': 'torn',
    });
    expect((await read()).words.map(([language]) => language)).toEqual([
      'en',
      'pt',
      'pt-AO',
      'pt-BR',
      'pt-x',
    ]);
  });

  it('has the group that its file extends, and the languages of that', async () => {
    await put({
      'bg.json': '{"extends":"south"}',
      'groups/south.json': '{"languages":["ro"]}',
      'groups/north.json': '{"languages":["pl"]}',
      ...words('ro', 'pl', 'en'),
    });
    const { groups, words: found } = await read();
    expect(groups).toEqual([['south', '{"languages":["ro"]}']]);
    expect(found.map(([language]) => language)).toEqual(['en', 'ro']);
  });

  it.each([
    ['there is none', {}],
    ['it cannot be read', { 'groups/south.json/a': '' }],
  ])('has no group where %s', async (_, files) => {
    await put({ 'bg.json': '{"extends":"south"}', ...files });
    expect((await read()).groups).toEqual([]);
  });

  it('has its pictures, and those of no other', async () => {
    await put({
      'bg.json': '{}',
      'assets/bg/b.png': 'b',
      'assets/bg/a.png': 'a',
      'assets/bg/.hidden.png': 'c',
      'assets/pl/d.png': 'd',
    });
    expect((await read()).pictures).toEqual([
      ['a.png', 'a'],
      ['b.png', 'b'],
    ]);
  });

  it('has no picture that no pointer can name, such as a copy that somebody left', async () => {
    const left = ['logo (copy).svg', 'лого.svg', '_old.svg', '-old.svg'];
    await put({
      'bg.json': '{}',
      'assets/bg/logo.svg': 'a',
      'assets/bg/Logo_2.svg': 'b',
      ...Object.fromEntries(left.map((name) => [`assets/bg/${name}`, 'left'])),
    });
    expect((await read()).pictures.map(([name]) => name)).toEqual(['Logo_2.svg', 'logo.svg']);
  });

  it('is said to be missing where there is no such file', async () => {
    await expect(read()).rejects.toThrow(`There is no ${join(folder, 'bg.json')}.`);
  });

  it('is said to be unreadable, with the file and the reason', async () => {
    await put({ 'bg.json/a': '' });
    await expect(read()).rejects.toThrow(`${join(folder, 'bg.json')}: This is no regular file.`);
    await rm(join(folder, 'bg.json'), { recursive: true });
    await put({ 'bg.json': '{"languages":["bg"]}', 'languages/x': '' });
    await symlink('/none', join(folder, 'languages/bg.json'));
    await expect(read()).rejects.toThrow(
      `${join(folder, 'languages/bg.json')}: This is a link that leads nowhere.`,
    );
  });
});
