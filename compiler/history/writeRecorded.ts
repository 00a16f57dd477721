import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findSecret } from '../warnings/findSecret.ts';
import { CannotPublish } from './cannotPublish.ts';
import { hashText } from './hashText.ts';
import { type HistoryPlaces, historyPlaces } from './historyPlaces.ts';
import type { Author, HistoryRecord, Refusal } from './historyRecord.ts';
import { announce, appendRecord, finishPending, openHistory, settle } from './journal.ts';
import { keepText } from './keptTexts.ts';
import { listKeyChanges } from './listKeyChanges.ts';
import { readCurrent } from './readCurrent.ts';
import { removeLeftovers, replaceFile } from './replaceFile.ts';
import { withLock } from './withLock.ts';

export interface RecordedWrite {
  /** Of the tenant files. */
  readonly folder: string;
  /** Below it, with slashes, such as `xx.json` or `languages/en.json`. */
  readonly file: string;
  readonly text: string | Uint8Array;
  /** SHA-256 of the text that the writer started from; null for a file that is not there yet. */
  readonly baseHash: string | null;
  /**
   * Whether a file that says this text already is as good as written, whatever the writer started from: so it is when the
   * answer to the same write was lost.
   */
  readonly mayBeDone?: boolean;
  readonly reason: string;
  readonly by: Author;
  readonly now: () => Date;
  /** The number of the version that is brought back. */
  readonly restores?: number;
}

export type WriteResult =
  | { readonly kind: 'published'; readonly record: HistoryRecord }
  /** The file says this already; nothing was written. */
  | { readonly kind: 'unchanged'; readonly hash: string }
  /** Somebody else changed the file meanwhile; null: they took it away. Nothing was written. */
  | { readonly kind: 'changed'; readonly hash: string | null; readonly text: string | null };

/**
 * Replaces a file of the folder as a whole, when it still is the version that the writer started from; a line of the
 * journal says who did it and why. What the text says is nobody's concern here.
 * @throws CannotPublish when no reason is given, or when the file is none of the folder
 */
export async function writeRecorded(options: RecordedWrite): Promise<WriteResult> {
  refuseReason(options.reason);
  const places = historyPlaces(options.folder, options.file);
  const text = Buffer.from(options.text);
  await openHistory(places);
  return withLock(places.lock, async (assertHeld) => {
    await finishPending(places);
    await removeLeftovers(places.file);
    await removeLeftovers(places.pending);
    const current = await readCurrent(places.file);
    const hash = current && hashText(current);
    const isDone = hash === hashText(text);
    if (hash !== options.baseHash && !(isDone && options.mayBeDone)) {
      await appendRecord(places, recordOf(options, { rule: 'changed', problems: 0 }));
      return { kind: 'changed', hash, text: current && Buffer.from(current).toString('utf8') };
    }
    if (isDone) return { kind: 'unchanged', hash };
    const record = { ...recordOf(options, null), changes: listKeyChanges(current, text, options.file) };
    if (current) await keepText(places, current);
    await keepText(places, text);
    await announce(places, record);
    await mkdir(dirname(places.file), { recursive: true });
    await replaceFile(places.file, text, async () => {
      await assertHeld();
      const now = await readCurrent(places.file);
      if ((now && hashText(now)) !== hash)
        throw new CannotPublish('The file was changed this moment. Try again.');
    });
    await appendRecord(places, record);
    await settle(places);
    return { kind: 'published', record };
  });
}

/** Writes down that a text was not taken. */
export async function recordRefusal(
  options: RecordedWrite,
  places: HistoryPlaces,
  refusal: Refusal,
): Promise<void> {
  const record = recordOf(options, refusal);
  await withLock(places.lock, async () => {
    await finishPending(places);
    await appendRecord(places, record);
  });
}

/** @throws CannotPublish for a reason that says nothing, or too much */
export function refuseReason(reason: string): void {
  if (reason.trim() === '') throw new CannotPublish('Say why: a publish needs a reason.');
  if (findSecret(reason))
    throw new CannotPublish('The reason looks like a secret, and everybody can read it.');
}

function recordOf(options: RecordedWrite, refusal: Refusal | null): HistoryRecord {
  const { file, by, reason, baseHash, text, restores = null } = options;
  return {
    kind: refusal ? 'refusal' : restores === null ? 'publish' : 'rollback',
    file,
    at: options.now().toISOString(),
    by,
    reason: reason.trim(),
    before: baseHash,
    after: hashText(text),
    changes: [],
    restores,
    refusal,
  };
}
