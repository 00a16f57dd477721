/**
 * The runtime for `npm run dev`: the programs of the build, by esbuild's incremental contexts, as they are written.
 * Nothing is minified, joined or compressed, and nothing is preloaded, so that a change is there in a moment.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, context, formatMessages, type Metafile } from 'esbuild';
import { PUBLIC_PATH } from '../../bundle/chunks.ts';
import { cssModules, longName } from '../../bundle/cssModules.ts';
import { BUNDLES, PROGRAMS } from '../../bundle/entries.ts';
import { esbuildOptions, NODE_OPTIONS } from '../../bundle/esbuildOptions.ts';
import { INLINE_SOURCES, inlineScripts } from '../../bundle/inlineScripts.ts';
import {
  BUILD_FOLDER,
  type BuildInfo,
  buildInfoPath,
  type StylePiece,
} from '../../publish/build/buildInfo.ts';

export interface DevBuild {
  /** Builds what changed. @throws Error with the mistakes in words */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

type Outputs = Metafile['outputs'];

/** @param distDir emptied first; gets `static/` and `build.json`, as the host reads them */
export async function createDevBuild(root: string, distDir: string): Promise<DevBuild> {
  await rm(distDir, { recursive: true, force: true });
  const staticDir = join(distDir, 'static');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const common = {
    ...esbuildOptions({ root, version, mode: 'development' }),
    legalComments: 'none',
    logLevel: 'silent',
  } as const satisfies BuildOptions;
  const browser = await context({
    ...common,
    // One stylesheet has them all.
    define: { ...common.define, __SCREEN_STYLES__: JSON.stringify('{}') },
    entryPoints: PROGRAMS,
    outdir: staticDir,
    splitting: true,
    sourcemap: 'linked',
    plugins: [cssModules(root, { nameLocal: longName })],
  });
  const node = await context({
    ...common,
    ...NODE_OPTIONS,
    entryPoints: BUNDLES,
    outdir: join(distDir, BUILD_FOLDER),
    outExtension: { '.js': '.mjs' },
    plugins: [cssModules(root, { nameLocal: longName })],
  });
  const sweep = createSweep(root);

  async function rebuild(): Promise<void> {
    // Both to their end: whoever asks while one is under way gets its result, which may be of before the change.
    const built = await Promise.allSettled([browser.rebuild(), node.rebuild()]);
    const [scripts = {}, bundles = {}] = await Promise.all(
      built.map((each) =>
        each.status === 'fulfilled' ? each.value.metafile.outputs : failInWords(each.reason),
      ),
    );
    const address = (file: string) => PUBLIC_PATH + relative(staticDir, resolve(root, file));
    const program = (source: string) => {
      const [path, { cssBundle }] = findOutput(scripts, source);
      return { entry: address(path), imports: [], styles: cssBundle ? address(cssBundle) : null };
    };
    const bundle = (source: string) => relative(distDir, resolve(root, findOutput(bundles, source)[0]));
    const programs = {
      main: program(PROGRAMS.main),
      home: program(PROGRAMS.home),
      switcher: program(PROGRAMS.switcher),
      application: program(PROGRAMS.application),
      earlyForm: program(PROGRAMS.earlyForm),
    };
    const { cssBundle } = findOutput(bundles, BUNDLES.render)[1];
    const homeStyles = cssBundle ? relative(distDir, await writeHomeStyles(resolve(root, cssBundle))) : null;
    const info: BuildInfo = {
      version,
      hash: createHash('sha256').update(Object.keys(scripts).join()).digest('hex').slice(0, 12),
      programs,
      inline: await inlineScripts({ root, sources: INLINE_SOURCES, programs, target: ['esnext'] }),
      chunks: {},
      screens: {},
      styles: {},
      render: bundle(BUNDLES.render),
      renderForms: bundle(BUNDLES.renderForms),
      homeStyles: { ltr: homeStyles, rtl: homeStyles },
    };
    await writeFile(buildInfoPath(distDir), JSON.stringify(info));
    await sweep([...Object.keys(scripts), ...Object.keys(bundles)]);
  }

  return {
    rebuild,
    close: async () => {
      await Promise.all([browser.dispose(), node.dispose()]);
    },
  };
}

/** All of them as one piece: nobody counts bytes here. @returns where it lies */
async function writeHomeStyles(path: string): Promise<string> {
  const pieces: StylePiece[] = [{ css: await readFile(path, 'utf8'), needs: [] }];
  await writeFile(`${path}.json`, JSON.stringify(pieces));
  return `${path}.json`;
}

/** Removes the files that neither this build nor the one before it has: pages that are open may ask for its files. */
function createSweep(root: string): (outputs: readonly string[]) => Promise<void> {
  let current: readonly string[] = [];
  let before: readonly string[] = [];
  return async (outputs) => {
    const old = before.filter((path) => !current.includes(path) && !outputs.includes(path));
    [before, current] = [current, outputs];
    await Promise.all(old.map((path) => rm(resolve(root, path), { force: true })));
  };
}

function findOutput(outputs: Outputs, source: string): [string, Outputs[string]] {
  const found = Object.entries(outputs).find(
    ([path, { entryPoint }]) => entryPoint === source && /\.m?js$/.test(path),
  );
  if (!found) throw new Error(`The build has no script for ${source}.`);
  return found;
}

/** Only a build that failed has messages of its own. */
async function failInWords(error: unknown): Promise<never> {
  const { errors } = error as { errors?: Parameters<typeof formatMessages>[0] };
  if (!errors) throw error;
  throw new Error((await formatMessages(errors, { kind: 'error', color: false })).join('\n').trim());
}
