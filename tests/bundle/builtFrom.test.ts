import { cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf, isBuiltFrom, noteBuiltFrom } from '../../bundle/builtFrom.ts';

let root = '';
const dist = () => join(root, 'dist');
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-from-'));
  for (const folder of [
    'bundle',
    'compiler',
    'publish',
    'runtime/boot',
    'schemas',
    'screens',
    'tests',
    'dist/.build',
  ])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'runtime/boot/main.ts',
    'tests/main.test.ts',
  ])
    await writeFile(join(root, file), file);
  await writeFile(join(dist(), '.build/build.json'), '{}');
  await noteBuiltFrom(dist(), await fingerprintOf(root));
});
afterEach(() => rm(root, { recursive: true }));

const isFresh = async () => await isBuiltFrom(dist(), await fingerprintOf(root));
const at = (path: string) => join(root, path);

it('need not be built anew where no source has changed', async () => {
  expect(await isFresh()).toBe(true);
  await writeFile(at('tests/main.test.ts'), 'a test is no source');
  expect(await isFresh()).toBe(true);
});

it.each<[string, () => Promise<unknown>]>([
  ['a source is longer', () => writeFile(at('runtime/boot/main.ts'), 'longer than before')],
  ['a source was written at another time', () => utimes(at('runtime/boot/main.ts'), 1, 1)],
  ['there is another source', () => writeFile(at('screens/list.ts'), '')],
  ['a source has another name', () => rename(at('runtime/boot/main.ts'), at('runtime/boot/other.ts'))],
  ['a source has gone', () => rm(at('runtime/boot/main.ts'))],
  ['other packages are installed', () => writeFile(at('package-lock.json'), 'other packages')],
  ['it is compiled in another way', () => writeFile(at('tsconfig.json'), 'other options')],
  ['nothing whole lies there', () => rm(at('dist/.build/build.json'))],
  ['what lies there tells nothing of its sources', () => rm(at('dist/.build/built-from'))],
  ['nothing lies there', () => rm(at('dist'), { recursive: true })],
])('is built anew where %s', async (_, change) => {
  await change();
  expect(await isFresh()).toBe(false);
});

it('is built anew where a source was changed while it was built', async () => {
  const before = await fingerprintOf(root);
  await cp(at('package.json'), at('runtime/boot/late.ts'));
  await noteBuiltFrom(dist(), before);
  expect(await isFresh()).toBe(false);
});
