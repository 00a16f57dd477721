import type { WordsMemory } from '../../../compiler/builtInWords.ts';
import { createReader } from '../../../compiler/history/createReader.ts';
import { createFolderJudge } from '../../../compiler/history/folderJudge.ts';
import { historyPlaces } from '../../../compiler/history/historyPlaces.ts';
import { readCurrent } from '../../../compiler/history/readCurrent.ts';
import type { TextReader, TextReaderOptions } from '../../../compiler/history/textReader.ts';
import { todayAt } from '../../../compiler/today.ts';
import type { ConsoleContext } from '../consoleContext.ts';

/** Texts of tenants, groups and words files, each by the name of its file below the folder, as the calls of the history read them. */
export interface TenantTexts {
  options(): TextReaderOptions;
  readerOf(file: string): Promise<TextReader>;
  /** What the file says; null when there is none. */
  current(file: string): Promise<Uint8Array | null>;
}

export function createTenantTexts(context: ConsoleContext): TenantTexts {
  const wordsMemory: WordsMemory = new Map();
  const { tenantConfigDir: folder, environment, variables, screens, version, now } = context;
  const judge = context.judge ?? createFolderJudge(folder);
  const options = () => ({
    folder,
    environment,
    variables,
    screens,
    version,
    today: todayAt(now()),
    wordsMemory,
    judge,
  });
  return {
    options,
    readerOf: (file) => createReader(file, options()),
    current: (file) => readCurrent(historyPlaces(folder, file).file),
  };
}

/** A tenant's file below the folder of tenant files. */
export function fileOf(code: string): string {
  return `${code}.json`;
}
