import { type Card, type CardStatus, cardStatus, dayOf, useNow, useTenant } from '#runtime';

/** The interface status of cards today, in the tenant's time zone. */
export function useCardStatus(): (card: Card) => CardStatus {
  const today = dayOf(useNow(), useTenant('timeZone')) ?? '';
  return (card) => cardStatus(card, today);
}
