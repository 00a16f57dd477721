/** What screens of a card ask about the third gate (routing/availability). */
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { type UnavailableAction, unavailableActionAtom } from '../data/unavailableAction.ts';
import type { Card } from '../gateway/cards.ts';
import { useActiveCard } from '../routing/useActiveCard.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';

/** Puts the route before its gate again when its card has lost what the screen needs, unless its own action is under way. */
export function useAvailabilityGate(isResting: boolean): void {
  const card = useActiveCard();
  const isAvailable = useRouteDescription()?.screen.isAvailable;
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && isResting;
  const isClosed = isIdle && card !== undefined && isAvailable !== undefined && !isAvailable(card);
  useEffect(() => {
    if (isClosed) void revalidate();
  }, [isClosed, revalidate]);
}

/** What was asked for of this card by an address, and is not to be had. */
export function useUnavailableAction(card: Pick<Card, 'id'>): UnavailableAction | null {
  const asked = useAtomValue(unavailableActionAtom);
  return asked?.cardId === card.id ? asked : null;
}
