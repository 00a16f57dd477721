/** The session, and server data for screens behind the signedIn guard. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigation, useParams, useRevalidator } from 'react-router';
import { backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import type { Replacement, ServerData } from '../data/createServerData.ts';
import { activeWallet, type Wallet, walletQuery, walletsOf } from '../data/wallets.ts';
import type { Balance, Card } from '../gateway/cards.ts';
import type { Optin } from '../gateway/optins.ts';
import { sessionAtom } from '../session/createSession.ts';
import { usePortal } from './Portal.ts';

/** Whether somebody is signed in (GRD-28). */
export function useIsSignedIn(): boolean {
  return useAtomValue(sessionAtom) !== null;
}

/** @throws Error on a screen without the signedIn guard: a mistake in its manifest */
export function useServerData(): ServerData {
  const data = usePortal().loadedServerData();
  if (!data) throw new Error('A screen reads server data without the guard "signedIn".');
  return data;
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

/**
 * The card of the route, else the active one; undefined while the cards are loading. Never another card than the
 * one that the address names: cards that came after the guards had to let pass are put before them again (GRD-12, GRD-18, RTE-64).
 */
export function useActiveCard(): Card | undefined {
  const data = useServerData();
  const { cardId } = useParams();
  const cards = useAtomValue(data.cardsAtom).data;
  const active = useAtomValue(data.activeCardAtom);
  const { revalidate } = useRevalidator();
  const isResting = useNavigation().state === 'idle';
  const isLate = useRef(cards === undefined);
  const isUnknown = cards !== undefined && !cards.some(({ id }) => id === cardId);
  const isUnguarded =
    isResting && cardId !== undefined && cards !== undefined && (isLate.current || isUnknown);
  useEffect(() => {
    if (!isUnguarded) return;
    isLate.current = false;
    void revalidate();
  }, [isUnguarded, revalidate]);
  return cardId === undefined ? active : cards?.find((card) => card.id === cardId);
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
  return useAtomValue(useServerData().balancesAtom(card));
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
  return useAtomValue(useServerData().operationsAtom(wallet));
}
