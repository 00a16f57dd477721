/** The stylesheets of the portal: one that comes with its program, and those that screens load (decision 042). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import type { BuildInfo } from '../publish/build/buildInfo.ts';
import { addressOf } from './chunks.ts';
import { cssModules, moduleAddress } from './cssModules.ts';
import type { ModuleGraph } from './moduleGraph.ts';
import { planStyles, type StyleNames, type StyleSheet } from './planStyles.ts';

const NAMESPACE = 'styles';

export interface BuiltStyles {
  /** Of the program. */
  readonly address: string;
  /** What each screen loads beside it, by its id. */
  readonly screens: BuildInfo['styles'];
  readonly metafile: Metafile;
  readonly outputFiles: readonly OutputFile[];
}

/**
 * @param settings of all that browsers load
 * @param entries whose styles these are, with all that they load later
 */
export async function buildStyles(
  root: string,
  settings: BuildOptions & { readonly metafile: true; readonly write: false },
  graph: ModuleGraph,
  entries: readonly string[],
  names: StyleNames,
): Promise<BuiltStyles> {
  const sizeOf = (module: string) => statSync(join(root, module)).size;
  const plan = await planStyles(root, graph, entries, names, sizeOf);
  const all = [plan.core, ...plan.sheets];
  const { metafile, outputFiles } = await build({
    ...settings,
    entryPoints: all.map((sheet) => ({
      in: entryOf(sheet),
      out: sheet === plan.core ? sheet.name : `s/${sheet.name}`,
    })),
    entryNames: '[dir]/[name]-[hash]',
    plugins: [sheetEntries(root, all), cssModules(root)],
  });
  const addresses = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [entryPoint, addressOf(path)]),
  );
  const address = (name: string) => addresses.get(entryOf({ name })) ?? '';
  return {
    address: address(plan.core.name),
    screens: Object.fromEntries(
      Object.entries(plan.screens).map(([id, sheets]) => [id, sheets.map(address)]),
    ),
    metafile,
    outputFiles,
  };
}

function entryOf({ name }: Pick<StyleSheet, 'name'>): string {
  return `${NAMESPACE}:${name}`;
}

/** Each sheet as a file that imports its modules. */
function sheetEntries(root: string, sheets: readonly StyleSheet[]): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        contents: (sheets.find(({ name }) => name === path)?.modules ?? [])
          .map(
            (module) =>
              `@import "${module.endsWith('.module.css') ? moduleAddress(module) : `./${module}`}";`,
          )
          .join('\n'),
        loader: 'css',
        resolveDir: root,
      }));
    },
  };
}
