import { lstat, mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Problem } from '../problem.ts';
import { readRegularFile } from '../readRegularFile.ts';
import { findSecret } from '../warnings/findSecret.ts';
import { CannotPublish } from './cannotPublish.ts';
import { hashText } from './hashText.ts';
import { type HistoryPlaces, historyPlaces } from './historyPlaces.ts';
import type { Author, HistoryRecord, Refusal } from './historyRecord.ts';
import { holdsSecret } from './holdsSecret.ts';
import { announce, appendRecord, finishPending, openHistory, settle } from './journal.ts';
import { keepText } from './keptTexts.ts';
import { listKeyChanges } from './listKeyChanges.ts';
import { removeLeftovers, replaceFile } from './replaceFile.ts';
import { withLock } from './withLock.ts';

export interface PublishOptions {
  /** Of the tenant files. */
  readonly folder: string;
  /** Below it, with slashes, such as `xx.json`. */
  readonly file: string;
  readonly text: string | Uint8Array;
  /** SHA-256 of the text that the writer started from; null for a file that is not there yet. */
  readonly baseHash: string | null;
  readonly reason: string;
  readonly by: Author;
  readonly now: () => Date;
  /** What is wrong with the text, as `validate` says it. */
  readonly check: (text: Uint8Array) => Promise<readonly Problem[]>;
  /** The number of the version that is brought back. */
  readonly restores?: number;
}

export type PublishResult =
  | { readonly kind: 'published'; readonly record: HistoryRecord }
  /** The file says this already; nothing was written. */
  | { readonly kind: 'unchanged'; readonly hash: string }
  /** Somebody else changed the file meanwhile; null: they took it away. Nothing was written. */
  | { readonly kind: 'changed'; readonly hash: string | null; readonly text: string | null }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  /** The text holds a secret, which would stand in the history for good. */
  | { readonly kind: 'secret' };

/**
 * Publishes a text on this machine: the file is replaced as a whole when it still is the version that the writer started
 * from, and a line of the journal says who did it and why. A refusal is written down as well.
 * @throws CannotPublish when no reason is given, or when the file is none of the folder
 */
export async function publishFile(options: PublishOptions): Promise<PublishResult> {
  const { folder, file, reason } = options;
  if (reason.trim() === '') throw new CannotPublish('Say why: a publish needs a reason.');
  if (findSecret(reason))
    throw new CannotPublish('The reason looks like a secret, and everybody can read it.');
  const places = historyPlaces(folder, file);
  await refuseLink(places.file);
  const text = Buffer.from(options.text);
  await openHistory(places);
  if (holdsSecret(text)) return refuse(options, places, { kind: 'secret' });
  const problems = await options.check(text);
  if (problems.length > 0) return refuse(options, places, { kind: 'problems', problems });
  return withLock(places.lock, async (assertHeld) => {
    await finishPending(places);
    await removeLeftovers(places.file);
    await removeLeftovers(places.pending);
    const current = await readCurrent(places.file);
    const hash = current && hashText(current);
    if (hash !== options.baseHash) {
      const refusal = {
        kind: 'changed',
        hash,
        text: current && Buffer.from(current).toString('utf8'),
      } as const;
      await appendRecord(places, recordOf(options, { rule: 'changed', problems: 0 }));
      return refusal;
    }
    if (hash === hashText(text)) return { kind: 'unchanged', hash };
    const record = { ...recordOf(options, null), changes: listKeyChanges(current, text) };
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

/** What a link leads to may be another tenant's file, or stand outside the folder. */
async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isSymbolicLink())
    throw new CannotPublish(`${basename(path)} is a link to another file: publish that one.`);
}

/** The bytes of a file; null when there is none. */
export async function readCurrent(path: string): Promise<Uint8Array | null> {
  const content = await readRegularFile(path);
  if (content && !content.ok) throw new CannotPublish(`${path}: ${content.reason}`);
  return content?.bytes ?? null;
}

async function refuse<Result extends Exclude<PublishResult, { kind: 'published' | 'unchanged' | 'changed' }>>(
  options: PublishOptions,
  places: HistoryPlaces,
  result: Result,
): Promise<Result> {
  const problems = result.kind === 'problems' ? result.problems.length : 0;
  const record = recordOf(options, { rule: result.kind, problems });
  await withLock(places.lock, async () => {
    await finishPending(places);
    await appendRecord(places, record);
  });
  return result;
}

function recordOf(options: PublishOptions, refusal: Refusal | null): HistoryRecord {
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
