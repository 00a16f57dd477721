import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnPage, PageData, PublicTenant } from '../../runtime/tenant/pageData.ts';
import { type BuildInfo, readBuildInfo } from './buildInfo.ts';

/** A built runtime, ready to draw and name pages with. */
export interface Build {
  readonly info: BuildInfo;
  /** The styles of home pages, which stand in the pages themselves. */
  readonly homeStyles: string;
  /** Draws a home page; pure (runtime/render.tsx). */
  readonly drawHome: (
    page: PageData,
    tenant: PublicTenant,
    drawn: DrawnPage,
  ) => {
    readonly html: string;
    readonly words: Readonly<Record<string, string>>;
    readonly screens: Readonly<Record<string, string>>;
  };
}

/** @throws Error when nothing is built in this folder, or only a part of it is there */
export async function loadBuild(distDir: string): Promise<Build> {
  const info = await readBuildInfo(distDir);
  if (!info) throw new Error(`Nothing is built in ${distDir}. Run \`npm run build\` first.`);
  const { drawHome } = (await import(pathToFileURL(join(distDir, info.render)).href)) as Pick<
    Build,
    'drawHome'
  >;
  const { styles } = info.programs.home;
  return { info, drawHome, homeStyles: styles ? await readFile(join(distDir, styles), 'utf8') : '' };
}
