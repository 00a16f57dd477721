/** Changes of what a person signs in with or is called on: password, phone, email (spec sections 6 and 7). */
import type { components } from '../../schemas/gateway.gen.ts';
import { normalizeEmail } from '../format/normalizeEmail.ts';
import { pathOf, type Send } from './request.ts';

/** Sensitive actions need the password (spec section 6). */
export function passwordProof(password: string): components['schemas']['IdentityProof'] {
  return { type: 'password', value: password };
}

/** API-31. @throws GatewayError PASSWORD_MISMATCH, MISMATCH_PASSWORD_COMPLEXITY */
export async function changePassword(
  send: Send,
  user: string,
  passwords: { readonly current: string; readonly next: string },
): Promise<void> {
  await send({
    method: 'POST',
    path: pathOf`/users/${user}/actions/change-password`,
    body: { current_password: passwords.current, new_password: passwords.next },
  });
}

/** Has a code sent to a new number (API-32). @param phone `+40 712345678` */
export async function requestPhoneChange(send: Send, user: string, phone: string): Promise<void> {
  await send({
    method: 'POST',
    path: pathOf`/users/${user}/actions/request-change-phone-number`,
    body: { new_phone_number: phone },
  });
}

/** Confirms the new number with its code (API-33). @throws GatewayError INVALID_TOKEN-change-phone-number, OTP_IS_EXPIRED */
export async function changePhone(send: Send, user: string, code: string): Promise<void> {
  await send({
    method: 'POST',
    path: pathOf`/users/${user}/actions/change-phone-number`,
    body: { validation_code: code },
    suffix: '-change-phone-number',
  });
}

/** Has a link sent to a new address (API-34). @throws GatewayError BAD_REQUEST-req-change-email, INVALID_EMAIL */
export async function requestEmailChange(
  send: Send,
  user: string,
  change: { readonly newEmail: string; readonly password: string },
): Promise<void> {
  await send({
    method: 'POST',
    path: pathOf`/users/${user}/actions/request-change-email`,
    body: {
      new_email: normalizeEmail(change.newEmail),
      identity_proof: passwordProof(change.password),
    },
    suffix: '-req-change-email',
  });
}
