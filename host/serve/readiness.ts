import type { Environment } from '../../compiler/environment.ts';
import { type Problem, withoutMends } from '../../compiler/problem.ts';
import type { Encoded } from '../../publish/build/compress.ts';
import type { Credentials } from '../gateway/credentials.ts';
import { writeJson } from './answer.ts';
import { hideDoubtedValues, hideHostValues } from './hideHostValues.ts';
import type { ServedTenant } from './servedTenant.ts';
import type { TenantState } from './tenantState.ts';

export interface Readiness {
  /**
   * `problems`: some tenant has some, and everybody is served all the same; `unable`: there are tenant files, and
   * none of them was ever good; `starting`: the registry was never reached, and there is no copy of it; `stopping`: about to end, so that load balancers send nobody here any more.
   */
  readonly status: 'ok' | 'problems' | 'unable' | 'starting' | 'stopping';
  /** Where a registry is followed: `connected`, or since when it is not. */
  readonly registry?: string;
  /** Which state of it is served. */
  readonly revision?: number;
  readonly tenants: Readonly<Record<string, TenantReadiness>>;
  /** Of files beside the tenants' that nobody reads. */
  readonly warnings: readonly Problem[];
}

interface TenantReadiness {
  /** `draft`: sound, and not served because it is not live. */
  readonly status: 'ok' | 'problems' | 'draft';
  /** What people get: the newest file with the newest words, the last that were good, or not-found. */
  readonly serves: 'newest' | 'last-good' | 'nothing';
  readonly problems: readonly Problem[];
  /** What is allowed and yet looks like a mistake: it changes no status. */
  readonly warnings: readonly Problem[];
}

/** How a registry is that a host follows. */
export interface RegistryStatus {
  /** Of the environment, as far as it is served. */
  readonly revision: number;
  /** When the registry was lost; null while it can be reached. */
  readonly unreachableSince: Date | null;
  /** Whether there is anything to serve from: the registry was read once, or the disk has a copy. */
  readonly hasSet: boolean;
}

interface ReadinessFacts {
  readonly registry: RegistryStatus | null;
  readonly state: TenantState;
  readonly credentials: Credentials;
  readonly environment: Environment;
  readonly isStopping: boolean;
}

/** What `/readyz` and `/status` say: whether the newest file of each tenant is the one that is served, and can be used. */
export function readinessOf({ isStopping, registry, ...facts }: ReadinessFacts): Readiness {
  const { tenants, status: ofTenants } = lookAtTenants(facts);
  const isStarting = registry !== null && !registry.hasSet;
  const status = isStarting ? 'starting' : ofTenants;
  return {
    status: isStopping ? 'stopping' : status,
    ...(registry && { registry: describeRegistry(registry), revision: registry.revision }),
    tenants,
    warnings: facts.state.unread,
  };
}

const written = new WeakMap<Readiness['tenants'], { readonly rest: string; readonly json: Encoded }>();

/** As `/readyz` and `/status` answer it. Of thousands of tenants that is a megabyte: written once, while it says the same. */
export function writeReadiness(readiness: Readiness): Encoded {
  const { tenants, ...others } = readiness;
  const rest = JSON.stringify(others);
  const known = written.get(tenants);
  if (known?.rest === rest) return known.json;
  const json = writeJson(readiness);
  written.set(tenants, { rest, json });
  return json;
}

type TenantsFacts = Pick<ReadinessFacts, 'state' | 'credentials' | 'environment'>;

interface Look extends Pick<Readiness, 'tenants' | 'status'> {
  readonly credentials: Credentials;
  /** On the clock of `performance.now()`. */
  readonly holdsUntil: number;
}

const looks = new WeakMap<TenantState, Look>();
/** Edges ask several times a second, and of thousands of tenants the answer takes a while: it holds so many times that. */
const HOLDS = 100;

/** Of each state anew, and of one state again after a while: a credential may have been mounted. */
function lookAtTenants(facts: TenantsFacts): Look {
  const { state, credentials } = facts;
  const start = performance.now();
  const known = looks.get(state);
  if (known?.credentials === credentials && start < known.holdsUntil) return known;
  const tenants = [...state.problems.keys()].map((name) => [name, readinessOfTenant(name, facts)] as const);
  const wasNeverGood = ([name, { serves }]: (typeof tenants)[number]) =>
    serves === 'nothing' && !state.drafts.has(name);
  const isUnable = tenants.length > 0 && tenants.every(wasNeverGood);
  const status = isUnable ? 'unable' : statusOf(tenants.flatMap(([, { problems }]) => problems));
  const end = performance.now();
  const look: Look = {
    tenants: Object.fromEntries(tenants),
    status,
    credentials,
    holdsUntil: end + HOLDS * (end - start),
  };
  looks.set(state, look);
  return look;
}

function readinessOfTenant(name: string, { state, credentials, environment }: TenantsFacts): TenantReadiness {
  const problems = state.problems.get(name) ?? [];
  const live = state.tenants.get(name);
  const isServed = live !== undefined || (state.pending?.has(name) ?? false);
  const all = [
    ...problems.map((each) => hideHostValues(withoutMends(each))),
    ...(live ? missingCredentials(name, live, credentials, environment) : []),
  ];
  const newest = problems.length === 0 ? 'newest' : 'last-good';
  const isDraft = state.drafts.has(name) && all.length === 0;
  const warnings = (state.warnings.get(name) ?? []).map((each) => hideDoubtedValues(withoutMends(each)));
  const status = isDraft ? 'draft' : statusOf(all);
  return { status, serves: isServed ? newest : 'nothing', problems: all, warnings };
}

function describeRegistry({ unreachableSince }: RegistryStatus): string {
  return unreachableSince ? `unreachable since ${unreachableSince.toISOString()}` : 'connected';
}

/** One tenant's problem must not take the others away, so only a host that can serve nobody says no. */
export function isReady({ status }: Readiness): boolean {
  return status === 'ok' || status === 'problems';
}

/** What `/status` answers alarms with: a problem of any tenant is one. Load balancers must not ask it. */
export function isWell({ tenants }: Readiness): boolean {
  return Object.values(tenants).every(({ status }) => status !== 'problems');
}

function statusOf(problems: readonly unknown[]): 'ok' | 'problems' {
  return problems.length === 0 ? 'ok' : 'problems';
}

/** Names the key, never a value (threat H4). */
function missingCredentials(
  name: string,
  { hostConnection: { gateway } }: ServedTenant,
  credentials: Credentials,
  environment: Environment,
): Problem[] {
  return (['clientId', 'clientSecret'] as const)
    .filter((option) => credentials.read(gateway[option]) === null)
    .map((option) => ({
      file: `${name}.json`,
      line: 1,
      column: 1,
      pointer: `/connections/${environment}/gateway/${option}`,
      rule: 'credentials',
      message: `The credential ${gateway[option]} is not set: calls to the gateway are answered with 503.`,
    }));
}
