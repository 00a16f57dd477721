import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type ModuleGraph, reach } from './moduleGraph.ts';

const LATER = 'later';
const CORE = 'core';
const JOINED = 'joined';
/** Marks a plugin's own question, which no plugin must take for a source's. */
const ASKED = 'asked';

/** Modules by the name of the chunk that they stand in, relative to the root. */
export type Joined = Readonly<Record<string, readonly string[]>>;

export interface LaterChunks {
  /** Modules that are there before any such chunk is loaded, relative to the root. */
  readonly core: readonly string[];
  readonly joined: Joined;
  readonly graph: ModuleGraph;
}

/**
 * Lets every chunk that is loaded later import the core first, then what is joined of which it needs a part, and then what
 * it is. The bundler makes one chunk of the
 * modules that the same entries need, and each such chunk is an entry to it: all that stands in the core is one chunk
 * then, and not one for each set of screens that happens to need a module; and so is what is joined under one name.
 */
export function laterChunks(root: string, { core, joined, graph }: LaterChunks): Plugin {
  const all = (modules: readonly string[]) =>
    modules.map((source) => `export * from './${source}';`).join('');
  return {
    name: 'later-chunks',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData !== undefined) return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: ASKED });
        if (found.external || found.errors.length > 0) return found;
        return { path: relative(root, found.path).split(sep).join('/'), namespace: LATER };
      });
      onLoad({ filter: /./, namespace: LATER }, async ({ path }) => ({
        contents: [
          `import '${CORE}:';`,
          ...joinedOf(path, joined, graph).map((name) => `import '${JOINED}:${name}';`),
          `export {${await exportsOf(join(root, path))}} from './${path}';`,
        ].join(''),
        resolveDir: root,
      }));
      onResolve({ filter: new RegExp(`^${CORE}:$`) }, () => ({ path: 'all', namespace: CORE }));
      onLoad({ filter: /./, namespace: CORE }, () => ({
        contents: all(core),
        resolveDir: root,
      }));
      onResolve({ filter: new RegExp(`^${JOINED}:`) }, ({ path }) => ({
        path: path.slice(JOINED.length + 1),
        namespace: JOINED,
      }));
      onLoad({ filter: /./, namespace: JOINED }, ({ path }) => ({
        contents: all(joined[path] ?? []),
        resolveDir: root,
      }));
    },
  };
}

/** Names of what is joined that a module needs a part of, with what these need in turn. */
function joinedOf(source: string, joined: Joined, graph: ModuleGraph): string[] {
  const needed = new Set<string>();
  for (let starts: readonly string[] = [source]; ; ) {
    const modules = reach(graph, starts, () => false);
    const found = Object.entries(joined).filter(
      ([name, parts]) => !needed.has(name) && parts.some((part) => modules.has(part)),
    );
    if (found.length === 0) return [...needed].sort();
    for (const [name] of found) needed.add(name);
    starts = found.flatMap(([, parts]) => parts);
  }
}

/** The source of an entry, whether it is a program's, one that exports more, or a chunk's that is loaded later. */
export function sourceOf(entryPoint: string): string {
  return entryPoint.replace(/^(?:later|shared):/, '');
}

/** The names that a module exports. */
async function exportsOf(file: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [file],
    outdir: '/',
    bundle: false,
    write: false,
    format: 'esm',
    metafile: true,
  });
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .join();
}
