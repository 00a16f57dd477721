import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database/inTransaction.ts';
import { sendActivationMail } from '../mail/sendActivationMail.ts';
import type { PersonSeed } from '../seeds/seedOf.ts';
import { SEED_PASSWORD } from '../seeds/seedPassword.ts';
import { hashPassword } from './passwords.ts';
import { type Person, personFrom } from './person.ts';

/** Writes a person and their cards as the seed has them. Operations follow when somebody first looks. */
export function plantPerson(
  database: DatabaseSync,
  tenant: string,
  seed: PersonSeed,
  portalUrl: string,
): Person {
  const personRef = createHash('sha256').update(`${tenant}:${seed.email}`).digest('hex').slice(0, 24);
  inTransaction(database, () => {
    database
      .prepare('INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        personRef,
        tenant,
        seed.email,
        hashPassword(SEED_PASSWORD),
        Number(seed.isVerified),
        seed.firstName,
        seed.lastName,
        seed.phone,
        seed.birthDate,
        JSON.stringify(seed.address),
      );
    const insert = database.prepare(
      'INSERT INTO cards (person_ref, card_ref, position, account_ref, recipe, document) VALUES (?, ?, ?, ?, ?, ?)',
    );
    seed.cards.forEach(({ card, recipe }, position) => {
      insert.run(personRef, card.card_ref, position, card.account_ref, recipe, JSON.stringify(card));
    });
  });
  const row = database.prepare('SELECT * FROM people WHERE person_ref = ?').get(personRef) ?? {};
  const person = personFrom(row);
  if (!person.isVerified) sendActivationMail(database, person, portalUrl);
  return person;
}

/** Back to the seeded state for one person: account, mails and sign-ins go, and come back on first sight. */
export function forgetPerson(database: DatabaseSync, email: string): void {
  inTransaction(database, () => {
    for (const { person_ref } of database
      .prepare('SELECT person_ref FROM people WHERE email = ?')
      .all(email)) {
      for (const table of ['artifacts', 'id_tokens', 'people']) {
        database.prepare(`DELETE FROM ${table} WHERE person_ref = ?`).run(person_ref as string);
      }
    }
  });
}
