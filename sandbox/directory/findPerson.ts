import type { DatabaseSync } from 'node:sqlite';
import { isDeparted } from '../people/departures.ts';
import { type Person, personFrom } from '../people/person.ts';
import { seedOf } from '../seeds/seedOf.ts';
import { seedPerson } from './seedPerson.ts';

/**
 * The person of that address; a seeded one is created on first sight.
 *
 * @param portalUrl where the links of a seeded mail lead
 */
export function findPerson(
  database: DatabaseSync,
  tenant: string,
  address: string,
  portalUrl: string,
): Person | undefined {
  const email = address.trim().toLowerCase();
  const known = database.prepare('SELECT * FROM people WHERE tenant = ? AND email = ?').get(tenant, email);
  if (known) return personFrom(known);
  if (isDeparted(database, tenant, email)) return undefined;
  const seed = seedOf(tenant, email);
  return seed && seedPerson(database, tenant, seed, portalUrl);
}

/** The person behind a token's subject. */
export function findPersonByRef(database: DatabaseSync, personRef: string): Person | undefined {
  const row = database.prepare('SELECT * FROM people WHERE person_ref = ?').get(personRef);
  return row && personFrom(row);
}

/** The tenant of a seeded address, `ana@T.example`, or of one that has an account. */
export function tenantOfAddress(database: DatabaseSync, email: string): string | undefined {
  const row = database.prepare('SELECT tenant FROM people WHERE email = ?').get(email);
  return (row?.tenant as string | undefined) ?? /@([a-z]{2,12})\.example$/.exec(email)?.[1];
}
