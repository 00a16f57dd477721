import type { components } from '../../schemas/gateway.gen.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { mailWords } from '../mail/mailWords.ts';
import { sendMail } from '../mail/sendMail.ts';
import { HttpError } from '../openapi/envelope.ts';
import { endSignIns, noteDeparture } from '../people/departures.ts';
import { isPassword } from '../people/passwords.ts';
import {
  refuseBadAddress,
  refuseBadBirthDate,
  refuseBadName,
  refuseBadPhone,
} from '../people/personRules.ts';
import { countryOf } from '../seeds/countryOf.ts';
import type { GatewayCall } from './gatewayCall.ts';

type Schemas = components['schemas'];

/** GET /users/{user} */
export function getUser({ sandbox, person }: GatewayCall): Schemas['User'] {
  const row = sandbox.database
    .prepare(
      `SELECT detail FROM codes WHERE person_ref = ? AND purpose = 'change-email' AND expires_at > unixepoch()`,
    )
    .get(person.personRef);
  const { hasPhoneInside } = person.traits;
  return {
    email: person.email,
    ...(row ? { pending_email: row.detail as string } : {}),
    ...(person.phone === undefined || hasPhoneInside ? {} : { phone_number: person.phone }),
    personal_info: {
      first_name: person.firstName,
      last_name: person.lastName,
      ...(person.address === undefined ? {} : { home_address: person.address }),
      ...(person.birthDate === undefined ? {} : { birth_date: person.birthDate }),
      ...(person.phone === undefined || !hasPhoneInside ? {} : { phoneNumber: person.phone }),
    },
  };
}

/** PUT /users/{user}: what is left out is taken away, but for the phone, which has calls of its own. */
export function replaceUser({ sandbox, person, body: user }: GatewayCall<'replaceUser'>): object {
  refuseBadChange(person.tenant, user);
  const { phone_number: phone, birth_date: birthDate } = user;
  // What somebody has is sent back as it is, however it came here.
  if (phone !== undefined && phone !== person.phone) refuseBadPhone(phone);
  if (birthDate !== undefined) refuseBadBirthDate(birthDate);
  sandbox.database
    .prepare(
      `UPDATE people SET first_name = ?, last_name = ?, birth_date = ?, phone_number = coalesce(?, phone_number),
        home_address = ? WHERE person_ref = ?`,
    )
    .run(
      user.first_name,
      user.last_name,
      birthDate ?? null,
      phone ?? null,
      JSON.stringify(user.home_address),
      person.personRef,
    );
  return {};
}

/** PATCH /users/{user}: names where they are given, and the address as a whole. */
export function updateUser({ sandbox, person, body: user }: GatewayCall<'updateUser'>): object {
  refuseBadChange(person.tenant, user);
  sandbox.database
    .prepare(
      `UPDATE people SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name), home_address = ?
       WHERE person_ref = ?`,
    )
    .run(
      user.first_name ?? null,
      user.last_name ?? null,
      JSON.stringify(user.home_address),
      person.personRef,
    );
  return {};
}

/** @throws HttpError BAD_REQUEST */
function refuseBadChange(tenant: string, user: Schemas['UserChange']): void {
  for (const name of [user.first_name, user.last_name])
    if (name !== undefined) refuseBadName(name, countryOf(tenant).shortestName);
  refuseBadAddress(user.home_address);
}

/** DELETE /users/{user}, with the password as identity proof (GRD-32). */
export function deleteUser({ sandbox, person, body }: GatewayCall<'deleteUser'>): object {
  const { database } = sandbox;
  const { value } = body.identity_proof;
  if (!isPassword(value, person.passwordHash))
    throw new HttpError('INVALID_PASSWORD', 'the password is not correct');
  inTransaction(database, () => {
    endSignIns(database, person.personRef);
    database.prepare('DELETE FROM people WHERE person_ref = ?').run(person.personRef);
    noteDeparture(database, person.tenant, person.email);
  });
  const { subject, text } = mailWords(person.tenant, 'deleted');
  sendMail(database, null, { to: person.email, subject, text: text(person.firstName, ''), links: [] });
  return {};
}
