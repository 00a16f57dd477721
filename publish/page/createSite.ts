import { once } from '../../compiler/once.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { laterAddress } from '../../runtime/tenant/wordsParts.ts';
import { type AppIcons, appIcons } from './appIcons.ts';
import { hashOf } from './hashOf.ts';
import { sharedData } from './homeData.ts';
import { pageData, preloadsOf, VERSION_PLACE } from './pageData.ts';
import { type PrerenderedScreens, prerenderScreens } from './prerenderScreens.ts';
import { prerenderTimes } from './prerenderTimes.ts';
import { type RenderedPage, renderDocument } from './renderDocument.ts';
import { hasHomePage, homePageName, renderHomePage } from './renderHomePage.ts';
import { readSources, type SiteOptions, type SiteSources, startOf, type TenantList } from './siteSources.ts';
import { summariseTenant } from './tenantSummary.ts';
import { FALLBACK_LANGUAGE } from './textOf.ts';
import { MANIFEST, renderWebManifest } from './webManifest.ts';
import { wordsFiles } from './wordsFiles.ts';

/**
 * A tenant as it is published: immutable, and named by the hash of its content (decision 009); that of a preview by the hash of
 * what its content is made from.
 */
export interface PublishedTenant extends Pick<PrerenderedScreens, 'prerenders'> {
  readonly version: string;
  /** Where its home pages find what they do not hold, which is among the prerenders: open pages ask for it late (decision 044). */
  readonly homeData: string;
  /**
   * By name: `index.html` and `<language>/index.html` are home, `shell.html` is every other address, and
   * `manifest.webmanifest` is what a home screen is told.
   */
  readonly pages: ReadonlyMap<string, RenderedPage>;
  /** What makes its icons, by their addresses. Takes some 50 ms at first. */
  readonly icons: AppIcons['renders'];
}

/** Every page and words file that a set of tenants makes: pure, so the host serves and the build writes the same. */
export interface Site {
  /** @param base path prefix without a trailing slash: `/xx`, or empty on a single-tenant host */
  readonly publish: (tenant: PublicTenant, base: string) => PublishedTenant;
  /** The switcher, which is not-found as well: pages that belong to no tenant. */
  portalPage(): RenderedPage;
  /** Addresses of both parts of the words, by language. */
  readonly wordsAddresses: ReadonlyMap<string, readonly string[]>;
  /** Words as JSON, by address. */
  readonly wordsFiles: ReadonlyMap<string, string>;
}

/** The page of every address but the home pages: it holds no content of any. */
export const SHELL = 'shell.html';

export function createSite(options: SiteOptions): Site {
  const sources = readSources(options);
  const { tenants } = options;
  const { languages, addresses } = sources;
  return {
    publish: publisherOf(sources),
    portalPage: () => renderPortalPage(sources, tenants),
    wordsAddresses: new Map(
      [...addresses].map(([language, first]) => [language, [first, laterAddress(first)]]),
    ),
    wordsFiles: wordsFiles(languages, addresses),
  };
}

/** Holds its sources alone, and no list of tenants: a host keeps it for as long as what it has published. */
function publisherOf(sources: SiteSources): Site['publish'] {
  return (tenant, base) => publishTenant(sources, tenant, base);
}

function publishTenant(sources: SiteSources, tenant: PublicTenant, base: string): PublishedTenant {
  const plain = pageData(sources, tenant, base, tenant.languages[0]);
  const shared = sharedData(plain);
  const { prerenders, firstLooks } = prerenderScreens(sources, {
    page: plain,
    content: shared.address,
    tenant,
  });
  const shell = renderDocument({
    page: { ...plain, preloads: preloadsOf(sources, tenant, base), firstLooks },
    ...startOf(sources, 'main'),
    inlineStyles: null,
    content: null,
    words: sources.words,
    languages: sources.languages,
    preview: sources.preview,
  });
  // Where no screen is published as a page, the tenant's root is an address like any other.
  const renderHome = hasHomePage(sources, tenant)
    ? (language: string) => renderHomePage(sources, tenant, { base, language, data: shared.address })
    : () => shell;
  const homes = tenant.languages.map(
    (language) => [homePageName(language, tenant), once(() => renderHome(language))] as const,
  );
  const { icons, renders } = appIcons(tenant.theme);
  const manifest = renderWebManifest(sources, tenant, base, icons);
  const others = [[SHELL, shell] as const, [MANIFEST, manifest] as const];
  // Of a text that somebody types, the page that is looked at is the only one that is ever asked for.
  const content = sources.preview
    ? [
        [hashOf(shell.text), shell.policies],
        [...sources.addresses.values()],
        prerenderTimes(tenant, sources.now).prerenderedAt,
      ]
    : [...homes.map(([name, render]) => [name, render()] as const), ...others].map(
        ([name, { text, policies }]) => [name, text, policies],
      );
  const version = hashOf(JSON.stringify(content));
  const finish = (page: RenderedPage) => ({ ...page, text: page.text.replace(VERSION_PLACE, version) });
  const offer = (render: () => RenderedPage) =>
    sources.preview ? whenAsked(() => finish(render())) : finish(render());
  return {
    version,
    homeData: shared.address,
    prerenders: new Map([...prerenders, [shared.address, () => shared.json]]),
    pages: new Map([
      ...homes.map(([name, render]) => [name, offer(render)] as const),
      ...others.map(([name, page]) => [name, finish(page)] as const),
    ]),
    icons: renders,
  };
}

/** A page that is rendered when somebody looks at it. */
function whenAsked(render: () => RenderedPage): RenderedPage {
  const page = once(render);
  return {
    get text() {
      return page().text;
    },
    get policies() {
      return page().policies;
    },
  };
}

function renderPortalPage(sources: SiteSources, tenants: TenantList): RenderedPage {
  const { words, languages } = sources;
  return renderDocument({
    page: {
      ...pageData(sources, null, '', FALLBACK_LANGUAGE),
      tenants: tenants.map((tenant) => summariseTenant(tenant, words)),
    },
    ...startOf(sources, 'switcher'),
    inlineStyles: null,
    content: null,
    words,
    languages,
    all: tenants,
    preview: sources.preview,
  });
}
