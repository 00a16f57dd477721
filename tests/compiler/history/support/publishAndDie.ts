/**
 * Publishes one text and is killed at its n-th call of the file system: before it, or in the middle of what it writes.
 * Arguments: folder, base hash, text, number of the call. Where there is no such call it prints what came of it.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [folder = '', baseHash = '', text = '', call = '0'] = process.argv.slice(2);
let left = Number(call);

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal takes effect at once; nothing after it may run.
  for (;;);
}

type AnyCall = (...words: never[]) => Promise<unknown>;

function dieAt(owner: Record<string, AnyCall>, name: string): void {
  const real = owner[name];
  if (!real) throw new Error(`There is no ${name}.`);
  owner[name] = async function (this: unknown, ...words: never[]) {
    left -= 1;
    if (left === 0) {
      // Half of it stands in the file already. Without a handle the file's name comes first.
      const at = owner === (fs as never) ? 1 : 0;
      const content: unknown = words[at];
      if (name.endsWith('File') && (typeof content === 'string' || Buffer.isBuffer(content)))
        await real.call(this, ...(words.with(at, content.slice(0, content.length / 2) as never) as never[]));
      die();
    }
    return real.call(this, ...words);
  };
}

const handle = await fs.open(process.execPath, 'r');
const prototype = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['link', 'rename', 'rm', 'writeFile', 'appendFile', 'chmod']) dieAt(fs as never, name);
for (const name of ['writeFile', 'sync']) dieAt(prototype, name);
syncBuiltinESMExports();

const { publishFile } = await import('../../../../compiler/history/publishFile.ts');
const { kind } = await publishFile({
  folder,
  file: 'xx.json',
  text,
  baseHash,
  reason: 'A new name',
  by: { name: 'Ana', email: null },
  now: () => new Date('2026-11-21T12:00:00Z'),
  check: async () => [],
});
process.stdout.write(kind);
