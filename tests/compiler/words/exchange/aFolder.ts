import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { exportWords } from '../../../../compiler/words/exchange/exportWords.ts';
import { importWords } from '../../../../compiler/words/exchange/importWords.ts';
import { manifests } from '../../../../screens/index.ts';
import { plainWriter } from '../../support/plainWriter.ts';

/** A folder of the words files that ship, for each test, with the files that translators get and send. */
export function createFolder() {
  const own = { path: '' };
  beforeEach(async () => {
    own.path = await mkdtemp(join(tmpdir(), 'words-'));
    await cp('tenant-config/languages', own.path, { recursive: true });
  });
  afterEach(() => rm(own.path, { recursive: true }));
  const inFolder = (name: string) => join(own.path, name);
  return {
    path: inFolder,
    read: (name: string) => readFile(inFolder(name), 'utf8'),
    write: (name: string, text: string | Uint8Array) => writeFile(inFolder(name), text),
    async export(language: string, name: string) {
      await exportWords(own.path, language, inFolder(name), manifests);
      return await readFile(inFolder(name), 'utf8');
    },
    /** Problems without the path of the folder; else what was done. */
    async import(language: string, name: string) {
      const result = await importWords(own.path, language, inFolder(name), plainWriter);
      if (!result.ok)
        return result.problems.map(({ line, pointer, message }) => ({ line, pointer, message }));
      return { changed: result.changed, untranslated: result.untranslated, outdated: result.outdated };
    },
  };
}

/** 1-based line of a piece of a text. */
export function lineOf(text: string, piece: string | RegExp): number {
  const index = text.search(piece);
  if (index < 0) throw new Error(`There is no ${piece}`);
  return text.slice(0, index).split('\n').length;
}
