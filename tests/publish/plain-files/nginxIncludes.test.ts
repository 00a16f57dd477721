/** What is written for nginx beside the pages: the whole text of each include, and what of earlier ones goes. */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../publish/page/hashOf.ts';
import type { RenderedPage } from '../../../publish/page/renderDocument.ts';
import { gatewayLocation, gatewayMaps } from '../../../publish/plain-files/nginxGateway.ts';
import {
  NGINX_FOLDER,
  type NginxSite,
  type NginxTenant,
  writeNginxIncludes,
} from '../../../publish/plain-files/nginxIncludes.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
});
afterEach(() => rm(dist, { recursive: true }));

const HEAD = '# Written when tenants are published. Do not edit.\n';
const aPage = (name: string, scripts?: string): RenderedPage => ({
  text: `<p>${name}</p>`,
  policies: scripts === undefined ? [`policy of ${name}`] : [`policy of ${name}`, scripts],
});
const portal = aPage('portal', "script-src 'self'");
const VERSION = hashOf("<p>portal</p>policy of portal,script-src 'self'");

function aTenant(changes: Partial<NginxTenant> = {}): NginxTenant {
  const names = ['index.html', 'en/index.html', 'shell.html', 'manifest.webmanifest'];
  return {
    code: 'bg',
    languages: ['bg', 'en'],
    hidden: [],
    coversSubDomains: true,
    closed: new Map(),
    connection: {
      rootUrl: 'https://gateway.example/bg',
      clientId: 'BG_ID',
      clientSecret: 'BG_SECRET',
      clientIdHeader: 'client_id',
      clientSecretHeader: 'client_secret',
    },
    published: {
      version: '0123456789abcdef',
      homeData: '',
      prerenders: new Map(),
      icons: new Map(),
      pages: new Map(names.map((name) => [name, aPage(name, name === 'shell.html' ? 'scripts' : undefined)])),
    },
    ...changes,
  };
}

const write = (changes: Partial<NginxSite> = {}) =>
  writeNginxIncludes(dist, { environment: 'prod', tenants: [aTenant()], portal, ...changes });
const read = (name: string) => readFile(join(dist, '.nginx', name), 'utf8');
const namesIn = async (folder: string) => (await readdir(join(dist, '.nginx', folder))).sort();

describe('the includes of nginx', () => {
  it('stand in a hidden folder, each with the line that nobody edits it', async () => {
    await write({ tenants: [aTenant(), aTenant({ code: 'pl' })] });
    expect(NGINX_FOLDER).toBe('.nginx');
    expect(await namesIn('')).toEqual(['gateway.conf', 'http.conf', 'pages', 'server.conf', 'tenants']);
    expect(await namesIn('tenants')).toEqual(['bg.conf', 'pl.conf']);
    expect(await namesIn('pages')).toEqual([`${VERSION}.html`]);
    expect(await read(`pages/${VERSION}.html`)).toBe('<p>portal</p>');
  });

  it('tell of the gateways', async () => {
    const tenants = [aTenant()];
    await write({ tenants, environment: 'dev' });
    expect(await read('gateway.conf')).toBe(`${HEAD}${gatewayLocation(tenants, 'dev')}\n`);
    expect(await read('http.conf')).toBe(`${HEAD}${gatewayMaps(tenants, 'dev')}\n`);
  });

  it('tell of each page its version, its policies and its file', async () => {
    await write();
    const page = (match: string, name: string, scripts = '') => `location ${match} {
  set $portal_policy "policy of ${name}";
  set $portal_script_policy "${scripts}";
  set $portal_cache "no-cache";
  set $portal_etag "W/\\"0123456789abcdef\\"";
  if ($http_if_none_match ~ "\\"0123456789abcdef\\"") { return 304; }
  try_files /bg/0123456789abcdef/${name} =404;
}
`;
    expect(await read('tenants/bg.conf')).toBe(
      [
        HEAD,
        'location = /bg { set $portal_cache "no-cache"; return 308 /bg/$is_args$args; }\n',
        page('= /bg/', 'index.html'),
        page('= /bg/en/', 'en/index.html'),
        page('= /bg/manifest.webmanifest', 'manifest.webmanifest'),
        page('/bg/', 'shell.html', 'scripts'),
      ].join(''),
    );
  });

  it('know nothing of languages that nobody is to find', async () => {
    await write({ tenants: [aTenant({ hidden: ['uk', 'ro'] })] });
    const lines = (await read('tenants/bg.conf'))
      .split('\n')
      .filter((line) => line.includes('404;') && line.startsWith('location'));
    expect(lines).toEqual(['uk', 'uk/', 'ro', 'ro/'].map((name) => `location = /bg/${name} { return 404; }`));
  });

  it('are not written of a tenant without one of its pages, which is named', async () => {
    const { pages } = aTenant().published;
    const rest = new Map([...pages].filter(([name]) => name !== 'en/index.html'));
    const tenant = aTenant({ published: { ...aTenant().published, pages: rest } });
    await expect(write({ tenants: [tenant] })).rejects.toThrow('The tenant bg has no page "en/index.html".');
  });
});

