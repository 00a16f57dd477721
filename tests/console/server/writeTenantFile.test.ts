/** A file is the old one or the new one, whenever somebody looks and whatever happens. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes one text and the other in turn until it is ended, and says a line for each. */
const WRITER = `
  import { hashOfBytes } from './console/server/hashOfBytes.ts';
  import { writeTenantFile } from './console/server/writeTenantFile.ts';
  const [path, ...marks] = process.argv.slice(1);
  const texts = marks.map((mark) => Buffer.from(mark.repeat(400_000)));
  for (let turn = 0; ; turn++) {
    const written = await writeTenantFile(path, texts[(turn + 1) % 2], hashOfBytes(texts[turn % 2]));
    if (!written.ok) throw new Error('The file is another one.');
    console.log(turn);
  }
`;

it('leaves no half file when it is ended by force in the middle of writing [C3]', async () => {
  const path = join(folder, 'aa.json');
  for (let round = 0; round < 4; round++) {
    await writeFile(path, 'a'.repeat(400_000));
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, path, 'a', 'b'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');
    for (let look = 0; look < 20; look++)
      expect(await readFile(path, 'utf8')).toMatch(/^(a{400000}|b{400000})$/);
    writer.kill('SIGKILL');
    await ended;
    expect(await readFile(path, 'utf8')).toMatch(/^(a{400000}|b{400000})$/);
  }
});
