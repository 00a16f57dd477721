/** Every guard that an offered screen names exists, and is met and unmet (spec section 2, guards and redirects). */
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../../runtime/assemble/linkTo.ts';
import { GUARDS, type GuardContext, runGuards } from '../../../runtime/routing/guards.ts';
import { type Check, createRecorder } from '../check.ts';
import type { MatrixTenant, World } from '../world.ts';
import { CARD_ID } from './checkScreens.ts';

/** What the guards look at; a person of the test. */
interface Visitor {
  readonly isSignedIn: boolean;
  readonly cards: readonly string[];
}

export async function checkGuards(world: World, { tenant, code }: MatrixTenant): Promise<readonly Check[]> {
  const record = createRecorder('assembled', code);
  const screens = assembleScreens(tenant, world.manifests);
  const manifests = screens.map(({ manifest }) => manifest);
  const base = `/${code}`;
  for (const { path, guards, screen } of assembleRoutes(tenant, screens)) {
    if (guards.length === 0) continue;
    const place = { screen: screen.id, key: 'manifest.guards' };
    record.none(
      place,
      `/${path}: every guard exists`,
      guards.filter((guard) => !GUARDS[guard]),
    );
    const params = path.includes(':cardId') ? { cardId: CARD_ID } : {};
    const url = new URL(`https://portal.example${base}/${path.replace(':cardId', CARD_ID)}`);
    const open = async (visitor: Visitor) => {
      const portal = portalOf(visitor, (id) => linkTo(base, manifests, id));
      return describe(runGuards(guards, { portal, params, url }));
    };
    if (guards.includes('signedIn')) {
      const actual = await open({ isSignedIn: false, cards: [CARD_ID] });
      record.equal(place, `/${path}: a visitor is sent to log in`, actual, 'to /login/');
    }
    if (guards.includes('activeCard')) {
      const actual = await open({ isSignedIn: true, cards: [] });
      record.equal(place, `/${path}: somebody else’s card is not found`, actual, 'status 404');
    }
    const actual = await open({ isSignedIn: true, cards: [CARD_ID] });
    record.equal(place, `/${path}: whom it is for passes`, actual, 'passes');
  }
  return record.checks;
}

async function describe(outcome: Promise<Response | null>): Promise<string> {
  try {
    const answer = await outcome;
    return answer === null ? 'passes' : `to ${answer.headers.get('location')}`;
  } catch (thrown) {
    return thrown instanceof Response ? `status ${thrown.status}` : String(thrown);
  }
}

/** As much of a portal as guards may ask for. */
function portalOf({ isSignedIn, cards }: Visitor, href: (id: string) => string): GuardContext['portal'] {
  const found = cards.map((id) => ({ id }));
  const data = { activeCardIdAtom: {}, ensureCards: async () => found, cards: async () => found };
  const base = href('home').replace(/\/$/, '');
  return {
    page: { base },
    href,
    session: { isSignedIn: () => isSignedIn },
    stored: { write: () => undefined, read: () => null, remove: () => undefined },
    store: { set: () => undefined, get: () => undefined },
    serverData: async () => data,
  } as unknown as GuardContext['portal'];
}
