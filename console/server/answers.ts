/** What the console's server answers; the page imports these types and nothing else of it. */
import type { Problem } from '../../compiler/problem.ts';
import type { Repair } from '../../compiler/repairs/repair.ts';

export type { Problem, Repair };

/** A language that a tenant offers. */
export interface LanguageState {
  readonly language: string;
  /** Its name in English. */
  readonly name: string;
  readonly isDraft: boolean;
  /** How many of the texts that the portal says are there, in hundredths; null without a readable words file. */
  readonly percent: number | null;
}

/** One tenant as the overview shows it. */
export interface TenantRow {
  readonly code: string;
  /** As its own people write it; the code where the file does not say. */
  readonly name: string;
  /** `refused`: nobody could serve this file, the last good version goes on. */
  readonly state: 'live' | 'draft' | 'refused';
  readonly problems: number;
  readonly warnings: number;
  /** The day on which a dated value changes next, as `2027-01-01`, in the tenant's time zone. */
  readonly nextChange: string | null;
  readonly languages: readonly LanguageState[];
  /** The two colours, where the file has them. */
  readonly brand: string | null;
  readonly accent: string | null;
  /** Names the version: SHA-256 of the file's bytes, in hex. */
  readonly hash: string;
  /** When the file was written, as an ISO time. */
  readonly modified: string;
}

export interface Overview {
  readonly tenants: readonly TenantRow[];
  /** The folder's own name, without the way to it. */
  readonly folder: string;
  /** Names of the groups that tenants may extend. */
  readonly groups: readonly string[];
  /** Of files beside the tenants' that nobody reads. */
  readonly unread: readonly Problem[];
}

export interface TenantText {
  readonly code: string;
  readonly text: string;
  /** SHA-256 of the file's bytes, in hex. */
  readonly hash: string;
}

/** A problem or a warning of a text, with what would mend it. */
export interface CheckedProblem extends Omit<Problem, 'mends'> {
  /** The likeliest first; edits of the text that was checked, in UTF-16 units. */
  readonly repairs: readonly Repair[];
  /** Of a problem in a file that tenants share: SHA-256 of the text that the repairs are edits of. */
  readonly sharedHash?: string;
}

export interface CheckAnswer {
  readonly problems: readonly CheckedProblem[];
  readonly warnings: readonly CheckedProblem[];
  /** The group that the text extends, and what it says; null where it extends none that can be read. */
  readonly group: { readonly name: string; readonly value: unknown } | null;
}

/** `error` says what happened and what to do; the rest is there where it helps. */
export interface Refusal {
  readonly error: string;
  readonly code: 'foreign' | 'token' | 'not-found' | 'invalid' | 'too-large' | 'failed';
}

/** One event of `GET /api/changes`: what was read anew. */
export interface FolderChange {
  /** Hashes by code; null for a file that is gone. */
  readonly tenants: Readonly<Record<string, string | null>>;
  /** Words, groups or pictures changed, so that any tenant may have other problems. */
  readonly isShared: boolean;
}

export interface Completion {
  readonly label: string;
  /** What is put into the text, in the place of `from` to `to`. */
  readonly insert: string;
  /** UTF-16 units from the beginning. */
  readonly from: number;
  readonly to: number;
  readonly detail: string;
  readonly kind: 'property' | 'value';
}

export interface Hover {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
