import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import type { BuildInfo } from '../host/build/buildInfo.ts';
import type { Manifest } from '../runtime/assemble/manifest.ts';
import { sourceOf } from './laterChunks.ts';

const DEFINITION = /(?:^|\/)screens\/.+\/manifest\.ts$/;

/**
 * The scripts of each screen, by its id: of the module that its definition loads.
 * @param chunks scripts by the path of a lazy chunk's source
 */
export async function describeScreens(
  root: string,
  { inputs }: Metafile,
  chunks: BuildInfo['chunks'],
): Promise<BuildInfo['screens']> {
  const definitions = Object.entries(inputs).filter(([path]) => DEFINITION.test(path));
  const described = definitions.map(async ([path, { imports }]) => {
    const { default: definition } = (await import(pathToFileURL(join(root, path)).href)) as {
      readonly default: Manifest;
    };
    const source = imports.find(({ kind }) => kind === 'dynamic-import')?.path;
    return [definition.id, (source && chunks[sourceOf(source)]) || []] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}
