import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type BuildOptions as EsbuildOptions, type Metafile, type OutputFile } from 'esbuild';
import postcss from 'postcss';
import { BUILD_FOLDER, type BuildInfo, buildInfoPath, type ProgramName } from '../publish/build/buildInfo.ts';
import { noteBuilt, readLiveSince } from '../publish/build/buildTimes.ts';
import { removeOldAssets, writeAsset, writeFileWhole } from '../publish/build/writeAssets.ts';
import type { Direction } from '../runtime/tenant/directionOf.ts';
import { type BuiltStyles, buildStyles } from './buildStyles.ts';
import { describeChunks, describeProgram, PUBLIC_PATH } from './chunks.ts';
import { cssModules } from './cssModules.ts';
import { describeScreens, type ScreenNeed } from './describeScreens.ts';
import { esbuildOptions, NODE_OPTIONS, UNREACHED_IN_BROWSERS } from './esbuildOptions.ts';
import { type InlineSources, inlineScripts } from './inlineScripts.ts';
import { type Joined, laterChunks } from './laterChunks.ts';
import { leftToRight } from './leftToRight.ts';
import { linkBuiltChunks } from './linkBuiltChunks.ts';
import { readModuleGraph } from './moduleGraph.ts';
import type { StyleNames } from './planStyles.ts';
import { removeOldBundles } from './removeOldBundles.ts';
import { sharedEntry } from './sharedEntry.ts';
import { stylePieces } from './stylePieces.ts';
import { type Libraries, VENDOR_ENTRY, vendorFile } from './vendorFile.ts';

export interface BuildOptions {
  /** Folder that module paths and package.json are read from. */
  readonly root: string;
  /** Entries of the browser's programs, relative to the root, as are all sources here. */
  readonly programs: Readonly<Record<ProgramName, string>>;
  /** Libraries that every program imports from one file. */
  readonly vendor: Libraries;
  /** Chunks that several programs load later: each is a file of its own, which knows none of the programs. */
  readonly apart: readonly string[];
  /** Modules of the program `earlyForm` that `main` and `application` import from its file. */
  readonly shared: readonly string[];
  /** What is there before the programs `main` and `application` load any chunk later. */
  readonly core: readonly string[];
  /**
   * Modules that stand in one chunk by name, with what only they need: each chunk that needs one of them imports them all.
   */
  readonly joined: Joined;
  /** What pages ask for together with the scripts of a screen. */
  readonly needs: readonly ScreenNeed[];
  /** What their styles are divided by. */
  readonly styles: Omit<StyleNames, 'core'>;
  readonly inline: InlineSources;
  /** Entry that renders home pages in Node. */
  readonly render: string;
  /** Entry that renders screens with a form in Node. */
  readonly renderForms: string;
  /** Where `static/` and `build.json` are written. */
  readonly distDir: string;
}

export interface BuiltRuntime {
  readonly info: BuildInfo;
  /** What the bundler says about all that browsers load. */
  readonly metafile: Metafile;
}

type Settings = EsbuildOptions & { readonly metafile: true; readonly write: false };
type Built = { readonly metafile: Metafile; readonly outputFiles: readonly OutputFile[] };

/** Browsers that know light-dark() and relative colours, so that both reach them as they were written. */
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/** Has V8 compile every function of a file while it comes, beside the page's own thread (decision 013). */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Builds the one runtime bundle for every tenant: hashed files under `static/`, each compressed beside itself, the
 * render bundle, and `build.json`, written last, so that a build is either complete or not there.
 * @throws esbuild's error, with its messages printed, when a source does not build
 */
