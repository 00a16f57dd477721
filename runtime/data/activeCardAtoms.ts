import { type Atom, atom } from 'jotai';
import type { Card } from '../gateway/cards.ts';
import { activeWallet } from './wallets.ts';

/** Which card and wallet are chosen. */
export function createActiveCardAtoms(cardsAtom: Atom<{ readonly data?: readonly Card[] | undefined }>) {
  /** Chosen by a route's cardId; stays on routes without one (GRD-12, GRD-15). */
  const activeCardIdAtom = atom<string | null>(null);
  /** The chosen card, else the first one (GRD-14). */
  const activeCardAtom: Atom<Card | undefined> = atom((get) => {
    const cards = get(cardsAtom).data ?? [];
    return cards.find((card) => card.id === get(activeCardIdAtom)) ?? cards[0];
  });
  /** Chosen products by card id, so that a choice on one card never reaches another (GRD-13). */
  const chosenProductsAtom = atom<ReadonlyMap<string, string>>(new Map());
  /** The product of the active card's active wallet: the chosen one, else its first; null without a balance. */
  const activeProductAtom = atom(
    (get): string | null => {
      const card = get(activeCardAtom);
      return (card && activeWallet(card, get(chosenProductsAtom))?.productRef) ?? null;
    },
    (get, set, productRef: string) => {
      const card = get(activeCardAtom);
      if (card) set(chosenProductsAtom, new Map(get(chosenProductsAtom)).set(card.id, productRef));
    },
  );
  return { activeCardIdAtom, activeCardAtom, chosenProductsAtom, activeProductAtom };
}
