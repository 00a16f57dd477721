import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const SHARED = 'shared';

/**
 * Has a program export modules of its own as well, so that others which are built after it import them from its file.
 * @param modules relative to the root, as is the entry
 */
export function sharedEntry(root: string, entry: string, modules: readonly string[]): Plugin {
  return {
    name: 'shared-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' && resolve(root, path) === resolve(root, entry)
          ? { path: entry, namespace: SHARED }
          : null,
      );
      onLoad({ filter: /./, namespace: SHARED }, () => ({
        // An entry that does something by itself says so in package.json.
        contents: [entry, ...modules].map((source) => `export * from './${source}';`).join(''),
        resolveDir: root,
      }));
    },
  };
}
