import { type UnavailableReason, unavailableReason } from '../data/unavailableReason.ts';
import { dayOf } from '../format/dayOf.ts';
import type { Card } from '../gateway/cards.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { useNow } from './portalHooks.ts';

/** Actions that a card does not allow now, and what keeps it from them. */
export interface UnavailableActions {
  readonly reason: UnavailableReason;
  /** Their names, in the order of the card's menu. */
  readonly actions: readonly string[];
}

/**
 * What the card's own menu leaves out, by reason (LOV-07): asked of the same manifests, so that an action stands in the
 * one or in the other. Actions for cards of another kind, or in another state, are nowhere.
 */
export function useUnavailableActions(card: Card): readonly UnavailableActions[] {
  const { t } = useWords();
  const { screens, tenant } = usePortal();
  const today = dayOf(useNow(), tenant.timeZone) ?? '';
  const missing = screens.flatMap(({ manifest }) => {
    const { isAvailable, intent, guards, menuEntries = [], askedForIn = [card.status] } = manifest;
    const entry = menuEntries.find(({ menu, isCardAction }) => menu === 'card' && isCardAction);
    const isOfAnotherKind = guards.includes('virtualCard') && !card.isVirtual;
    if (!entry || !isAvailable || isAvailable(card) || isOfAnotherKind) return [];
    if (!askedForIn.includes(card.status)) return [];
    return [{ order: entry.order, action: t(entry.label), reason: unavailableReason(card, intent, today) }];
  });
  missing.sort((one, other) => one.order - other.order);
  return [...new Set(missing.map(({ reason }) => reason))].map((reason) => ({
    reason,
    actions: missing.filter((each) => each.reason === reason).map(({ action }) => action),
  }));
}
