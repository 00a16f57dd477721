/** Changes of what a person signs in with or is called on: password, phone, email (API-31 to API-36). */
import { normalizeEmail } from '../format/normalizeEmail.ts';
import { passwordProof } from './passwordProof.ts';
import { readDone } from './readers.ts';
import type { Send } from './request.ts';

/** API-31. @throws GatewayError PASSWORD_MISMATCH, MISMATCH_PASSWORD_COMPLEXITY */
export async function changePassword(
  send: Send,
  user: string,
  passwords: { readonly current: string; readonly next: string },
): Promise<void> {
  await send({
    to: ['POST /users/{user}/actions/change-password', user],
    body: { current_password: passwords.current, new_password: passwords.next },
    read: readDone,
  });
}

/** Has a code sent to a new number (API-32). @param phone `+40 712345678` */
export async function requestPhoneChange(send: Send, user: string, phone: string): Promise<void> {
  await send({
    to: ['POST /users/{user}/actions/request-change-phone-number', user],
    body: { new_phone_number: phone },
    read: readDone,
  });
}

/** Confirms the new number with its code (API-33). @throws GatewayError INVALID_TOKEN-change-phone-number, OTP_IS_EXPIRED */
export async function changePhone(send: Send, user: string, code: string): Promise<void> {
  await send({
    to: ['POST /users/{user}/actions/change-phone-number', user],
    body: { validation_code: code },
    suffix: '-change-phone-number',
    read: readDone,
  });
}

/** Has a link sent to a new address (API-34). @throws GatewayError BAD_REQUEST-req-change-email, INVALID_EMAIL */
export async function requestEmailChange(
  send: Send,
  user: string,
  change: { readonly newEmail: string; readonly password: string },
): Promise<void> {
  await send({
    to: ['POST /users/{user}/actions/request-change-email', user],
    body: {
      new_email: normalizeEmail(change.newEmail),
      identity_proof: passwordProof(change.password),
    },
    suffix: '-req-change-email',
    read: readDone,
  });
}
