import { sendCode } from '../mail/sendCode.ts';
import { HttpError } from '../openapi/envelope.ts';
import { CARD_CODE, judgeCode, type Purpose, spendCode } from '../people/codes.ts';
import {
  countTries,
  forgetTries,
  noteTry,
  noteWrongTry,
  refuseLocked,
  type TryLimit,
} from '../people/tries.ts';
import { type Card, changeCard, findCard } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';

const DAY = 24 * 60 * 60;
/** How many codes a day, and how many wrong ones, until OTP_LIMIT_IS_EXCEEDED. */
const A_DAY = 10;

/** Five wrong codes shut the verification for 60 minutes (CON-31). */
const limitOf = (purpose: Purpose): TryLimit => ({ purpose, count: 5, seconds: 60 * 60 });

/** POST /users/{user}/cards/{ref}-{card}/actions/request-association-verification */
export function requestAssociationVerification(call: GatewayCall<'requestAssociationVerification'>): object {
  const card = findPendingCard(call);
  const { database } = call.sandbox;
  const { personRef, email } = call.person;
  const purpose: Purpose = `verify-card:${card.card_ref}`;
  refuseLocked(database, personRef, limitOf(purpose));
  if (noteTry(database, personRef, `${purpose}:sent`, DAY) > A_DAY)
    throw new HttpError('OTP_LIMIT_IS_EXCEEDED', 'no more codes today');
  sendCode(database, call.person, { kind: 'verify-card', purpose, code: CARD_CODE, to: email });
  // What the page of the code shows (ENT-127); `channel` as it was asked for.
  return { hint: maskAddress(email), cardClass: card.form_factor ?? 'virtual', channel: call.body.channel };
}

/** POST /users/{user}/cards/{ref}-{card}/actions/verify-association: a pending card becomes active. */
export function verifyAssociation(call: GatewayCall<'verifyAssociation'>): object {
  const card = findPendingCard(call);
  const { database } = call.sandbox;
  const { personRef } = call.person;
  const purpose: Purpose = `verify-card:${card.card_ref}`;
  refuseLocked(database, personRef, limitOf(purpose));
  if (countTries(database, personRef, `${purpose}:day`) >= A_DAY)
    throw new HttpError('OTP_LIMIT_IS_EXCEEDED', 'no more codes today');
  const { verdict } = judgeCode(database, personRef, purpose, call.body.verification_code);
  if (verdict === 'expired') throw new HttpError('OTP_IS_EXPIRED', 'ask for a new code');
  if (verdict !== 'right') {
    noteTry(database, personRef, `${purpose}:day`, DAY);
    noteWrongTry(database, personRef, limitOf(purpose));
    // Where no code is out, none can be right; the gateway has a code of its own for that.
    throw new HttpError(verdict === 'none' ? 'INVALID_VERIFICATION_CODE' : 'INVALID_OTP', 'wrong code');
  }
  spendCode(database, personRef, purpose);
  forgetTries(database, personRef, purpose);
  changeCard(database, personRef, card.card_ref, {
    status: 'active',
    settings: { is_blocked_card_field_displayed: true, is_blocked_card_permanently_field_displayed: true },
  });
  return {};
}

/**
 * @throws HttpError INVALID_CARD where there is nothing to verify, CONFLICT where it was done before
 */
function findPendingCard(call: GatewayCall): Card {
  const card = findCard(call);
  if (!card.is_virtual) throw new HttpError('INVALID_CARD', 'a plastic card has no one-time code');
  if (card.status !== 'pending') throw new HttpError('CONFLICT', 'the card is verified already');
  return card;
}

/** `a***@bg.example`: enough to recognise an address, not enough to learn it. */
function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${Array.from(local)[0] ?? ''}***@${domain}`;
}
