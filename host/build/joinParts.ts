import { join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import type { Program } from './buildInfo.ts';

/** Parts below this size are copied into the program instead of being fetched for themselves, in bytes. */
const SMALL_BYTES = 16_000;

/**
 * Joins a program's entry with its small parts. The bundler makes a part for each set of programs that share code,
 * a dozen for a first page; fetched one by one they cost more than they weigh. The big parts stay shared. A joined
 * program has small parts of its own: it must hand over values only, never modules, to one that is loaded later.
 */
export async function joinParts(
  program: Program,
  files: readonly OutputFile[],
  staticDir: string,
  publicPath: string,
  importsOf: (address: string) => readonly string[],
): Promise<{ readonly program: Program; readonly files: readonly OutputFile[] }> {
  const pathOf = (address: string) => join(staticDir, address.slice(publicPath.length));
  const byPath = new Map(files.map((file) => [file.path, file]));
  /** Parts name each other by their addresses. */
  const isBig = (path: string) => (byPath.get(path)?.contents.length ?? 0) > SMALL_BYTES;
  const entry = pathOf(program.entry);
  const { outputFiles } = await build({
    // Names follow from paths below this folder, which are the same on every machine.
    absWorkingDir: staticDir,
    entryPoints: { home: entry },
    outdir: staticDir,
    entryNames: '[name]-[hash]',
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'join-parts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.js$/ }, ({ path, kind }) => {
            if (kind === 'entry-point') return { path };
            const isShared = kind === 'dynamic-import' || isBig(pathOf(path));
            return isShared ? { path, external: true } : { path: pathOf(path) };
          });
          onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: byPath.get(path)?.text ?? '' }));
        },
      },
    ],
  });
  const big = program.imports.filter((address) => isBig(pathOf(address)));
  const joined = outputFiles[0];
  if (!joined) throw new Error('The program could not be joined.');
  return {
    program: {
      ...program,
      entry: publicPath + joined.path.slice(staticDir.length + 1),
      // What the big parts import in turn is shared as well.
      imports: [...new Set(big.flatMap((address) => [address, ...importsOf(address)]))],
    },
    files: outputFiles,
  };
}
