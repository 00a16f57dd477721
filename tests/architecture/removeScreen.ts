/**
 * Removes screens, each its folder and its line in `screens/list.ts`, in a copy of the project, and sees whether every
 * tenant is built and published, and types, lint and the assembled part of the matrix stay whole. What tenant files say of the screen goes with it: they are data,
 * and a file that names a screen which is not there is refused, as it should be.
 * For all screens, or some: node tests/architecture/removeScreen.ts [ID…]
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject as copySources, ROOT } from '../support/copyProject.ts';

const LIST = 'screens/list.ts';
const LINE = /^export \{ default as (\w+) \} from '\.\/(.+)\/screen\.ts';$/;
const TYPES = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo', '--pretty', 'false'];
const LINT = ['check', '--error-on-warnings', LIST];
const CHANGED = ['screens', 'schemas', 'tenant-config'];

export interface ProjectCopy {
  /** @returns what is wrong with the project without these screens, line by line; nothing when all is well */
  problemsWithout(...ids: readonly string[]): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Ids of the screens in the list. */
async function listedScreens(): Promise<readonly string[]> {
  const lines = (await readFile(join(ROOT, LIST), 'utf8')).split('\n');
  return lines.flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'removed-'));
  const [copy, kept] = [join(folder, 'project'), join(folder, 'kept')];
  await copySources(copy);
  for (const name of CHANGED) await cp(join(copy, name), join(kept, name), { recursive: true });
  const list = (await readFile(join(copy, LIST), 'utf8')).split('\n');

  async function problemsWithout(...ids: readonly string[]): Promise<readonly string[]> {
    const idOf = (line: string) => LINE.exec(line)?.[1] ?? '';
    for (const id of ids) {
      const screen = LINE.exec(list.find((line) => idOf(line) === id) ?? '')?.[2];
      if (!screen) throw new Error(`No line of ${LIST} is of "${id}".`);
      await rm(join(copy, 'screens', screen), { recursive: true });
      await nameOthers(join(copy, 'tenant-config'), id);
    }
    await writeFile(join(copy, LIST), list.filter((line) => !ids.includes(idOf(line))).join('\n'));
    try {
      const generated = await runNode(copy, 'build.mjs', '--generate');
      const built = await runNode(copy, 'build.mjs');
      return [...generated, ...built, ...(await findProblems(copy))];
    } finally {
      for (const name of CHANGED) await cp(join(kept, name), join(copy, name), { recursive: true });
    }
  }
  return { problemsWithout, remove: () => rm(folder, { recursive: true }) };
}

/** Lets tenant files that name the screen name another. */
async function nameOthers(folder: string, id: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  for (const path of names.map((name) => join(folder, name))) {
    const { navigation, session, ...tenant } = JSON.parse(await readFile(path, 'utf8'));
    const changed = {
      ...tenant,
      navigation: { ...navigation, ...(navigation.ourNetwork === id && { ourNetwork: null }) },
      session: {
        ...session,
        ...(id === 'accountHome' && { startScreen: 'myProfile' }),
        ...(id === 'home' && { endScreen: 'accessibility' }),
      },
    };
    await writeFile(path, JSON.stringify(changed, null, 2));
  }
}

async function findProblems(folder: string): Promise<readonly string[]> {
  const packages = join(ROOT, 'node_modules');
  // The compiler looks again at what the change reaches; the linter looks at each file by itself, and one is changed.
  const types = await runNode(folder, join(packages, 'typescript-7/bin/tsc'), ...TYPES);
  const lint = await runNode(folder, join(packages, '@biomejs/biome/bin/biome'), ...LINT);
  const matrix = await runNode(folder, 'tests/matrix/run.ts', '--part', 'assembled');
  return [...types, ...lint, ...matrix];
}

/** @returns what it says, line by line, where it fails */
function runNode(folder: string, ...words: readonly string[]): Promise<readonly string[]> {
  return new Promise((done) => {
    execFile(process.execPath, words, { cwd: folder }, (error, stdout, stderr) => {
      const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
      done(error ? [`${words[0]} fails:`, ...lines] : []);
    });
  });
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const project = await copyProject();
  try {
    for (const id of named.length > 0 ? named : await listedScreens()) {
      const problems = await project.problemsWithout(id);
      console.log(
        [`${id}: ${problems.length === 0 ? 'all is well without it' : 'broken'}`, ...problems].join('\n  '),
      );
      if (problems.length > 0) process.exitCode = 1;
    }
  } finally {
    await project.remove();
  }
}
