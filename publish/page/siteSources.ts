import type { BuiltInWords, WordsFile } from '../../compiler/builtInWords.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Build } from '../build/loadBuild.ts';
import type { PreviewPage } from './contentPolicy.ts';
import { firstAddresses } from './wordsFiles.ts';

/** Every tenant, for whatever shows all: a host that keeps thousands of them packed has them read one after the other. */
export type TenantList = { readonly length: number; map<Made>(make: (tenant: PublicTenant) => Made): Made[] };

export interface SiteOptions {
  readonly build: Build;
  readonly tenants: TenantList;
  /** Words files by language. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  readonly screens: readonly Manifest[];
  readonly now: Date;
  /** Makes every page one of a preview. */
  readonly preview?: PreviewPage | undefined;
}

/** What every page is made from. It holds no tenant: what renders a page later may stay for days. */
export interface SiteSources extends Omit<SiteOptions, 'tenants'> {
  readonly words: BuiltInWords;
  /** Of the first part of the words, by language. */
  readonly addresses: ReadonlyMap<string, string>;
}

export function readSources({ tenants: _, ...options }: SiteOptions): SiteSources {
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
