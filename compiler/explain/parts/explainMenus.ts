import { assembleMenu } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleScreens, type OfferedScreen } from '../../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../../runtime/assemble/linkTo.ts';
import type { CardFacts, Manifest, MenuName } from '../../../runtime/assemble/manifest.ts';
import type { OwnLink, TenantOptions } from '../../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';
import { USUAL_LINKS, usualLabel } from '../../own-texts/usualLinks.ts';
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
  const menus = (Object.keys(MENUS) as MenuName[]).map((menu) => ({
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
        group: entry.group?.title ? labels(entry.group.title) : null,
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
  return [...menus, explainFooter(tenant, screens, { base, labels })];
}

/** The links of the footer, in their order, as visitors have them. */
function explainFooter(
  { links, footer, contact }: TenantOptions,
  screens: readonly OfferedScreen[],
  { base, labels }: { readonly base: string; readonly labels: Labels },
): MenuExplanation {
  const addressOf = (id: ScreenId | undefined) => {
    const screen = screens.find(({ manifest }) => manifest.id === id)?.manifest;
    return screen ? linkTo(base, [screen], screen.id) : null;
  };
  const leadsTo: Readonly<Record<string, string | null>> = {
    ...Object.fromEntries(Object.entries(links).filter(([, link]) => typeof link === 'string')),
    accessibility: Object.values(links.accessibility ?? {})[0] ?? addressOf('accessibility'),
    contact: contact.visitorUrl ?? addressOf('help'),
  };
  const usual = USUAL_LINKS.map((name) => ({ label: usualLabel(name) }));
  const entries = (footer ?? usual).map((link): MenuEntryExplanation => {
    const { label, href, screen }: OwnLink = link;
    const name = label.replace('footer.', '');
    return {
      id: name,
      label: labels(label),
      group: null,
      leadsTo: leadsTo[name] ?? href ?? addressOf(screen),
      condition: null,
      hidden: [],
    };
  });
  return { menu: 'footer', title: 'Footer', entries };
}
