import { inTransaction } from '../database/inTransaction.ts';
import { findPerson } from '../directory/findPerson.ts';
import type { LinkMail } from '../mail/mailWords.ts';
import { sendLink } from '../mail/sendLink.ts';
import { HttpError } from '../openapi/envelope.ts';
import { checkCode, spendCode } from '../people/codes.ts';
import { endSignIns, noteDeparture } from '../people/departures.ts';
import { refuseWeakPassword } from '../people/passwordRules.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Person } from '../people/person.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** POST /users/{email}/actions/request-email-verification: neutral, whoever asks (threat F6). */
export function requestEmailVerification(call: GatewayCall): object {
  const person = personInPath(call);
  if (person && !person.isVerified)
    sendLink(call.sandbox.database, person, 'verify-email', call.sandbox.portalUrl);
  return {};
}

/** POST /users/{email}/actions/verify-email */
export function verifyEmail(call: GatewayCall<'verifyEmail'>): object {
  const { database } = call.sandbox;
  const { personRef } = openLink(call, 'verify-email', call.body.verification_code).person;
  spendCode(database, personRef, 'verify-email');
  database.prepare('UPDATE people SET is_verified = 1 WHERE person_ref = ?').run(personRef);
  return {};
}

/** POST /users/{email}/actions/request-password-reset: neutral, whoever asks (ERR-89). */
export function requestPasswordReset(call: GatewayCall): object {
  const person = personInPath(call);
  if (person) sendLink(call.sandbox.database, person, 'reset-password', call.sandbox.portalUrl);
  return {};
}

/** POST /users/{email}/actions/reset-password: whoever was signed in with the old password is signed out. */
export function resetPassword(call: GatewayCall<'resetPassword'>): object {
  const { database } = call.sandbox;
  const { new_password: password, verification_code: code } = call.body;
  const { personRef } = openLink(call, 'reset-password', code).person;
  // A weak password leaves the link good: people type another one.
  refuseWeakPassword(password);
  inTransaction(database, () => {
    spendCode(database, personRef, 'reset-password');
    database
      .prepare('UPDATE people SET password_hash = ? WHERE person_ref = ?')
      .run(hashPassword(password), personRef);
    endSignIns(database, personRef);
  });
  return {};
}

/** POST /users/{email}/actions/change-email: the account has the new address, and its sign-ins end. */
export function changeEmail(call: GatewayCall<'changeEmail'>): object {
  const { database, portalUrl } = call.sandbox;
  const { person, detail: email } = openLink(call, 'change-email', call.body.validation_code);
  if (email === undefined || findPerson(database, person.tenant, email, portalUrl))
    throw new HttpError('INVALID_EMAIL', 'this address cannot be used');
  inTransaction(database, () => {
    spendCode(database, person.personRef, 'change-email');
    noteDeparture(database, person.tenant, person.email);
    database.prepare('UPDATE people SET email = ? WHERE person_ref = ?').run(email, person.personRef);
    // Tokens name the old address.
    endSignIns(database, person.personRef);
  });
  return {};
}

function personInPath({ sandbox, tenant, params }: GatewayCall): Person | undefined {
  return findPerson(sandbox.database, tenant, params.user ?? '', sandbox.portalUrl);
}

/**
 * Whose link it is and what it confirms. The code is compared as it came: one whose `+` was lost is not it.
 *
 * @throws HttpError NOT_FOUND, INVALID_TOKEN or EXPIRED_TOKEN
 */
function openLink(
  call: GatewayCall,
  purpose: LinkMail,
  code: unknown,
): { person: Person; detail: string | undefined } {
  const person = personInPath(call);
  if (!person) throw new HttpError('NOT_FOUND', 'no such account');
  const { verdict, detail } = checkCode(call.sandbox.database, person.personRef, purpose, code);
  if (verdict === 'expired') throw new HttpError('EXPIRED_TOKEN', 'the link has expired');
  if (verdict !== 'right') throw new HttpError('INVALID_TOKEN', 'the link is not valid');
  return { person, detail };
}
