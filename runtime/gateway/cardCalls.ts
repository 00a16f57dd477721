/** What a person does with one of their cards (API-40 to API-56). */

import type { BodyOf, GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { readOutlet } from './accounts.ts';
import { type Card, readCard } from './cards.ts';
import { readDone, readList, readRecord, readReference, readText, refuseAnswer } from './readers.ts';
import type { Send } from './request.ts';

/** The tenant's word for the form of a new card: another country's gateway may know others than the document. */
type FormFactorWord = NonNullable<
  BodyOf<'POST /users/{user}/cards/{ref}-{card}/actions/block'>['replacement_form_factor']
>;

/** Whose card: the lower-case email, and `{ref}-{card number}`. */
export interface CardCall {
  readonly user: string;
  readonly cardId: string;
}

/** Where a one-time code went (ENT-127). */
export interface OneTimeCodeHint {
  /** Masked address. */
  readonly hint: string;
  readonly cardClass: string;
  readonly channel: string;
}

/** What a card is accepted for, and some who accept it. */
export interface AcceptanceCategory {
  readonly ref: string;
  readonly name: string;
  readonly outlets: readonly { readonly name: string; readonly category: string }[];
}

/**
 * Adds a card by its serial number and the last digits of its PAN (API-39).
 * @throws GatewayError INVALID_CARD-add_card, CARD_ALREADY_LINKED, CONFLICT-add_card, IMPOSSIBLE_ASSOCIATION,
 * ASSOCIATION_MUST_BE_RESTARTED, TOO_MANY_REQUEST-add_card
 */
export function addCard(
  send: Send,
  user: string,
  card: { readonly serialNumber: string; readonly lastDigits: string },
): Promise<Card> {
  return send({
    to: ['POST /users/{user}/cards', user],
    body: { ref: card.serialNumber, verification_code: card.lastDigits },
    suffix: '-add_card',
    read: (data, decimals) => {
      const added = readCard(data, decimals);
      return added.ref === card.serialNumber ? added : refuseAnswer('own card');
    },
  });
}

/**
 * Takes a card out of the account; it stays usable (API-40, ACT-04). @throws GatewayError
 * INVALID_CARD-remove_card
 */
export function removeCard(send: Send, { user, cardId }: CardCall): Promise<void> {
  return send({
    to: ['DELETE /users/{user}/cards/{ref}-{card}', user, cardId],
    suffix: '-remove_card',
    read: readDone,
  });
}

/**
 * Blocks a card: for a while or for good, which the reason alone tells (API-41). With a form of the
 * new card, in the tenant's word for it, it is a replacement (API-42, ACT-22). @throws GatewayError CARD_BLOCKED, INVALID_CARD
 */
export function blockCard(
  send: Send,
  { user, cardId }: CardCall,
  block: { readonly reason: string; readonly replacement?: string | undefined },
): Promise<void> {
  return send({
    to: ['POST /users/{user}/cards/{ref}-{card}/actions/block', user, cardId],
    body: {
      reason: block.reason,
      ...(block.replacement && { replacement_form_factor: block.replacement as FormFactorWord }),
    },
    read: readDone,
  });
}

/** Ends a temporary block (API-43). @throws GatewayError CARD_NOT_BLOCKED, INVALID_CARD */
export function unblockCard(send: Send, { user, cardId }: CardCall): Promise<void> {
  return send({
    to: ['POST /users/{user}/cards/{ref}-{card}/actions/unblock', user, cardId],
    read: readDone,
  });
}

/**
 * The address of a page that shows or changes the PIN, or activates the card (API-50 to API-52). Untrusted: it goes
 * through `secretAddress` before anything opens it (threat P2).
 * @param page.option the tenant's word for what the page does
 * @param page.language of the page
 * @throws GatewayError INVALID_CARD-pin_reveal
 */
export function requestPinPage(
  send: Send,
  { user, cardId }: CardCall,
  page: { readonly option: string; readonly language: string; readonly signal?: AbortSignal },
): Promise<string> {
  return send({
    to: ['POST /users/{user}/cards/{ref}-{card}/actions/request-pin-reveal-uri', user, cardId],
    query: { option: page.option },
    headers: { 'accept-language': page.language },
    suffix: '-pin_reveal',
    read: readUri,
    signal: page.signal,
  });
}

/** The address of a page that shows a virtual card (API-56). Untrusted, like `requestPinPage`'s. @throws GatewayError INVALID_CARD_plasticless */
export function requestCardPage(
  send: Send,
  { user, cardId }: CardCall,
  page: { readonly language: string; readonly signal?: AbortSignal },
): Promise<string> {
  return send({
    to: ['POST /users/{user}/cards/{ref}-{card}/actions/request-card-reveal-uri', user, cardId],
    headers: { 'accept-language': page.language },
    suffix: '_plasticless',
    read: readUri,
    signal: page.signal,
  });
}

function readUri(data: unknown): string {
  return readText(readRecord<GatewaySchemas['Address']>(data).uri);
}

/** Has a one-time code sent that verifies a pending card (API-55). @throws GatewayError TOO_MANY_REQUEST_plasticless, OTP_LIMIT_IS_EXCEEDED */
export function requestCardCode(send: Send, { user, cardId }: CardCall): Promise<OneTimeCodeHint> {
  return send({
    to: ['POST /users/{user}/cards/{ref}-{card}/actions/request-association-verification', user, cardId],
    body: { channel: 'email' },
    suffix: '_plasticless',
    read: (data) => {
      const { hint, cardClass, channel } = readRecord<GatewaySchemas['OtpNeeds']>(data);
      return { hint: readText(hint), cardClass: readText(cardClass), channel: readText(channel) };
    },
  });
}

/** Verifies a pending card with its code (API-54). @throws GatewayError INVALID_OTP, OTP_IS_EXPIRED, TOO_MANY_REQUEST_plasticless */
export function verifyCard(send: Send, { user, cardId }: CardCall, code: string): Promise<void> {
  return send({
    to: ['POST /users/{user}/cards/{ref}-{card}/actions/verify-association', user, cardId],
    body: { verification_code: code },
    suffix: '_plasticless',
    read: readDone,
  });
}

/** What a card is accepted for (API-53). */
export function listAcceptanceCategories(
  send: Send,
  { user, cardId }: CardCall,
  { language, signal }: { readonly language: string; readonly signal?: AbortSignal },
): Promise<readonly AcceptanceCategory[]> {
  return send({
    to: ['GET /users/{user}/cards/{id}/acceptance-categories', user, cardId],
    headers: { 'accept-language': language },
    read: (data) => readList(data, readCategory),
    signal,
  });
}

function readCategory(value: unknown): AcceptanceCategory {
  const { category_ref: ref, name, outlets } = readRecord<GatewaySchemas['AcceptanceCategory']>(value);
  return { ref: readReference(ref), name: readText(name), outlets: readList(outlets, readOutlet) };
}
