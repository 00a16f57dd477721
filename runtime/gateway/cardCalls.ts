/** What a person does with one of their cards (spec section 7). */
import { type Card, readCard } from './cards.ts';
import { asRecord, readList, readText } from './readers.ts';
import { pathOf, type Send } from './request.ts';

/** Whose card: the lower-case email, and `{ref}-{card number}`. */
export interface CardCall {
  readonly user: string;
  readonly cardId: string;
}

/** Where a one-time code went (spec section 3, OTP needs). */
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
export async function addCard(
  send: Send,
  user: string,
  card: { readonly serialNumber: string; readonly lastDigits: string },
): Promise<Card> {
  const answer = await send({
    method: 'POST',
    path: pathOf`/users/${user}/cards`,
    body: { ref: card.serialNumber, verification_code: card.lastDigits },
    suffix: '-add_card',
  });
  return readCard(answer);
}

/** Takes a card out of the account; it stays usable (API-40; spec section 4). @throws GatewayError INVALID_CARD-remove_card */
export async function removeCard(send: Send, { user, cardId }: CardCall): Promise<void> {
  await send({ method: 'DELETE', path: pathOf`/users/${user}/cards/${cardId}`, suffix: '-remove_card' });
}

/**
 * Blocks a card: for a while or for good, which the reason alone tells (API-41; spec-notes 2). With a form of the
 * new card, in the tenant's word for it, it is a replacement (API-42, ACT-22). @throws GatewayError CARD_BLOCKED, INVALID_CARD
 */
export async function blockCard(
  send: Send,
  { user, cardId }: CardCall,
  block: { readonly reason: string; readonly replacement?: string | undefined },
): Promise<void> {
  await send({
    method: 'POST',
    path: pathOf`/users/${user}/cards/${cardId}/actions/block`,
    body: {
      reason: block.reason,
      ...(block.replacement && { replacement_form_factor: block.replacement }),
    },
  });
}

/** Ends a temporary block (API-43). @throws GatewayError CARD_NOT_BLOCKED, INVALID_CARD */
export async function unblockCard(send: Send, { user, cardId }: CardCall): Promise<void> {
  await send({ method: 'POST', path: pathOf`/users/${user}/cards/${cardId}/actions/unblock` });
}

/**
 * The address of a page that shows or changes the PIN, or activates the card (API-50 to API-52). Untrusted: it goes
 * through `secretAddress` before anything opens it (threat P2).
 * @param page.option the tenant's word for what the page does
 * @param page.language of the page
 * @throws GatewayError INVALID_CARD-pin_reveal
 */
export async function requestPinPage(
  send: Send,
  { user, cardId }: CardCall,
  page: { readonly option: string; readonly language: string; readonly signal?: AbortSignal },
): Promise<string> {
  const answer = await send({
    method: 'POST',
    path: pathOf`/users/${user}/cards/${cardId}/actions/request-pin-reveal-uri`,
    query: { option: page.option },
    headers: { 'accept-language': page.language },
    suffix: '-pin_reveal',
    ...(page.signal && { signal: page.signal }),
  });
  return readText(asRecord(answer).uri);
}

/** The address of a page that shows a virtual card (API-56). Untrusted, like `requestPinPage`'s. @throws GatewayError INVALID_CARD_plasticless */
export async function requestCardPage(
  send: Send,
  { user, cardId }: CardCall,
  page: { readonly language: string; readonly signal?: AbortSignal },
): Promise<string> {
  const answer = await send({
    method: 'POST',
    path: pathOf`/users/${user}/cards/${cardId}/actions/request-card-reveal-uri`,
    headers: { 'accept-language': page.language },
    suffix: '_plasticless',
    ...(page.signal && { signal: page.signal }),
  });
  return readText(asRecord(answer).uri);
}

/** Has a one-time code sent that verifies a pending card (API-55). @throws GatewayError TOO_MANY_REQUEST_plasticless, OTP_LIMIT_IS_EXCEEDED */
export async function requestCardCode(send: Send, { user, cardId }: CardCall): Promise<OneTimeCodeHint> {
  const answer = asRecord(
    await send({
      method: 'POST',
      path: pathOf`/users/${user}/cards/${cardId}/actions/request-association-verification`,
      body: { channel: 'email' },
      suffix: '_plasticless',
    }),
  );
  return {
    hint: readText(answer.hint),
    cardClass: readText(answer.cardClass),
    channel: readText(answer.channel),
  };
}

/** Verifies a pending card with its code (API-54). @throws GatewayError INVALID_OTP, OTP_IS_EXPIRED, TOO_MANY_REQUEST_plasticless */
export async function verifyCard(send: Send, { user, cardId }: CardCall, code: string): Promise<void> {
  await send({
    method: 'POST',
    path: pathOf`/users/${user}/cards/${cardId}/actions/verify-association`,
    body: { verification_code: code },
    suffix: '_plasticless',
  });
}

/** What a card is accepted for (API-53). */
export async function listAcceptanceCategories(
  send: Send,
  { user, cardId }: CardCall,
  { language, signal }: { readonly language: string; readonly signal?: AbortSignal },
): Promise<readonly AcceptanceCategory[]> {
  const answer = await send({
    method: 'GET',
    path: pathOf`/users/${user}/cards/${cardId}/acceptance-categories`,
    headers: { 'accept-language': language },
    ...(signal && { signal }),
  });
  return readList(answer).map((each) => {
    const category = asRecord(each);
    return {
      ref: readText(category.category_ref),
      name: readText(category.name),
      outlets: readList(category.outlets).map((outlet) => {
        const { name, category: kind } = asRecord(outlet);
        return { name: readText(name), category: readText(kind) };
      }),
    };
  });
}
