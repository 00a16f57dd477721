import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type BuildInfo, buildInfoPath } from './buildInfo.ts';
import { removeOldAssets, writeAsset, writeFileWhole } from './writeAssets.ts';

export interface BuildOptions {
  /** Folder that module paths and package.json are read from. */
  readonly root: string;
  /** Entry of the browser program, relative to the root. */
  readonly entry: string;
  /** Where `static/` and `build.json` are written. */
  readonly distDir: string;
}

/** Where the browser finds the files (stack, section 1). */
const PUBLIC_PATH = '/static/';

/** Browsers that know light-dark() and relative colours, so that both reach them as they were written. */
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/**
 * Builds the one runtime bundle for every tenant: hashed files under `static/`, each compressed beside itself,
 * and `build.json`, written last, so that a build is either complete or not there.
 * @throws esbuild's error, with its messages printed, when a source does not build
 */
export async function buildRuntime({ root, entry, distDir }: BuildOptions): Promise<BuildInfo> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const staticDir = resolve(distDir, 'static');
  const { outputFiles, metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: { main: entry },
    outdir: staticDir,
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    minify: true,
    metafile: true,
    jsx: 'automatic',
    target: TARGET,
    publicPath: PUBLIC_PATH,
    entryNames: '[name]-[hash]',
    chunkNames: 'c/[name]-[hash]',
    assetNames: 'f/[name]-[hash]',
    loader: { '.module.css': 'local-css', '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
    legalComments: 'external',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(manifest.version),
    },
    logLevel: 'warning',
  });

  const names = outputFiles.map(({ path }) => relative(staticDir, path).split(sep).join('/')).sort();
  await Promise.all(outputFiles.map(({ path, contents }) => writeAsset(path, contents)));
  await removeOldAssets(staticDir, names);

  const address = (output: string) =>
    PUBLIC_PATH + relative(staticDir, resolve(root, output)).split(sep).join('/');
  const info = describeBuild(metafile, entry, address);
  const hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  const whole: BuildInfo = { version: manifest.version, hash, ...info };
  await writeFileWhole(buildInfoPath(distDir), `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}

function describeBuild(
  { outputs }: Metafile,
  source: string,
  address: (output: string) => string,
): Pick<BuildInfo, 'entry' | 'imports' | 'styles'> {
  const found = Object.entries(outputs).find(
    // Lazy screens are entries too, to the bundler.
    ([path, each]) => each.entryPoint === source && path.endsWith('.js'),
  );
  if (!found) throw new Error('The build has no entry script.');
  const [path, { cssBundle }] = found;
  const imports = staticImports(outputs, path, new Set());
  return {
    entry: address(path),
    imports: imports.map(address),
    styles: cssBundle ? [address(cssBundle)] : [],
  };
}

/** What the browser needs before the entry runs; lazy parts are left out. */
function staticImports(outputs: Metafile['outputs'], path: string, seen: Set<string>): string[] {
  for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || external || seen.has(next)) continue;
    seen.add(next);
    staticImports(outputs, next, seen);
  }
  return [...seen];
}
