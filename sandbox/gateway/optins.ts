import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../schemas/gateway.gen.ts';
import { HttpError } from '../openapi/envelope.ts';
import { OPTIN_REFS, OPTIN_TYPES } from '../seeds/optins.ts';
import type { GatewayCall } from './gatewayCall.ts';

type Optin = components['schemas']['Optin'];
type Subscription = components['schemas']['Subscription'];

/** GET /configurations/available-optins */
export function getAvailableOptins(): unknown {
  const subscriptions = OPTIN_TYPES.map((type) => ({ type }));
  return OPTIN_REFS.map((optin_ref) => ({ optin_ref, subscriptions }));
}

/** GET /users/{user}/optins */
export function getUserOptins({ sandbox, person }: GatewayCall): Optin[] {
  const rows = sandbox.database
    .prepare('SELECT * FROM optins WHERE person_ref = ? ORDER BY rowid')
    .all(person.personRef);
  const byRef = Map.groupBy(rows, (row) => row.optin_ref as string);
  return [...byRef].map(([optin_ref, entries]) => ({
    optin_ref,
    subscriptions: entries.map((row) => ({
      is_subscribed: row.is_subscribed === 1,
      type: row.type as Subscription['type'],
    })),
  }));
}

/** PUT /users/{user}/optins/{optin_ref} */
export function replaceUserOptin({ sandbox, person, params, body }: GatewayCall<'replaceUserOptin'>): object {
  const ref = params.optin_ref ?? '';
  if (!isOptin(ref)) throw new HttpError('NOT_FOUND', `no consent ${ref}`);
  writeOptin(sandbox.database, person.personRef, ref, body.subscriptions);
  return {};
}

/** Whether it is a consent that people are asked for. */
export function isOptin(ref: string): boolean {
  return OPTIN_REFS.some((known) => known === ref);
}

/** Keeps what was given or withdrawn; channels that are not named stay as they are. */
export function writeOptin(
  database: DatabaseSync,
  personRef: string,
  ref: string,
  subscriptions: readonly Subscription[],
): void {
  const write = database.prepare(
    'INSERT INTO optins VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET is_subscribed = excluded.is_subscribed',
  );
  for (const { type, is_subscribed: isSubscribed } of subscriptions)
    write.run(personRef, ref, type, Number(isSubscribed));
}
