import type { Page } from 'playwright/test';
import { joinTabs } from '../../../runtime/session/joinTabs.ts';
import { createProvider } from '../../../runtime/session/provider.ts';
import type { SessionState } from '../../../runtime/session/sessionState.ts';
import { type StoredValues, sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { HOLDER, type Holder } from '../../../runtime/session/sharedSession.ts';
import { PAGE_DATA_ID, type PageData, type PublicTenant } from '../../../runtime/tenant/pageData.ts';

interface SignIn {
  readonly portal: string;
  /** Code of the tenant. */
  readonly code: string;
  readonly username: string;
  readonly password: string;
}

const tenants = new Map<string, Promise<PublicTenant>>();

/**
 * Signs in as the portal does, by its own code, but without its pages: three loads are most of the time of a short
 * test. The browser then holds the session, and the provider's cookie. Pages go on as after a reload.
 */
export async function signInByCalls(page: Page, { portal, code, username, password }: SignIn): Promise<void> {
  const home = `${portal}/${code}/`;
  const known = tenants.get(home) ?? readTenant(home);
  tenants.set(home, known);
  const tenant = await known;
  const redirectUri = `${portal}/${code}/login`;
  const provider = createProvider(tenant.connection.sso, 30, fetch);
  const { url, ...expected } = await provider.createSignIn(redirectUri, tenant.languages[0], '');

  const { request } = page.context();
  const form = await request.get(url.href);
  const answer = await request.post(form.url(), { form: { username, password }, maxRedirects: 0 });
  const callback = await follow(page, new URL(answer.headers().location ?? '', form.url()), redirectUri);
  const tokens = await provider.exchangeCode(callback, expected);

  // A page of the portal's origin that runs nothing.
  if (!page.url().startsWith(portal)) await page.goto(`${portal}/healthz`);
  const local = new Map(
    Object.entries(await page.evaluate<Record<string, string>>(() => ({ ...localStorage }))),
  );
  const shared = storedIn(tenant, local);
  const state: SessionState = {
    ...tokens,
    id: crypto.randomUUID(),
    mark: await joinTabs(shared, tokens.username, undefined),
    code: callback.searchParams.get('code') ?? '',
    codeVerifier: expected.codeVerifier,
  };
  const own = new Map<string, string>();
  storedIn(tenant, own).write('session', state);
  const changed = shared.read<Holder>(HOLDER) ? [...local] : [];
  await page.evaluate(
    ([inLocal, inSession]) => {
      for (const [name, value] of inLocal) localStorage.setItem(name, value);
      for (const [name, value] of inSession) sessionStorage.setItem(name, value);
    },
    [changed, [...own]] as const,
  );
}

async function readTenant(home: string): Promise<PublicTenant> {
  // The home page holds less of it.
  const html = await (await fetch(`${home.replace(/\/$/, '')}/login`)).text();
  const [, json] =
    html.match(new RegExp(`<script[^>]*id="?${PAGE_DATA_ID}"?[^>]*>(.*?)</script>`, 's')) ?? [];
  const { tenant } = JSON.parse(json ?? '{}') as PageData;
  if (!tenant) throw new Error(`${home} names no tenant.`);
  return tenant;
}

/** Goes from one redirect to the next, up to the one that leads back to the portal. */
async function follow(page: Page, start: URL, end: string): Promise<URL> {
  let url = start;
  for (let steps = 0; !url.href.startsWith(end); steps += 1) {
    if (steps === 5) throw new Error(`The sign-in does not lead back to ${end}, but to ${url}.`);
    const answer = await page.context().request.get(url.href, { maxRedirects: 0 });
    url = new URL(answer.headers().location ?? '', url);
  }
  return url;
}

function storedIn(tenant: PublicTenant, values: Map<string, string>): StoredValues {
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
  return sessionStorageOf(tenant, () => storage);
}
