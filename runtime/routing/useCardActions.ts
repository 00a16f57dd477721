import type { Card } from '../gateway/cards.ts';
import { useWords } from '../messages/words.ts';
import type { MenuItem } from '../ui/MenuItem.ts';
import { usePortal } from './Portal.ts';
import { labelsOf, useMenuEntries } from './useMenu.ts';

/** The actions of a card as buttons: the same entries as its side menu, so the two always agree. */
export function useCardActions(card: Card | undefined): readonly MenuItem[] {
  const { t } = useWords();
  const { iconPath } = usePortal();
  return useMenuEntries('card', card)
    .filter((entry) => entry.isCardAction && !entry.isCurrent)
    .map((entry) => ({ ...entry, ...labelsOf(t, entry.label), icon: iconPath(entry.icon) }));
}
