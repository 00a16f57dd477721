import type { Card } from '../gateway/cards.ts';
import { PERMANENT_REASONS } from './cardTransitions.ts';

/**
 * Statuses shown in the interface (ENT-063 to ENT-072), and `pending`, which is inactive with a prompt to
 * verify (ENT-066).
 */
export type CardStatus =
  | 'active'
  | 'inactive'
  | 'pending'
  | 'blocked'
  | 'expired'
  | 'lost'
  | 'stolen'
  | 'damaged'
  | 'other';

type CardStatusFacts = Pick<Card, 'status' | 'blockReason' | 'expiryDate' | 'isVirtual'>;

const BY_SERVER_STATUS: Readonly<Record<string, CardStatus>> = {
  active: 'active',
  issued: 'inactive',
  inactive: 'inactive',
  blocked: 'blocked',
  expired: 'expired',
  lost: 'lost',
  stolen: 'stolen',
  damaged: 'damaged',
};

/**
 * The status to show (ENT-063 to ENT-072): a permanent block's reason first, then expiry, then
 * the server's status; anything unknown is `other`.
 * @param today `YYYY-MM-DD` in the tenant's time zone; a card is valid through its expiry date
 */
export function cardStatus(card: CardStatusFacts, today: string): CardStatus {
  if (card.status === 'blocked' && PERMANENT_REASONS.includes(card.blockReason))
    return card.blockReason as CardStatus;
  if (card.expiryDate !== '' && card.expiryDate.slice(0, 10) < today) return 'expired';
  if (card.status === 'pending') return card.isVirtual ? 'pending' : 'inactive';
  return Object.hasOwn(BY_SERVER_STATUS, card.status) ? (BY_SERVER_STATUS[card.status] ?? 'other') : 'other';
}
