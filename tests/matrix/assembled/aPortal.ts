/** As much of a portal as guards and the availability gate may ask for: a person's cards, links, a session. */
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import { portalLinks } from '../../../runtime/boot/portalLinks.ts';
import type { GuardContext } from '../../../runtime/routing/guards.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';

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
    ...portalLinks({ base }, tenant, assembleScreens(tenant, screens), () => tenant.languages[0]),
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

/** The answer of a gate that leads to a screen which the portal does not have: the portal's root. */
export const TO_ROOT = 'to /';
