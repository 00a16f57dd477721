import type { Build } from '../../publish/build/loadBuild.ts';
import type { PreviewPage } from '../../publish/page/contentPolicy.ts';
import { createSite, SHELL } from '../../publish/page/createSite.ts';
import { hashOf } from '../../publish/page/hashOf.ts';
import { homePageName } from '../../publish/page/renderHomePage.ts';
import type { TenantList } from '../../publish/page/siteSources.ts';
import { MANIFEST } from '../../publish/page/webManifest.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { type Answer, textAnswer } from './answer.ts';
import type { Background } from './background.ts';
import type { KeptFiles } from './keptFiles.ts';
import { createTenantMatcher, type FoundTenant } from './matchTenant.ts';
import {
  MOST_IN_MEMORY,
  type PublishedTenants,
  type ReadyPage,
  type ReadyTenant,
  toReadyPage,
} from './publishedTenants.ts';
import { type BriefTenant, briefOf, type ServedTenant } from './servedTenant.ts';
import { createSiteFiles, ownerOf } from './siteFiles.ts';
import type { TenantState } from './tenantState.ts';

/** Everything that is published, as one version of the tenants makes it. */
export interface SiteServer {
  /** The tenant that an address belongs to, by the host's own lists only (threats T2, T3). */
  match(host: string, path: string): FoundTenant | null;
  file(path: string): Promise<Answer>;
  page(found: FoundTenant | null, path: string): Promise<Answer>;
  /** Of the pages of a tenant that somebody has asked for; null before that. */
  versionOf(code: string): string | null;
  /** Makes the pages of tenants ready, one after the other, as many as stay in memory, until the signal says that there is a newer version. */
  warm(background: Background, signal: AbortSignal): Promise<void>;
}

export interface SiteServerOptions {
  readonly build: Build;
  readonly state: TenantState;
  readonly files: KeptFiles;
  /** Where `npm run build` writes: what it has written since the host started is read from there. */
  readonly distDir: string;
  readonly published: PublishedTenants;
  readonly screens: readonly Manifest[];
  readonly now: Date;
  /** What `indexHosts` makes of these tenants, where it is known. */
  readonly byHost?: ReadonlyMap<string, string>;
  /** Makes every page one of the console's preview, and compresses nothing: each is asked for once, on this machine. */
  readonly preview?: PreviewPage | undefined;
}

/** Hashed names never change their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Endings that only files have; an address below a tenant that has one is a missing file, not a screen (threat P10). */
const FILE_ENDING =
  /\.(?:m?js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest|html?|php)$/i;

export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { state, published, now } = options;
  const { languages } = state;
  const tenants = listTenants(state);
  const site = createSite({ ...options, tenants, languages });
  /** One for each version of the words that tenants have. */
  const sites = new Map([[languages, site]]);
  for (const words of state.ownLanguages?.values() ?? []) {
    if (!sites.has(words)) sites.set(words, createSite({ ...options, tenants, languages: words }));
  }
  const languagesOf = (code: string) => state.ownLanguages?.get(code) ?? languages;
  const siteOf = (code: string) => sites.get(languagesOf(code)) ?? site;
  const readyTenants = new Map<string, ReadyTenant>();
  const files = createSiteFiles({ ...options, sites: [...sites.values()], isCompressed: !options.preview });
  let portal: Promise<ReadyPage> | null = null;

  /** Looked up once for each version of the site: a page is served some thousand times a second. */
  function readyOf(served: ServedTenant, base: string): ReadyTenant {
    const { code } = served.tenant;
    const key = ownerOf(code, base);
    const known = readyTenants.get(key);
    if (known) return known;
    const sources = { served, base, languages: languagesOf(code), now, isCompressed: !options.preview };
    const ready = published.get(siteOf(code), sources);
    files.keep(key, ready.version, [...ready.addresses, ...ready.icons.keys()]);
    files.offer(ready.prerenders);
    files.offer(ready.icons, true);
    // Made at once, so that it stays with its version: a page that is open asks for it when the next one may be live.
    void files.warm(ready.homeData).catch(() => undefined);
    readyTenants.set(key, ready);
    return ready;
  }

  function portalPage(): Promise<ReadyPage> {
    if (portal) return portal;
    const page = site.portalPage();
    portal = toReadyPage(page, hashOf(page.text + page.policies.join()), { isCompressed: !options.preview });
    return portal;
  }

  return {
    match: createTenantMatcher(state, options.byHost),
    async file(path) {
      const file = await files.get(path);
      if (!file) return textAnswer(404, '/static/*', 'Not found');
      const headers = { 'content-type': file.type, 'cache-control': FOREVER };
      return { status: 200, route: '/static/*', tenant: null, headers, body: file.content };
    },
    async page(found, path) {
      if (FILE_ENDING.test(path) && !isManifest(found, path)) return textAnswer(404, '/*', 'Not found');
      if (!found || isHidden(found, path.slice(found.match.base.length))) {
        const page = await portalPage();
        return { status: path === '/' ? 200 : 404, route: path === '/' ? '/' : '/*', tenant: null, ...page };
      }
      const { match, tenant } = found;
      const name = pageNameOf(briefOf(tenant), path.slice(match.base.length));
      const page = await readyOf(tenant, match.base).page(name);
      return { status: 200, route: `${match.base ? '/:tenant' : ''}/*`, tenant: match.code, ...page };
    },
    versionOf: (code) =>
      (readyTenants.get(ownerOf(code, `/${code}`)) ?? readyTenants.get(ownerOf(code, '')))?.version ?? null,
    async warm(background, signal) {
      for (const [code, served] of [...state.tenants].slice(0, MOST_IN_MEMORY)) {
        const ready = readyOf(served, `/${code}`);
        if (ready.isWarm) continue;
        const pages = ready.pageNames.map((name) => () => ready.page(name));
        const addresses = ready.addresses.map((address) => () => files.warm(address));
        for (const make of [...pages, ...addresses]) {
          if (signal.aborted) return;
          const start = performance.now();
          await make();
          await background.rest(performance.now() - start, signal);
        }
        ready.isWarm = true;
      }
    },
  };
}

/** Each is read when a page shows all, and kept nowhere. */
function listTenants({ tenants }: TenantState): TenantList {
  return {
    length: tenants.size,
    map: (make) => [...tenants.values()].map((served) => make(served.unpack?.() ?? served.publicTenant)),
  };
}

function isManifest(found: FoundTenant | null, path: string): boolean {
  return found !== null && path === `${found.match.base}/${MANIFEST}`;
}

/** Whether an address is that of a draft language, where drafts are not asked for. @param path below the tenant's base */
function isHidden({ tenant }: FoundTenant, path: string): boolean {
  const hidden = briefOf(tenant).draftLanguages ? [] : tenant.tenant.draftLanguages;
  return hidden.some((language) => path === `/${language}` || path === `/${language}/`);
}

/** @param path below the tenant's base */
function pageNameOf(tenant: BriefTenant, path: string): string {
  if (path === `/${MANIFEST}`) return MANIFEST;
  const [main, ...others] = tenant.languages;
  const language = path === '/' ? main : others.find((each) => path === `/${each}/`);
  return language === undefined ? SHELL : homePageName(language, tenant);
}
