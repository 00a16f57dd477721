/** The folder that a preview is made from: the saved files, with unsaved texts in their places. */
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOverlayFolder, type OverlayFolder } from '../../../console/server/preview/overlayFolder.ts';

let source: string;
let overlay: OverlayFolder;
beforeEach(async () => {
  source = await mkdtemp(join(tmpdir(), 'saved-'));
  await mkdir(join(source, 'languages'));
  await writeFile(join(source, 'bg.json'), '{"saved":1}');
  await writeFile(join(source, 'languages/en.json'), '{"word":1}');
  overlay = await createOverlayFolder(source, 'bg');
});
afterEach(async () => {
  await overlay.remove();
  await rm(source, { recursive: true });
});

const at = (path: string) => join(overlay.folder, path);
const textOf = (path: string) => readFile(at(path), 'utf8');
const UNSAVED = new Map([['bg.json', '{"unsaved":1}']]);
const SAVED = new Map<string, string>();

it('holds what is saved, or what is typed, and says what has changed', async () => {
  expect(await overlay.put(SAVED)).toEqual(new Set([at('bg.json'), at('languages/en.json')]));
  expect(await overlay.put(SAVED)).toEqual(new Set());
  expect(await overlay.put(UNSAVED)).toEqual(new Set([at('bg.json')]));
  expect(await textOf('bg.json')).toBe('{"unsaved":1}');
  expect(await overlay.put(SAVED)).toEqual(new Set([at('bg.json')]));
  expect(await textOf('bg.json')).toBe('{"saved":1}');
  await rm(join(source, 'languages/en.json'));
  expect(await overlay.put(SAVED)).toEqual(new Set([at('languages/en.json')]));
  await expect(textOf('languages/en.json')).rejects.toThrow('ENOENT');
});

it.each([
  ['saved', SAVED],
  ['typed', UNSAVED],
])('takes over what is %s once it can, and says then what changed beside it', async (_, texts) => {
  // Where a file is to be, there is a folder.
  await mkdir(at('bg.json'));
  await expect(overlay.put(texts)).rejects.toThrow();
  await rmdir(at('bg.json'));
  expect(await overlay.put(texts)).toEqual(new Set([at('bg.json'), at('languages/en.json')]));
  expect(await textOf('bg.json')).toBe(texts === UNSAVED ? '{"unsaved":1}' : '{"saved":1}');
  expect(await overlay.put(texts)).toEqual(new Set());
});

it('has what a link beside its file says, as a cluster mounts files, and follows where it leads', async () => {
  await writeFile(join(source, 'languages/.bg-1.json'), '{"word":"one"}');
  await writeFile(join(source, 'languages/.bg-2.json'), '{"word":"second"}');
  await symlink('.bg-1.json', join(source, 'languages/bg.json'));
  await overlay.put(SAVED);
  expect(await textOf('languages/bg.json')).toBe('{"word":"one"}');
  expect(await readdir(at('languages'))).toEqual(['bg.json', 'en.json']);
  await rm(join(source, 'languages/bg.json'));
  await symlink('.bg-2.json', join(source, 'languages/bg.json'));
  expect(await overlay.put(SAVED)).toEqual(new Set([at('languages/bg.json')]));
  expect(await textOf('languages/bg.json')).toBe('{"word":"second"}');
});

it('has nothing of a link that leads out of its folder, or nowhere', async () => {
  await writeFile(join(source, 'secret'), 'secret');
  await symlink(join(source, 'secret'), join(source, 'languages/out.json'));
  await symlink('/none', join(source, 'languages/none.json'));
  await overlay.put(SAVED);
  expect(await readdir(at('languages'))).toEqual(['en.json']);
  expect(await overlay.put(SAVED)).toEqual(new Set());
  await rm(join(source, 'languages/en.json'));
  await symlink(join(source, 'secret'), join(source, 'languages/en.json'));
  expect(await overlay.put(SAVED)).toEqual(new Set([at('languages/en.json')]));
  expect(await readdir(at('languages'))).toEqual([]);
});
