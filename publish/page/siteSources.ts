import type { BuiltInWords, WordsFile } from '../../compiler/builtInWords.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Build } from '../build/loadBuild.ts';
import type { PreviewPage } from './contentPolicy.ts';
import { firstAddresses } from './wordsFiles.ts';

export interface SiteOptions {
  readonly build: Build;
  readonly tenants: readonly PublicTenant[];
  /** Words files by language. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  readonly screens: readonly Manifest[];
  readonly now: Date;
  /** Makes every page one of a preview. */
  readonly preview?: PreviewPage | undefined;
}

/** What every page is made from. */
export interface SiteSources extends SiteOptions {
  readonly words: BuiltInWords;
  /** Of the first part of the words, by language. */
  readonly addresses: ReadonlyMap<string, string>;
}

export function readSources(options: SiteOptions): SiteSources {
  const { languages } = options;
  return {
    ...options,
    words: new Map([...languages].map(([language, file]) => [language, file.words])),
    addresses: firstAddresses(languages),
  };
}

/** The program of a kind of page, and its script in the page. */
export function startOf({ build: { info } }: SiteSources, name: keyof Build['info']['inline']) {
  return { program: info.programs[name], boot: info.inline[name] };
}

/** The path of a screen as browsers have it. */
export function addressOf(base: string, [path]: Manifest['paths']): string {
  return `${base}/${path.replace(/\/\*$/, '')}`;
}