export async function buildRuntime(options: BuildOptions): Promise<BuiltRuntime> {
  const { programs, distDir } = options;
  const times = { began: new Date(), liveSince: await readLiveSince(distDir) };
  const root = resolve(options.root);
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const staticDir = resolve(distDir, 'static');
  const settings: Settings = {
    ...esbuildOptions({ root, version: manifest.version, mode: 'production' }),
    outdir: staticDir,
    write: false,
    minify: true,
    // Node runs what these browsers run, and the styles must come out the same.
    target: TARGET,
    logLevel: 'warning',
  };
  const browser = await buildBrowser(options, root, settings);
  const node = await buildNode(options, root, settings);

  const { metafile } = browser;
  const described = mapValues(programs, (entry, name) => ({
    ...describeProgram(metafile, entry),
    ...((name === 'main' || name === 'application') && { styles: browser.styles.address }),
  }));
  const nameOf = (path: string) => relative(staticDir, path).split(sep).join('/');
  const names = browser.outputFiles.map(({ path }) => nameOf(path)).sort();
  await Promise.all(browser.outputFiles.map(({ path, contents }) => writeAsset(path, contents)));
  await removeOldAssets(staticDir, names, times);

  const textOf = ({ outputFiles }: Built, address: string | null) =>
    outputFiles.find(({ path }) => PUBLIC_PATH + nameOf(path) === address)?.text ?? '';
  const writeBundle = async (name: string, source: string) => {
    const text = textOf(node, describeProgram(node.metafile, source).entry);
    const path = join(BUILD_FOLDER, `${name}-${hashOf(text)}.mjs`);
    await writeFileWhole(join(distDir, path), text);
    return path;
  };
  const bundles = {
    render: await writeBundle('render', options.render),
    renderForms: await writeBundle('renderForms', options.renderForms),
  };

  // The program of home pages renders nothing: their styles are those of what is prerendered.
  const homeStyles = textOf(node, describeProgram(node.metafile, options.render).styles);
  const writeStyles = async (direction: Direction, text: string) => {
    const path = join(BUILD_FOLDER, `home-${direction}-${hashOf(text)}.json`);
    await writeFileWhole(join(distDir, path), JSON.stringify(stylePieces(text)));
    return path;
  };
  const chunks = describeChunks(metafile, described.main);
  const made: BuildInfo = {
    version: manifest.version,
    hash: '',
    programs: described,
    inline: await inlineScripts({ root, sources: options.inline, programs: described, target: TARGET }),
    chunks,
    screens: await describeScreens(root, metafile, chunks, options.needs),
    styles: browser.styles.screens,
    ...bundles,
    homeStyles: {
      ltr: await writeStyles('ltr', postcss([leftToRight]).process(homeStyles, { from: undefined }).css),
      rtl: await writeStyles('rtl', homeStyles),
    },
  };
  const info: BuildInfo = { ...made, hash: hashOf(JSON.stringify([names, made])) };
  await writeFileWhole(buildInfoPath(distDir), `${JSON.stringify(info, null, 2)}\n`);
  await removeOldBundles(distDir, info, times);
  await noteBuilt(distDir, times.began);
  return { info, metafile };
}

/**
 * What browsers load, in builds each of which names the files of those before by their addresses: the
 * libraries and the chunks that stand alone; the programs of one page, each in one piece, and that of prerendered forms;
 * the portal's stylesheets (decision 042); and the portal's own program, with a chunk for its core and further ones for what it loads later
 * (decision 019).
 */
async function buildBrowser(
  {
    programs: { home, switcher, main, application, earlyForm },
    vendor: libraries,
    apart,
    shared,
    core,
    joined,
    styles: divided,
  }: BuildOptions,
  root: string,
  settings: Settings,
): Promise<Built & { readonly styles: BuiltStyles }> {
  const vendor = vendorFile(root, libraries);
  const common = {
    ...settings,
    legalComments: 'external',
    define: { ...settings.define, ...UNREACHED_IN_BROWSERS },
  } as const satisfies Settings;
  const alone = await build({
    ...common,
    banner: { js: COMPILED_AT_ONCE },
    entryPoints: [
      { in: VENDOR_ENTRY, out: 'vendor' },
      ...apart.map((source) => ({ in: source, out: `c/${source.replace(/^.*\/|\.\w+$/g, '')}` })),
    ],
    plugins: [vendor.source],
  });
  const scriptOf = (source: string) => describeProgram(alone.metafile, source).entry;
  const before = [
    vendor.importFrom(scriptOf(VENDOR_ENTRY)),
    linkBuiltChunks(root, new Map(apart.map((source) => [source, scriptOf(source)]))),
  ];
  const pages = await build({
    ...common,
    entryPoints: { home, switcher },
    plugins: [...before, cssModules(root)],
  });
  const early = await build({
    ...common,
    entryPoints: { earlyForm },
    plugins: [sharedEntry(root, earlyForm, shared), cssModules(root)],
  });
  const { entry: earlyAddress } = describeProgram(early.metafile, earlyForm);
  const fromEarly = new Map(shared.map((source) => [source, earlyAddress]));
  const graph = await readModuleGraph(root, common, [application, main]);
  const styles = await buildStyles(root, settings, graph, [application, main], { ...divided, core });
  const portal = await build({
    ...common,
    entryPoints: { main, application },
    splitting: true,
    define: { ...common.define, __SCREEN_STYLES__: JSON.stringify(JSON.stringify(styles.screens)) },
    plugins: [
      ...before,
      linkBuiltChunks(root, fromEarly, 'import-statement'),
      laterChunks(root, { core, joined, graph }),
      cssModules(root, { isNamesOnly: true }),
    ],
  });
  const all = [alone, pages, early, styles, portal];
  return {
    styles,
    outputFiles: uniqueFiles(all),
    metafile: {
      inputs: Object.assign({}, ...all.map(({ metafile }) => metafile.inputs)),
      outputs: Object.assign({}, ...all.map(({ metafile }) => metafile.outputs)),
    },
  };
}

/** What renders pages: modules that Node runs. */
function buildNode({ render, renderForms }: BuildOptions, root: string, settings: Settings): Promise<Built> {
  return build({
    ...settings,
    ...NODE_OPTIONS,
    entryPoints: { render, renderForms },
    legalComments: 'none',
    plugins: [cssModules(root)],
  });
}

/** Fonts are named by every build whose styles have them. */
function uniqueFiles(builds: readonly Built[]): OutputFile[] {
  const all = builds.flatMap(({ outputFiles }) => outputFiles);
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = (Object.entries(record) as [Key, From][]).map(([key, value]) => [key, map(value, key)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
