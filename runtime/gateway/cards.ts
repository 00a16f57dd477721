import { asRecord, readFlag, readList, readMinorUnits, readText } from './readers.ts';
import { pathOf, type Send } from './request.ts';

export type FormFactor = 'physical' | 'virtual' | 'plasticless';

export interface Balance {
  readonly productRef: string;
  /** Minor units; NaN when the answer held none. */
  readonly amount: number;
  /** Loads that run out, each on its day (spec-notes, ruling 5). */
  readonly expirations: readonly { readonly amount: number; readonly expiresAt: string }[];
}

/** A card as the portal speaks of it (spec section 3). */
export interface Card {
  /** `{ref}-{card number}`: the identifier in paths. The number is technical, never a PAN (threat K2). */
  readonly id: string;
  readonly ref: string;
  /** `{a}-{b}`: the card's account in paths. */
  readonly accountId: string;
  readonly status: string;
  readonly isVirtual: boolean;
  /** For display only; guards use `isVirtual` (contract, ruling 9). */
  readonly formFactor: FormFactor;
  readonly lastDigits: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly expiryDate: string;
  readonly blockReason: string;
  readonly balances: readonly Balance[];
  readonly acceptanceCategories: readonly string[];
  readonly flags: {
    readonly canBeDeleted: boolean;
    readonly isBlockDisplayed: boolean;
    readonly isBlockedTemporarily: boolean;
    readonly canBeActivated: boolean;
    readonly isPinChangeDisplayed: boolean;
    readonly isPinRevealDisplayed: boolean;
    readonly isPermanentBlockDisplayed: boolean;
  };
}

/** Default page size of the cards call (spec section 9). */
export const CARDS_PAGE_SIZE = 50;

/** Every card of a person: further pages are fetched until one is not full (API-37, API-38, CON-04). */
export async function listCards(send: Send, user: string, signal?: AbortSignal): Promise<readonly Card[]> {
  const cards: Card[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await send({
      method: 'GET',
      path: pathOf`/users/${user}/cards`,
      query: { page_index: page, page_size: CARDS_PAGE_SIZE },
      ...(signal && { signal }),
    });
    const list = readList(answer);
    cards.push(...list.map(readCard));
    if (list.length < CARDS_PAGE_SIZE) return cards;
  }
}

/** A missing flag counts as false (ENT-061). */
export function readCard(value: unknown): Card {
  const card = asRecord(value);
  const settings = asRecord(card.settings);
  const isVirtual = readFlag(card.is_virtual);
  const ref = readText(card.card_ref);
  return {
    id: `${ref}-${readText(card.card_number)}`,
    ref,
    accountId: `${readText(card.account_ref)}-${readText(card.account_number)}`,
    status: readText(card.status),
    isVirtual,
    formFactor: readFormFactor(card.form_factor, isVirtual),
    lastDigits: readText(card.pan_last_digits),
    expiryDate: readText(card.expiry_date),
    blockReason: readText(card.block_reason),
    balances: readList(card.balances).map(readBalance),
    acceptanceCategories: readList(card.acceptance_category).map(readText),
    flags: {
      canBeDeleted: readFlag(settings.can_be_deleted),
      isBlockDisplayed: readFlag(settings.is_blocked_card_field_displayed),
      isBlockedTemporarily: readFlag(settings.is_blocked_temporarily),
      canBeActivated: readFlag(settings.can_be_activated),
      isPinChangeDisplayed: readFlag(settings.is_change_pin_field_displayed),
      isPinRevealDisplayed: readFlag(settings.is_pin_reveal_field_displayed),
      isPermanentBlockDisplayed: readFlag(settings.is_blocked_card_permanently_field_displayed),
    },
  };
}

export function readBalance(value: unknown): Balance {
  const balance = asRecord(value);
  return {
    productRef: readText(balance.product_ref),
    amount: readMinorUnits(balance.amount),
    expirations: readList(balance.expirations).map((each) => {
      const expiration = asRecord(each);
      return { amount: readMinorUnits(expiration.amount), expiresAt: readText(expiration.expires_at) };
    }),
  };
}

function readFormFactor(value: unknown, isVirtual: boolean): FormFactor {
  if (value === 'physical' || value === 'virtual' || value === 'plasticless') return value;
  return isVirtual ? 'virtual' : 'physical';
}
