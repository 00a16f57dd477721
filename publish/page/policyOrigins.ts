import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

/** Origins beside our own that a page may use, by what for. */
export interface PolicyOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

/** For pages that belong to no tenant. */
export const NO_ORIGINS: PolicyOrigins = { script: [], connect: [], image: [], frame: [] };

/**
 * What the content security policy opens for one environment of a tenant: exactly what that names, each for its
 * own purpose (threats P2, P4). App backend and provider are called directly (decision 003). Scripts of third
 * parties may also call, show pictures and frames of theirs; the map and what shows a PIN or a card are frames
 * and no more, the lookup of the country is a call and no more.
 */
export function policyOrigins(connection: PublicTenant['connection']): PolicyOrigins {
  const { appBackend, sso, tagManager, cookieConsent, analytics, chat, merchantMap, ipLookup } = connection;
  const scripted = [
    ...originsOf(cookieConsent?.scriptUrl, cookieConsent),
    ...originsOf(tagManager?.rootUrl, tagManager),
    ...originsOf(analytics?.rootUrl, analytics),
    ...originsOf(chat?.scriptUrl, chat),
  ];
  return {
    script: unique(scripted),
    connect: unique([
      ...originsOf(appBackend.rootUrl),
      ...originsOf(sso.authority),
      ...originsOf(ipLookup?.url),
      ...scripted,
    ]),
    image: unique(scripted),
    frame: unique([...connection.revealOrigins, ...originsOf(merchantMap?.url, merchantMap), ...scripted]),
  };
}

function originsOf(
  address: string | undefined,
  further?: { readonly origins: readonly string[] } | null,
): string[] {
  return address === undefined ? [] : [address, ...(further?.origins ?? [])];
}

/** A source list has no room for anything but an origin: the compiler checks them, this makes sure. */
function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