describe('the server of nginx', () => {
  it('has the headers of each answer, the page that belongs to no tenant, and not-found', async () => {
    await write();
    expect(
      await read('server.conf'),
    ).toBe(`${HEAD}set $portal_policy "default-src 'none'; frame-ancestors 'none'";
set $portal_script_policy "";
set $portal_etag "";
set $portal_cache "no-store";
set $portal_allow "";
set $portal_retry_after "";
set $portal_gateway_policy "default-src 'none'; sandbox; frame-ancestors 'none'";
add_header content-security-policy $portal_policy always;
add_header content-security-policy $portal_script_policy always;
add_header etag $portal_etag always;
add_header last-modified "" always;
add_header cache-control $portal_cache always;
add_header allow $portal_allow always;
add_header retry-after $portal_retry_after always;
add_header x-request-id $request_id always;
add_header x-content-type-options "nosniff" always;
add_header x-frame-options "DENY" always;
add_header referrer-policy "no-referrer" always;
add_header cross-origin-opener-policy "same-origin" always;
add_header cross-origin-resource-policy "same-origin" always;
add_header permissions-policy "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()" always;
add_header reporting-endpoints "reports=\\"/csp-reports\\"" always;
add_header strict-transport-security "max-age=31536000; includeSubDomains" always;
location = / {
  set $portal_policy "policy of portal";
  set $portal_script_policy "script-src 'self'";
  set $portal_cache "no-cache";
  set $portal_etag "W/\\"${VERSION}\\"";
  if ($http_if_none_match ~ "\\"${VERSION}\\"") { return 304; }
  try_files /.nginx/pages/${VERSION}.html =404;
}
location = /404.html {
  internal;
  set $portal_policy "policy of portal";
  set $portal_script_policy "script-src 'self'";
  try_files /.nginx/pages/${VERSION}.html =500;
}
`);
  });

  it.each<[string, NginxSite['environment'], readonly boolean[], string | null]>([
    ['all tenants say so', 'prod', [true, true], 'max-age=31536000; includeSubDomains'],
    ['one of them does not', 'prod', [true, false], 'max-age=31536000'],
    ['it is no prod', 'uat', [true, true], 'max-age=31536000'],
    ['it is a desk', 'dev', [true, true], null],
  ])('speaks for the hosts below it where %s: in %s', async (_, environment, covers, expected) => {
    const tenants = covers.map((coversSubDomains, index) =>
      aTenant({ code: ['bg', 'pl'][index] ?? '', coversSubDomains }),
    );
    await write({ environment, tenants });
    const [, said = null] = /strict-transport-security "(.*?)"/.exec(await read('server.conf')) ?? [];
    expect(said).toBe(expected);
  });
});

describe('earlier includes', () => {
  it('of tenants that are no more go', async () => {
    await write({ tenants: [aTenant(), aTenant({ code: 'pl' })] });
    await write({ tenants: [aTenant({ code: 'pl' })] });
    expect(await namesIn('tenants')).toEqual(['pl.conf']);
    await write({ tenants: [] });
    expect(await namesIn('tenants')).toEqual([]);
  });

  it('are no matter where there are none', async () => {
    await write({ tenants: [] });
    expect(await namesIn('')).not.toContain('tenants');
  });

  it('of pages go but the newest ten, with their compressed forms', async () => {
    const folder = join(dist, '.nginx/pages');
    await mkdir(folder, { recursive: true });
    // The later in the alphabet, the newer; the oldest was too short to be compressed.
    for (const [index, letter] of [...'abcdefghijkl'].entries()) {
      for (const ending of letter === 'a' ? [''] : ['', '.br', '.gz']) {
        const path = join(folder, `${letter}.html${ending}`);
        await writeFile(path, letter);
        const time = new Date(Date.UTC(2026, 0, 1 + index));
        await utimes(path, time, time);
      }
    }
    await writeFile(join(folder, 'notes.txt'), '');
    await write();
    expect(await namesIn('pages')).toEqual(
      [
        ...[...'defghijkl'].flatMap((letter) =>
          ['', '.br', '.gz'].map((ending) => `${letter}.html${ending}`),
        ),
        `${VERSION}.html`,
        'notes.txt',
      ].sort(),
    );
  });
});
