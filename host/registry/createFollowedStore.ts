import type { WordsFile } from '../../compiler/builtInWords.ts';
import type { Problem } from '../../compiler/problem.ts';
import { todayAt } from '../../compiler/today.ts';
import { nextChange } from '../serve/nextChange.ts';
import type { ServedTenant } from '../serve/servedTenant.ts';
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
  let state: TenantState = NOTHING_YET;
  /** Dated values change without a publish: as each set is today. */
  const dated = new WeakMap<ServedTenant, ServedTenant>();
  const asOfToday = (served: ServedTenant) => {
    if (served.changesAt === null) return served;
    const known = dated.get(served) ?? served;
    const isOld = known.changesAt !== null && known.changesAt <= now().getTime();
    const current = isOld ? known.onDay(todayAt(now())) : known;
    dated.set(served, current);
    return current;
  };
  return {
    state: () => state,
    changesAt: () => nextChange(state.tenants.values(), now()),
    async reload() {
      state = makeState(tenants(), asOfToday, drafts);
    },
  };
}

function makeState(
  followed: ReadonlyMap<string, FollowedTenant>,
  asOfToday: (served: ServedTenant) => ServedTenant,
  isDraftServed: boolean,
): TenantState {
  const tenants = new Map<string, ServedTenant>();
  const ownLanguages = new Map<string, ReadonlyMap<string, WordsFile>>();
  const languages = new Map<string, WordsFile>();
  const drafts = new Set<string>();
  const pending = new Set<string>();
  const problems = new Map<string, readonly Problem[]>();
  const warnings = new Map<string, readonly Problem[]>();
  let ofLast: ReadonlyMap<string, WordsFile> | null = null;
  for (const [code, { live, isPending, problems: own }] of [...followed].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    problems.set(code, own);
    warnings.set(code, live?.warnings ?? []);
    if (live === null && isPending) pending.add(code);
    if (live === null) continue;
    if (!isDraftServed && live.served.tenant.status === 'draft') {
      drafts.add(code);
      continue;
    }
    tenants.set(code, asOfToday(live.served));
    ownLanguages.set(code, live.languages);
    if (live.languages === ofLast) continue;
    ofLast = live.languages;
    for (const [language, file] of live.languages) languages.set(language, file);
  }
  return { tenants, drafts, pending, languages, ownLanguages, problems, warnings, unread: [] };
}
