/**
 * What nginx needs to serve `dist/` as the host does (deploy/nginx.conf.example): for each page its version, ETag
 * and policies, for each tenant its gateway. Pages are served from the folder of their version, so that content,
 * ETag and policies change together, at nginx's reload. Never a credential: only the names of their keys.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../compiler/environment.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { writeAsset, writeFileWhole } from '../build/writeAssets.ts';
import { baseHeaders } from '../page/baseHeaders.ts';
import { BARE_POLICY, GATEWAY_POLICY } from '../page/contentPolicy.ts';
import { type PublishedTenant, SHELL } from '../page/createSite.ts';
import { hashOf } from '../page/hashOf.ts';
import type { RenderedPage } from '../page/renderDocument.ts';
import { homePageName } from '../page/renderHomePage.ts';
import { MANIFEST } from '../page/webManifest.ts';
import { gatewayLocation, gatewayMaps, type NginxGateway, quote } from './nginxGateway.ts';

/** Its dot keeps it from being served. */
export const NGINX_FOLDER = '.nginx';

export interface NginxTenant extends NginxGateway, Pick<PublicTenant, 'languages'> {
  /** Languages that are drafts, and that nobody is to find. */
  readonly hidden: readonly string[];
  readonly published: PublishedTenant;
  /** As its file says of its hosts. */
  readonly coversSubDomains: boolean;
}

export interface NginxSite {
  readonly environment: Environment;
  readonly tenants: readonly NginxTenant[];
  /** The switcher, which is not-found as well. */
  readonly portal: RenderedPage;
}

/** Versions of the switcher that stay, for an nginx that has not been told of the newest. */
const KEPT_PAGES = 10;

/** Writes the includes below `dist/.nginx/`, after the versions that they name. */
export async function writeNginxIncludes(distDir: string, site: NginxSite): Promise<void> {
  const { environment, tenants, portal } = site;
  const folder = join(distDir, NGINX_FOLDER);
  const version = hashOf(portal.text + portal.policies.join());
  await writeAsset(join(folder, 'pages', `${version}.html`), Buffer.from(portal.text));
  for (const tenant of tenants) {
    await writeFileWhole(join(folder, 'tenants', `${tenant.code}.conf`), tenantLocations(tenant));
  }
  await writeFileWhole(join(folder, 'gateway.conf'), lines(gatewayLocation(tenants, environment)));
  await writeFileWhole(join(folder, 'server.conf'), serverPart(site, version));
  await writeFileWhole(join(folder, 'http.conf'), lines(gatewayMaps(tenants, environment)));
  await removeOldIncludes(folder, new Set(tenants.map(({ code }) => `${code}.conf`)));
  await removeOldPages(join(folder, 'pages'));
}

/** Variables that each location sets, and the headers that are made of them: nginx inherits all headers or none. */
function serverPart({ environment, portal, tenants }: NginxSite, version: string): string {
  const { 'content-security-policy': _, ...headers } = baseHeaders(environment, {
    // nginx serves the host that tenants share.
    coversSubDomains: tenants.every((tenant) => tenant.coversSubDomains),
  });
  const file = `/${NGINX_FOLDER}/pages/${version}.html`;
  return lines(
    `set $portal_policy ${quote(BARE_POLICY)};`,
    'set $portal_script_policy "";',
    'set $portal_etag "";',
    'set $portal_cache "no-store";',
    'set $portal_allow "";',
    'set $portal_retry_after "";',
    `set $portal_gateway_policy ${quote(GATEWAY_POLICY)};`,
    'add_header content-security-policy $portal_policy always;',
    'add_header content-security-policy $portal_script_policy always;',
    'add_header etag $portal_etag always;',
    // Seconds are too coarse: two versions of one second would be one.
    'add_header last-modified "" always;',
    'add_header cache-control $portal_cache always;',
    'add_header allow $portal_allow always;',
    'add_header retry-after $portal_retry_after always;',
    'add_header x-request-id $request_id always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    pageLocation('= /', version, file, portal),
    `location = /404.html {\n  internal;\n${policyLines(portal)}\n  try_files ${file} =500;\n}`,
  );
}

function tenantLocations({ code, languages, hidden, published }: NginxTenant): string {
  const { version, pages } = published;
  const location = (match: string, name: string) => {
    const page = pages.get(name);
    if (!page) throw new Error(`The tenant ${code} has no page "${name}".`);
    return pageLocation(match, version, `/${code}/${version}/${name}`, page);
  };
  const [main, ...others] = languages;
  return lines(
    `location = /${code} { set $portal_cache "no-cache"; return 308 /${code}/$is_args$args; }`,
    location(`= /${code}/`, homePageName(main, { languages })),
    ...others.map((language) => location(`= /${code}/${language}/`, homePageName(language, { languages }))),
    ...hidden.flatMap((language) =>
      ['', '/'].map((end) => `location = /${code}/${language}${end} { return 404; }`),
    ),
    location(`= /${code}/${MANIFEST}`, MANIFEST),
    location(`/${code}/`, SHELL),
  );
}

function pageLocation(match: string, version: string, file: string, page: RenderedPage): string {
  return [
    `location ${match} {`,
    policyLines(page),
    '  set $portal_cache "no-cache";',
    `  set $portal_etag "W/\\"${version}\\"";`,
    // nginx compares ETags before it has ours.
    `  if ($http_if_none_match ~ "\\"${version}\\"") { return 304; }`,
    `  try_files ${file} =404;`,
    '}',
  ].join('\n');
}

function policyLines({ policies: [policy, scripts = ''] }: RenderedPage): string {
  return `  set $portal_policy ${quote(policy)};\n  set $portal_script_policy ${quote(scripts)};`;
}

function lines(...parts: readonly string[]): string {
  return `# Written when tenants are published. Do not edit.\n${parts.join('\n')}\n`;
}

/** Of tenants that are no more. */
async function removeOldIncludes(folder: string, current: ReadonlySet<string>): Promise<void> {
  const names = await readdir(join(folder, 'tenants')).catch(() => []);
  const old = names.filter((name) => !current.has(name));
  await Promise.all(old.map((name) => rm(join(folder, 'tenants', name))));
}

async function removeOldPages(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT_PAGES);
  const endings = ['', '.br', '.gz'];
  await Promise.all(
    old.flatMap(({ name }) => endings.map((ending) => rm(join(folder, name + ending), { force: true }))),
  );
}
