/** A card's balances as wallets (ENT-052, ENT-077). Pure. */
import type { Balance, Card } from '../gateway/cards.ts';

/** Which card's and, for a multi-wallet card, which product's operations and balances. */
export interface Wallet {
  readonly accountId: string;
  /** Undefined for a card with one wallet: the call then names no product (API-47). */
  readonly productRef?: string | undefined;
}

/**
 * One wallet for each product, in the server's order (ENT-052, ENT-077). Several amounts of one product are one
 * wallet: its amount is their sum (NaN when one of them cannot be read), soonest expiry first.
 */
export function walletsOf(balances: readonly Balance[]): readonly Balance[] {
  const wallets = new Map<string, Balance>();
  for (const balance of balances) {
    const known = wallets.get(balance.productRef);
    const expirations = [...(known?.expirations ?? []), ...balance.expirations];
    wallets.set(balance.productRef, {
      productRef: balance.productRef,
      amount: (known?.amount ?? 0) + balance.amount,
      expirations: expirations.toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt)),
    });
  }
  return [...wallets.values()];
}

/** The active wallet of a card: the chosen product if the card has it, else its first. */
export function activeWallet(
  card: Pick<Card, 'id' | 'balances'>,
  chosen: ReadonlyMap<string, string>,
): Balance | undefined {
  const wallets = walletsOf(card.balances);
  return wallets.find(({ productRef }) => productRef === chosen.get(card.id)) ?? wallets[0];
}

/** Whose operations and balances to ask for: the product is named for multi-wallet cards only (API-47, API-49). */
export function walletQuery(card: Pick<Card, 'accountId' | 'balances'>, productRef?: string): Wallet {
  const isMultiWallet = walletsOf(card.balances).length > 1;
  return { accountId: card.accountId, ...(isMultiWallet && { productRef }) };
}
