/** The session, and server data for screens behind the signedIn guard. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import type { Replacement, ServerData } from '../data/createServerData.ts';
import { activeWallet, type Wallet, walletQuery, walletsOf } from '../data/wallets.ts';
import type { Balance, Card } from '../gateway/cards.ts';
import type { Optin } from '../gateway/optins.ts';
import { useServerData } from '../routing/useActiveCard.ts';
import { sessionAtom } from '../session/createSession.ts';
import { useDataAtom } from './useDataAtom.ts';

/** Whether somebody is signed in (GRD-28). */
export function useIsSignedIn(): boolean {
  return useAtomValue(sessionAtom) !== null;
}

export function useUser() {
  return useAtomValue(useServerData().userAtom);
}

/** Tells cards that came during this session; they are known once the cards are. */
export function useIsNewCard(): (id: string) => boolean {
  return useServerData().isNewCard;
}

/** What the signed-in person has consented to. */
export function useOptins() {
  return useAtomValue(useServerData().optinsAtom);
}

/** The opt-ins on offer; empty until they are there, and when they cannot be loaded (APP-11). */
export function useAvailableOptins(): readonly Optin[] {
  return useAtomValue(backgroundSettingsAtom).availableOptins;
}

/** The name that calls of the signed-in person carry: the lower-case email. */
export function useUsername(): string {
  return useAtomValue(sessionAtom)?.username ?? '';
}

export function useCards() {
  return useAtomValue(useServerData().cardsAtom);
}

/** Reads the cards again: what every action on a card ends with (ACT-26). */
export function useReadCardsAgain(): ServerData['readCardsAgain'] {
  return useServerData().readCardsAgain;
}

/** Asks the gateway for the signed-in person again. */
export function useReadUserAgain(): ServerData['readUserAgain'] {
  return useServerData().readUserAgain;
}

export interface CardWallets {
  /** One for each product of the card. */
  readonly all: readonly Balance[];
  readonly active: Balance | undefined;
  /** What the calls of the active wallet are made with. */
  readonly query: Wallet;
}

/** The wallets of a card, and which one is active (ENT-077). */
export function useWallets(card: Card): CardWallets {
  const active = activeWallet(card, useAtomValue(useServerData().chosenProductsAtom));
  return { all: walletsOf(card.balances), active, query: walletQuery(card, active?.productRef) };
}

/** Makes another wallet of the active card the active one. */
export function useChooseWallet(): (productRef: string) => void {
  return useSetAtom(useServerData().activeProductAtom);
}

/** What is left in each wallet of a card, asked for anew. */
export function useBalances(card: Card) {
  const key = [card.accountId, ...walletsOf(card.balances).map(({ productRef }) => productRef)].join('|');
  return useDataAtom(key, (data) => data.createBalancesAtom(card));
}

/** What was chosen to come in place of a card, if anything (ENT-128), and the way to choose it. */
export function useReplacement(
  card: Pick<Card, 'id'>,
): [chosen: Replacement['form'] | null, choose: (form: Replacement['form'] | null) => void] {
  const [replacement, setReplacement] = useAtom(useServerData().replacementAtom);
  const chosen = replacement?.cardId === card.id ? replacement.form : null;
  return [chosen, (form) => setReplacement(form && { cardId: card.id, form })];
}

/** A card's transactions, page by page. */
export function useOperations(wallet: Wallet) {
  const key = `${wallet.accountId}|${wallet.productRef ?? ''}`;
  return useDataAtom(key, (data) => data.createOperationsAtom(wallet));
}
