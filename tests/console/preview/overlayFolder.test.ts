/** The folder that a preview is made from: the saved files, with unsaved texts in their places. */
import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
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
