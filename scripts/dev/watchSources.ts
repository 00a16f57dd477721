import { type Dirent, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { watchFolders } from '../../host/serve/watchFolders.ts';

/** Nothing that editors write beside a file while they save it. */
const SOURCE = /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|css|svg|woff2?)$/;

/**
 * Tells which files of some folders changed, together when they changed together; also all of a folder that came, or was
 * made again, as git does for another branch. Each folder is watched for itself: Node's own recursive watch on Linux
 * watches files, and loses one that an editor replaces.
 * @param folders with all that is below them
 * @returns ends the watch
 */
export function watchSources(
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
): () => void {
  const watch = watchFolders(
    () => folders.flatMap(withFoldersBelow),
    (changed) => {
      const paths = new Set([...changed].flatMap(sourcesOf));
      if (paths.size > 0) onChange([...paths]);
    },
    ({ message }) =>
      process.stderr.write(`Some folders cannot be watched, and their changes are not seen: ${message}\n`),
  );
  return () => watch.close();
}

function withFoldersBelow(folder: string): string[] {
  const below = (entriesOf(folder) ?? []).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => withFoldersBelow(join(folder, name)))];
}

/** The file itself, which may be gone; of a folder the files in it. */
function sourcesOf(path: string): string[] {
  const names = entriesOf(path)?.flatMap((entry) => (entry.isFile() ? join(path, entry.name) : []));
  return (names ?? [path]).filter((each) => SOURCE.test(basename(each)));
}

/** @returns null where there is no folder that can be read; where that is a mistake, watching it says so */
function entriesOf(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}
