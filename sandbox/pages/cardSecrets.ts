import type { DatabaseSync } from 'node:sqlite';
import type { Card } from '../gateway/cards.ts';
import { randomOf } from '../seeds/randomOf.ts';

/** The PIN of a card: the one that its holder chose, else one that follows from the card. */
export function readPin(database: DatabaseSync, personRef: string, card: Card): string {
  const row = database
    .prepare('SELECT pin FROM cards WHERE person_ref = ? AND card_ref = ?')
    .get(personRef, card.card_ref);
  return (row?.pin as string | null) ?? digits(`${card.card_number}:pin`, 4);
}

export function changePin(database: DatabaseSync, personRef: string, cardRef: string, pin: string): void {
  database
    .prepare('UPDATE cards SET pin = ? WHERE person_ref = ? AND card_ref = ?')
    .run(pin, personRef, cardRef);
}

/**
 * The number on the card, 16 digits. It begins with 9, which no card scheme uses (ISO/IEC 7812), ends in the last
 * digits that the gateway tells, and its check digit is right.
 */
export function readCardNumber({ card_number: key, pan_last_digits: last }: Card): string {
  const start = `9${digits(`${key}:pan`, 10)}`;
  const found = '0123456789'.split('').find((middle) => hasRightCheckDigit(start + middle + last));
  return `${start}${found}${last}`;
}

/** The three digits on the back. */
export function readSecurityCode({ card_number: key }: Card): string {
  return digits(`${key}:cvc`, 3);
}

/** Luhn, ISO/IEC 7812-1 annex B. */
function hasRightCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

function digits(text: string, length: number): string {
  const random = randomOf(text);
  return Array.from({ length }, () => Math.floor(random() * 10)).join('');
}
