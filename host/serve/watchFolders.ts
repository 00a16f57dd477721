import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

export interface FolderWatch {
  close(): void;
}

/** Long enough for an editor's write and rename to be one change, short enough to go unnoticed. */
const SETTLE_MILLISECONDS = 40;
/** Changes that never pause are taken up all the same. */
const LONGEST_MILLISECONDS = 120;

/**
 * Calls back after the files of some folders changed. Folders, not files, are watched: editors replace files by
 * rename. A folder that appears later is taken up with the next change of its neighbours.
 * @param list the folders as they are now; asked for again after each change
 * @param onChange takes the paths that changed; a folder itself where nobody knows what of it did
 */
export function watchFolders(
  list: () => readonly string[],
  onChange: (paths: ReadonlySet<string>) => void,
): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  /** When the changes began that have not been told yet. */
  let since: number | null = null;
  let paths = new Set<string>();

  const open = () => {
    for (const folder of list()) {
      if (watchers.has(folder) || !existsSync(folder)) continue;
      const watcher = watch(folder, (_event, name) => changed(name === null ? folder : join(folder, name)));
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, watcher);
    }
  };
  const changed = (path: string) => {
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
        open();
        onChange(told);
      },
      Math.max(0, Math.min(SETTLE_MILLISECONDS, left)),
    );
  };

  open();
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
