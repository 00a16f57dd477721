import type { components } from '../../schemas/gateway.gen.ts';
import { normalizeEmail } from '../format/normalizeEmail.ts';
import { passwordProof } from './credentials.ts';
import {
  type AddressKeys,
  type HomeAddress,
  readHomeAddress,
  writeHomeAddress,
  writeNewAddress,
} from './homeAddress.ts';
import { type Optin, writeOptin } from './optins.ts';
import { asRecord, readText } from './readers.ts';
import { pathOf, type Send } from './request.ts';

type Schemas = components['schemas'];

/** The signed-in person, as far as the portal needs them (spec section 3, user). */
export interface User {
  readonly email: string;
  /** A new address that waits for its mailed link; empty otherwise (spec section 4, email change). */
  readonly pendingEmail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly nameInitials: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthDate: string;
  /** As the server has it: `splitPhone` tells prefix and number apart. Empty without one. */
  readonly phone: string;
  readonly homeAddress: HomeAddress;
}

/** A new account, with calendar days as YYYY-MM-DD and phones as `+40 712345678`. */
export interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly areTermsAccepted: boolean;
  readonly termsVersion: string;
  /** Every opt-in on offer, with what was ticked. */
  readonly optins: readonly Optin[];
  readonly address: Omit<HomeAddress, 'streetNumber'>;
}

/** What a person may change about themselves. */
export interface UserChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: string | undefined;
  readonly phone?: string | undefined;
  readonly homeAddress: HomeAddress;
}

export async function getUser(send: Send, user: string, signal?: AbortSignal): Promise<User> {
  return readUser(await send({ method: 'GET', path: pathOf`/users/${user}`, ...(signal && { signal }) }));
}

/** Creates an account that waits for its activation link (API-18 to API-20). @throws GatewayError BAD_REQUEST-create_account */
export async function createUser(send: Send, user: NewUser): Promise<void> {
  await send({
    method: 'POST',
    path: '/users',
    isAnonymous: true,
    suffix: '-create_account',
    body: {
      username: normalizeEmail(user.email),
      password: user.password,
      terms_and_conditions_accepted: user.areTermsAccepted,
      terms_and_conditions_version: user.termsVersion,
      last_name: user.lastName,
      first_name: user.firstName,
      ...(user.phone && { phone_number: user.phone }),
      ...(user.birthDate && { birth_date: user.birthDate }),
      optins: user.optins.map(writeOptin),
      address: writeNewAddress(user.address),
    } satisfies Schemas['NewUser'],
  });
}

/** Replaces what a person is known by, birth date and phone included (API-28; spec-notes 11). */
export async function replaceUser(
  send: Send,
  user: string,
  change: UserChange,
  keys: AddressKeys,
): Promise<void> {
  await send({
    method: 'PUT',
    path: pathOf`/users/${user}`,
    body: {
      first_name: change.firstName,
      last_name: change.lastName,
      ...(change.birthDate && { birth_date: change.birthDate }),
      ...(change.phone && { phone_number: change.phone }),
      home_address: writeHomeAddress(change.homeAddress, keys),
    } satisfies Schemas['UserReplacement'],
  });
}

/** Changes names and address (API-29). */
export async function updateUser(
  send: Send,
  user: string,
  change: Pick<UserChange, 'firstName' | 'lastName' | 'homeAddress'>,
  keys: AddressKeys,
): Promise<void> {
  await send({
    method: 'PATCH',
    path: pathOf`/users/${user}`,
    body: {
      first_name: change.firstName,
      last_name: change.lastName,
      home_address: writeHomeAddress(change.homeAddress, keys),
    } satisfies Schemas['UserChange'],
  });
}

/** Changes the address alone: where a new card is delivered to (API-30). */
export async function updateHomeAddress(
  send: Send,
  user: string,
  address: HomeAddress,
  keys: AddressKeys,
): Promise<void> {
  await send({
    method: 'PATCH',
    path: pathOf`/users/${user}`,
    body: { home_address: writeHomeAddress(address, keys) } satisfies Schemas['UserChange'],
  });
}

/** Deletes the account for good; the password proves who asks (API-36). @throws GatewayError BAD_REQUEST-delete_account, INVALID_PASSWORD */
export async function deleteUser(send: Send, user: string, password: string): Promise<void> {
  await send({
    method: 'DELETE',
    path: pathOf`/users/${user}`,
    body: { identity_proof: passwordProof(password) },
    suffix: '-delete_account',
  });
}

export function readUser(value: unknown): User {
  const user = asRecord(value);
  const person = asRecord(user.personal_info);
  const firstName = readText(person.first_name).trim();
  const lastName = readText(person.last_name).trim();
  return {
    email: readText(user.email),
    pendingEmail: readText(user.pending_email),
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    nameInitials: [firstName, lastName].map(firstLetter).join(''),
    // The day alone, whatever the server adds to it (ENT-013).
    birthDate: readText(person.birth_date).slice(0, 10),
    // Both places; the top one wins (ENT-024).
    phone: readText(user.phone_number) || readText(person.phoneNumber),
    homeAddress: readHomeAddress(person.home_address),
  };
}

/** The first whole character, capital: a letter may be two code units long. */
function firstLetter(name: string): string {
  return (Array.from(name)[0] ?? '').toUpperCase();
}
