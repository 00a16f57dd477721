import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormModule } from '../../compiler/compileForms.ts';
import type { PrerenderOptions } from '../../runtime/assemble/prerenderOptions.ts';
import type { Direction } from '../../runtime/tenant/directionOf.ts';
import type { PageData, PrerenderSources, PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { FormName } from '../../schemas/forms.gen.ts';
import { type BuildInfo, readBuildInfo, type StylePiece } from './buildInfo.ts';

/** A built runtime, ready to render and name pages with. */
export interface Build {
  readonly info: BuildInfo;
  /** The styles of home pages: each page holds those of what it shows. */
  readonly homeStyles: Readonly<Record<Direction, readonly StylePiece[]>>;
  /** Renders a home page; pure (runtime/render.tsx). */
  readonly prerenderHome: (
    page: PageData,
    tenant: PublicTenant,
    sources: PrerenderSources,
  ) => { readonly html: string; readonly waiting: string };
  /** Ids of the screens that `prerenderForm` renders. */
  readonly prerenderedScreens: readonly string[];
  /** Renders what a visitor sees at first of a screen with a form (runtime/renderForms.ts). */
  readonly prerenderForm: (options: FormPrerenderOptions) => string;
}

export interface FormPrerenderOptions extends PrerenderOptions {
  readonly formOf: (name: FormName) => FormModule;
}

/** @throws Error when nothing is built in this folder, or only a part of it is there */
export async function loadBuild(distDir: string): Promise<Build> {
  const info = await readBuildInfo(distDir);
  if (!info) throw new Error(`Nothing is built in ${distDir}. Run \`npm run build\` first.`);
  const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(distDir, path)).href);
  const { prerenderHome } = (await load(info.render)) as Pick<Build, 'prerenderHome'>;
  const { prerenderForm, prerenderedScreens } = (await load(info.renderForms)) as Pick<
    Build,
    'prerenderForm' | 'prerenderedScreens'
  >;
  const stylesOf = async (direction: Direction) => {
    const styles = info.homeStyles[direction];
    return styles === null ? [] : (JSON.parse(await readFile(join(distDir, styles), 'utf8')) as StylePiece[]);
  };
  const homeStyles = { ltr: await stylesOf('ltr'), rtl: await stylesOf('rtl') };
  return { info, prerenderHome, prerenderForm, prerenderedScreens, homeStyles };
}
