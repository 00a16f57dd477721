/** What the calls of the history answer with. Types alone: the page imports them. */
import type { Author, HistoryRecord } from '../../../compiler/history/historyRecord.ts';
import type { ChangesForHolders } from '../../../compiler/history/textReader.ts';
import type { Problem } from '../../../compiler/problem.ts';

export interface VersionAnswer {
  readonly version: number;
  /** SHA-256 of its text: what a publish that starts from it gives as `baseHash`. */
  readonly hash: string;
  /** `outside`: the file was changed by other means than a publish. */
  readonly kind: 'publish' | 'rollback' | 'outside';
  /** ISO 8601 in UTC; null where nobody wrote it down, as with the next two. */
  readonly at: string | null;
  readonly by: Author | null;
  readonly reason: string | null;
  /** The version that a rollback brought back. */
  readonly restores: number | null;
  readonly isCurrent: boolean;
  /** Whether its text can be shown and brought back. */
  readonly isKept: boolean;
  /** Against the version before; null where that cannot be said. */
  readonly changes: ChangesForHolders | null;
}

export type RefusalAnswer = Pick<HistoryRecord, 'at' | 'by' | 'reason' | 'refusal'>;

/** `GET /api/tenants/:code/history`, the newest first. */
export interface HistoryAnswer {
  readonly code: string;
  readonly versions: readonly VersionAnswer[];
  readonly refusals: readonly RefusalAnswer[];
}

/** `GET /api/tenants/:code/history/:version` */
export interface VersionTextAnswer extends VersionAnswer {
  /** Null where it is not kept. */
  readonly text: string | null;
}

/** `POST /api/changes-for-holders`, and a dry run of a rollback. */
export interface ChangesAnswer {
  /** Null where the new text, or the one on the disk, has problems: then nobody knows what it changes. */
  readonly changes: ChangesForHolders | null;
  /** Of the new text. */
  readonly problems: readonly Problem[];
  /** Whether there is no such tenant yet. */
  readonly isNew: boolean;
  /** SHA-256 of the text on the disk; null where there is none. */
  readonly baseHash: string | null;
}

/** A publish or a rollback that was done. */
export interface PublishAnswer {
  /** Of what the file says now. */
  readonly hash: string;
}

/** 409: somebody else changed the file meanwhile. */
export interface ChangedAnswer {
  readonly message: string;
  /** Of what the file says now; null where it is gone. */
  readonly hash: string | null;
  /** Null where it is gone, or holds a secret. */
  readonly text: string | null;
}

/** 404 and 422: what was asked for is not done. */
export interface RefusedAnswer {
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** `POST /api/tenants/:code/propose` */
export interface ProposalAnswer {
  readonly branch: string;
  readonly commit: string;
  readonly message: string;
}
