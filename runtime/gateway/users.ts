import { asRecord, readText } from './readers.ts';
import { pathOf, type Send } from './request.ts';

/** The signed-in person, as far as the portal needs them (spec section 3, user). */
export interface User {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly nameInitials: string;
}

export async function getUser(send: Send, user: string, signal?: AbortSignal): Promise<User> {
  return readUser(await send({ method: 'GET', path: pathOf`/users/${user}`, ...(signal && { signal }) }));
}

export function readUser(value: unknown): User {
  const user = asRecord(value);
  const person = asRecord(user.personal_info);
  const firstName = readText(person.first_name).trim();
  const lastName = readText(person.last_name).trim();
  return {
    email: readText(user.email),
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    nameInitials: [firstName, lastName].map(firstLetter).join(''),
  };
}

/** The first whole character, capital: a letter may be two code units long. */
function firstLetter(name: string): string {
  return (Array.from(name)[0] ?? '').toUpperCase();
}
