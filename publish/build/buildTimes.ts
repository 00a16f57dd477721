import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_FOLDER, buildInfoPath } from './buildInfo.ts';

/** Its time is when the build began whose pages are live. */
const LIVE = 'live';

/** When the build began whose pages are live: what they name was written or used after it; null where there is none. */
export async function readLiveSince(distDir: string): Promise<Date | null> {
  return (await timeOf(join(distDir, BUILD_FOLDER, LIVE))) ?? timeOf(buildInfoPath(distDir));
}

/** Says of what was built when that began. */
export async function noteBuilt(distDir: string, began: Date): Promise<void> {
  await utimes(buildInfoPath(distDir), began, began);
}

/** Says that the pages of what was built last are live. */
export async function notePublished(distDir: string): Promise<void> {
  const began = await timeOf(buildInfoPath(distDir));
  if (!began) return;
  const path = join(distDir, BUILD_FOLDER, LIVE);
  await writeFile(path, '');
  await utimes(path, began, began);
}

function timeOf(path: string): Promise<Date | null> {
  return stat(path).then(
    ({ mtime }) => mtime,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}
