/** What a person changes about themselves: apart from what is read of them, which every page of theirs loads. */
import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import type { Extra } from './extra.ts';
import type { HomeAddress } from './homeAddress.ts';
import { passwordProof } from './passwordProof.ts';
import { readDone } from './readers.ts';
import type { Send } from './request.ts';
import type { User } from './users.ts';

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

/** Whether a person is known by what was sent: read after an answer that never came (threat F2). */
export function isChanged(user: User, change: UserChange): boolean {
  return (
    user.firstName === change.firstName &&
    user.lastName === change.lastName &&
    (user.birthDate || undefined) === change.birthDate &&
    isSameAddress(user.homeAddress, change.homeAddress) &&
    Object.entries(change.extra ?? {}).every(([name, value]) => (user.extra[name] ?? '') === value)
  );
}

/** @param one as the portal speaks of it, with all of its parts */
export function isSameAddress(one: HomeAddress, other: HomeAddress): boolean {
  return (Object.keys(one) as (keyof HomeAddress)[]).every((part) => one[part] === other[part]);
}

/** Names that a tenant's gateway knows street and town by (`profile.addressKeys`). */
interface AddressKeys {
  readonly street: 'street_name' | 'address';
  readonly city: 'city_name' | 'city';
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

/** Address of a changed profile; a county only where there is one (ENT-033 to ENT-038). */
function writeHomeAddress(address: HomeAddress, keys: AddressKeys): GatewaySchemas['HomeAddress'] {
  return {
    [keys.street]: address.street,
    street_number: address.streetNumber,
    country: address.country,
    [keys.city]: address.town,
    ...(address.county && { county_name: address.county }),
    zip_code: address.postalCode,
  };
}
