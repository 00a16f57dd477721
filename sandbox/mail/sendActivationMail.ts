import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Person } from '../people/person.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { sendMail } from './sendMail.ts';

const LINK_SECONDS = 24 * 60 * 60;

const WORDS: Readonly<Record<string, { subject: string; text: (name: string, link: string) => string }>> = {
  bg: {
    subject: 'Потвърдете имейла си',
    text: (name, link) =>
      `Здравейте, ${name}!\n\nОтворете връзката, за да активирате профила си:\n${link}\n\nВръзката важи 24 часа.`,
  },
  pl: {
    subject: 'Potwierdź swój e-mail',
    text: (name, link) =>
      `Cześć, ${name}!\n\nOtwórz link, aby aktywować konto:\n${link}\n\nLink jest ważny przez 24 godziny.`,
  },
  ro: {
    subject: 'Confirmă-ți e-mailul',
    text: (name, link) =>
      `Bună, ${name}!\n\nDeschide linkul ca să îți activezi contul:\n${link}\n\nLinkul este valabil 24 de ore.`,
  },
  en: {
    subject: 'Confirm your email',
    text: (name, link) =>
      `Hello ${name},\n\nOpen this link to activate your account:\n${link}\n\nIt works for 24 hours.`,
  },
};

/** Sends the activation link of a new account and remembers its code. */
export function sendActivationMail(database: DatabaseSync, person: Person, portalUrl: string): void {
  // Standard base64 on purpose: codes with + and / are what links get wrong (spec section 5, verification code).
  const code = `${randomBytes(18).toString('base64')}+/`;
  database
    .prepare('INSERT OR REPLACE INTO codes (person_ref, purpose, code, expires_at) VALUES (?, ?, ?, ?)')
    .run(person.personRef, 'verify-email', code, Math.floor(Date.now() / 1000) + LINK_SECONDS);
  const link = `${portalUrl}/${person.tenant}/app/user/activate-account?${new URLSearchParams({ email: person.email, code })}`;
  const words = WORDS[countryOf(person.tenant).language] ?? WORDS.en;
  if (!words) return;
  sendMail(database, person.personRef, {
    to: person.email,
    subject: words.subject,
    text: words.text(person.firstName, link),
    links: [link],
    code,
  });
}
