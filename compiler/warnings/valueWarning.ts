import type { Finding } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';

/** Doubts one value of the file, of whatever date, by itself; works in files with problems elsewhere. */
export type ValueWarning = (each: TypedValue, file: FileFacts) => Finding[];

/** What the warnings know of the file around a value. */
export interface FileFacts {
  /** None when they cannot be read. */
  readonly languages: readonly string[];
  /** Every host name of the file that is written in plain letters. */
  readonly plainHosts: ReadonlySet<string>;
}

/** The gateway of a connection is the host's alone; browsers read everything else. */
export function isHostOnly(pointer: string): boolean {
  return /^\/connections\/[^/]+\/gateway(\/|$)/.test(pointer);
}
