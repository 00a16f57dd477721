import type { IncomingHttpHeaders } from 'node:http';
import { compileForm, formAddresses } from '../../compiler/compileForms.ts';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import type { Build } from '../../publish/build/loadBuild.ts';
import { createSite, SHELL, type Site } from '../../publish/page/createSite.ts';
import { hashOf } from '../../publish/page/hashOf.ts';
import { homePageName } from '../../publish/page/renderHomePage.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { detectTenant, type TenantMatch } from '../../runtime/tenant/detectTenant.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { type Answer, textAnswer } from './answer.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type PublishedTenants, type ReadyPage, type ReadyTenant, toReadyPage } from './publishedTenants.ts';
import { readStaticFile, type StaticFile, toStaticFile } from './readStaticFiles.ts';
import type { TenantState } from './tenantStore.ts';

/** Everything that is published, as one version of the tenants makes it. */
export interface SiteServer {
  /** The tenant that an address belongs to, by the host's own lists only (threats T2, T3). */
  match(host: string, path: string): { readonly match: TenantMatch; readonly tenant: CompiledTenant } | null;
  file(path: string): Promise<Answer>;
  page(found: ReturnType<SiteServer['match']>, path: string): Promise<Answer>;
  /** Makes every tenant's pages ready, one after the other, until the signal says that there is a newer version. */
  warm(signal: AbortSignal): Promise<void>;
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
}

/** Where the compiled forms are, and the first looks of screens. */
const FORMS = '/static/forms/';
const PRERENDERED = '/static/prerendered/';

/** Hashed names never change their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Endings that only files have; an address below a tenant that has one is a missing file, not a screen (threat P10). */
const FILE_ENDING =
  /\.(?:m?js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest|html?|php)$/i;

export function createSiteServer({
  build,
  state,
  files,
  distDir,
  published,
  screens,
  now,
}: SiteServerOptions): SiteServer {
  const { languages } = state;
  const publicTenants = [...state.tenants.values()].map(({ publicTenant }) => publicTenant);
  const site: Site = createSite({ build, tenants: publicTenants, languages, screens, now });
  const owners = new Set<string>();
  /** @param owner what this is the newest version of */
  const keep = (owner: string, version: string, addresses: readonly string[]) => {
    owners.add(owner);
    files.keep(owner, version, addresses);
  };
  for (const [language, addresses] of site.wordsAddresses)
    keep(`words ${language}`, addresses.join(), addresses);
  const contents = new Map<string, string | Uint8Array>(site.wordsFiles);
  for (const { publicTenant, pictures } of state.tenants.values()) {
    for (const { name, address, content } of pictures) {
      keep(`picture ${publicTenant.code} ${name}`, address, [address]);
      contents.set(address, content);
    }
    for (const base of ['', `/${publicTenant.code}`]) owners.add(`tenant ${publicTenant.code} ${base}`);
  }
  for (const [address, content] of contents) {
    if (!files.find(address)) files.put(address, toStaticFile(address, content));
  }
  files.sweep(owners);
  const sites = publicTenants.map(({ code, hosts }) => ({
    code,
    singleTenantHosts: hosts.singleTenant,
    domainExtension: hosts.domainExtension,
  }));
  const listedHosts = new Set(sites.flatMap(({ singleTenantHosts }) => singleTenantHosts));
  const extensions = new Set(sites.flatMap(({ code, domainExtension }) => (domainExtension ? [code] : [])));
  let portal: Promise<ReadyPage> | null = null;
  const readyTenants = new Map<string, ReadyTenant>();

  /** Looked up once for each version of the site: a page is served some thousand times a second. */
  function readyOf(tenant: PublicTenant, base: string): ReadyTenant {
    const key = `${tenant.code} ${base}`;
    const known = readyTenants.get(key);
    if (known) return known;
    const ready = published.get(site, { tenant, base, languages, now });
    const forms = Object.values(formAddresses(tenant));
    keep(`tenant ${tenant.code} ${base}`, ready.version, [...forms, ...ready.prerenders.keys()]);
    readyTenants.set(key, ready);
    return ready;
  }

  function portalPage(): Promise<ReadyPage> {
    if (portal) return portal;
    const page = site.portalPage();
    portal = toReadyPage(page, hashOf(page.html + page.policies.join()));
    return portal;
  }

  /** Made when somebody asks for it, and kept with its version: a page that names it may be open for long. */
  function makeFile(path: string): Promise<StaticFile> | null {
    const text = path.startsWith(FORMS) ? compileForm(path) : prerenderedFile(path);
    if (text === null) return null;
    const file = toStaticFile(path, text);
    files.put(path, file);
    return file;
  }

  function prerenderedFile(path: string): string | null {
    if (!path.startsWith(PRERENDERED)) return null;
    for (const { prerenders } of readyTenants.values()) {
      const render = prerenders.get(path);
      if (render) return render();
    }
    return null;
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
      const file = await (files.find(path) ?? makeFile(path) ?? readStaticFile(distDir, path));
      if (!file) return textAnswer(404, '/static/*', 'Not found');
      const headers = { 'content-type': file.type, 'cache-control': FOREVER };
      return { status: 200, route: '/static/*', tenant: null, headers, body: file.content };
    },
    async page(found, path) {
      if (FILE_ENDING.test(path)) return textAnswer(404, '/*', 'Not found');
      if (!found) {
        const page = await portalPage();
        return { status: path === '/' ? 200 : 404, route: path === '/' ? '/' : '/*', tenant: null, ...page };
      }
      const { match, tenant } = found;
      const { publicTenant } = tenant;
      const below = path.slice(match.base.length);
      const [main, ...others] = publicTenant.languages;
      const language = below === '/' ? main : others.find((each) => below === `/${each}/`);
      const name = language === undefined ? SHELL : homePageName(language, publicTenant);
      const page = await readyOf(publicTenant, match.base).page(name);
      return { status: 200, route: `${match.base ? '/:tenant' : ''}/*`, tenant: match.code, ...page };
    },
    async warm(signal) {
      for (const tenant of publicTenants) {
        const ready = readyOf(tenant, `/${tenant.code}`);
        for (const name of ready.pageNames) {
          if (signal.aborted) return;
          await ready.page(name);
        }
        for (const address of [...Object.values(formAddresses(tenant)), ...ready.prerenders.keys()]) {
          if (signal.aborted) return;
          if (!files.find(address)) await makeFile(address);
        }
      }
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
