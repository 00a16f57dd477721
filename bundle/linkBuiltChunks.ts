import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Marks a plugin's own question, which no plugin must take for a source's. */
const ASKED = 'asked';

/**
 * Leads imports of what was built before to the addresses of its files.
 * @param addresses by source, relative to the root
 * @param by how they are imported
 */
export function linkBuiltChunks(
  root: string,
  addresses: ReadonlyMap<string, string>,
  by: 'dynamic-import' | 'import-statement' = 'dynamic-import',
): Plugin {
  return {
    name: `link-built-chunks-${by}`,
    setup({ onResolve, resolve }) {
      if (addresses.size === 0) return;
      onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== by || pluginData !== undefined) return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: ASKED });
        const address = addresses.get(relative(root, found.path).split(sep).join('/'));
        return address === undefined ? null : { path: address, external: true, sideEffects: false };
      });
    },
  };
}
