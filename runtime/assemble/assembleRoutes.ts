import type { TenantOptions } from '../tenant/pageData.ts';
import type { OfferedScreen } from './assembleScreens.ts';
import type { GuardName, Layout, Manifest } from './manifest.ts';

/** One route: plain data in which guards are still names. */
export interface RouteDescription {
  /** Path below the tenant's base, without a leading slash. */
  readonly path: string;
  readonly screen: Manifest;
  readonly layout: Layout;
  readonly guards: readonly GuardName[];
  readonly isPaused: boolean;
  /** Language that this address fixes (home pages). */
  readonly language?: string;
}

/** Folds the offered screens into routes: one for each path, and one home for each language. */
export function assembleRoutes(
  tenant: Pick<TenantOptions, 'languages'>,
  screens: readonly OfferedScreen[],
): readonly RouteDescription[] {
  return screens.flatMap(({ manifest, state }) => {
    const route = {
      screen: manifest,
      layout: manifest.layout,
      guards: manifest.guards,
      isPaused: state === 'paused',
    };
    const [defaultLanguage, ...otherLanguages] = tenant.languages;
    if (!manifest.hasLanguagePaths) return manifest.paths.map((path) => ({ ...route, path }));
    return [
      { ...route, path: manifest.paths[0], language: defaultLanguage },
      ...otherLanguages.map((language) => ({ ...route, path: language, language })),
    ];
  });
}
