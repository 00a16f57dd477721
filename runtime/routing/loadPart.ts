/**
 * Loads a lazy part of the program. After a deploy an open page may ask for a part that is gone: then one reload
 * for each build, which brings the new program; after that the person is told (spec sections 4 and 8, loader
 * errors; threat P10).
 */

/** Script loading times out after 120 s (spec sections 2 and 9), in milliseconds. */
export const PART_TIMEOUT_MS = 120_000;

/** A part of the program did not load. Shown with a button to reload (APP-12, ERR-91). */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
}

export interface PartLoading {
  /** Hash of the build that the page runs. */
  readonly build: string;
  /** Asked for when it is needed: a browser may refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/** @throws PartNotLoaded when the part fails again after the one reload, or takes longer than 120 s */
export async function loadPart<T>(
  load: () => Promise<T>,
  { build, storage, reload }: PartLoading,
): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('It took longer than 120 s.')), PART_TIMEOUT_MS);
  try {
    return await Promise.race([load(), timeout.promise]);
  } catch (cause) {
    const failure = new PartNotLoaded('A part of the program did not load.', { cause });
    if (!markReload(storage, build)) throw failure;
    reload();
    // The page is being replaced; nothing more is shown meanwhile.
    return await new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns whether this build had not been reloaded before, and the mark could be kept: else it might loop */
function markReload(storage: PartLoading['storage'], build: string): boolean {
  const key = `portal|reloaded|${build}`;
  try {
    if (storage().getItem(key) !== null) return false;
    storage().setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
