import type { Problem } from '../../compiler/problem.ts';
import type { Pointer } from '../../publish/registry/pointer.ts';
import type { CompiledSet } from '../../publish/source-sets/compileTexts.ts';
import type { ServedTenant } from '../serve/servedTenant.ts';

/** A tenant as a host knows it from the registry. */
export interface FollowedTenant {
  readonly code: string;
  /** Of the newest pointer, whatever is wrong with it. */
  readonly stamp: string;
  /** The newest sound pointer. */
  readonly pointer: Pointer | null;
  /** What is served: the newest set, or the last that was good; null before anything was compiled. */
  readonly live: LiveSet | null;
  /** What keeps the newest from being served; the first names the revision and the reason. */
  readonly problems: readonly Problem[];
  /** Nobody has asked for it yet: it is compiled at its first use, or in the background. */
  readonly isPending: boolean;
  /** What was missing may be there later. */
  readonly isWorthRetrying: boolean;
}

export interface LiveSet extends Pick<CompiledSet, 'languages' | 'warnings'> {
  readonly pointer: Pointer;
  readonly served: ServedTenant;
}

/** Says of a tenant which revision cannot be served, why, and what is served in its place. */
export function describeTrouble(
  code: string,
  revision: number | null,
  reason: string,
  live: FollowedTenant['live'],
): Problem {
  const newest = revision === null ? 'The newest revision' : `Revision ${revision}`;
  const served = live ? `revision ${live.pointer.revision} is served` : 'nothing is served';
  const message = `${newest} of ${code} cannot be served: ${reason}; ${served}.`;
  return { file: `${code}.json`, line: 1, column: 1, pointer: '', rule: 'registry', message };
}
