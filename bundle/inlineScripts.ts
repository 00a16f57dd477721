import { build } from 'esbuild';
import type { BuildInfo, Program } from '../publish/build/buildInfo.ts';

/** Entries of the scripts that stand in pages, relative to the root. */
export interface InlineSources {
  /** In pages that are prerendered. */
  readonly prerenderedPage: string;
  /** In pages whose content a program renders. */
  readonly shell: string;
}

/** Those of this project. */
export const INLINE_SOURCES: InlineSources = {
  prerenderedPage: 'runtime/inline/prerenderedPage.ts',
  shell: 'runtime/inline/shell.ts',
};

interface InlineOptions {
  readonly root: string;
  readonly sources: InlineSources;
  readonly programs: Readonly<Record<'home' | 'main' | 'switcher' | 'earlyForm', Program>>;
  readonly target: string[];
}

/** The script of each kind of page, with the address of its program in it, as the text that stands in the page. */
export async function inlineScripts({
  root,
  sources,
  programs,
  target,
}: InlineOptions): Promise<BuildInfo['inline']> {
  const compile = async (source: string, { entry }: Program) => {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [source],
      outdir: '/',
      bundle: true,
      write: false,
      format: 'iife',
      minify: true,
      legalComments: 'none',
      define: {
        __PROGRAM__: JSON.stringify(entry),
        __EARLY_FORM__: JSON.stringify(programs.earlyForm.entry),
      },
      target,
      // Strict by its types; a mark of it in every page costs bytes.
      tsconfigRaw: {},
      logLevel: 'warning',
    });
    return outputFiles[0]?.text.trim() ?? '';
  };
  return {
    home: await compile(sources.prerenderedPage, programs.home),
    main: await compile(sources.shell, programs.main),
    switcher: await compile(sources.shell, programs.switcher),
  };
}
