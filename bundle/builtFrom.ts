/** What a build was made from: where nothing of it has changed, it need not be made anew. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_FOLDER, buildInfoPath } from '../publish/build/buildInfo.ts';

/** Whatever the build reads or runs. What comes from packages is as the lock file says. */
const SOURCES = ['bundle', 'compiler', 'publish', 'runtime', 'schemas', 'screens'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];
const FILE = 'built-from';

/**
 * One text for the sources as they are: their names, sizes and times, for reading all of them would take as long as is won.
 * @param root of the project
 */
export async function fingerprintOf(root: string): Promise<string> {
  const folders = await Promise.all(
    SOURCES.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    }),
  );
  const paths = [...folders.flat(), ...FILES.map((file) => join(root, file))].sort();
  const lines = await Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256')
    .update(`${process.version}\n${lines.join('\n')}`)
    .digest('hex');
}

/** Whether a whole build lies there that was made from these sources. */
export async function isBuiltFrom(distDir: string, fingerprint: string): Promise<boolean> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => null);
  const [from, info] = await Promise.all([read(pathIn(distDir)), read(buildInfoPath(distDir))]);
  return from === fingerprint && info !== null;
}

/** @param fingerprint of before the build: what was changed meanwhile is built the next time */
export async function noteBuiltFrom(distDir: string, fingerprint: string): Promise<void> {
  await writeFile(pathIn(distDir), fingerprint);
}

const pathIn = (distDir: string) => join(distDir, BUILD_FOLDER, FILE);
