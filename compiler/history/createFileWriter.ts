import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findAuthor } from './findAuthor.ts';
import { hashText } from './hashText.ts';
import type { Author } from './historyRecord.ts';
import { nameInFolder } from './nameInFolder.ts';
import { createWhole } from './replaceFile.ts';
import { ChangedMeanwhile, replaceUnchanged } from './replaceUnchanged.ts';
import { writeRecorded } from './writeRecorded.ts';

export interface WrittenFile {
  readonly path: string;
  readonly text: string | Uint8Array;
  /** What the text was made from, which the file is to say until then; null: there is to be no file. */
  readonly before: string | Uint8Array | null;
  /** What was done, for the history, unless whoever did it says why. */
  readonly reason: string;
}

/** Writes files for a command: whole or not at all, never over what somebody else wrote meanwhile. */
export interface FileWriter {
  /** @throws ChangedMeanwhile when the file says something else by now */
  write(file: WrittenFile): Promise<void>;
}

export interface FileWriterOptions {
  /** Of the tenant files: each write of a file in it is a line of the journal. Elsewhere there is none. */
  readonly folder: string;
  readonly now: () => Date;
  /** Why, in the words of whoever runs the command. */
  readonly reason?: string | undefined;
}

export function createFileWriter({ folder, now, reason: given }: FileWriterOptions): FileWriter {
  let author: Promise<Author> | null = null;
  return {
    async write({ path, text, before, reason }) {
      const file = nameInFolder(folder, path);
      if (file === null) {
        if (before === null) await createFile(path, text);
        else await replaceUnchanged(path, before, text);
        return;
      }
      author ??= findAuthor(folder);
      const baseHash = before === null ? null : hashText(before);
      const write = { folder, file, text, baseHash, now, by: await author, reason: given ?? reason };
      const { kind } = await writeRecorded(write);
      if (kind === 'changed') throw meanwhile(path, before);
    },
  };
}

async function createFile(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await createWhole(path, text).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? meanwhile(path, null) : error;
  });
}

function meanwhile(path: string, before: WrittenFile['before']): ChangedMeanwhile {
  return new ChangedMeanwhile(
    before === null
      ? `There is a file "${path}" already.`
      : `${path} was changed meanwhile, and stays as it is.`,
  );
}
