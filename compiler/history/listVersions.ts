import { hashText } from './hashText.ts';
import { historyPlaces } from './historyPlaces.ts';
import type { HistoryRecord } from './historyRecord.ts';
import { readRecords } from './journal.ts';
import { readKeptText } from './keptTexts.ts';
import { readCurrent } from './readCurrent.ts';

/** A text that a file had. */
export interface Version {
  /** From 1, as they followed each other. */
  readonly version: number;
  /** SHA-256 of the text. */
  readonly hash: string;
  /** What published it; null where the file was changed by other means than a publish. */
  readonly record: HistoryRecord | null;
  readonly isCurrent: boolean;
}

export interface FileHistory {
  /** The oldest first. */
  readonly versions: readonly Version[];
  /** What was asked for and not done, the oldest first. */
  readonly refusals: readonly HistoryRecord[];
}

/** What a file was, by the journal; a text that came into it by another way is a version as well. */
export async function readHistory(folder: string, file: string): Promise<FileHistory> {
  const places = historyPlaces(folder, file);
  const records = await readRecords(places);
  const current = await readCurrent(places.file);
  const published = records.filter(({ kind }) => kind !== 'refusal');
  return {
    versions: numberVersions(published, current && hashText(current)),
    refusals: records.filter(({ kind }) => kind === 'refusal'),
  };
}

function numberVersions(records: readonly HistoryRecord[], current: string | null): Version[] {
  const found: Omit<Version, 'version' | 'isCurrent'>[] = [];
  for (const record of records) {
    const isOther = record.before !== null && record.before !== found.at(-1)?.hash;
    if (isOther && record.before) found.push({ hash: record.before, record: null });
    found.push({ hash: record.after, record });
  }
  if (current !== null && current !== found.at(-1)?.hash) found.push({ hash: current, record: null });
  return found.map((each, index) => ({
    ...each,
    version: index + 1,
    isCurrent: index === found.length - 1 && each.hash === current,
  }));
}

/** The bytes of a version, of the current one as the file has it; null where they are not kept. */
export async function readVersion(
  folder: string,
  file: string,
  { hash, isCurrent }: Version,
): Promise<Uint8Array | null> {
  const places = historyPlaces(folder, file);
  return isCurrent ? readCurrent(places.file) : readKeptText(places, hash);
}
