import type { MenuGroup, PlacedEntry, TenantOptions } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';
import type { OfferedScreen } from './assembleScreens.ts';
import { linkTo } from './linkTo.ts';
import type { CardFacts, IconName, MenuEntry, MenuName } from './manifest.ts';

/** Links of the tenant that stand in menus. */
type OutsideLink = 'faq' | 'dataRights';

/** One entry of a menu, ready to be shown: words are still keys. */
export interface AssembledEntry {
  /** That of its screen; of links of the tenant's own, their words key. */
  readonly id: ScreenId | OutsideLink | PlainWordsKey;
  readonly label: PlainWordsKey;
  readonly icon: IconName;
  /** Null when the entry stands there but leads nowhere now (our network off the card pages, RTE-67). */
  readonly href: string | null;
  readonly isExternal: boolean;
  readonly isCurrent: boolean;
  readonly isDanger: boolean;
  readonly isCardAction: boolean;
  /** Entries of a group stand together. */
  readonly group?: MenuGroup;
}

export interface MenuContext {
  readonly tenant: Pick<TenantOptions, 'navigation' | 'links'>;
  readonly screens: readonly OfferedScreen[];
  readonly base: string;
  /** Null before the first screen is there. */
  readonly currentScreen: ScreenId | null;
  /** The active card, if there is one. */
  readonly card?: CardFacts & { readonly acceptanceCategories: readonly string[] };
  /** Every card of the account, for entries that look for theirs. */
  readonly cards?: readonly CardFacts[];
  /** Whether the current route is one of the card's pages. */
  readonly isCardRoute: boolean;
}

interface OrderedEntry extends AssembledEntry {
  readonly order: number;
  readonly covers?: MenuEntry['covers'];
}

/** Folds the menu entries that screens declare, and the tenant's outside links, into one menu. */
export function assembleMenu(menu: MenuName, context: MenuContext): readonly AssembledEntry[] {
  const placed = context.tenant.navigation.menus?.[menu] ?? [];
  const entries = [
    ...screenEntries(menu, context),
    ...networkEntry(menu, context),
    ...outsideEntries(menu, context),
    ...placed.flatMap((place) => ownEntry(place, menu, context)),
  ].map((entry) => placeEntry(entry, placed));
  const current = context.screens.find(({ manifest }) => manifest.id === context.currentScreen)?.manifest
    .menu;
  const hasOwn = entries.some((entry) => entry.isCurrent);
  return entries
    .filter((entry) => !isHidden(entry, context))
    .sort((a, b) => Number(a.isDanger) - Number(b.isDanger) || a.order - b.order)
    .map(({ order: _, covers, ...entry }) => ({
      ...entry,
      isCurrent:
        entry.isCurrent || (!hasOwn && current !== undefined && (covers?.includes(current) ?? false)),
    }));
}

/** What the tenant names stands first, as it says; the rest keeps its order. What cannot be undone is never named. */
function placeEntry(entry: OrderedEntry, placed: readonly PlacedEntry[]): OrderedEntry {
  const place = placed.findIndex(({ id }) => id === entry.id);
  const group = placed[place]?.group;
  return place < 0 ? entry : { ...entry, order: place - placed.length, ...(group && { group }) };
}

/** A link of the tenant's own, to an address or to a screen. */
function ownEntry({ link }: PlacedEntry, menu: MenuName, context: MenuContext): OrderedEntry[] {
  if (!link) return [];
  const { label, icon, screen: id } = link;
  const screen = context.screens.find(({ manifest }) => manifest.id === id);
  const href = link.href ?? (screen && hrefOf(screen, context.base, context.card));
  if (!href) return [];
  return [
    {
      ...entryOf(label, { menu, order: 0, label, icon }, href, context),
      isExternal: href.startsWith('http'),
      isCurrent: id === context.currentScreen,
    },
  ];
}

