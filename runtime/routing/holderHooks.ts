/** Server data for screens behind the signedIn guard. */
import { useAtomValue } from 'jotai';
import type { ServerData, Wallet } from '../data/createServerData.ts';
import type { Card } from '../gateway/cards.ts';
import { usePortal } from './Portal.ts';

/** @throws Error on a screen without the signedIn guard: a mistake in its manifest */
export function useServerData(): ServerData {
  const data = usePortal().loadedServerData();
  if (!data) throw new Error('A screen reads server data without the guard "signedIn".');
  return data;
}

export function useUser() {
  return useAtomValue(useServerData().userAtom);
}

export function useCards() {
  return useAtomValue(useServerData().cardsAtom);
}

/** The card of the route, else the first one; undefined while the cards are loading. */
export function useActiveCard(): Card | undefined {
  return useAtomValue(useServerData().activeCardAtom);
}

/** A card's transactions, page by page. */
export function useOperations(wallet: Wallet) {
  return useAtomValue(useServerData().operationsAtom(wallet));
}
