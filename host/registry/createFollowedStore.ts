import type { WordsFile } from '../../compiler/builtInWords.ts';
import type { Problem } from '../../compiler/problem.ts';
import { todayAt } from '../../compiler/today.ts';
import { nextChange } from '../serve/nextChange.ts';
import type { ServedTenant } from '../serve/servedTenant.ts';
import { NOTHING_YET, type TenantState } from '../serve/tenantState.ts';
import type { TenantStore } from '../serve/tenantStore.ts';
import type { FollowedTenant, LiveSet } from './followedTenant.ts';

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
      state = makeState(state, tenants(), asOfToday, drafts);
    },
  };
}

/** @param before maps of it that are as they were stay: of thousands of tenants a change replaces one */
function makeState(
  before: TenantState,
  followed: ReadonlyMap<string, FollowedTenant>,
  asOfToday: (served: ServedTenant) => ServedTenant,
  isDraftServed: boolean,
): TenantState {
  const all = [...followed.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
  const good = all.filter(isGood);
  const isDraft = ({ live }: GoodTenant) => !isDraftServed && live.served.tenant.status === 'draft';
  const served = good.filter((each) => !isDraft(each));
  const codesOf = (tenants: readonly FollowedTenant[]) => new Set(tenants.map(({ code }) => code));
  return {
    tenants: keptMap(before.tenants, served, ({ live }) => asOfToday(live.served)),
    drafts: codesOf(good.filter(isDraft)),
    pending: codesOf(all.filter(({ live, isPending }) => live === null && isPending)),
    languages: languagesOf(served),
    ownLanguages: keptMap(before.ownLanguages, served, ({ live }) => live.languages),
    problems: keptMap(before.problems, all, ({ problems }) => problems),
    warnings: keptMap(before.warnings, all, ({ live }) => live?.warnings ?? NO_PROBLEMS),
    unread: [],
  };
}

const NO_PROBLEMS: readonly Problem[] = [];

type GoodTenant = FollowedTenant & { readonly live: LiveSet };

function isGood(tenant: FollowedTenant): tenant is GoodTenant {
  return tenant.live !== null;
}

/** By code, in the order of the tenants; the map before where it says the same. */
function keptMap<Tenant extends FollowedTenant, Value>(
  before: ReadonlyMap<string, Value> | undefined,
  tenants: readonly Tenant[],
  partOf: (tenant: Tenant) => Value,
): ReadonlyMap<string, Value> {
  const isSame =
    before?.size === tenants.length && tenants.every((each) => before.get(each.code) === partOf(each));
  return isSame ? before : new Map(tenants.map((each) => [each.code, partOf(each)]));
}

function languagesOf(served: readonly GoodTenant[]): ReadonlyMap<string, WordsFile> {
  const languages = new Map<string, WordsFile>();
  let last: LiveSet['languages'] | null = null;
  for (const { live } of served) {
    // Thousands of tenants have the words of their neighbours.
    if (live.languages === last) continue;
    last = live.languages;
    for (const [language, file] of live.languages) languages.set(language, file);
  }
  return languages;
}
