import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { Manifest } from './manifest.ts';

/** What a screen is prerendered from when nobody has opened it yet. */
export interface PrerenderOptions {
  /** Of the page that the screen will stand in. */
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly manifests: readonly Manifest[];
  readonly screen: ScreenId;
  readonly language: string;
  /** All words of the language, by key. */
  readonly words: Readonly<Record<string, string>>;
}
