import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Marks a plugin's own question, which no plugin must take for a source's. */
const ASKED = 'asked';

/**
 * Leads imports of chunks that were built before, each into a file of its own, to the addresses of these files.
 * @param addresses by source, relative to the root
 */
export function linkBuiltChunks(root: string, addresses: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'link-built-chunks',
    setup({ onResolve, resolve }) {
      if (addresses.size === 0) return;
      onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData !== undefined) return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: ASKED });
        const address = addresses.get(relative(root, found.path).split(sep).join('/'));
        return address === undefined ? null : { path: address, external: true };
      });
    },
  };
}
