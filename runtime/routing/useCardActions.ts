import { useTranslation } from 'react-i18next';
import type { Card } from '../gateway/cards.ts';
import type { MenuItem } from '../ui/MenuItem.ts';
import { iconPath } from './iconPaths.ts';
import { useMenuEntries } from './useMenu.ts';

/** The actions of a card as buttons: the same entries as its side menu, so the two always agree. */
export function useCardActions(card: Card | undefined): readonly MenuItem[] {
  const { t } = useTranslation();
  return useMenuEntries('card', card)
    .filter((entry) => entry.isCardAction && !entry.isCurrent)
    .map((entry) => ({ ...entry, label: t(entry.label), icon: iconPath(entry.icon) }));
}
