import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import type { Environment } from '../../compiler/environment.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Credentials } from '../gateway/credentials.ts';
import { hideHostValues } from './hideHostValues.ts';
import type { TenantState } from './tenantStore.ts';

export interface Readiness {
  /** `stopping`: about to end, so that load balancers send nobody here any more. */
  readonly status: 'ok' | 'problems' | 'stopping';
  readonly tenants: Readonly<
    Record<string, { readonly status: 'ok' | 'problems'; readonly problems: readonly Problem[] }>
  >;
}

interface ReadinessFacts {
  readonly state: TenantState;
  readonly credentials: Credentials;
  readonly environment: Environment;
  readonly isStopping: boolean;
}

/** What `/readyz` says: whether the newest file of each tenant is the one that is served, and can be used. */
export function readinessOf({ state, credentials, environment, isStopping }: ReadinessFacts): Readiness {
  const tenants = [...state.problems].map(([name, problems]) => {
    const live = state.tenants.get(name);
    const all = [
      ...problems.map(hideHostValues),
      ...(live ? missingCredentials(name, live, credentials, environment) : []),
    ];
    return [name, { status: statusOf(all), problems: all }] as const;
  });
  return {
    status: isStopping ? 'stopping' : statusOf(tenants.flatMap(([, { problems }]) => problems)),
    tenants: Object.fromEntries(tenants),
  };
}

function statusOf(problems: readonly unknown[]): 'ok' | 'problems' {
  return problems.length === 0 ? 'ok' : 'problems';
}

/** Names the key, never a value (threat H4). */
function missingCredentials(
  name: string,
  { hostConnection: { gateway } }: CompiledTenant,
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
