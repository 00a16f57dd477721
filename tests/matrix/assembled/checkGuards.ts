/** Every guard that an offered screen names exists, and is met and unmet (GRD-08 to GRD-25). */
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, GuardName, Manifest } from '../../../runtime/assemble/manifest.ts';
import { GUARDS, runGuards } from '../../../runtime/routing/guards.ts';
import { type Check, createRecorder } from '../check.ts';
import type { MatrixTenant, World } from '../world.ts';
import { aPortal, describeAnswer, TO_ROOT, type Visitor } from './aPortal.ts';
import { CARD_ID, everyCard } from './checkScreens.ts';

/** Somebody whom a guard does not let pass. */
interface Unmet {
  readonly name: string;
  readonly visitor: Visitor;
  /** What stands in the address in place of the card's id. */
  readonly cardId?: string;
  /** Where it leads. @param to the address of a screen, in a word; null where the tenant has no such screen */
  readonly leads: (to: (id: string, cardId?: string) => string | null, screen: Manifest) => string;
}

const holder = (...cards: readonly CardFacts[]): Visitor => ({ isSignedIn: true, cards });
const card = (isVirtual: boolean, status: string): CardFacts => ({ ...everyCard(isVirtual), status });
const toAccount: Unmet['leads'] = (to) => to('accountHome') ?? 'passes';

/** By hand, from GRD-08 to GRD-25: a guard without an entry fails. */
const UNMET: Readonly<Record<GuardName, readonly Unmet[]>> = {
  signedIn: [
    {
      name: 'a visitor is sent to log in',
      visitor: { isSignedIn: false, cards: [card(true, 'active')] },
      leads: (to) => to('login') ?? TO_ROOT,
    },
  ],
  activeCard: [
    { name: 'somebody else’s card is not found', visitor: holder(), leads: () => 'status 404' },
    {
      name: 'an id that is no card of theirs is not found',
      visitor: holder(card(true, 'active')),
      cardId: 'R9-N9',
      leads: () => 'status 404',
    },
  ],
  verifiedCard: [
    {
      name: 'a pending virtual card leads to its one-time code',
      visitor: holder(card(true, 'pending')),
      leads: (to) => to('plasticlessVerification', CARD_ID) ?? 'passes',
    },
  ],
  pendingCard: [
    {
      name: 'a virtual card that is verified leads to the cards',
      visitor: holder(card(true, 'active')),
      leads: toAccount,
    },
    {
      name: 'a physical card that is pending leads to the cards',
      visitor: holder(card(false, 'pending')),
      leads: toAccount,
    },
  ],
  virtualCard: [
    {
      name: 'a physical card leads to the cards',
      visitor: holder(card(false, 'active')),
      leads: toAccount,
    },
  ],
  placeholderCard: [':cardId', '{cardId}'].flatMap((cardId): Unmet[] => [
    {
      name: `${cardId} leads to the first card`,
      visitor: holder(card(false, 'active'), { ...card(false, 'active'), id: 'R2-N2' }),
      cardId,
      leads: (to, screen) => to(screen.id, CARD_ID) ?? '',
    },
    {
      name: `${cardId} without cards leads to the stand-in`,
      visitor: holder(),
      cardId,
      leads: (to, { withoutCard = '' }) => to(withoutCard) ?? TO_ROOT,
    },
  ]),
};

/** Whom a screen is for, by its guards; no guard may send them away. */
function welcomed(guards: readonly GuardName[]): Readonly<Record<string, Visitor>> {
  if (guards.includes('pendingCard')) return { 'a pending virtual card': holder(card(true, 'pending')) };
  const virtual = { 'a virtual card': holder(card(true, 'active')) };
  if (guards.includes('virtualCard')) return virtual;
  return {
    ...virtual,
    'a physical card': holder(card(false, 'active')),
    'a pending physical card': holder(card(false, 'pending')),
  };
}

export async function checkGuards(world: World, { tenant, code }: MatrixTenant): Promise<readonly Check[]> {
  const record = createRecorder('assembled', code);
  const screens = assembleScreens(tenant, world.manifests);
  const manifests = screens.map(({ manifest }) => manifest);
  const to = (id: string, cardId = CARD_ID) => {
    const screen = manifests.find((each) => each.id === id);
    return screen ? `to /${screen.paths[0].replace(':cardId', cardId).replace(/\*$/, '')}` : null;
  };
  for (const { path, guards, screen } of assembleRoutes(tenant, screens)) {
    if (guards.length === 0) continue;
    const place = { screen: screen.id, key: 'manifest.guards' };
    const isKnown = (guard: GuardName) => GUARDS[guard] !== undefined && UNMET[guard] !== undefined;
    const unknown = guards.filter((guard) => !isKnown(guard));
    record.none(place, `/${path}: every guard exists, and is tried`, unknown);
    if (unknown.length > 0) continue;
    const open = (visitor: Visitor, cardId = CARD_ID) => {
      const url = new URL(`https://portal.example/${code}/${path.replace(':cardId', cardId)}`);
      const params = path.includes(':cardId') ? { cardId } : {};
      const { signal } = new AbortController();
      const context = { portal: aPortal(visitor, tenant, manifests), screen, params, url, signal };
      return describeAnswer(runGuards(guards, context));
    };
    for (const guard of guards) {
      for (const { name, visitor, cardId, leads } of UNMET[guard]) {
        const actual = await open(visitor, cardId);
        record.equal(place, `/${path}: ${name}`, actual, leads(to, screen));
      }
    }
    for (const [name, visitor] of Object.entries(welcomed(guards))) {
      record.equal(place, `/${path}: ${name} passes`, await open(visitor), 'passes');
    }
  }
  return record.checks;
}
