import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/** What programs import of each library, by its specifier. `all` is for CommonJS, which is sent whole anyway. */
export type Libraries = Readonly<Record<string, readonly string[] | 'all'>>;

const NAMESPACE = 'vendor';
const ALL = 'all';
/** What the file is built from. */
export const VENDOR_ENTRY = `${NAMESPACE}:${ALL}`;

/** The libraries that every program uses, as one file that all of them import by its address. */
export interface VendorFile {
  /** Builds the file from `VENDOR_ENTRY`. */
  readonly source: Plugin;
  /** Lets another build import from it. A name that the file does not have fails that build. */
  readonly importFrom: (address: string) => Plugin;
}

export function vendorFile(root: string, libraries: Libraries): VendorFile {
  const exports = nameExports(root, libraries);
  /** A library of the list and nothing that begins like one: `react` is not `react-router`. */
  const filter = new RegExp(`^(?:${[...exports.keys()].join('|')})$`);
  const exportFrom = (from: string, names: readonly (readonly [name: string, as: string])[]) =>
    `export {${names.map(([name, as]) => `${name} as ${as}`).join()}} from ${JSON.stringify(from)};`;
  return {
    source: {
      name: 'vendor-source',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: new RegExp(`^${VENDOR_ENTRY}$`) }, () => ({ path: ALL, namespace: NAMESPACE }));
        onLoad({ filter: /./, namespace: NAMESPACE }, () => ({
          contents: [...exports].map(([library, names]) => exportFrom(library, [...names])).join('\n'),
          resolveDir: root,
        }));
      },
    },
    importFrom: (address) => ({
      name: 'vendor-imports',
      setup({ onResolve, onLoad }) {
        if (exports.size === 0) return;
        onResolve({ filter }, ({ path }) => ({ path, namespace: NAMESPACE, sideEffects: false }));
        onResolve({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({ path, external: true }));
        onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => {
          const names = [...(exports.get(path) ?? [])];
          return {
            contents: exportFrom(
              address,
              names.map(([own, shared]) => [shared, own]),
            ),
          };
        });
      },
    }),
  };
}

/** By library, each name with the one that it has in the file: the same, with a number where two libraries share it. */
function nameExports(root: string, libraries: Libraries): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const require = createRequire(`${root}/package.json`);
  const taken = new Set<string>();
  const nameOf = (own: string) => {
    let name = own;
    for (let number = 2; taken.has(name); number++) name = own + number;
    taken.add(name);
    return name;
  };
  return new Map(
    Object.entries(libraries).map(([library, names]) => {
      const all = names === 'all' ? [...publicNames(require(library)), 'default'] : names;
      return [library, new Map(all.map((own) => [own, nameOf(own)]))];
    }),
  );
}

/** Without what a library keeps for its own packages. */
function publicNames(exports: object): string[] {
  return Object.keys(exports).filter((name) => !name.startsWith('__'));
}
