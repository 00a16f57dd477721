import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { ConnectionExplanation, CredentialExplanation } from './explanations.ts';

type Connection = Tenant['connections']['dev'];

/** Says where a credential would come from, and never what it is. */
export type FindCredential = (key: string) => CredentialExplanation['setBy'];

/** Services of others that a connection may name, in a card holder's words, and where each is loaded from. */
export const THIRD_PARTIES: Readonly<
  Record<
    'cookieConsent' | 'tagManager' | 'analytics' | 'chat' | 'merchantMap' | 'ipLookup',
    { readonly title: string; readonly addressOf: (connection: Connection) => string | undefined }
  >
> = {
  cookieConsent: {
    title: 'Question for cookie consent',
    addressOf: (connection) => connection.cookieConsent?.scriptUrl,
  },
  tagManager: { title: 'Tag manager', addressOf: (connection) => connection.tagManager?.rootUrl },
  analytics: { title: 'Analytics', addressOf: (connection) => connection.analytics?.rootUrl },
  chat: { title: 'Chat assistant', addressOf: (connection) => connection.chat?.scriptUrl },
  merchantMap: { title: 'Map of merchants', addressOf: (connection) => connection.merchantMap?.url },
  ipLookup: {
    title: 'Lookup of the visitor’s country',
    addressOf: (connection) => connection.ipLookup?.url,
  },
};

/** One environment's connection with its variables filled in. Credentials: their keys, and whether they are set. */
export function explainConnection(
  connection: Connection,
  findCredential: FindCredential,
): ConnectionExplanation {
  const { gateway, appBackend, sso, revealOrigins } = connection;
  return {
    gateway: gateway.rootUrl,
    credentials: [gateway.clientId, gateway.clientSecret].map((key) => ({ key, setBy: findCredential(key) })),
    appBackend: appBackend.rootUrl,
    signIn: { authority: sso.authority, clientId: sso.clientId, scope: sso.scope },
    revealOrigins,
    thirdParties: Object.entries(THIRD_PARTIES).map(([name, { title, addressOf }]) => ({
      name,
      title,
      address: addressOf(connection) ?? null,
    })),
  };
}
