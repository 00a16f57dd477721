/** What stands in the bundle: read from what the bundler says about its builds, by entry. */
import type { Metafile } from 'esbuild';
import type { BuildInfo, Program } from '../publish/build/buildInfo.ts';
import { sourceOf } from './laterChunks.ts';

/** Where the browser finds the files. */
export const PUBLIC_PATH = '/static/';

/** Outputs are named from the project's root, wherever `dist/` lies. */
export function addressOf(output: string): string {
  return output.slice(output.lastIndexOf(PUBLIC_PATH));
}

/** An output with everything that it imports at once, in the same build or from one before. */
export function closureOf(
  { outputs }: Pick<Metafile, 'outputs'>,
  path: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(path) || !outputs[path]) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of outputs[path].imports) {
    if (kind !== 'import-statement') continue;
    const output = external ? Object.keys(outputs).find((each) => addressOf(each) === next) : next;
    if (output) closureOf({ outputs }, output, seen);
  }
  return seen;
}

/** @throws Error when the source is no entry */
export function describeProgram({ outputs }: Metafile, source: string): Program {
  const found = Object.entries(outputs).find(
    ([path, { entryPoint }]) =>
      entryPoint !== undefined && sourceOf(entryPoint) === source && path.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no script for ${source}.`);
  const [path, { cssBundle }] = found;
  const [, ...imports] = closureOf({ outputs }, path);
  return {
    entry: addressOf(path),
    imports: imports.map(addressOf),
    styles: cssBundle ? addressOf(cssBundle) : null,
  };
}

/** What each chunk needs that is loaded later, by its source; what the program has anyway is left out. */
export function describeChunks(metafile: Metafile, { entry, imports }: Program): BuildInfo['chunks'] {
  const known = new Set([entry, ...imports]);
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
      if (entryPoint === undefined || !path.endsWith('.js')) return [];
      const needed = [...closureOf(metafile, path)].map(addressOf);
      return [[sourceOf(entryPoint), needed.filter((each) => !known.has(each))]];
    }),
  );
}
