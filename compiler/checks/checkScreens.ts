import type { Tenant } from '../../schemas/tenant.gen.ts';
import { nearestValues } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { refuseOff } from './refuseOwnLink.ts';
import type { CheckContext, ScreenFacts, TenantCheck } from './tenantCheck.ts';

interface NamedScreen {
  readonly pointer: string;
  readonly id: string;
}

/** Where tenant files name screens. They do so by id, never by path or component. */
const PLACES: readonly { part: keyof Tenant; list: (tenant: Tenant) => NamedScreen[] }[] = [
  { part: 'navigation', list: ({ navigation }) => listMenuScreens(navigation) },
  {
    part: 'notices',
    list: ({ notices }) =>
      notices.flatMap(({ screens }, index) => listScreens(screens, `/notices/${index}/screens`)),
  },
  {
    part: 'session',
    list: ({ session }) =>
      (['startScreen', 'endScreen'] as const).map((key) => ({
        pointer: `/session/${key}`,
        id: session[key],
      })),
  },
];

function listMenuScreens({ ourNetwork, hideRules }: Tenant['navigation']): NamedScreen[] {
  const hidden = hideRules.flatMap(({ item, screens }, index) => [
    { pointer: `/navigation/hideRules/${index}/item`, id: item },
    ...listScreens(screens, `/navigation/hideRules/${index}/screens`),
  ]);
  return ourNetwork === null ? hidden : [{ pointer: '/navigation/ourNetwork', id: ourNetwork }, ...hidden];
}

function listScreens(ids: readonly string[], pointer: string): NamedScreen[] {
  return ids.map((id, index) => ({ pointer: joinPointer(pointer, index), id }));
}

/** Each screen id is that of a screen. */
export const screenChecks: readonly TenantCheck[] = PLACES.map(({ part, list }) => ({
  reads: [part],
  run: (tenant, { screens }) => list(tenant).flatMap((named) => refuseUnknown(named, screens)),
}));

/** Each screen that is named is offered: an entry that leads to a screen that is off leads nowhere. */
export const offeredScreenChecks: readonly TenantCheck[] = PLACES.map(({ part, list }) => ({
  reads: [part, 'features', 'terms', 'links'],
  run: (tenant, { screens }) =>
    list(tenant).flatMap(({ pointer, id }) => {
      const screen = screens.find((each) => each.id === id);
      return screen ? refuseOff(screen, tenant, pointer) : [];
    }),
}));

function refuseUnknown({ pointer, id }: NamedScreen, screens: CheckContext['screens']): Finding[] {
  const ids = screens.map((screen): string => screen.id);
  if (ids.includes(id)) return [];
  const message = `There is no screen "${id}".${didYouMean(id, ids)}`;
  return [{ pointer, rule: 'screen', message, ...nearestValues(id, ids) }];
}

/** These begin or end a session themselves: one that led to them would go round in circles. */
const SESSION_SCREENS = ['login', 'logout', 'reconnect'];

/** A session begins on a page of its holder and ends on one that anybody may see, each without a card in its address. */
export const sessionScreenChecks: readonly TenantCheck[] = [
  {
    reads: ['session'],
    run: ({ session }, { screens }) => {
      const isOpen = ({ guards, paths: [path] }: ScreenFacts) => guards.length === 0 && !/[:*]/.test(path);
      const isHolders = ({ guards, paths: [path] }: ScreenFacts) =>
        guards.includes('signedIn') && !/[:*]/.test(path);
      const references = [
        {
          key: 'startScreen',
          fits: isHolders,
          need: 'a page for who is logged in, without a card in its address',
        },
        { key: 'endScreen', fits: isOpen, need: 'a page for everybody' },
      ] as const;
      return references.flatMap(({ key, fits, need }) => {
        const fitting = screens.filter((screen) => fits(screen) && !SESSION_SCREENS.includes(screen.id));
        const id = session[key];
        if (fitting.some((screen) => screen.id === id) || !screens.some((screen) => screen.id === id))
          return [];
        const allowed = fitting.map((screen) => screen.id).join(', ');
        const message = `"${id}" cannot stand here: it takes ${need}, one of ${allowed}.`;
        return [{ pointer: `/session/${key}`, rule: 'session-screen', message }];
      });
    },
  },
];
