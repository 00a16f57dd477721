import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../schemas/gateway.gen.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { HttpError } from '../openapi/envelope.ts';
import { NO_FLAGS } from '../seeds/buildCard.ts';
import { USUAL_FLAGS } from '../seeds/specialCards.ts';
import { type Card, changeCard, findCard } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';
import { issueReplacement } from './issueReplacement.ts';

type CardSettings = components['schemas']['CardSettings'];

/** Only the reason tells a block for good from a temporary one (API-41). */
const PERMANENT = new Set(['lost', 'stolen', 'damaged']);

/** Blocking is allowed from these (ACT-19, ACT-20), and again from a temporary block (ACT-23). */
const BLOCKABLE = new Set(['active', 'issued']);

/** POST /users/{user}/cards/{ref}-{card}/actions/block */
export function blockCard(call: GatewayCall<'blockCard'>): object {
  const { reason, replacement_form_factor: form } = call.body;
  const card = findCard(call);
  const isPermanent = PERMANENT.has(reason);
  refuseBlock(card, isPermanent);
  if (form !== undefined && !isPermanent)
    throw new HttpError('BAD_REQUEST', 'a replacement needs lost, stolen or damaged');
  const { database } = call.sandbox;
  const { personRef } = call.person;
  inTransaction(database, () => {
    if (card.status !== 'blocked') rememberBefore(database, personRef, card);
    if (form !== undefined) issueReplacement(call, card, form);
    changeCard(database, personRef, card.card_ref, {
      status: 'blocked',
      block_reason: reason,
      settings: isPermanent
        ? { ...NO_FLAGS, can_be_deleted: card.settings?.can_be_deleted ?? false }
        : {
            is_blocked_temporarily: true,
            can_be_activated: false,
            is_change_pin_field_displayed: false,
            is_pin_reveal_field_displayed: false,
          },
    });
  });
  return {};
}

/** POST /users/{user}/cards/{ref}-{card}/actions/unblock: only from a temporary block, back to what was before. */
export function unblockCard(call: GatewayCall): object {
  const card = findCard(call);
  if (card.status !== 'blocked' || !card.settings?.is_blocked_temporarily)
    throw new HttpError(isBlockedForGood(card) ? 'INVALID_CARD' : 'CARD_NOT_BLOCKED', 'no temporary block');
  const { database } = call.sandbox;
  const { personRef } = call.person;
  const row = database
    .prepare('SELECT before_block FROM cards WHERE person_ref = ? AND card_ref = ?')
    .get(personRef, card.card_ref);
  const before: { status: string; settings: Partial<CardSettings> } =
    typeof row?.before_block === 'string'
      ? JSON.parse(row.before_block)
      : { status: 'active', settings: usualSettings(card) };
  changeCard(database, personRef, card.card_ref, {
    status: before.status,
    block_reason: null,
    settings: { ...before.settings, is_blocked_temporarily: false },
  });
  return {};
}

function refuseBlock(card: Card, isPermanent: boolean): void {
  if (isBlockedForGood(card)) throw new HttpError('CARD_BLOCKED', 'the card is blocked for good');
  if (!BLOCKABLE.has(card.status) && card.status !== 'blocked')
    throw new HttpError('INVALID_CARD', `a card that is ${card.status} cannot be blocked`);
  const flag = isPermanent
    ? 'is_blocked_card_permanently_field_displayed'
    : 'is_blocked_card_field_displayed';
  if (!card.settings?.[flag]) throw new HttpError('INVALID_CARD', 'this block is not offered for this card');
}

function isBlockedForGood({ status, block_reason: reason }: Card): boolean {
  return PERMANENT.has(status) || (status === 'blocked' && PERMANENT.has(reason ?? ''));
}

function rememberBefore(database: DatabaseSync, personRef: string, card: Card): void {
  const { status, settings } = card;
  database
    .prepare('UPDATE cards SET before_block = ? WHERE person_ref = ? AND card_ref = ?')
    .run(JSON.stringify({ status, settings }), personRef, card.card_ref);
}

/** Of a card that was seeded blocked: nobody has a PIN to see where there is no plastic. */
function usualSettings({ is_virtual: isVirtual }: Card): Partial<CardSettings> {
  if (!isVirtual) return USUAL_FLAGS;
  return { ...USUAL_FLAGS, is_change_pin_field_displayed: false, is_pin_reveal_field_displayed: false };
}
