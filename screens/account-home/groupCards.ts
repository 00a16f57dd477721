import { type Card, type CardStatus, isBlockedForGood } from '#runtime';

/** Where a card stands among those that can be used, now or after a step of the person's. */
const RANKS: Partial<Record<CardStatus, number>> = { active: 0, pending: 1, inactive: 1 };
const ENDED: readonly CardStatus[] = ['expired', 'lost', 'stolen', 'damaged'];

export interface CardGroups {
  /** New ones first, ready ones next, then those that wait for a step, then the rest; else as the gateway has them. */
  readonly usable: readonly Card[];
  /** There is no way back for these. */
  readonly ended: readonly Card[];
}

/** Cards in the order of their use (USE-21). */
export function groupCards(
  cards: readonly Card[],
  statusOf: (card: Card) => CardStatus,
  isNew: (id: string) => boolean,
): CardGroups {
  const isEnded = (card: Card) => ENDED.includes(statusOf(card)) || isBlockedForGood(card);
  const rankOf = (card: Card) => (isNew(card.id) ? -1 : (RANKS[statusOf(card)] ?? 2));
  return {
    usable: cards.filter((card) => !isEnded(card)).sort((a, b) => rankOf(a) - rankOf(b)),
    ended: cards.filter(isEnded),
  };
}
