import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Long enough for an editor's write and rename to be one change. */
const SETTLE_MILLISECONDS = 30;

/** Nothing that editors write beside a file while they save it. */
const SOURCE = /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|css|svg|woff2?)$/;

/**
 * Tells which files of some folders changed, together when they changed together. Each folder is watched for itself:
 * Node's own recursive watch on Linux watches files, and loses one that an editor replaces.
 * @param folders with all that is below them
 * @returns ends the watch
 */
export function watchSources(
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const reportChange = () => {
    openAll();
    const paths = [...changed];
    changed.clear();
    if (paths.length > 0) onChange(paths);
  };
  const open = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name !== null && SOURCE.test(name)) changed.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(reportChange, SETTLE_MILLISECONDS);
    });
    // A folder that was removed.
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(folder);
    });
    watchers.set(folder, watcher);
  };
  const openAll = () => {
    for (const folder of folders) {
      open(folder);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isDirectory()) open(join(entry.parentPath, entry.name));
    }
  };
  openAll();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
