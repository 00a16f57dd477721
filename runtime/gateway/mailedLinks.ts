/** Calls that a mailed link leads to, or that have one sent. Visitors make them, so none carries a bearer (API-05). */
import { normalizeEmail } from '../format/normalizeEmail.ts';
import type { MailedLink } from '../tenant/mailedLink.ts';
import { readDone } from './readers.ts';
import type { Send } from './request.ts';

/** All of them are visitors' calls that say no more than that they were done. */
const VISITORS = { isAnonymous: true, read: readDone } as const;

/** Confirms the address of a new account (API-21). @throws GatewayError INVALID_TOKEN, EXPIRED_TOKEN, NOT_FOUND */
export async function verifyEmail(send: Send, { email, code }: MailedLink): Promise<void> {
  await send({
    ...VISITORS,
    to: ['POST /users/{email}/actions/verify-email', normalizeEmail(email)],
    body: { verification_code: repairCode(code) },
  });
}

/** Sends the activation link again (API-22). The answer does not say whether there is such an account. */
export async function requestEmailVerification(send: Send, email: string): Promise<void> {
  await send({
    ...VISITORS,
    to: ['POST /users/{email}/actions/request-email-verification', normalizeEmail(email)],
  });
}

/** Has a link sent that sets a new password (API-23). The answer does not say whether there is such an account. */
export async function requestPasswordReset(send: Send, email: string): Promise<void> {
  await send({
    ...VISITORS,
    to: ['POST /users/{email}/actions/request-password-reset', normalizeEmail(email)],
  });
}

/** Sets a new password with the code of a mailed link (API-24). @throws GatewayError INVALID_TOKEN, EXPIRED_TOKEN, MISMATCH_PASSWORD_COMPLEXITY */
export async function resetPassword(
  send: Send,
  { email, code }: MailedLink,
  newPassword: string,
): Promise<void> {
  await send({
    ...VISITORS,
    to: ['POST /users/{email}/actions/reset-password', normalizeEmail(email)],
    body: {
      new_password: newPassword,
      verification_code: repairCode(code),
    },
  });
}

/** Confirms a new address with the code that was mailed to it (API-35). @param link its email is the account's old one */
export async function changeEmail(send: Send, { email, code }: MailedLink): Promise<void> {
  await send({
    ...VISITORS,
    to: ['POST /users/{email}/actions/change-email', normalizeEmail(email)],
    body: { validation_code: repairCode(code) },
  });
}

/** A `+` in a link decodes to a space: every space becomes a plus again (VAL-75). */
function repairCode(code: string): string {
  return code.replaceAll(' ', '+');
}
