import { type CardStatus, cardStatus } from '../data/cardStatus.ts';
import { dayOf } from '../format/dayOf.ts';
import type { Card } from '../gateway/cards.ts';
import { useNow, useTenant } from './portalHooks.ts';

/** The interface status of cards today, in the tenant's time zone. */
export function useCardStatus(): (card: Card) => CardStatus {
  const today = dayOf(useNow(), useTenant('timeZone')) ?? '';
  return (card) => cardStatus(card, today);
}
