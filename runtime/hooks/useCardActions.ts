import { labelsOf, useMenuEntries } from '../frame/useMenu.ts';
import type { Card } from '../gateway/cards.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import type { MenuItem } from '../ui/MenuItem.ts';

/** The actions of a card as buttons: the same entries as its side menu, so the two always agree. */
export function useCardActions(card: Card | undefined): readonly MenuItem[] {
  const { t } = useWords();
  const { iconPath } = usePortal();
  return useMenuEntries('card', card)
    .filter((entry) => entry.isCardAction && !entry.isCurrent)
    .map((entry) => ({ ...entry, ...labelsOf(t, entry.label), icon: iconPath(entry.icon) }));
}
