import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

const LATER = 'later';
const CORE = 'core';
/** Marks a plugin's own question, which no plugin must take for a source's. */
const ASKED = 'asked';

/**
 * Lets every chunk that is loaded later import the core first, and then what it is. The bundler makes one chunk of the
 * modules that the same entries need, and each such chunk is an entry to it: all that stands in the core is one chunk
 * then, and not one for each set of screens that happens to need a module.
 * @param core modules that are there before any such chunk is loaded, relative to the root
 */
export function laterChunks(root: string, core: readonly string[]): Plugin {
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
        contents: `import '${CORE}:';export {${await exportsOf(join(root, path))}} from './${path}';`,
        resolveDir: root,
      }));
      onResolve({ filter: new RegExp(`^${CORE}:$`) }, () => ({ path: 'all', namespace: CORE }));
      onLoad({ filter: /./, namespace: CORE }, () => ({
        contents: core.map((source) => `export * from './${source}';`).join(''),
        resolveDir: root,
      }));
    },
  };
}

/** The source of an entry, whether it is a program's or a chunk's that is loaded later. */
export function sourceOf(entryPoint: string): string {
  return entryPoint.startsWith(`${LATER}:`) ? entryPoint.slice(LATER.length + 1) : entryPoint;
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
