/** Which module of the project imports which: what the build decides by, before it builds. */
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { cssModules } from './cssModules.ts';

/** By path, relative to the root. Styles are modules without content; packages are left out. */
export type ModuleGraph = Metafile['inputs'];

export async function readModuleGraph(
  root: string,
  settings: BuildOptions,
  entries: readonly string[],
): Promise<ModuleGraph> {
  const { metafile } = await build({
    ...settings,
    entryPoints: [...entries],
    minify: false,
    packages: 'external',
    write: false,
    metafile: true,
    plugins: [cssModules(root, { isNamesOnly: true })],
  });
  return metafile.inputs;
}

/**
 * What is imported from some modules on, these included.
 * @param follows whether what a module imports later is followed as well
 */
export function reach(
  graph: ModuleGraph,
  starts: readonly string[],
  follows: (from: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { path, kind } of graph[module]?.imports ?? [])
      if (kind !== 'dynamic-import' || follows(module)) visit(path);
  };
  for (const start of starts) visit(start);
  return seen;
}
