import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Parts of rjsf that none of our forms ever runs, by how it imports them, and what stands in their place. */
const REPLACED = [
  { filter: /^\.\.\/getDefaultRegistry\.js$/, by: 'registry.ts' },
  { filter: /^fast-uri$/, by: 'resolveUri.ts' },
  { filter: /^\.\/createSchemaUtils\.js$/, by: 'createSchemaUtils.ts' },
];

/** Keeps out of the bundle what rjsf brings for schemas that are not ours: it is more than half of it. */
export function leanForms(root: string): Plugin {
  return {
    name: 'lean-forms',
    setup({ onResolve }) {
      for (const { filter, by } of REPLACED) {
        onResolve({ filter }, ({ importer }) =>
          importer.includes(join('node_modules', '@rjsf'))
            ? { path: join(root, 'runtime/forms/rjsf', by) }
            : null,
        );
      }
    },
  };
}
