import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { Environment } from '../environment.ts';
import { textsOf } from '../textsOf.ts';
import { findSecret, looksRandom } from '../warnings/findSecret.ts';
import { compareConnection } from './compareConnections.ts';
import type { DifferenceGroup } from './difference.ts';

/** One thing that a tenant has otherwise in two environments: what `compare-environments --json` lists. */
export interface EnvironmentDifference {
  readonly group: DifferenceGroup;
  /** Within the connection of an environment (RFC 6901), such as `/sso/clientId`. */
  readonly pointer: string;
  /** As the file writes it in the first environment; null: not there. Of what looks like a secret only `changed`. */
  readonly before: unknown;
  /** In the second one. */
  readonly after: unknown;
  readonly sentence: string;
}

/** What differs between two environments of a tenant: connections and their switches, as the file writes them. */
export function compareEnvironments(
  { connections }: Pick<Tenant, 'connections'>,
  [first, second]: readonly [Environment, Environment],
): EnvironmentDifference[] {
  return compareConnection(connections[first], connections[second]).map(
    ({ group, pointer, title, before, after, describe }) => {
      const isHidden = [before, after].some((value) => looksSecret(value));
      const [was, is] = isHidden ? ['a value', 'another one'] : [describe(before), describe(after)];
      return {
        group,
        pointer,
        before: isHidden ? 'changed' : before,
        after: isHidden ? 'changed' : after,
        sentence: `${title}: ${was} in ${first}, ${is} in ${second}.`,
      };
    },
  );
}

function looksSecret(value: unknown): boolean {
  return textsOf(value).some((text) => findSecret(text) !== null || looksRandom(text));
}
