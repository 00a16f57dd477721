import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Direction } from '../../runtime/tenant/directionOf.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';

/**
 * The programs of the browser: one for each kind of page, the one that takes a prerendered page over, and the one that runs
 * the rules of a prerendered form until then.
 */
export type ProgramName = 'main' | 'home' | 'switcher' | 'application' | 'earlyForm';

/** What a page must name to run a program. Addresses begin with `/static/`. */
export interface Program {
  /** Address of the entry script. */
  readonly entry: string;
  /** Scripts that the entry imports at once, for modulepreload. */
  readonly imports: readonly string[];
  readonly styles: string | null;
}

/** A rule of a stylesheet. */
export interface StylePiece {
  readonly css: string;
  /** For each of its selectors the classes without which it is about nothing; none where the rule is no selector's. */
  readonly needs: readonly (readonly string[])[];
  /** The condition that it stands in, such as `@media print`. */
  readonly within?: string;
}

/** What a page must know about the built runtime. */
export interface BuildInfo {
  /** Version of the product (package.json). */
  readonly version: string;
  /** Hash over all built files, and over all that is said of them here. */
  readonly hash: string;
  readonly programs: Readonly<Record<ProgramName, Program>>;
  /** The script that stands in the page itself and starts its program, by program. */
  readonly inline: Readonly<Record<'main' | 'home' | 'switcher', string>>;
  /** Scripts that a lazy chunk needs beside the program `main`, by the path of its source. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets that a screen needs beside that of its program, in their order, by its id. */
  readonly styles: Readonly<Partial<Record<ScreenId, readonly string[]>>>;
  /** Scripts that a screen needs beside the program `main`, by its id. */
  readonly screens: Readonly<Partial<Record<ScreenId, readonly string[]>>>;
  /** The module that renders home pages, relative to `dist/`. */
  readonly render: string;
  /** The module that renders screens with a form, relative to `dist/`. */
  readonly renderForms: string;
  /**
   * The styles of which home pages hold what they need, by the way that lines run there: a list of pieces as JSON, relative to
   * `dist/`; null when there are none.
   */
  readonly homeStyles: Readonly<Record<Direction, string | null>>;
}

/** What the host runs itself; its dot keeps it out of what web servers give away. */
export const BUILD_FOLDER = '.build';

const FILE = 'build.json';

/** @returns null when nothing has been built in this folder yet */
export async function readBuildInfo(distDir: string): Promise<BuildInfo | null> {
  const text = await readFile(buildInfoPath(distDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as BuildInfo);
}

export function buildInfoPath(distDir: string): string {
  return join(distDir, BUILD_FOLDER, FILE);
}
