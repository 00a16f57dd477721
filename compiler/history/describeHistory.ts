import type { Difference } from '../compare/difference.ts';
import { createReader } from './createReader.ts';
import type { HistoryRecord } from './historyRecord.ts';
import { readHistory, readVersion, type Version } from './listVersions.ts';
import type { TextReaderOptions } from './textReader.ts';

/** A version, with what it did to the one before. */
export interface DescribedVersion extends Version {
  /** Whether its text can be shown and brought back. */
  readonly isKept: boolean;
  /** Against the version before; null where one of the two cannot be read today. */
  readonly differences: readonly Difference[] | null;
}

export interface DescribedHistory {
  /** The newest first. */
  readonly versions: readonly DescribedVersion[];
  /** The newest first. */
  readonly refusals: readonly HistoryRecord[];
}

/** The history of a tenant, group or words file, each version compared with the one before. */
export async function describeHistory(file: string, options: TextReaderOptions): Promise<DescribedHistory> {
  const { versions, refusals } = await readHistory(options.folder, file);
  const reader = await createReader(file, options);
  const texts = await Promise.all(versions.map((version) => readVersion(options.folder, file, version)));
  const described = versions.map((version, index): DescribedVersion => {
    const [text, before] = [texts[index] ?? null, texts[index - 1] ?? null];
    const isFirst = index === 0;
    const differences = isFirst ? [] : text && before && reader.compare(before, text);
    return { ...version, isKept: text !== null, differences };
  });
  return { versions: described.toReversed(), refusals: refusals.toReversed() };
}
