/** A page of its own in which third parties may come, for tests of what they do there. */
import { CONSENT_EVENT } from '../../runtime/tenant/consentEvents.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { aMediaQuery } from './aMediaQuery.ts';
import { aTenant } from './aTenant.ts';

export type Connection = PublicTenant['connection'];

export const ALL: Partial<Connection> = {
  cookieConsent: { scriptUrl: 'https://consent.example/c.js', siteKey: 'site 1', origins: [] },
  tagManager: { provider: 'googleTagManager', id: 'GTM-X', rootUrl: 'https://tags.example/', origins: [] },
  analytics: { provider: 'matomo', id: '7', rootUrl: 'https://stats.example', origins: [] },
  chat: { scriptUrl: 'https://chat.example/w.js', key: 'k', origins: ['https://more.example'] },
};
export const connection = (changes: Partial<Connection> = {}) => ({ ...aTenant().connection, ...changes });

/** What is put in stays in: each test has one of its own. */
export function aPage() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as Window & typeof globalThis;
  page.matchMedia = () => aMediaQuery(false);
  const reported: { url: string; body: string }[] = [];
  page.fetch = async (url, init) => {
    reported.push({ url: String(url), body: String(init?.body) });
    return new Response(null, { status: 204 });
  };
  return {
    page,
    reported,
    scripts: () => [...page.document.querySelectorAll('script')].map(({ src }) => src),
    choose: (detail: unknown) => page.dispatchEvent(new page.CustomEvent(CONSENT_EVENT, { detail })),
  };
}

export const CONSENT = 'https://consent.example/c.js?key=site+1';
export const TAGS = 'https://tags.example/gtm.js?id=GTM-X';
export const CHAT = 'https://chat.example/w.js?key=k';
