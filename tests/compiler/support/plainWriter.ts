import { createFileWriter } from '../../../compiler/history/createFileWriter.ts';

/** Writes files that stand in no folder of tenant files, so that there is no history of them. */
export const plainWriter = createFileWriter({ folder: 'no-such-folder', now: () => new Date(0) });
