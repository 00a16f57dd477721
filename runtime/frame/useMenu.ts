import { type AssembledEntry, assembleMenu, type MenuContext } from '../assemble/assembleMenu.ts';
import type { MenuName } from '../assemble/manifest.ts';
import type { Card } from '../gateway/cards.ts';
import { firstText, type Translate, useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';
import type { MenuItem } from '../ui/MenuItem.ts';

/** A menu as it stands on this page, in words. @param cards for entries that look for the card that they fit */
export function useMenu(
  menu: MenuName,
  card: Card | undefined,
  cards?: readonly Card[],
): readonly MenuItem[] {
  const { t } = useWords();
  const { iconPath } = usePortal();
  return useMenuEntries(menu, card, cards).map(({ group, ...entry }) => ({
    ...entry,
    ...(group && { group: { id: group.id, ...(group.title && { heading: t(group.title) }) } }),
    ...labelsOf(t, entry.label),
    icon: iconPath(entry.icon),
  }));
}

/** An entry in words, with its short form. @param key of the words; the short form's is called after it */
export function labelsOf(t: Translate, key: PlainWordsKey): Pick<MenuItem, 'label' | 'shortLabel'> {
  return { label: t(key), shortLabel: firstText(t, [`${key}Short`, key]) };
}

export function useMenuEntries(
  menu: MenuName,
  card: Card | undefined,
  cards?: readonly Card[],
): readonly AssembledEntry[] {
  const { tenant, screens, page } = usePortal();
  const route = useRouteDescription();
  const context: MenuContext = {
    tenant,
    screens,
    base: page.base,
    currentScreen: route?.screen.id ?? null,
    isCardRoute: route?.path.includes(':cardId') ?? false,
    ...(card && { card }),
    ...(cards && { cards }),
  };
  return assembleMenu(menu, context);
}
