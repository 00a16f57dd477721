/** The data of home pages: a few keys in the page itself, the rest in a file that its application asks for. */
import type { HomeData, PageData, PrerenderedPage, PublicTenant } from '../../runtime/tenant/pageData.ts';
import { hashOf } from './hashOf.ts';

export interface SharedData {
  readonly address: string;
  /** What the home pages of a tenant have alike. */
  readonly json: string;
}

/** The same for the home page of each language. @param page any page of the tenant */
export function sharedData(page: PageData): SharedData {
  const { version, base, language, tenantVersion, prerendered, ...shared } = page;
  const json = JSON.stringify(shared);
  return { address: `/static/prerendered/${hashOf(json)}.json`, json };
}

/** What a home page says of itself. */
export function homeData(page: PageData, tenant: PublicTenant, prerendered: PrerenderedPage): HomeData {
  const { version, base, language, tenantVersion } = page;
  const { code, environment, telemetry, compatibility, connection } = tenant;
  const { sso, cookieConsent, tagManager, analytics, chat } = connection;
  const { authority, clientId } = sso;
  return {
    version,
    base,
    language,
    tenantVersion,
    tenant: {
      code,
      environment,
      telemetry,
      compatibility,
      connection: { sso: { authority, clientId }, cookieConsent, tagManager, analytics, chat },
    },
    prerendered,
  };
}
