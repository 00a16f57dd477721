/** What is left of a new file for which there is no room: a limit on the size of files stands for a full disk. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWhole } from '../../../compiler/history/replaceFile.ts';
import { createFolder } from '../words/exchange/aFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a statement in a program that cannot write more into a file than so many blocks of 512 bytes. */
function runWithRoom(blocks: number, source: string, statement: string): string {
  const program = `import * as own from ${JSON.stringify(resolve(source))};
    await (${statement}).then(() => console.log('written'), ({ code }) => console.log(code));`;
  const limited = [
    '-c',
    `ulimit -f ${blocks}; exec "$0" "$@"`,
    process.execPath,
    '--input-type=module',
    '-e',
  ];
  return spawnSync('sh', [...limited, program], { encoding: 'utf8' }).stdout.trim();
}

const quoted = (name: string) => JSON.stringify(join(folder, name));
const filesIn = async (path: string) => (await readdir(path)).sort();

describe('a new file without room', () => {
  const create = (room: number) =>
    runWithRoom(
      room,
      'compiler/history/replaceFile.ts',
      `own.createWhole(${quoted('new')}, 'x'.repeat(1e5))`,
    );

  it('is not there, in part neither, and is there with room', async () => {
    expect(create(8)).toBe('EFBIG');
    expect(await filesIn(folder)).toEqual([]);
    expect(create(1000)).toBe('written');
    expect(await filesIn(folder)).toEqual(['new']);
  });

  it('leaves a file that is there already to whoever wrote it', async () => {
    await writeFile(join(folder, 'new'), 'work of days');
    await expect(createWhole(join(folder, 'new'), 'other')).rejects.toMatchObject({ code: 'EEXIST' });
    expect(create(8)).toBe('EEXIST');
    expect(await filesIn(folder)).toEqual(['new']);
  });

  it('is no folder of a history that version control takes in later', async () => {
    const places = `{ root: ${quoted('.history')}, journal: ${quoted('.history/a/b')}, texts: ${quoted('.history/texts')} }`;
    const open = (room: number) =>
      runWithRoom(room, 'compiler/history/journal.ts', `own.openHistory(${places})`);
    expect(open(0)).toBe('EFBIG');
    expect(await filesIn(join(folder, '.history'))).toEqual(['a', 'texts']);
    expect(open(1000)).toBe('written');
    expect(await filesIn(join(folder, '.history'))).toEqual(['.gitignore', 'a', 'texts']);
  });
});

describe('a file for translators without room', () => {
  const words = createFolder();

  it('is not there, and can be written once there is room', async () => {
    const asked = [words.path(''), 'pl', words.path('pl.csv')].map((each) => JSON.stringify(each)).join();
    const run = (room: number) =>
      runWithRoom(room, 'compiler/words/exchange/exportWords.ts', `own.exportWords(${asked}, [])`);
    expect(run(8)).toBe('EFBIG');
    expect(await filesIn(words.path(''))).not.toContain('pl.csv');
    expect(run(10_000)).toBe('written');
    expect(await filesIn(words.path(''))).toContain('pl.csv');
  });
});
