import { assembleMenu } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest, MenuName } from '../../../runtime/assemble/manifest.ts';
import type { TenantOptions } from '../../../runtime/tenant/pageData.ts';
import type { Labels } from './createLabels.ts';
import { describeAvailability } from './describeAvailability.ts';
import type { MenuEntryExplanation, MenuExplanation } from './explanations.ts';

const MENUS: Readonly<Record<MenuName, string>> = {
  top: 'Top bar',
  account: 'Account menu',
  cards: 'Side menu of “my cards”',
  card: 'Side menu of one card',
  default: 'Side menu of other pages',
};

/** No flag counts: entries that depend on the card are listed with their condition. */
const ANY_CARD: CardFacts & { readonly acceptanceCategories: readonly string[] } = {
  id: ':cardId',
  status: 'active',
  isVirtual: false,
  flags: {
    canBeDeleted: true,
    isBlockDisplayed: true,
    isBlockedTemporarily: true,
    canBeActivated: true,
    isPinChangeDisplayed: true,
    isPinRevealDisplayed: true,
    isPermanentBlockDisplayed: true,
  },
  acceptanceCategories: [],
};

/** Each menu in its order, as a holder of every kind of card would see it. */
export function explainMenus(
  tenant: TenantOptions,
  manifests: readonly Manifest[],
  { base, labels }: { readonly base: string; readonly labels: Labels },
): MenuExplanation[] {
  const offered = assembleScreens(tenant, manifests);
  const screens = offered.map((screen) => ({
    ...screen,
    manifest: { ...screen.manifest, isAvailable: () => true },
  }));
  return (Object.keys(MENUS) as MenuName[]).map((menu) => ({
    menu,
    title: MENUS[menu],
    entries: assembleMenu(menu, {
      tenant,
      screens,
      base,
      currentScreen: null,
      card: ANY_CARD,
      isCardRoute: true,
    }).map((entry): MenuEntryExplanation => {
      const screen = offered.find(({ manifest }) => manifest.id === entry.id)?.manifest;
      return {
        id: entry.id,
        label: labels(entry.label),
        leadsTo: entry.isExternal ? entry.href : (entry.href?.replace('%3AcardId', ':cardId') ?? null),
        condition: screen ? describeAvailability(screen) : null,
        hidden: tenant.navigation.hideRules
          .filter(({ item }) => item === entry.id)
          .map(
            (rule) =>
              `on ${rule.screens.map((id) => labels(`screens.${id}`)).join(', ')} while the card’s first category is “${rule.category}”`,
          ),
      };
    }),
  }));
}
