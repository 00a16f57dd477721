import type { MenuName } from '../../runtime/assemble/manifest.ts';
import type { GroupedEntry, MenuEntry, Tenant } from '../../schemas/tenant.gen.ts';
import { joinMends, mendsOf, nearestValues, takeOut } from '../mend.ts';
import { targetOf } from '../own-texts/foldOwnTexts.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { refuseOff, refuseOwnLink } from './refuseOwnLink.ts';
import type { ScreenFacts, TenantCheck } from './tenantCheck.ts';

/** On phones the top bar is a row of tabs: more would not be read. */
const MOST_OWN_ON_TOP = 2;

/** Entries that are links of the file, by their names. */
const OUTSIDE: Readonly<Partial<Record<MenuName, string>>> = { top: 'faq', account: 'dataRights' };

interface MenuContext {
  readonly menu: MenuName;
  readonly tenant: Tenant;
  readonly screens: readonly ScreenFacts[];
}

interface Placed {
  readonly entry: GroupedEntry;
  readonly pointer: string;
}

/** What is said of menus: entries that they have, links that lead somewhere, each once, and groups where there is room. */
export const checkMenus: TenantCheck = {
  reads: ['navigation', 'features', 'terms', 'links'],
  run: (tenant, { screens }) =>
    Object.entries(tenant.navigation.menus ?? {}).flatMap(([name, entries]) => {
      const pointer = `/navigation/menus/${name}`;
      const context = { menu: name as MenuName, tenant, screens };
      const placed = listEntries(entries, pointer);
      return [
        ...entries.flatMap((entry, index) => refuseGroup(entry, joinPointer(pointer, index), context)),
        ...placed.flatMap((each) => refuseEntry(each, context)),
        ...refuseTwice(placed),
        ...refuseCrowd(placed, context),
      ];
    }),
};

/** Those of groups as well, and not the groups themselves. */
function listEntries(entries: readonly MenuEntry[], pointer: string): Placed[] {
  return entries.flatMap((entry, index): Placed[] => {
    const place = joinPointer(pointer, index);
    if (!isGroup(entry)) return [{ entry, pointer: place }];
    return (entry.entries ?? []).map((each, inner) => ({
      entry: each,
      pointer: joinPointer(joinPointer(place, 'entries'), inner),
    }));
  });
}

type Group = Exclude<MenuEntry, string>;

function isGroup(entry: MenuEntry): entry is Group {
  return typeof entry !== 'string' && (entry.entries !== undefined || entry.title !== undefined);
}

function refuseGroup(entry: MenuEntry, pointer: string, { menu }: MenuContext): Finding[] {
  if (!isGroup(entry)) return [];
  const at = (message: string): Finding[] => [{ pointer, rule: 'menu-group', message }];
  if (menu === 'top') return at('The top bar has no room for groups: name its entries one by one.');
  const { title: _, entries, ...ofLinks } = entry;
  if (!entries?.length) {
    return at(
      'A group has entries. For example { "title": { "en": "PIN" }, "entries": ["myCardPinChange"] }.',
    );
  }
  const [key] = Object.keys(ofLinks);
  return key === undefined
    ? []
    : at(`"${key}" is of a link, and this is a group: it has entries, and a title.`);
}

function refuseEntry({ entry, pointer }: Placed, context: MenuContext): Finding[] {
  const { menu, tenant, screens } = context;
  const ids = idsOf(context);
  if (typeof entry !== 'string') {
    const wrong = refuseOwnLink(entry, pointer, context);
    if (wrong.length > 0 || entry.screen === undefined || !ids.includes(entry.screen)) return wrong;
    const message = `This menu has an entry for "${entry.screen}": name it by its id alone.`;
    return [{ pointer: joinPointer(pointer, 'screen'), rule: 'twice', message }];
  }
  const screen = screens.find(({ id }) => id === entry);
  if (ids.includes(entry)) return screen ? refuseOff(screen, tenant, pointer) : [];
  if (screen?.menuEntries?.some((each) => each.menu === menu)) {
    const message = `"${entry}" cannot be undone: it stays last in its menu, and is not named.`;
    return [{ pointer, rule: 'menu-entry', message, ...mendsOf({ ...takeOut(), isSafe: true }) }];
  }
  if (screen) {
    const message = `This menu has no entry "${entry}"; it has ${ids.join(', ')}. A link of your own has a text: { "text": { "en": "…" }, "screen": "${entry}" }.`;
    return [{ pointer, rule: 'menu-entry', message }];
  }
  const message = `There is no entry "${entry}"; this menu has ${ids.join(', ')}.${didYouMean(entry, ids)}`;
  return [{ pointer, rule: 'screen', message, ...joinMends(nearestValues(entry, ids), mendsOf(takeOut())) }];
}

/** What can be named of a menu. */
function idsOf({ menu, tenant, screens }: MenuContext): string[] {
  const declared = screens.filter(({ menuEntries = [] }) =>
    menuEntries.some((each) => each.menu === menu && !each.isDanger),
  );
  const network = menu === 'top' ? (tenant.navigation.ourNetwork ?? []) : [];
  return [...new Set([declared.map(({ id }): string => id), network, OUTSIDE[menu] ?? []].flat())];
}

function refuseTwice(placed: readonly Placed[]): Finding[] {
  const nameOf = ({ entry }: Placed) =>
    typeof entry === 'string' ? entry : targetOf(entry.href, entry.screen);
  return placed.flatMap((each, index): Finding[] => {
    const first = placed.findIndex((other) => nameOf(other) === nameOf(each));
    if (first === index || nameOf(each) === '') return [];
    const message = `"${nameOf(each)}" stands in this menu already: each entry may stand once.`;
    // A name says no more than the same name before it; a link may have other words.
    const mend = typeof each.entry === 'string' ? { ...takeOut(), isSafe: true as const } : takeOut();
    return [{ pointer: each.pointer, rule: 'twice', message, ...mendsOf(mend) }];
  });
}

function refuseCrowd(placed: readonly Placed[], { menu }: MenuContext): Finding[] {
  const own = placed.filter(({ entry }) => typeof entry !== 'string');
  const first = own[MOST_OWN_ON_TOP];
  if (menu !== 'top' || !first) return [];
  const message = `The top bar takes ${MOST_OWN_ON_TOP} links of your own, and this is one more: on phones it is a row of tabs.`;
  return [{ pointer: first.pointer, rule: 'menu-room', message }];
}
