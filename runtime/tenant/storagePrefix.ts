import type { PublicTenant } from './pageData.ts';

/** What stored values belong to: one tenant, environment, issuer and client (threat T1). */
export interface StorageOwner extends Pick<PublicTenant, 'code' | 'environment'> {
  readonly connection: { readonly sso: Pick<PublicTenant['connection']['sso'], 'authority' | 'clientId'> };
}

/** What their keys begin with. */
export function storagePrefix({ code, environment, connection }: StorageOwner): string {
  const { authority, clientId } = connection.sso;
  return `${['portal', code, environment, authority, clientId].map(encodeURIComponent).join('|')}|`;
}
