import { useTranslation } from 'react-i18next';
import { assembleMenu, type MenuContext, type MenuEntry } from '../assemble/assembleMenu.ts';
import type { MenuName } from '../assemble/manifest.ts';
import type { Card } from '../gateway/cards.ts';
import type { MenuItem } from '../ui/MenuItem.ts';
import { iconPath } from './iconPaths.ts';
import { usePortal } from './Portal.ts';
import { useRouteDescription } from './useRouteDescription.ts';

/** A menu as it stands on this page, in words. @param cards for entries that look for the card that they fit */
export function useMenu(
  menu: MenuName,
  card: Card | undefined,
  cards?: readonly Card[],
): readonly MenuItem[] {
  const { t } = useTranslation();
  return useMenuEntries(menu, card, cards).map((entry) => ({
    ...entry,
    label: t(entry.label),
    icon: iconPath(entry.icon),
  }));
}

export function useMenuEntries(
  menu: MenuName,
  card: Card | undefined,
  cards?: readonly Card[],
): readonly MenuEntry[] {
  const { tenant, screens, page } = usePortal();
  const route = useRouteDescription();
  const context: MenuContext = {
    tenant,
    screens,
    base: page.base,
    currentScreen: route?.screen.id ?? '',
    isCardRoute: route?.path.includes(':cardId') ?? false,
    ...(card && { card }),
    ...(cards && { cards }),
  };
  return assembleMenu(menu, context);
}