function screenEntries(menu: MenuName, context: MenuContext): OrderedEntry[] {
  return context.screens.flatMap((screen) =>
    (screen.manifest.menuEntries ?? [])
      .filter((declared) => declared.menu === menu)
      .flatMap((declared) => {
        const card = cardOf(screen, declared, context);
        const href = hrefOf(screen, context.base, card);
        const isAvailable = screen.manifest.isAvailable;
        if (href === null || (isAvailable && !(card && isAvailable(card)))) return [];
        return [entryOf(screen.manifest.id, declared, href, context)];
      }),
  );
}

/** The card that an entry leads to: the active one, unless the entry looks for one that it fits. */
function cardOf(
  { manifest }: OfferedScreen,
  declared: MenuEntry,
  context: MenuContext,
): CardFacts | undefined {
  const { card, cards = [] } = context;
  const fits = manifest.isAvailable;
  if (!declared.isForAnyCard || !fits || (card && fits(card))) return card;
  return cards.find(fits);
}

/** "Our network" of the top bar: the tenant names the screen (NAV-04 to NAV-06). */
function networkEntry(menu: MenuName, context: MenuContext): OrderedEntry[] {
  if (menu !== 'top') return [];
  const screen = context.screens.find((each) => each.manifest.id === context.tenant.navigation.ourNetwork);
  if (!screen) return [];
  const { withoutCard, paths } = screen.manifest;
  const standIn = context.screens.find((each) => each.manifest.id === withoutCard);
  // With a stand-in it leads somewhere from anywhere (NAV-05); without one, only from the card's pages (RTE-67).
  const needsCardRoute = paths[0].includes(':cardId') && !standIn;
  const own = needsCardRoute && !context.isCardRoute ? null : hrefOf(screen, context.base, context.card);
  const href = own ?? (standIn ? hrefOf(standIn, context.base, context.card) : null);
  const declared: MenuEntry = { menu, order: 20, label: 'nav.ourNetwork', icon: 'storefront' };
  return [entryOf(screen.manifest.id, declared, href, context)];
}

function outsideEntries(menu: MenuName, { tenant }: MenuContext): OrderedEntry[] {
  const outside = (
    id: OutsideLink,
    label: PlainWordsKey,
    icon: IconName,
    href: string,
    order: number,
  ): OrderedEntry[] => [
    {
      id,
      label,
      icon,
      href,
      order,
      isExternal: true,
      isCurrent: false,
      isDanger: false,
      isCardAction: false,
    },
  ];
  if (menu === 'top') return outside('faq', 'nav.faq', 'question', tenant.links.faq, 30);
  if (menu === 'account') {
    return outside('dataRights', 'nav.dataRights', 'shieldCheck', tenant.links.dataProtectionRights, 30);
  }
  return [];
}

function entryOf(
  id: AssembledEntry['id'],
  declared: MenuEntry,
  href: string | null,
  context: MenuContext,
): OrderedEntry {
  return {
    id,
    label: declared.label,
    icon: declared.icon,
    href,
    order: declared.order,
    isExternal: false,
    isCurrent: id === context.currentScreen,
    isDanger: declared.isDanger ?? false,
    isCardAction: declared.isCardAction ?? false,
    ...(declared.covers && { covers: declared.covers }),
  };
}

/** Null when the path needs a card and there is none. */
function hrefOf({ manifest }: OfferedScreen, base: string, card: CardFacts | undefined): string | null {
  if (!manifest.paths[0].includes(':cardId')) return linkTo(base, [manifest], manifest.id);
  return card ? linkTo(base, [manifest], manifest.id, { cardId: card.id }) : null;
}

/**
 * GRD-23, GRD-24: an item can be hidden on given routes when the card's FIRST acceptance category is the one
 * named.
 */
function isHidden(entry: AssembledEntry, { tenant, card, currentScreen }: MenuContext): boolean {
  return tenant.navigation.hideRules.some(
    (rule) =>
      rule.item === entry.id &&
      rule.screens.some((screen) => screen === currentScreen) &&
      card?.acceptanceCategories[0] === rule.category,
  );
}
