import type { PublicTenant } from '../tenant/pageData.ts';

/** Of a tenant's connections those to third parties. */
export type ThirdPartyConnection = Pick<
  PublicTenant['connection'],
  'cookieConsent' | 'tagManager' | 'analytics' | 'chat'
>;

/** Addresses of the scripts that a tenant takes from others; null where it takes none. */
export interface ScriptAddresses {
  readonly consent: string | null;
  readonly tagManager: string | null;
  /** Only where measuring needs a script: the other providers are told by a call (see `createAnalytics`). */
  readonly analytics: string | null;
  readonly chat: string | null;
}

/** Made from fixed templates and the tenant's own addresses: nothing that comes with the page's address goes in (threat P4). */
export function scriptAddresses({
  cookieConsent,
  tagManager,
  analytics,
  chat,
}: ThirdPartyConnection): ScriptAddresses {
  return {
    consent: cookieConsent && withKey(cookieConsent.scriptUrl, cookieConsent.siteKey),
    tagManager: tagManager && tagManagerAddress(tagManager),
    analytics:
      analytics?.provider === 'googleAnalytics'
        ? `${rootOf(analytics.rootUrl)}/gtag/js?id=${encodeURIComponent(analytics.id)}`
        : null,
    chat: chat && withKey(chat.scriptUrl, chat.key),
  };
}

/** Origins that their scripts may load further scripts from: the same that the content policy names. */
export function scriptOrigins({
  cookieConsent,
  tagManager,
  analytics,
  chat,
}: ThirdPartyConnection): readonly string[] {
  const addresses = [cookieConsent?.scriptUrl, tagManager?.rootUrl, analytics?.rootUrl, chat?.scriptUrl];
  const further = [cookieConsent, tagManager, analytics, chat].flatMap((each) => each?.origins ?? []);
  return [...addresses, ...further].flatMap((address) => (address ? [new URL(address).origin] : []));
}

function tagManagerAddress({
  provider,
  rootUrl,
  id,
}: NonNullable<ThirdPartyConnection['tagManager']>): string {
  const name = encodeURIComponent(id);
  return provider === 'googleTagManager'
    ? `${rootOf(rootUrl)}/gtm.js?id=${name}`
    : `${rootOf(rootUrl)}/js/container_${name}.js`;
}

/** A key goes along as `?key=`. */
function withKey(address: string, key: string | undefined): string {
  const url = new URL(address);
  if (key !== undefined) url.searchParams.set('key', key);
  return url.href;
}

export function rootOf(rootUrl: string): string {
  return rootUrl.replace(/\/$/, '');
}
