/**
 * Removes screens, each its folder and its line in `screens/list.ts`, in a copy of the project, and sees whether the
 * types stay whole. For all of them, or some: node tests/architecture/removeScreen.ts [ID…]
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const LIST = 'screens/list.ts';
const LINE = /^export \{ default as (\w+) \} from '\.\/(.+)\/manifest\.ts';$/;
const LEFT_OUT = ['node_modules', 'dist', '.git'];

/** Ids of the screens in the list. */
export async function listedScreens(): Promise<readonly string[]> {
  const lines = (await readFile(join(ROOT, LIST), 'utf8')).split('\n');
  return lines.flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

/** @returns what the compiler says of the project without the screen; nothing when all is well */
export async function removeScreen(id: string): Promise<readonly string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'removed-'));
  try {
    for (const name of await readdir(ROOT)) {
      if (!LEFT_OUT.includes(name)) await cp(join(ROOT, name), join(copy, name), { recursive: true });
    }
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const lines = (await readFile(join(copy, LIST), 'utf8')).split('\n');
    const line = lines.find((each) => LINE.exec(each)?.[1] === id);
    const folder = line && LINE.exec(line)?.[2];
    if (!folder) throw new Error(`No line of ${LIST} is of "${id}".`);
    await rm(join(copy, 'screens', folder), { recursive: true });
    await writeFile(join(copy, LIST), lines.filter((each) => each !== line).join('\n'));
    return await compile(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

function compile(folder: string): Promise<readonly string[]> {
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  return new Promise((done) => {
    execFile(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], { cwd: folder }, (_, stdout) =>
      done(stdout.split('\n').filter((line) => line !== '')),
    );
  });
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  for (const id of named.length > 0 ? named : await listedScreens()) {
    const problems = await removeScreen(id);
    console.log(
      [`${id}: ${problems.length === 0 ? 'types stay whole' : 'broken'}`, ...problems].join('\n  '),
    );
    if (problems.length > 0) process.exitCode = 1;
  }
}
