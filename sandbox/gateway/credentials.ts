import { randomInt } from 'node:crypto';
import { inTransaction } from '../database/inTransaction.ts';
import { findPerson } from '../directory/findPerson.ts';
import { sendCode } from '../mail/sendCode.ts';
import { sendLink } from '../mail/sendLink.ts';
import { HttpError } from '../openapi/envelope.ts';
import { checkCode, spendCode } from '../people/codes.ts';
import { refuseWeakPassword } from '../people/passwordRules.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import { refuseBadPhone } from '../people/personRules.ts';
import { forgetTries, noteWrongTry, refuseLocked, type TryLimit } from '../people/tries.ts';
import { readUsableEmail } from '../people/usableEmail.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** Five wrong codes of a new phone number shut it for half an hour. */
const PHONE_LIMIT: TryLimit = { purpose: 'change-phone', count: 5, seconds: 30 * 60 };

/** POST /users/{user}/actions/change-password */
export function changePassword({ sandbox, person, body }: GatewayCall<'changePassword'>): object {
  const { current_password: current, new_password: next } = body;
  if (!isPassword(current, person.passwordHash))
    throw new HttpError('PASSWORD_MISMATCH', 'the current password is not correct');
  refuseWeakPassword(next);
  if (next === current) throw new HttpError('BAD_REQUEST', 'the new password is the current one');
  sandbox.database
    .prepare('UPDATE people SET password_hash = ? WHERE person_ref = ?')
    .run(hashPassword(next), person.personRef);
  return {};
}

/** POST /users/{user}/actions/request-change-phone-number: an SMS with a code of 4 to 10 digits to the new number. */
export function requestChangePhoneNumber({
  sandbox,
  person,
  body,
}: GatewayCall<'requestChangePhoneNumber'>): object {
  const number = body.new_phone_number;
  refuseBadPhone(number);
  refuseLocked(sandbox.database, person.personRef, PHONE_LIMIT);
  const length = randomInt(4, 11);
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  sendCode(sandbox.database, person, {
    kind: 'change-phone',
    purpose: 'change-phone',
    code,
    to: number,
    detail: number,
  });
  return {};
}

/** POST /users/{user}/actions/change-phone-number */
export function changePhoneNumber({ sandbox, person, body }: GatewayCall<'changePhoneNumber'>): object {
  const { database } = sandbox;
  const { personRef } = person;
  refuseLocked(database, personRef, PHONE_LIMIT);
  const { verdict, detail } = checkCode(database, personRef, 'change-phone', body.validation_code);
  if (verdict === 'expired') throw new HttpError('OTP_IS_EXPIRED', 'ask for a new code');
  if (verdict !== 'right') {
    noteWrongTry(database, personRef, PHONE_LIMIT);
    throw new HttpError('INVALID_TOKEN', 'wrong code');
  }
  inTransaction(database, () => {
    spendCode(database, personRef, 'change-phone');
    forgetTries(database, personRef, PHONE_LIMIT.purpose);
    database
      .prepare('UPDATE people SET phone_number = ? WHERE person_ref = ?')
      .run(detail ?? null, personRef);
  });
  return {};
}

/** POST /users/{user}/actions/request-change-email: a link to the new address, with the password as identity proof. */
export function requestChangeEmail({
  sandbox,
  tenant,
  person,
  body,
}: GatewayCall<'requestChangeEmail'>): object {
  const { database, portalUrl } = sandbox;
  const { value } = body.identity_proof;
  // BAD_REQUEST-req-change-email (ERR-63) is the text for a wrong password.
  if (!isPassword(value, person.passwordHash))
    throw new HttpError('BAD_REQUEST', 'the current password is not correct');
  const email = readUsableEmail(body.new_email);
  if (findPerson(database, tenant, email, portalUrl))
    throw new HttpError('INVALID_EMAIL', 'this address cannot be used');
  sendLink(database, person, 'change-email', portalUrl, email);
  return {};
}
