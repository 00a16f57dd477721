/** As much of a portal as guards and the availability gate may ask for: a person's cards, links, a session. */
import { linkTo } from '../../../runtime/assemble/linkTo.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import type { GuardContext } from '../../../runtime/routing/guards.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';

/** What the gates look at; a person of the test. */
export interface Visitor {
  readonly isSignedIn: boolean;
  readonly cards: readonly CardFacts[];
}

/** @param screens those that are offered */
export function aPortal(
  { isSignedIn, cards }: Visitor,
  tenant: PublicTenant,
  screens: readonly Manifest[],
): GuardContext['portal'] {
  const base = `/${tenant.code}`;
  // What the reason of a refusal looks at, beside the facts.
  const known = cards.map((card) => ({ expiryDate: '', blockReason: '', acceptanceCategories: [], ...card }));
  const data = { activeCardIdAtom: {}, ensureCards: async () => known, knownCards: () => known };
  return {
    page: { base },
    tenant,
    isOffered: (id: ScreenId) => screens.some((screen) => screen.id === id),
    href: (id: ScreenId, params = {}) => linkTo(base, screens, id, params),
    session: { isSignedIn: () => isSignedIn },
    stored: { write: () => undefined, read: () => null, remove: () => undefined },
    store: { set: () => undefined, get: () => undefined },
    serverData: async () => data,
  } as unknown as GuardContext['portal'];
}

/** Where a gate's answer leads, in a word: `passes`, `to /address` below the base, or `status 404`. */
export async function describeAnswer(answer: Promise<unknown>): Promise<string> {
  try {
    const given = await answer;
    return given instanceof Response ? `to ${given.headers.get('location')}` : 'passes';
  } catch (thrown) {
    return thrown instanceof Response ? `status ${thrown.status}` : String(thrown);
  }
}

/** The answer of a gate that leads to a screen which the portal does not have: it stays closed, as a failure. */
export function withoutScreen(id: string): string {
  return `Error: No screen is called "${id}".`;
}
