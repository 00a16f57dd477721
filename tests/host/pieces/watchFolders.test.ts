/** Folders that are watched, also those that go and come again. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FolderWatch, watchFolders } from '../../../host/serve/watchFolders.ts';

let around: string;
let root: string;
let watched: FolderWatch;
/** What has been told, in one list, and who waits for some of it. */
let told: string[];
let tell: () => void;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'watch-'));
  root = join(around, 'tenants');
  mkdirSync(join(root, 'words'), { recursive: true });
  told = [];
  tell = () => {};
});
afterEach(() => {
  watched.close();
  rmSync(around, { recursive: true });
});

const start = () => {
  watched = watchFolders(
    () => [root, join(root, 'words')],
    (paths) => {
      told.push(...paths);
      tell();
    },
  );
};

/** Until this path is told; what was told before is forgotten. */
async function toldAfter(change: () => void, ...path: readonly string[]): Promise<void> {
  told = [];
  const wanted = join(root, ...path);
  const until = new Promise<void>((done) => {
    tell = () => {
      if (told.includes(wanted)) done();
    };
  });
  change();
  await until;
  expect(told).toContain(wanted);
}

const write = (...path: readonly string[]) => writeFileSync(join(root, ...path), `${performance.now()}`);

it('tells of files that are written', async () => {
  start();
  await toldAfter(() => write('a.json'), 'a.json');
  await toldAfter(() => write('words', 'en.json'), 'words', 'en.json');
});

it('tells of files in a folder that comes later', async () => {
  rmSync(join(root, 'words'), { recursive: true });
  start();
  await toldAfter(() => mkdirSync(join(root, 'words')), 'words');
  await toldAfter(() => write('words', 'en.json'), 'words', 'en.json');
});

it('tells of files in a folder that was removed and made again', async () => {
  start();
  await toldAfter(() => rmSync(join(root, 'words'), { recursive: true }), 'words');
  await toldAfter(() => mkdirSync(join(root, 'words')), 'words');
  await toldAfter(() => write('words', 'en.json'), 'words', 'en.json');
});

it('tells of files in a folder that takes the place of another at once', async () => {
  start();
  mkdirSync(join(root, 'next'));
  await toldAfter(() => {
    renameSync(join(root, 'words'), join(root, 'old'));
    renameSync(join(root, 'next'), join(root, 'words'));
  }, 'words');
  await toldAfter(() => write('words', 'en.json'), 'words', 'en.json');
  rmSync(join(root, 'old'), { recursive: true });
});

it('tells of files where all folders were removed and made again', async () => {
  start();
  await toldAfter(() => rmSync(root, { recursive: true }), 'words');
  await toldAfter(() => mkdirSync(join(root, 'words'), { recursive: true }), 'words');
  await toldAfter(() => write('a.json'), 'a.json');
  await toldAfter(() => write('words', 'en.json'), 'words', 'en.json');
});

it('tells of folders that were not there at the beginning, nor what is around them', async () => {
  rmSync(around, { recursive: true });
  mkdirSync(around);
  root = join(around, 'a/b/tenants');
  start();
  await toldAfter(() => mkdirSync(join(around, 'a')), '');
  await toldAfter(() => mkdirSync(join(root, 'words'), { recursive: true }), 'words');
  await toldAfter(() => write('words', 'en.json'), 'words', 'en.json');
});
