import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { cssModules } from './cssModules.ts';
import { esbuildOptions } from './esbuildOptions.ts';

/** What a browser loads of the console's page. */
export interface BuiltConsole {
  readonly script: string;
  readonly styles: string;
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Uint8Array }>;
}

const ENTRY = 'console/app/main.tsx';
const ASSETS = '/assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * The page of the console, in memory: it is served by whoever builds it, and nothing of it belongs to `dist/`, which is
 * what card holders get.
 * @throws esbuild's error, with its messages printed, when a source does not build
 */
export async function buildConsole(root: string): Promise<BuiltConsole> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const outdir = resolve(root, 'console-page');
  const { outputFiles } = await build({
    ...esbuildOptions({ root, version, mode: 'production' }),
    entryPoints: [ENTRY],
    outdir,
    publicPath: ASSETS,
    write: false,
    minify: true,
    splitting: true,
    legalComments: 'none',
    logLevel: 'warning',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    plugins: [cssModules(root)],
  });
  const addressOf = ({ path }: OutputFile) => ASSETS + relative(outdir, path).split(sep).join('/');
  const find = (extension: string) => {
    const found = outputFiles.find(
      ({ path }) => extname(path) === extension && basename(path).startsWith('main-'),
    );
    if (!found) throw new Error(`The console's page has no ${extension} file.`);
    return addressOf(found);
  };
  return {
    script: find('.js'),
    styles: find('.css'),
    files: new Map(
      outputFiles.map((file) => [
        addressOf(file),
        { type: TYPES[extname(file.path)] ?? 'application/octet-stream', body: file.contents },
      ]),
    ),
  };
}
