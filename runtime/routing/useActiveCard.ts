/** The card that the route is about, and the server data that it comes from. */
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigation, useParams, useRevalidator } from 'react-router';
import type { ServerData } from '../data/createServerData.ts';
import type { Card } from '../gateway/cards.ts';
import { usePortal } from './Portal.ts';

/** @throws Error on a screen without the signedIn guard: a mistake in its manifest */
export function useServerData(): ServerData {
  const data = usePortal().loadedServerData();
  if (!data) throw new Error('A screen reads server data without the guard "signedIn".');
  return data;
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
