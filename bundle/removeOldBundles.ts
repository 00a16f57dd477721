import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BUILD_FOLDER, type BuildInfo } from '../publish/build/buildInfo.ts';
import { type BuildTimes, removeOldAssets } from '../publish/build/writeAssets.ts';

/** What is named by its content, such as `render-0123456789ab.mjs`: everything else in the folder has one name for good. */
const HASHED = /-[0-9a-f]{12}\.(?:mjs|json)$/;

/**
 * Removes what earlier builds wrote for hosts to run and no host can still need, as `removeOldAssets` does of what browsers
 * load.
 */
export async function removeOldBundles(
  distDir: string,
  { render, renderForms, homeStyles }: Pick<BuildInfo, 'render' | 'renderForms' | 'homeStyles'>,
  times: BuildTimes,
): Promise<void> {
  const folder = join(distDir, BUILD_FOLDER);
  const named = [render, renderForms, ...Object.values(homeStyles)].filter((path) => path !== null);
  const lasting = (await readdir(folder)).filter((name) => !HASHED.test(name));
  await removeOldAssets(folder, [...named.map((path) => relative(BUILD_FOLDER, path)), ...lasting], times);
}
