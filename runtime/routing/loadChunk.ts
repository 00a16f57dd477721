/**
 * Loads a lazy chunk of the program. Without a connection the page stays, says so and goes on once the host answers:
 * what cannot be loaded is never reloaded (USE-04). After a deploy an open page may ask for a chunk that is gone: then one
 * reload for each build, which brings the new program; after that the person is told (APP-12, ERR-91;
 * threat P10).
 */

import type { Connection } from './connection.ts';

/** Script loading times out after 120 s (CON-60), in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How long after a connection has come back a chunk is asked for once more, in milliseconds. */
export const AGAIN_MS = 1_000;

/** A chunk of the program did not load. Shown with a button to reload (APP-12, ERR-91). */
class ChunkNotLoaded extends Error {
  override readonly name = 'ChunkNotLoaded';
}

export interface ChunkLoading {
  /** Hash of the build that the page runs. */
  readonly build: string;
  /** Asked for when it is needed: a browser may refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly connection: Pick<Connection, 'isThere' | 'isLost' | 'whenThere'>;
}

/** @throws ChunkNotLoaded when the chunk fails again after the one reload, or takes longer than 120 s */
export async function loadChunk<T>(
  load: () => Promise<T>,
  loading: ChunkLoading,
  hasWaited = false,
): Promise<T> {
  const { build, storage, reload, connection } = loading;
  // What fails meanwhile is not gone, although the connection may be back by the time that the failure is told.
  const wasLost = connection.isLost();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('It took longer than 120 s.')), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([load(), timeout.promise]);
  } catch (cause) {
    if (wasLost || connection.isLost() || !(await connection.isThere())) {
      await connection.whenThere();
      return loadChunk(load, loading, true);
    }
    // A connection that has just come back may falter once more.
    if (hasWaited) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return loadChunk(load, loading);
    }
    const failure = new ChunkNotLoaded('A chunk of the program did not load.', { cause });
    if (!markReload(storage, build)) throw failure;
    reload();
    // The page is being replaced; nothing more is shown meanwhile.
    return await new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns whether this build had not been reloaded before, and the mark could be kept: else it might loop */
function markReload(storage: ChunkLoading['storage'], build: string): boolean {
  const key = `portal|reloaded|${build}`;
  try {
    if (storage().getItem(key) !== null) return false;
    storage().setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
