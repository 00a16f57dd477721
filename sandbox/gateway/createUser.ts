import { randomBytes } from 'node:crypto';
import type { components } from '../../schemas/gateway.gen.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { findPerson } from '../directory/findPerson.ts';
import { sendLink } from '../mail/sendLink.ts';
import { HttpError } from '../openapi/envelope.ts';
import { insertPerson } from '../people/insertPerson.ts';
import { refuseWeakPassword } from '../people/passwordRules.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Person } from '../people/person.ts';
import {
  refuseBadAddress,
  refuseBadBirthDate,
  refuseBadName,
  refuseBadPhone,
} from '../people/personRules.ts';
import { readUsableEmail } from '../people/usableEmail.ts';
import { countryOf } from '../seeds/countryOf.ts';
import type { GatewayCall } from './gatewayCall.ts';
import { isOptin, writeOptin } from './optins.ts';

type NewUser = components['schemas']['NewUser'];

/** POST /users: an account that waits for its activation link. */
export function createUser({ sandbox, tenant, body: user }: GatewayCall<'createUser'>): object {
  const { database, portalUrl } = sandbox;
  const email = readUsableEmail(user.username);
  refuseWeakPassword(user.password);
  for (const name of [user.first_name, user.last_name]) refuseBadName(name, countryOf(tenant).shortestName);
  if (user.phone_number !== undefined) refuseBadPhone(user.phone_number);
  if (user.birth_date !== undefined) refuseBadBirthDate(user.birth_date);
  refuseBadAddress(user.address);
  if (!user.terms_and_conditions_accepted) throw new HttpError('BAD_REQUEST', 'the terms must be accepted');
  if (!user.optins.every(({ optin_ref: ref }) => isOptin(ref)))
    throw new HttpError('BAD_REQUEST', 'unknown consent');
  // The answer does not say which of both it was (threat K13).
  if (findPerson(database, tenant, email, portalUrl))
    throw new HttpError('BAD_REQUEST', 'data incorrect or already in use');
  const person: Person = {
    personRef: randomBytes(12).toString('hex'),
    tenant,
    email,
    passwordHash: hashPassword(user.password),
    isVerified: false,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone_number,
    birthDate: user.birth_date,
    address: homeAddressFrom(user.address),
    traits: {},
  };
  inTransaction(database, () => {
    insertPerson(database, person);
    for (const { optin_ref: ref, subscriptions } of user.optins)
      writeOptin(database, person.personRef, ref, subscriptions);
  });
  sendLink(database, person, 'verify-email', portalUrl);
  return {};
}

/** @throws HttpError BAD_REQUEST where county and country come together, or neither (ENT-031, ENT-032) */
function homeAddressFrom(address: NewUser['address']): components['schemas']['HomeAddress'] {
  const { country_name: country, county_name: county, ...rest } = address;
  if ((country === undefined) === (county === undefined))
    throw new HttpError('BAD_REQUEST', 'county_name or country_name, one of both');
  if (address.street_number !== '') throw new HttpError('BAD_REQUEST', 'street_number is empty at creation');
  return {
    ...rest,
    ...(county === undefined ? {} : { county_name: county }),
    ...(country === undefined ? {} : { country }),
  };
}
