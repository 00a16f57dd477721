import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNextBuild } from '../../e2e/support/nextBuild.ts';
import { RELEASE } from './createHost.ts';

/** What a host runs from; the rest of the project is for those who make and check it. */
const PARTS = [
  'bundle',
  'compiler',
  'host',
  'publish',
  'runtime',
  'schemas',
  'screens',
  'scripts',
  'tenant-config',
];

/** The same program in a folder of its own, with a build whose files all have other names. @param folder that is not there */
export async function installNext(folder: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await cp(join(RELEASE, 'package.json'), join(folder, 'package.json'));
  for (const part of PARTS) await cp(join(RELEASE, part), join(folder, part), { recursive: true });
  await symlink(join(RELEASE, 'node_modules'), join(folder, 'node_modules'));
  await writeNextBuild(join(RELEASE, 'dist'), join(folder, 'dist'));
}

/** Addresses of the scripts and styles of a build, and of the forms that lie with it. @param release where it is installed */
export async function listScripts(release: string): Promise<readonly string[]> {
  const names = await readdir(join(release, 'dist/static'), { recursive: true });
  return names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => `/static/${name}`);
}
