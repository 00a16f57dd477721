import { lstat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Problem } from '../problem.ts';
import { CannotPublish } from './cannotPublish.ts';
import { historyPlaces } from './historyPlaces.ts';
import { holdsSecret } from './holdsSecret.ts';
import { openHistory } from './journal.ts';
import {
  type RecordedWrite,
  recordRefusal,
  refuseReason,
  type WriteResult,
  writeRecorded,
} from './writeRecorded.ts';

export interface PublishOptions extends RecordedWrite {
  /** What is wrong with the text, as `validate` says it. */
  readonly check: (text: Uint8Array) => Promise<readonly Problem[]>;
}

export type PublishResult =
  | WriteResult
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  /** The text holds a secret, which would stand in the history for good. */
  | { readonly kind: 'secret' };

/**
 * Publishes a text on this machine: the file is replaced as a whole when it still is the version that the writer started
 * from, and a line of the journal says who did it and why. A refusal is written down as well.
 * @throws CannotPublish when no reason is given, or when the file is none of the folder
 */
export async function publishFile(options: PublishOptions): Promise<PublishResult> {
  refuseReason(options.reason);
  const places = historyPlaces(options.folder, options.file);
  await refuseLink(places.file);
  const text = Buffer.from(options.text);
  await openHistory(places);
  if (holdsSecret(text)) {
    await recordRefusal(options, places, { rule: 'secret', problems: 0 });
    return { kind: 'secret' };
  }
  const problems = await options.check(text);
  if (problems.length > 0) {
    await recordRefusal(options, places, { rule: 'problems', problems: problems.length });
    return { kind: 'problems', problems };
  }
  return writeRecorded(options);
}

/** What a link leads to may be another tenant's file, or stand outside the folder. */
async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isSymbolicLink())
    throw new CannotPublish(`${basename(path)} is a link to another file: publish that one.`);
}
