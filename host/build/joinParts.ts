import { join, relative, resolve, sep } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';

/** Parts below this size are copied into the program instead of being fetched for themselves, in bytes. */
const SMALL_BYTES = 16_000;

/** How what the bundler wrote is bundled once more. */
export const REBUNDLED = {
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** What the bundler wrote, with what it knows of it. */
export interface Bundled {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

export interface Places {
  /** What the paths of the metafile start from. */
  readonly root: string;
  readonly staticDir: string;
  /** Of `staticDir`, as addresses in the files have it. */
  readonly publicPath: string;
}

/**
 * Joins a program's entry with its small parts. The bundler makes a part for each set of programs that share code,
 * a dozen for a first page; fetched one by one they cost more than they weigh. The big parts stay shared. A joined
 * program has small parts of its own: it must hand over values only, never modules, to one that is loaded later.
 * @param source of the entry
 * @param name of the joined file
 */
export async function joinParts(
  { files, metafile }: Bundled,
  { source, name }: { readonly source: string; readonly name: string },
  { root, staticDir, publicPath }: Places,
): Promise<Bundled> {
  const { outputs } = metafile;
  const pathOf = (address: string) => join(staticDir, address.slice(publicPath.length));
  const outputOf = (path: string) => relative(root, path).split(sep).join('/');
  const [entry] = Object.keys(outputs).filter(
    (output) => outputs[output]?.entryPoint === source && output.endsWith('.js'),
  );
  if (entry === undefined) throw new Error(`The build has no script for ${source}.`);
  const texts = new Map(files.map((file) => [file.path, file.text]));
  /** Parts name each other by their addresses. */
  const isBig = (path: string) => (outputs[outputOf(path)]?.bytes ?? 0) > SMALL_BYTES;
  const { outputFiles } = await build({
    // Names follow from paths below this folder, which are the same on every machine.
    absWorkingDir: staticDir,
    entryPoints: { [name]: resolve(root, entry) },
    outdir: staticDir,
    entryNames: '[name]-[hash]',
    ...REBUNDLED,
    plugins: [
      {
        name: 'join-parts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.js$/ }, ({ path, kind }) => {
            if (kind === 'entry-point') return { path };
            const isShared = kind === 'dynamic-import' || isBig(pathOf(path));
            return isShared ? { path, external: true } : { path: pathOf(path) };
          });
          onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: texts.get(path) ?? '' }));
        },
      },
    ],
  });
  const joined = outputFiles[0];
  if (!joined) throw new Error('The program could not be joined.');

  const parts = new Set([entry]);
  for (const part of parts) {
    for (const { path, kind } of outputs[part]?.imports ?? [])
      if (kind === 'import-statement' && outputs[path] && !isBig(resolve(root, path))) parts.add(path);
  }
  const imports = [...parts].flatMap((part) => outputs[part]?.imports ?? []);
  const described = {
    ...outputs[entry],
    bytes: joined.contents.length,
    inputs: Object.assign({}, ...[...parts].map((part) => outputs[part]?.inputs)),
    imports: imports.filter(({ path }) => !parts.has(path)),
    exports: [],
  };
  const { [entry]: _, ...others } = outputs;
  return {
    files: [...files.filter(({ path }) => path !== resolve(root, entry)), joined],
    metafile: { ...metafile, outputs: { ...others, [outputOf(joined.path)]: described } },
  };
}
