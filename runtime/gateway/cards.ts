import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import {
  readFlag,
  readList,
  readMinorUnits,
  readOptional,
  readOptionalText,
  readRecord,
  readReference,
  readText,
} from './readers.ts';
import { readPages } from './readPages.ts';
import type { Send } from './request.ts';

export type FormFactor = 'physical' | 'virtual' | 'plasticless';

export interface Balance {
  readonly productRef: string;
  /** Minor units; NaN when the answer held none. */
  readonly amount: number;
  /** Loads that run out, each on its day. */
  readonly expirations: readonly { readonly amount: number; readonly expiresAt: string }[];
}

/** A card as the portal speaks of it (ENT-049 to ENT-062). */
export interface Card {
  /** `{ref}-{card number}`: the identifier in paths. The number is technical, never a PAN (threat K2). */
  readonly id: string;
  readonly ref: string;
  /** `{a}-{b}`: the card's account in paths. */
  readonly accountId: string;
  readonly status: string;
  readonly isVirtual: boolean;
  /** For display only; guards use `isVirtual` (ENT-051). */
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

/** Default page size of the cards call (CON-03). */
const CARDS_PAGE_SIZE = 50;

/** Every card of a person: further pages are fetched until one is not full (API-37, API-38, CON-04). */
export function listCards(send: Send, user: string, signal?: AbortSignal): Promise<readonly Card[]> {
  return readPages(CARDS_PAGE_SIZE, (page) =>
    send({
      to: ['GET /users/{user}/cards', user],
      query: page,
      read: (data, decimals) => readList(data, (each) => readCard(each, decimals)),
      signal,
    }),
  );
}

/**
 * Settings, and each flag of them, may be missing: that counts as false (ENT-061).
 * @param decimals of the minor units of the tenant's currency
 */
export function readCard(value: unknown, decimals = 2): Card {
  const card = readRecord<GatewaySchemas['Card']>(value);
  const settings = readOptional(card.settings, readRecord<GatewaySchemas['CardSettings']>, {});
  const readSetting = (name: keyof GatewaySchemas['CardSettings']) =>
    readOptional(settings[name], readFlag, false);
  const isVirtual = readFlag(card.is_virtual);
  const ref = readReference(card.card_ref);
  return {
    id: `${ref}-${readReference(card.card_number)}`,
    ref,
    accountId: `${readReference(card.account_ref)}-${readReference(card.account_number)}`,
    status: readText(card.status),
    isVirtual,
    formFactor: readFormFactor(readOptionalText(card.form_factor), isVirtual),
    lastDigits: readText(card.pan_last_digits),
    expiryDate: readText(card.expiry_date),
    blockReason: readOptionalText(card.block_reason),
    balances: readList(card.balances, (each) => readBalance(each, decimals)),
    acceptanceCategories: readList(card.acceptance_category, readText),
    flags: {
      canBeDeleted: readSetting('can_be_deleted'),
      isBlockDisplayed: readSetting('is_blocked_card_field_displayed'),
      isBlockedTemporarily: readSetting('is_blocked_temporarily'),
      canBeActivated: readSetting('can_be_activated'),
      isPinChangeDisplayed: readSetting('is_change_pin_field_displayed'),
      isPinRevealDisplayed: readSetting('is_pin_reveal_field_displayed'),
      isPermanentBlockDisplayed: readSetting('is_blocked_card_permanently_field_displayed'),
    },
  };
}

export function readBalance(value: unknown, decimals = 2): Balance {
  const balance = readRecord<GatewaySchemas['Balance']>(value);
  return {
    productRef: readText(balance.product_ref),
    amount: readMinorUnits(balance.amount, decimals),
    expirations: readOptional(
      balance.expirations,
      (list) => readList(list, (each) => readExpiration(each, decimals)),
      [],
    ),
  };
}

function readExpiration(value: unknown, decimals: number): Balance['expirations'][number] {
  const expiration = readRecord<GatewaySchemas['Expiration']>(value);
  return { amount: readMinorUnits(expiration.amount, decimals), expiresAt: readText(expiration.expires_at) };
}

function readFormFactor(value: string, isVirtual: boolean): FormFactor {
  if (value === 'physical' || value === 'virtual' || value === 'plasticless') return value;
  return isVirtual ? 'virtual' : 'physical';
}
