import { basename } from 'node:path';
import type { FolderJudge } from '../../compiler/history/folderJudge.ts';
import type { LiveFolder } from './liveFolder.ts';

/**
 * Judges texts beside the files that the console holds compiled already: of a thousand tenants none is compiled for the
 * publish of another. The files are read again first, since the watch tells of a change a moment late.
 */
export function judgeOfLiveFolder(folder: LiveFolder): FolderJudge {
  return {
    async problemsOf({ file, text }) {
      await folder.tenants.reload();
      const { result } = folder.tenants.consider(basename(file), text);
      return result.ok ? [] : result.problems;
    },
  };
}
