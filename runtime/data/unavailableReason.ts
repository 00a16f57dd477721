import type { Card } from '../gateway/cards.ts';
import { cardStatus } from './cardStatus.ts';
import { isBlockedForGood } from './cardTransitions.ts';

/** Why an action is not to be had for a card; the words for each stand under `cardActions.unavailable`. */
export type UnavailableReason =
  | 'blockedForGood'
  | 'expired'
  | 'pending'
  | 'blockedForNow'
  | 'alreadyUsable'
  | 'notOffered';

/**
 * What keeps a card from an action that its flags do not offer (RTE-65). The card's state explains it, except for
 * a removal, which does not hang on the state.
 * @param aim of the screen, as its manifest says
 * @param today `YYYY-MM-DD` in the tenant's time zone
 */
export function unavailableReason(
  card: Card,
  intent: 'restore' | 'remove' | undefined,
  today: string,
): UnavailableReason {
  if (intent === 'remove') return 'notOffered';
  if (isBlockedForGood(card)) return 'blockedForGood';
  const status = cardStatus(card, today);
  if (status === 'expired') return 'expired';
  if (card.status === 'pending') return 'pending';
  if (status === 'blocked') return 'blockedForNow';
  return intent === 'restore' && status === 'active' ? 'alreadyUsable' : 'notOffered';
}
