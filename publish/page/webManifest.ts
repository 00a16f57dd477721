import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../runtime/assemble/linkTo.ts';
import { directionOf } from '../../runtime/tenant/directionOf.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { deriveRoles } from '../../runtime/theme/deriveRoles.ts';
import { hexOf } from '../../runtime/theme/oklch.ts';
import type { AppIcon } from './appIcons.ts';
import { themeColour } from './brandMark.ts';
import { BARE_POLICY } from './contentPolicy.ts';
import type { RenderedPage } from './renderDocument.ts';
import type { SiteSources } from './siteSources.ts';
import { createTextOf } from './textOf.ts';

/** Its name below the tenant's base. It stays: browsers look for what has changed where they found it. */
export const MANIFEST = 'manifest.webmanifest';

/**
 * What a browser is told that puts a tenant on a home screen (W3C, Web Application Manifest; LOV-70). Tenants of one
 * origin are apps of their own: each has its base as its id and its scope, and the answer of the sign-in lies in it.
 * @param base path prefix without a trailing slash: `/xx`, or empty on a single-tenant host
 */
export function renderWebManifest(
  sources: SiteSources,
  tenant: PublicTenant,
  base: string,
  icons: readonly AppIcon[],
): RenderedPage {
  const { theme, languages } = tenant;
  const [language] = languages;
  const text = createTextOf(sources.words, language, tenant);
  const manifest = {
    id: `${base}/`,
    start_url: startAddress(sources, tenant, base),
    scope: `${base}/`,
    ...namesOf(tenant),
    description: text('home.lead'),
    lang: language,
    dir: directionOf(language),
    display: 'standalone',
    theme_color: themeColour(theme),
    background_color: hexOf(deriveRoles(theme, 'light').canvas),
    icons,
  };
  return {
    text: `${JSON.stringify(manifest, null, 2)}\n`,
    type: 'application/manifest+json; charset=utf-8',
    policies: [BARE_POLICY],
  };
}

/** Where signing in leads to, which it asks for by itself; without such a screen the tenant's first page. */
function startAddress({ screens }: SiteSources, tenant: PublicTenant, base: string): string {
  const offered = assembleScreens(tenant, screens).map(({ manifest }) => manifest);
  const { startScreen } = tenant.session;
  return offered.some(({ id }) => id === startScreen) ? linkTo(base, offered, startScreen) : `${base}/`;
}

/** The brand, and where it is told apart from its other countries the name of this one. */
function namesOf({ name, theme: { brandName } }: PublicTenant) {
  return {
    name: name.includes(brandName) ? name : `${brandName} ${name}`,
    short_name: brandName,
  };
}
