import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type BuildOptions as EsbuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { BUILD_FOLDER, type BuildInfo, buildInfoPath, type Program, type ProgramName } from './buildInfo.ts';
import { cssModules } from './cssModules.ts';
import { joinCore } from './joinCore.ts';
import { joinParts } from './joinParts.ts';
import { leanForms } from './leanForms.ts';
import { removeOldAssets, writeAsset, writeFileWhole } from './writeAssets.ts';

export interface BuildOptions {
  /** Folder that module paths and package.json are read from. */
  readonly root: string;
  /** Entries of the browser's programs, relative to the root. */
  readonly programs: Readonly<Record<ProgramName, string>>;
  /** Entry that draws home pages in Node, relative to the root. */
  readonly render: string;
  /** Entry that draws screens with a form in Node, relative to the root. */
  readonly renderForms: string;
  /** Where `static/` and `build.json` are written. */
  readonly distDir: string;
}

export interface BuiltRuntime {
  readonly info: BuildInfo;
  readonly metafile: Metafile;
}

/** Where the browser finds the files (stack, section 1). */
const PUBLIC_PATH = '/static/';

/** Browsers that know light-dark() and relative colours, so that both reach them as they were written. */
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/**
 * Builds the one runtime bundle for every tenant: hashed files under `static/`, each compressed beside itself, the
 * render bundle, and `build.json`, written last, so that a build is either complete or not there.
 * @throws esbuild's error, with its messages printed, when a source does not build
 */
export async function buildRuntime(options: BuildOptions): Promise<BuiltRuntime> {
  const { root, programs, render, renderForms, distDir } = options;
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const staticDir = resolve(distDir, 'static');
  const common: EsbuildOptions & { metafile: true; write: false } = {
    absWorkingDir: resolve(root),
    outdir: staticDir,
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    metafile: true,
    jsx: 'automatic',
    publicPath: PUBLIC_PATH,
    entryNames: '[name]-[hash]',
    chunkNames: 'c/[name]-[hash]',
    assetNames: 'f/[name]-[hash]',
    plugins: [cssModules(resolve(root)), leanForms(resolve(root))],
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
    // rjsf's reader of Markdown is large and unused (stack, section 2).
    alias: { 'markdown-to-jsx/react': './runtime/forms/rjsf/Markdown.tsx' },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(manifest.version),
    },
    logLevel: 'warning',
  };
  const browser = await build({
    ...common,
    entryPoints: { ...programs },
    splitting: true,
    target: TARGET,
    legalComments: 'external',
  });
  const node = await build({
    ...common,
    entryPoints: { render, renderForms },
    platform: 'node',
    // React's server part asks for Node's own modules by require.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    // Node runs what these browsers run, and the styles must come out the same.
    target: TARGET,
    legalComments: 'none',
  });

  const nameOf = (path: string) => relative(staticDir, path).split(sep).join('/');
  const address = (output: string) => PUBLIC_PATH + nameOf(resolve(root, output));
  const places = { root: resolve(root), staticDir, publicPath: PUBLIC_PATH };
  const bundled = { files: browser.outputFiles, metafile: browser.metafile };
  const { files: outputFiles, metafile } = await joinCore(
    await joinParts(bundled, { source: programs.home, name: 'home' }, places),
    { entry: programs.main, apart: programs.home },
    places,
  );
  const described = mapValues(programs, (entry) => describeProgram(metafile, entry, address));
  const names = outputFiles.map(({ path }) => nameOf(path)).sort();
  await Promise.all(outputFiles.map(({ path, contents }) => writeAsset(path, contents)));
  await removeOldAssets(staticDir, names);

  const find = (files: readonly OutputFile[], name: string, ending: string) =>
    files.find(({ path }) => new RegExp(`^${name}-[A-Z0-9]{8}\\${ending}$`).test(nameOf(path)));
  const drawn = find(browser.outputFiles, 'home', '.css')?.text ?? '';
  if (find(node.outputFiles, 'render', '.css')?.text !== drawn) {
    throw new Error(
      'The styles of drawn pages and of the render bundle differ: class names would not match.',
    );
  }
  const writeBundle = async (name: string) => {
    const bundle = find(node.outputFiles, name, '.js');
    if (!bundle) throw new Error(`The build has no bundle "${name}".`);
    const path = join(BUILD_FOLDER, `${name}-${hashOf(bundle.text)}.mjs`);
    await writeFileWhole(join(distDir, path), bundle.text);
    return path;
  };
  const bundles = { render: await writeBundle('render'), renderForms: await writeBundle('renderForms') };

  const info: BuildInfo = {
    version: manifest.version,
    hash: hashOf([...names, ...Object.values(bundles)].join('\n')),
    programs: described,
    parts: describeParts(metafile, described.main, address),
    ...bundles,
  };
  await writeFileWhole(buildInfoPath(distDir), `${JSON.stringify(info, null, 2)}\n`);
  return { info, metafile };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  const entries = (Object.entries(record) as [Key, From][]).map(([key, value]) => [key, map(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}

function describeProgram(
  { outputs }: Metafile,
  source: string,
  address: (output: string) => string,
): Program {
  const found = Object.entries(outputs).find(
    // Lazy screens are entries too, to the bundler.
    ([path, each]) => each.entryPoint === source && path.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no script for ${source}.`);
  const [path, { cssBundle }] = found;
  return {
    entry: address(path),
    imports: staticImports(outputs, path, new Set()).map(address),
    styles: cssBundle ? address(cssBundle) : null,
  };
}

/** Lazy parts are entries to the bundler; what the program has anyway is left out. */
function describeParts(
  { outputs }: Metafile,
  { entry, imports }: Program,
  address: (output: string) => string,
): BuildInfo['parts'] {
  const known = new Set([entry, ...imports]);
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) => {
      if (entryPoint === undefined || !path.endsWith('.js')) return [];
      const needed = [path, ...staticImports(outputs, path, new Set())].map(address);
      return [[entryPoint, needed.filter((each) => !known.has(each))]];
    }),
  );
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
