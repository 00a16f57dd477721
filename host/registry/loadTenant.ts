import { todayAt } from '../../compiler/today.ts';
import type { Pointer } from '../../publish/registry/pointer.ts';
import { RegistryUnreachable, WrongBlob } from '../../publish/registry/registry.ts';
import { type CompileTexts, claimsOf } from '../../publish/source-sets/compileTexts.ts';
import {
  MissingBlob,
  type ReadBlob,
  readTexts,
  type SourceTexts,
} from '../../publish/source-sets/sourceTexts.ts';
import type { Log } from '../serve/log.ts';
import { packServed, type UnpackedTenants } from '../serve/servedTenant.ts';
import { describeTrouble, type FollowedTenant } from './followedTenant.ts';

interface LoadOptions {
  readonly readBlob: ReadBlob;
  readonly compile: CompileTexts;
  readonly unpacked: UnpackedTenants;
  readonly now: () => Date;
  readonly log: Log;
}

/** Fetches and compiles what a pointer names; with one problem the last good version stays. */
export async function loadTenant(
  { code, stamp, live: last }: Pick<FollowedTenant, 'code' | 'stamp' | 'live'>,
  pointer: Pointer,
  { readBlob, compile, unpacked, now, log }: LoadOptions,
): Promise<FollowedTenant> {
  const own = { code, stamp, pointer, isPending: false };
  const refuse = (reason: string, isWorthRetrying: boolean): FollowedTenant => ({
    ...own,
    live: last,
    isWorthRetrying,
    problems: [describeTrouble(code, pointer.revision, reason, last)],
  });
  /** One tenant's trouble takes no change of the others away, whatever it is. */
  const refuseUnexpected = (error: unknown, reason: string, isWorthRetrying: boolean) => {
    log({ level: 'error', event: 'registry', message: `${code}: ${(error as Error).message}` });
    return refuse(reason, isWorthRetrying);
  };
  let texts: SourceTexts;
  try {
    texts = await readTexts(code, pointer, readBlob);
  } catch (error) {
    if (error instanceof WrongBlob || error instanceof MissingBlob) return refuse(error.message, true);
    const reason = 'its files cannot be fetched now';
    if (error instanceof RegistryUnreachable) return refuse(reason, true);
    return refuseUnexpected(error, reason, true);
  }
  try {
    const set = compile(texts, todayAt(now()));
    if (!set.ok) {
      const refused = refuse('it has problems here', false);
      return { ...refused, problems: [...refused.problems, ...set.problems] };
    }
    if (JSON.stringify(claimsOf(set.compiled)) !== JSON.stringify(claimsIn(pointer))) {
      return refuse('the pointer is foreign: it claims what the tenant file does not', false);
    }
    const { compiled, languages, warnings } = set;
    const live = { pointer, languages, warnings, served: packServed(compiled, unpacked) };
    return { ...own, live, problems: [], isWorthRetrying: false };
  } catch (error) {
    return refuseUnexpected(error, 'it cannot be compiled here', false);
  }
}

/** In the order in which they are made. */
function claimsIn({ claims: { hosts, hasDomainExtension, isDraft } }: Pointer): Pointer['claims'] {
  return { hosts, hasDomainExtension, isDraft };
}
