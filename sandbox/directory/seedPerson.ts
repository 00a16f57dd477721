import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database/inTransaction.ts';
import { sendLink } from '../mail/sendLink.ts';
import { CARD_CODE, issueCode } from '../people/codes.ts';
import { endSignIns } from '../people/departures.ts';
import { insertPerson } from '../people/insertPerson.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Person } from '../people/person.ts';
import { OPTIN_REFS, OPTIN_TYPES } from '../seeds/optins.ts';
import type { PersonSeed } from '../seeds/seedOf.ts';
import { SEED_PASSWORD } from '../seeds/seedPassword.ts';

/** The first code of a seeded card came with the employer's letter, which holds for a year. */
const LETTER_SECONDS = 365 * 24 * 60 * 60;

/** Writes a person and their cards as the seed has them. Operations follow when somebody first looks. */
export function seedPerson(
  database: DatabaseSync,
  tenant: string,
  seed: PersonSeed,
  portalUrl: string,
): Person {
  const { cards, hasOptins, pendingEmail, ...facts } = seed;
  const personRef = seedRefOf(tenant, seed.email);
  const person = { ...facts, personRef, tenant, passwordHash: hashPassword(SEED_PASSWORD) };
  inTransaction(database, () => {
    insertPerson(database, person);
    const insert = database.prepare(
      'INSERT INTO cards (person_ref, card_ref, position, account_ref, recipe, document) VALUES (?, ?, ?, ?, ?, ?)',
    );
    cards.forEach(({ card, recipe }, position) => {
      insert.run(personRef, card.card_ref, position, card.account_ref, recipe, JSON.stringify(card));
      if (card.status === 'pending')
        issueCode(database, {
          personRef,
          purpose: `verify-card:${card.card_ref}`,
          code: CARD_CODE,
          seconds: LETTER_SECONDS,
        });
    });
    if (hasOptins) seedOptins(database, personRef);
  });
  if (!person.isVerified) sendLink(database, person, 'verify-email', portalUrl);
  if (pendingEmail !== undefined) sendLink(database, person, 'change-email', portalUrl, pendingEmail);
  return person;
}

/** General marketing by email is given, everything else is not. */
function seedOptins(database: DatabaseSync, personRef: string): void {
  const insert = database.prepare('INSERT INTO optins VALUES (?, ?, ?, ?)');
  for (const ref of OPTIN_REFS) {
    for (const type of OPTIN_TYPES) {
      insert.run(personRef, ref, type, Number(ref === OPTIN_REFS[0] && type === 'email'));
    }
  }
}

/** Back to the seeded state for one person: account, mails and sign-ins go, and come back on first sight. */
export function forgetPerson(database: DatabaseSync, email: string): void {
  inTransaction(database, () => {
    const tenant = /@([a-z]{2,12})\.example$/.exec(email)?.[1] ?? '';
    // Whoever has the address now, and whoever was seeded under it and has another one since.
    const rows = database
      .prepare('SELECT person_ref FROM people WHERE email = ? OR person_ref = ?')
      .all(email, seedRefOf(tenant, email));
    for (const { person_ref } of rows) {
      endSignIns(database, person_ref as string);
      database.prepare('DELETE FROM people WHERE person_ref = ?').run(person_ref as string);
    }
    database.prepare('DELETE FROM departed WHERE email = ?').run(email);
    database.prepare('DELETE FROM mails WHERE recipient = ?').run(email);
  });
}

/** Follows from the address, so that a copy is the same person after each reset. */
function seedRefOf(tenant: string, email: string): string {
  return createHash('sha256').update(`${tenant}:${email}`).digest('hex').slice(0, 24);
}
