import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashText } from '../../../compiler/history/hashText.ts';
import { replaceFile } from '../../../compiler/history/replaceFile.ts';
import { withLock } from '../../../compiler/history/withLock.ts';
import { RegistryUnreachable } from '../registry.ts';
import type { ObjectStore } from './objectStore.ts';

const POLL_MILLISECONDS = 200;

/** Contents as files below a folder of one machine. Each is replaced whole; a condition holds for who has the lock. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    pollMilliseconds: POLL_MILLISECONDS,
    async get(key, known) {
      const bytes = await readIfThere(pathOf(key));
      if (bytes === null) return null;
      const etag = hashText(bytes);
      return etag === known ? 'unchanged' : { bytes, etag };
    },
    async put(key, bytes, condition) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      return withLock(join(folder, '.lock'), async (assertHeld) => {
        if (condition !== 'any') {
          const found = await readIfThere(path);
          const etag = found && hashText(found);
          if (etag !== (condition === 'none' ? null : condition.etag)) return false;
        }
        await replaceFile(path, bytes, assertHeld);
        return true;
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(prefix) {
      const names = await readdir(pathOf(prefix)).catch(missingAs<string[]>([]));
      return names
        .filter((name) => !name.startsWith('.'))
        .sort()
        .map((name) => prefix + name);
    },
    close: async () => undefined,
  };
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch(missingAs(null));
}

function missingAs<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw new RegistryUnreachable(error.message);
  };
}
