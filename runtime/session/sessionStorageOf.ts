import type { PublicTenant } from '../tenant/pageData.ts';

/** A typed corner of session storage that belongs to one tenant, environment, issuer and client (threat T1). */
export interface StoredValues {
  read<T>(name: string): T | null;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Everything of this tenant goes but what is named. */
  keepOnly(names: readonly string[]): void;
}

/** What the values belong to. */
export interface StorageOwner extends Pick<PublicTenant, 'code' | 'environment'> {
  readonly connection: { readonly sso: Pick<PublicTenant['connection']['sso'], 'authority' | 'clientId'> };
}

/** The browser refuses storage (threat A15): explained to the person, never a redirect loop. */
class StorageBlocked extends Error {
  override readonly name = 'StorageBlocked';
}

export function sessionStorageOf(tenant: StorageOwner, storage: () => Storage): StoredValues {
  const { authority, clientId } = tenant.connection.sso;
  const prefix = ['portal', tenant.code, tenant.environment, authority, clientId]
    .map(encodeURIComponent)
    .join('|');
  const key = (name: string) => `${prefix}|${name}`;
  return {
    read<T>(name: string): T | null {
      try {
        const text = storage().getItem(key(name));
        return text === null ? null : (JSON.parse(text) as T);
      } catch {
        // Unreadable or refused: the same as nothing stored. Writing says which.
        return null;
      }
    },
    write(name, value) {
      try {
        storage().setItem(key(name), JSON.stringify(value));
      } catch (cause) {
        throw new StorageBlocked('The browser does not allow session storage.', { cause });
      }
    },
    keepOnly(names) {
      try {
        const kept = names.map(key);
        const all = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
        for (const each of all)
          if (each.startsWith(`${prefix}|`) && !kept.includes(each)) storage().removeItem(each);
      } catch {
        // Nothing can be stored, so nothing is left behind.
      }
    },
    remove(name) {
      try {
        storage().removeItem(key(name));
      } catch {
        // Nothing can be stored, so nothing is left behind.
      }
    },
  };
}
