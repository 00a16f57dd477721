import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export interface FolderWatch {
  close(): void;
}

interface Watched {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/** Long enough for an editor's write and rename to be one change, short enough to go unnoticed. */
const SETTLE_MILLISECONDS = 40;
/** Changes that never pause are taken up all the same. */
const LONGEST_MILLISECONDS = 120;

/**
 * Calls back after the files of some folders changed. Folders, not files, are watched: editors replace files by
 * rename. A folder that appears later, or is made again after it was removed, is taken up with the change that this is to
 * the folder around it.
 * @param list the folders as they are now; asked for again after each change
 * @param onChange takes the paths that changed; a folder itself where nobody knows what of it did
 * @param onError told when folders cannot be watched after a change; those that are watched already still are
 * @throws when folders cannot be watched at the beginning; nothing is watched then
 */
export function watchFolders(
  list: () => readonly string[],
  onChange: (paths: ReadonlySet<string>) => void,
  onError: (error: Error) => void = () => undefined,
): FolderWatch {
  const watchers = new Map<string, Watched>();
  /** Around folders that are not there and that no other one of the list is around. */
  let waiting: FSWatcher[] = [];
  const changes = gather((told) => {
    // Thrown in a timer it would end the whole program.
    try {
      for (const folder of open()) told.add(folder);
    } catch (error) {
      onError(error as Error);
    }
    onChange(told);
  });

  /** @returns the folders that were not watched before */
  const open = (): string[] => {
    for (const watcher of waiting) watcher.close();
    waiting = [];
    const folders = list();
    const around = new Set(folders.map((folder) => resolve(folder)));
    return folders.filter((folder) => {
      const identity = identityOf(folder);
      if (identity !== null && watchers.get(folder)?.identity === identity) return false;
      stop(folder);
      const watcher = identity === null ? null : begin(folder);
      if (identity !== null && watcher !== null) watchers.set(folder, { watcher, identity });
      else if (!around.has(dirname(resolve(folder)))) waitFor(folder);
      return watcher !== null;
    });
  };
  const begin = (folder: string) => {
    const watcher = watchOne(folder, (name) => {
      // A folder that goes tells its own name; whatever comes in its place is another one.
      if (name === basename(resolve(folder))) stop(folder);
      changes.add(name === null ? folder : join(folder, name));
    });
    watcher?.on('error', () => stop(folder));
    return watcher;
  };
  const stop = (folder: string) => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const waitFor = (folder: string) => {
    let missing = resolve(folder);
    while (identityOf(dirname(missing)) === null) missing = dirname(missing);
    const names = [missing, dirname(missing)].map((each) => basename(each));
    const watcher = watchOne(dirname(missing), (name) => {
      if (name === null || names.includes(name)) changes.add(folder);
    });
    if (watcher) waiting.push(watcher.on('error', () => watcher.close()));
    // It may have come before the watch began.
    if (!watcher || identityOf(missing) !== null) changes.add(folder);
  };

  const close = () => {
    changes.close();
    for (const watcher of [...waiting, ...[...watchers.values()].map((each) => each.watcher)])
      watcher.close();
  };

  try {
    open();
  } catch (error) {
    // Nobody else could close what is watched already, and a program that watches never ends.
    close();
    throw error;
  }
  return { close };
}

/** Paths that change in a row, told as one change once they pause. */
function gather(tell: (paths: Set<string>) => void) {
  let timer: NodeJS.Timeout | undefined;
  /** When the changes began that have not been told yet. */
  let since: number | null = null;
  let paths = new Set<string>();
  return {
    add(path: string) {
      paths.add(path);
      clearTimeout(timer);
      const now = performance.now();
      since ??= now;
      const left = since + LONGEST_MILLISECONDS - now;
      timer = setTimeout(
        () => {
          const told = paths;
          since = null;
          paths = new Set();
          tell(told);
        },
        Math.max(0, Math.min(SETTLE_MILLISECONDS, left)),
      );
    },
    close: () => clearTimeout(timer),
  };
}

/** Another one for a folder that was made again at the same place; null where there is none that can be reached. */
function identityOf(folder: string): string | null {
  try {
    const { dev, ino } = statSync(folder);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}

/** @returns null where the folder has gone meanwhile */
function watchOne(folder: string, onName: (name: string | null) => void): FSWatcher | null {
  try {
    return watch(folder, (_event, name) => onName(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
