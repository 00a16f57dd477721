import type { IncomingHttpHeaders } from 'node:http';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { detectTenant, type TenantMatch } from '../../runtime/tenant/detectTenant.ts';
import type { BuildInfo } from '../build/buildInfo.ts';
import { compress } from '../build/compress.ts';
import { createSite, hashOf, type Site } from '../page/createSite.ts';
import type { RenderedPage } from '../page/renderShell.ts';
import { type Answer, textAnswer } from './answer.ts';
import { type StaticFile, toStaticFile } from './readStaticFiles.ts';
import type { TenantState } from './tenantStore.ts';

/** Everything that is published, as one version of the tenants makes it. */
export interface SiteServer {
  /** The tenant that an address belongs to, by the host's own lists only (threats T2, T3). */
  match(host: string, path: string): { readonly match: TenantMatch; readonly tenant: CompiledTenant } | null;
  file(path: string): Promise<Answer>;
  page(found: ReturnType<SiteServer['match']>, path: string): Promise<Answer>;
}

/** Hashed names never change their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Endings that only files have; an address below a tenant that has one is a missing file, not a screen (threat P10). */
const FILE_ENDING =
  /\.(?:m?js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest|html?|php)$/i;

type ReadyPage = Pick<Answer, 'headers' | 'body'>;

export function createSiteServer(
  build: BuildInfo,
  state: TenantState,
  statics: Map<string, Promise<StaticFile> | StaticFile>,
): SiteServer {
  const publicTenants = [...state.tenants.values()].map(({ publicTenant }) => publicTenant);
  const site: Site = createSite({ build, tenants: publicTenants, languages: state.languages });
  // Older words stay: pages that are open still ask for them.
  for (const [address, json] of site.wordsFiles) {
    if (!statics.has(address)) statics.set(address, toStaticFile(address, json));
  }
  const sites = publicTenants.map(({ code, hosts }) => ({
    code,
    singleTenantHosts: hosts.singleTenant,
    domainExtension: hosts.domainExtension,
  }));
  const listedHosts = new Set(sites.flatMap(({ singleTenantHosts }) => singleTenantHosts));
  const extensions = new Set(sites.flatMap(({ code, domainExtension }) => (domainExtension ? [code] : [])));
  const ready = new Map<string, Promise<ReadyPage>>();

  /** Pages are made when they are first asked for, once (stack, B6). */
  function once(key: string, render: () => RenderedPage): Promise<ReadyPage> {
    const page = ready.get(key) ?? toReadyPage(render());
    ready.set(key, page);
    return page;
  }

  return {
    match(host, path) {
      const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
      const isListed = listedHosts.has(name) || extensions.has(name.split('.').at(-1) ?? '');
      const match = detectTenant({ host: isListed ? name : '', path, sites });
      const tenant = match && state.tenants.get(match.code);
      return match && tenant ? { match, tenant } : null;
    },
    async file(path) {
      const file = await statics.get(path);
      if (!file) return textAnswer(404, '/static/*', 'Not found');
      const headers = { 'content-type': file.type, 'cache-control': FOREVER };
      return { status: 200, route: '/static/*', tenant: null, headers, body: file.content };
    },
    async page(found, path) {
      if (FILE_ENDING.test(path)) return textAnswer(404, '/*', 'Not found');
      if (!found) {
        const page = await once('', () => site.portalPage());
        return { status: path === '/' ? 200 : 404, route: path === '/' ? '/' : '/*', tenant: null, ...page };
      }
      const { match, tenant } = found;
      const { publicTenant } = tenant;
      const below = path.slice(match.base.length);
      const language = publicTenant.languages.find((each) => below === `/${each}` || below === `/${each}/`);
      const shown = language ?? publicTenant.languages[0];
      const page = await once(`${match.code} ${match.base} ${shown}`, () =>
        site.tenantPage(publicTenant, match.base, shown),
      );
      return { status: 200, route: `${match.base ? '/:tenant' : ''}/*`, tenant: match.code, ...page };
    },
  };
}

async function toReadyPage({ html, policies }: RenderedPage): Promise<ReadyPage> {
  const content = await compress('page.html', Buffer.from(html));
  return {
    body: content,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policies,
      // Weak: the same for each encoding of one content (RFC 9110, section 8.8.1).
      etag: `W/"${hashOf(html + policies.join())}"`,
    },
  };
}

/** Whether the client has this version already (RFC 9110, section 13.1.2). */
export function isUnchanged(headers: IncomingHttpHeaders, etag: unknown): boolean {
  const known = headers['if-none-match'];
  if (typeof etag !== 'string' || known === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
