import type { WordsFile } from '../../compiler/builtInWords.ts';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import type { Problem } from '../../compiler/problem.ts';
import { todayAt } from '../../compiler/today.ts';
import { nextChange } from '../serve/nextChange.ts';
import { NOTHING_YET, type TenantState } from '../serve/tenantState.ts';
import type { TenantStore } from '../serve/tenantStore.ts';
import type { FollowedTenant } from './followedTenant.ts';

interface FollowedStoreOptions {
  readonly tenants: () => ReadonlyMap<string, FollowedTenant>;
  readonly now: () => Date;
  /** Whether drafts are served. */
  readonly drafts: boolean;
}

/** What a host serves of the tenants that it follows, as it would serve those of a folder. */
export function createFollowedStore({ tenants, now, drafts }: FollowedStoreOptions): TenantStore {
  let state = NOTHING_YET;
  /** Dated values change without a publish: as each set is today. */
  const dated = new WeakMap<CompiledTenant, CompiledTenant>();
  const asOfToday = (compiled: CompiledTenant) => {
    const known = dated.get(compiled) ?? compiled;
    const isOld = known.changesAt !== null && known.changesAt <= now().getTime();
    const current = isOld ? known.onDay(todayAt(now())) : known;
    dated.set(compiled, current);
    return current;
  };
  return {
    state: () => state,
    changesAt: () => nextChange([...state.tenants.values()], now()),
    async reload() {
      state = makeState(tenants(), asOfToday, drafts);
    },
  };
}

function makeState(
  followed: ReadonlyMap<string, FollowedTenant>,
  asOfToday: (compiled: CompiledTenant) => CompiledTenant,
  isDraftServed: boolean,
): TenantState {
  const tenants = new Map<string, CompiledTenant>();
  const ownLanguages = new Map<string, ReadonlyMap<string, WordsFile>>();
  const languages = new Map<string, WordsFile>();
  const drafts = new Set<string>();
  const pending = new Set<string>();
  const problems = new Map<string, readonly Problem[]>();
  const warnings = new Map<string, readonly Problem[]>();
  for (const [code, { live, isPending, problems: own }] of [...followed].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    problems.set(code, own);
    warnings.set(code, live?.set.warnings ?? []);
    if (live === null && isPending) pending.add(code);
    if (live === null) continue;
    if (!isDraftServed && live.set.compiled.tenant.status === 'draft') {
      drafts.add(code);
      continue;
    }
    tenants.set(code, asOfToday(live.set.compiled));
    ownLanguages.set(code, live.set.languages);
    for (const [language, file] of live.set.languages) languages.set(language, file);
  }
  return { tenants, drafts, pending, languages, ownLanguages, problems, warnings, unread: [] };
}
