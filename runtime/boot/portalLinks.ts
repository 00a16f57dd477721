import type { OfferedScreen } from '../assemble/assembleScreens.ts';
import { linkTo } from '../assemble/linkTo.ts';
import type { Site } from '../routing/Site.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';

const HOME = 'home';

/**
 * Links to the screens that a tenant offers.
 * @param language the present language: the home page has an address in each
 */
export function portalLinks(
  { base }: Pick<PageData, 'base'>,
  { languages: [defaultLanguage] }: Pick<PublicTenant, 'languages'>,
  screens: readonly OfferedScreen[],
  language: () => string,
): Pick<Site, 'isOffered' | 'href'> {
  const manifests = screens.map((screen) => screen.manifest);
  const isOffered = (screen: ScreenId) => manifests.some(({ id }) => id === screen);
  return {
    isOffered,
    href(screen, params) {
      if (!isOffered(screen)) return `${base}/`;
      const href = linkTo(base, manifests, screen, params);
      return screen === HOME && language() !== defaultLanguage ? `${href}${language()}/` : href;
    },
  };
}
