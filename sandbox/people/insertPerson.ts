import type { DatabaseSync } from 'node:sqlite';
import type { Person } from './person.ts';

/** Writes a row of `people`. */
export function insertPerson(database: DatabaseSync, person: Person): void {
  database
    .prepare(
      `INSERT INTO people (person_ref, tenant, email, password_hash, is_verified, first_name, last_name,
        phone_number, birth_date, home_address, traits) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      person.personRef,
      person.tenant,
      person.email,
      person.passwordHash,
      Number(person.isVerified),
      person.firstName,
      person.lastName,
      person.phone ?? null,
      person.birthDate ?? null,
      person.address === undefined ? null : JSON.stringify(person.address),
      JSON.stringify(person.traits),
    );
}
