/**
 * What may follow from a card's status (ACT-10, ACT-19 to ACT-23). Pure. Manifests state the same conditions
 * in their own words, since they import types only; a test holds the two together.
 */
import type { Card } from '../gateway/cards.ts';

export type BlockKind = 'temporary' | 'permanent' | 'replace';

export const PERMANENT_REASONS: readonly string[] = ['lost', 'stolen', 'damaged'];

/** A form of a new card makes a block a replacement; else the reason alone tells for good from for a while (ACT-22). */
export function kindOfBlock(block: {
  readonly reason: string;
  readonly replacement?: string | undefined;
}): BlockKind {
  if (block.replacement) return 'replace';
  return PERMANENT_REASONS.includes(block.reason) ? 'permanent' : 'temporary';
}

/** Blocked with no way back, as far as the gateway tells. */
export function isBlockedForGood(card: Pick<Card, 'status' | 'blockReason' | 'flags'>): boolean {
  if (PERMANENT_REASONS.includes(card.status)) return true;
  if (card.status !== 'blocked') return false;
  if (card.blockReason !== '') return PERMANENT_REASONS.includes(card.blockReason);
  return !card.flags.isBlockedTemporarily;
}

/**
 * Blocking is for active and issued cards (ACT-19 to ACT-21). A card that is blocked already can be blocked for good
 * or replaced: the call is then sent again (ACT-23), on a person's own confirmation (threat K19).
 */
export function canBlock({ status }: Pick<Card, 'status'>, kind: BlockKind): boolean {
  return status === 'active' || status === 'issued' || (kind !== 'temporary' && status === 'blocked');
}

/** ACT-10. */
export function canUnblock({ status }: Pick<Card, 'status'>): boolean {
  return status === 'blocked';
}
