import type { Tenant } from '../../schemas/tenant.gen.ts';
import { ENVIRONMENTS, type Environment } from '../environment.ts';
import { THIRD_PARTIES } from '../explain/parts/explainConnection.ts';
import { connectionSchema } from '../resolveConnection.ts';
import { memberSchema, type SchemaNode } from '../tenantSchema.ts';
import type { Pair } from './createPair.ts';
import { describeBoth, describeValue } from './describeValue.ts';
import type { DifferenceGroup, Found } from './difference.ts';
import { isWithin, listLeaves } from './listLeaves.ts';

type Connection = Tenant['connections']['dev'];

/** What one environment's connection differs in; its pointer is one within the connection. */
interface ConnectionFound {
  readonly group: DifferenceGroup;
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What it is. */
  readonly title: string;
  /** A value of it in words. */
  readonly describe: (value: unknown) => string;
  readonly said: string;
}

/**
 * Connections of all four environments, as the file writes them: no variable is filled in, so no value of the
 * environment can be described. The same difference in several environments is one.
 */
export function compareConnections({ before, after }: Pair): Found[] {
  const merged = new Map<string, { found: ConnectionFound; environments: Environment[] }>();
  for (const environment of ENVIRONMENTS) {
    for (const found of compareConnection(before.connections[environment], after.connections[environment])) {
      // Functions are left out.
      const key = JSON.stringify(found);
      const known = merged.get(key);
      if (known) known.environments.push(environment);
      else merged.set(key, { found, environments: [environment] });
    }
  }
  return [...merged.values()].map(({ found, environments }) => {
    const { said, pointer: place, group, before: was, after: is } = found;
    const [pointer = '', ...otherPointers] = environments.map((each) => `/connections/${each}${place}`);
    const where = environments.length === ENVIRONMENTS.length ? '' : ` (${environments.join(', ')})`;
    return { group, before: was, after: is, pointer, otherPointers, sentence: `${said}${where}.` };
  });
}

/** What two connections say differently: third parties that come and go, then every other option. */
export function compareConnection(before: Connection, after: Connection): ConnectionFound[] {
  const parties = Object.entries(THIRD_PARTIES).flatMap(([name, { title, addressOf }]): ConnectionFound[] => {
    const [was, is] = [addressOf(before) !== undefined, addressOf(after) !== undefined];
    if (was === is) return [];
    const describe = (value: unknown) => (value === true ? 'loaded' : 'not loaded');
    const said = `${title}: ${describe(is)}`;
    return [{ group: 'thirdParties', pointer: `/${name}`, before: was, after: is, title, describe, said }];
  });
  const rest = listLeaves(before, after).filter(
    ({ pointer }) => !parties.some((party) => isWithin(pointer, party.pointer)),
  );
  return [
    ...parties,
    ...rest.map(({ pointer, before: was, after: is }): ConnectionFound => {
      const [old, now] = describeBoth(was, is);
      const change = `${now} instead of ${old}`;
      const values = { pointer, before: was ?? null, after: is ?? null, describe: describeValue };
      if (pointer === '/sso/authority') {
        const title = 'The place where card holders log in';
        return { ...values, group: 'session', title, said: `Card holders log in at ${change}` };
      }
      const title = titleOf(pointer);
      return { ...values, group: 'operators', title, said: `${title} is ${change}` };
    }),
  ];
}

const TITLES: Readonly<Record<string, string>> = {
  '/gateway/rootUrl': 'The address of the gateway',
  '/gateway/clientId': 'The key of the gateway’s client id',
  '/gateway/clientSecret': 'The key of the gateway’s client secret',
  '/appBackend/rootUrl': 'The address of the app backend',
  '/sso/clientId': 'The client id at the provider',
  '/sso/scope': 'The scope asked of the provider',
  '/sso/paths/authorize': 'The provider’s path for logging in',
  '/sso/paths/token': 'The provider’s path for tokens',
  '/sso/paths/refresh': 'The provider’s path for refreshed tokens',
  '/sso/paths/endSession': 'The provider’s path for logging out',
  '/gateway/clientIdHeader': 'The header of the gateway’s client id',
  '/gateway/clientSecretHeader': 'The header of the gateway’s client secret',
  '/revealOrigins': 'The list of origins that may show a PIN or a card',
};

/** What the keys of third parties mean; the third party itself is named before them. */
const PARTS: Readonly<Record<string, string>> = {
  provider: 'provider',
  id: 'id',
  key: 'key',
  siteKey: 'key',
  rootUrl: 'address',
  url: 'address',
  scriptUrl: 'script',
  origins: 'list of hosts',
};

function titleOf(pointer: string): string {
  const known = TITLES[pointer];
  if (known) return known;
  const [, party = '', part = ''] = pointer.split('/');
  const title = Object.entries(THIRD_PARTIES).find(([name]) => name === party)?.[1].title;
  if (title && PARTS[part]) return `${title}: the ${PARTS[part]}`;
  const schema = keysOf(pointer).reduce<SchemaNode | null>(
    (node, key) => node && memberSchema(node, key),
    connectionSchema('prod'),
  );
  return `The setting “${(schema?.description ?? 'of the connection').replace(/[.;:](?: .*)?$/s, '')}”`;
}

function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1);
}
