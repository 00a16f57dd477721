import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { normalizeEmail } from '../format/normalizeEmail.ts';
import type { Extra } from './extra.ts';
import { type AddressKeys, type HomeAddress, readHomeAddress, writeHomeAddress } from './homeAddress.ts';
import { passwordProof } from './passwordProof.ts';
import {
  readDone,
  readOptional,
  readOptionalText,
  readRecord,
  readReference,
  readText,
  refuseAnswer,
} from './readers.ts';
import type { Send } from './request.ts';

/** The signed-in person, as far as the portal needs them (ENT-019 to ENT-024). */
export interface User {
  readonly email: string;
  /** A new address that waits for its mailed link; empty otherwise (REG-23, REG-24). */
  readonly pendingEmail: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthDate: string;
  /** As the server has it: `splitPhone` tells prefix and number apart. Empty without one. */
  readonly phone: string;
  readonly homeAddress: HomeAddress;
  /** What this country's gateway says of the person beside what the document names, by its own names. */
  readonly extra: Extra;
}

/** What a person may change about themselves. */
export interface UserChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: string | undefined;
  readonly phone?: string | undefined;
  readonly homeAddress: HomeAddress;
  /** What this country's gateway expects beside, by its own names. */
  readonly extra?: Extra;
}

/** The person who was asked for: the answer about another one is none (USE-25). */
export function getUser(send: Send, user: string, signal?: AbortSignal): Promise<User> {
  return send({
    to: ['GET /users/{user}', user],
    read: (data) => {
      const found = readUser(data);
      const isAsked = normalizeEmail(found.email) === normalizeEmail(user);
      return isAsked ? found : refuseAnswer('own person');
    },
    signal,
  });
}

/** Replaces what a person is known by, birth date and phone included (API-28, API-29). */
export async function replaceUser(
  send: Send,
  user: string,
  change: UserChange,
  keys: AddressKeys,
): Promise<void> {
  await send({
    to: ['PUT /users/{user}', user],
    body: {
      ...change.extra,
      first_name: change.firstName,
      last_name: change.lastName,
      ...(change.birthDate && { birth_date: change.birthDate }),
      ...(change.phone && { phone_number: change.phone }),
      home_address: writeHomeAddress(change.homeAddress, keys),
    },
    read: readDone,
  });
}

/** Changes names and address (API-29). */
export async function updateUser(
  send: Send,
  user: string,
  change: Pick<UserChange, 'firstName' | 'lastName' | 'homeAddress' | 'extra'>,
  keys: AddressKeys,
): Promise<void> {
  await send({
    to: ['PATCH /users/{user}', user],
    body: {
      ...change.extra,
      first_name: change.firstName,
      last_name: change.lastName,
      home_address: writeHomeAddress(change.homeAddress, keys),
    },
    read: readDone,
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
    to: ['PATCH /users/{user}', user],
    body: { home_address: writeHomeAddress(address, keys) },
    read: readDone,
  });
}

/** Deletes the account for good; the password proves who asks (API-36). @throws GatewayError BAD_REQUEST-delete_account, INVALID_PASSWORD */
export async function deleteUser(send: Send, user: string, password: string): Promise<void> {
  await send({
    to: ['DELETE /users/{user}', user],
    body: { identity_proof: passwordProof(password) },
    suffix: '-delete_account',
    read: readDone,
  });
}

/** What the document names, and is read below. */
const KNOWN = /^(?:email|pending_email|phone_?[nN]umber|(?:first|last)_name|birth_date)$/;

function plainMembers(record: object): Extra {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !KNOWN.test(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  );
}

export function readUser(value: unknown): User {
  const user = readRecord<GatewaySchemas['User']>(value);
  const person = readRecord<GatewaySchemas['PersonalInfo']>(user.personal_info);
  return {
    email: readReference(user.email),
    pendingEmail: readOptionalText(user.pending_email),
    firstName: readText(person.first_name).trim(),
    lastName: readText(person.last_name).trim(),
    // The day alone, whatever the server adds to it (ENT-013).
    birthDate: readOptionalText(person.birth_date).slice(0, 10),
    // Both places; the top one wins (ENT-024).
    phone: readOptionalText(user.phone_number) || readOptionalText(person.phoneNumber),
    homeAddress: readHomeAddress(readOptional(person.home_address, readRecord, {})),
    extra: plainMembers({ ...person, ...user }),
  };
}
