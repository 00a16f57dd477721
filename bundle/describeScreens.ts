import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import type { BuildInfo } from '../publish/build/buildInfo.ts';
import type { Manifest } from '../runtime/assemble/manifest.ts';
import { sourceOf } from './laterChunks.ts';

const DEFINITION = /(?:^|\/)screens\/.+\/screen\.ts$/;

/** What the program itself loads when it goes to some screens. */
export interface ScreenNeed {
  readonly isNeededBy: (screen: Manifest) => boolean;
  /** Relative to the root. */
  readonly source: string;
}

/**
 * The scripts of each screen, by its id: of the module that its definition loads, and what the program loads with it.
 * @param chunks scripts by the path of a lazy chunk's source
 */
export async function describeScreens(
  root: string,
  { inputs }: Pick<Metafile, 'inputs'>,
  chunks: BuildInfo['chunks'],
  needs: readonly ScreenNeed[],
): Promise<BuildInfo['screens']> {
  const definitions = await readDefinitions(root, { inputs });
  return Object.fromEntries(
    definitions.map(({ definition, source }) => {
      const own = (source && chunks[sourceOf(source)]) || [];
      const also = needs
        .filter(({ isNeededBy }) => isNeededBy(definition))
        .flatMap((need) => chunks[need.source] ?? []);
      return [definition.id, [...new Set([...own, ...also])]];
    }),
  );
}

interface ScreenDefinition {
  readonly definition: Manifest;
  /** Of the module that defines the screen, relative to the root. */
  readonly path: string;
  /** What it loads, as the bundler names it. */
  readonly source: string | undefined;
}

/** The definitions of screens among the modules of a build. */
export function readDefinitions(
  root: string,
  { inputs }: Pick<Metafile, 'inputs'>,
): Promise<readonly ScreenDefinition[]> {
  const modules = Object.entries(inputs).filter(([path]) => DEFINITION.test(path));
  return Promise.all(
    modules.map(async ([path, { imports }]): Promise<ScreenDefinition> => {
      const { default: definition } = (await import(pathToFileURL(join(root, path)).href)) as {
        readonly default: Manifest;
      };
      const source = imports.find(({ kind }) => kind === 'dynamic-import')?.path;
      return { definition, path, source };
    }),
  );
}
