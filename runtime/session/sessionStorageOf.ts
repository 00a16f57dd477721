import { type StorageOwner, storagePrefix } from '../tenant/storagePrefix.ts';

export type { StorageOwner };

/** A typed corner of session storage that belongs to one tenant, environment, issuer and client (threat T1). */
export interface StoredValues {
  read<T>(name: string): T | null;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Everything of this tenant goes but what is named. */
  keepOnly(names: readonly string[]): void;
}

/** The browser refuses storage (threat A15): explained to the person, never a redirect loop. */
class StorageBlocked extends Error {
  override readonly name = 'StorageBlocked';
}

export function sessionStorageOf(tenant: StorageOwner, storage: () => Storage): StoredValues {
  const prefix = storagePrefix(tenant);
  const key = (name: string) => prefix + name;
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
          if (each.startsWith(prefix) && !kept.includes(each)) storage().removeItem(each);
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
