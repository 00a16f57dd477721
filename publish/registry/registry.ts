import type { Environment } from '../../compiler/environment.ts';
import type { JournalLine, NewJournalLine } from './journalLine.ts';
import type { Pointer, PointerName } from './pointer.ts';

/** A pointer as it is kept: whoever reads it finds out whether it is sound (`readPointer`). */
export interface KeptPointer {
  /** Another one after each change, of equal contents as well. */
  readonly stamp: string;
  readonly text: string;
}

/** The pointers of one environment, as they were at one moment. */
export interface Snapshot {
  /** How many changes the environment has had; 0 where nothing was ever published. */
  readonly revision: number;
  /** From where a watch goes on; its text is the adapter's own. */
  readonly cursor: string;
  readonly pointers: ReadonlyMap<PointerName, KeptPointer>;
}

/** One pointer that is to be another one. */
export interface PointerChange {
  readonly name: PointerName;
  /** Stamp of what the publisher saw; null where it saw none. */
  readonly before: string | null;
  /** Null takes the pointer away. */
  readonly pointer: Pointer | null;
}

export interface Swap {
  readonly changes: readonly PointerChange[];
  readonly line: NewJournalLine;
  /** What has to hold for the pointers of others as well; nothing unless given. */
  readonly check?: SwapCheck;
}

export interface SwapCheck {
  /** The state that it is known to hold for; it is asked of each other one that would be changed. */
  readonly revision: number;
  /** What it throws ends the swap, and nothing is written. */
  readonly assert: (now: Snapshot) => void;
}

/** `changed`: names of the pointers that are no longer what the publisher saw; nothing was written. */
export type SwapResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly changed: readonly PointerName[] };

/** What a host says of itself, for as long as it lives. */
export interface HostStatus {
  readonly id: string;
  /** That it serves. */
  readonly revision: number;
  /** Hash of the built runtime. */
  readonly build: string;
  /** When it started, ISO 8601 in UTC. */
  readonly since: string;
  readonly ring: string | null;
  /** Tenants whose newest pointer it cannot serve. */
  readonly problems: readonly string[];
}

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** Told when the registry cannot be reached any more, and when it can again. */
  readonly onConnection: (isConnected: boolean) => void;
}

/**
 * Where source sets are published to, and where hosts read them: five calls, whatever keeps them (decision 035).
 * Each call throws `RegistryUnreachable` when nobody answers.
 */
export interface Registry {
  /**
   * The pointers as they are now, as the last acknowledged swap left them, never earlier ones.
   * @param known what was read before: itself when there is nothing newer, which is found out with one small read
   */
  readPointers(environment: Environment, known?: Snapshot): Promise<Snapshot>;
  /**
   * The bytes of a blob; null where there is none.
   * @throws WrongBlob when they are not what their name says
   */
  readBlob(hash: string): Promise<Uint8Array | null>;
  /** Keeps bytes under their SHA-256; those that are there stay. @returns the hash */
  writeBlob(bytes: Uint8Array): Promise<string>;
  /**
   * All of the changes and a line of the journal, or nothing.
   * @throws OutcomeUnknown when nobody answers any more after the write was sent
   */
  swapPointers(environment: Environment, swap: Swap): Promise<SwapResult>;
  /** Each newer state, in order, without end: ends when the signal says so. Reconnects by itself. */
  watch(environment: Environment, from: Snapshot, options: WatchOptions): AsyncIterable<Snapshot>;

  /** The journal, the oldest line first. */
  readJournal(environment: Environment): Promise<readonly JournalLine[]>;
  /** Says that a host lives; what it said is gone ten seconds after it said so last. */
  announce(environment: Environment, status: HostStatus): Promise<void>;
  /** Takes back what a host said, when it ends. */
  leave(environment: Environment, id: string): Promise<void>;
  /** Hosts that live. */
  listHosts(environment: Environment): Promise<readonly HostStatus[]>;
  close(): Promise<void>;
}

/** So long a host is counted among the living after it said so last. */
export const HOST_SECONDS = 10;

/** Nobody answers, or too few of those who have to agree. */
export class RegistryUnreachable extends Error {
  override readonly name = 'RegistryUnreachable';
}

/** Nobody answers any more, and a write was sent: it may have been done. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** The registry answers, and refuses: a wrong password, no room left, too many tenants at once. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused';
}

/** A blob whose bytes are not what its name says. */
export class WrongBlob extends Error {
  override readonly name = 'WrongBlob';
}
