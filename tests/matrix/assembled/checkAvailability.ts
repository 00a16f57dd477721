/**
 * Menu, buttons and addresses agree on every card that can be: all combinations of the server's flags (ACT-01
 * to ACT-18).
 */
import { assembleMenu } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import { checkAvailability as passGate } from '../../../runtime/routing/availability.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { type Check, createRecorder } from '../check.ts';
import type { MatrixTenant, World } from '../world.ts';
import { aPortal, describeAnswer, TO_ROOT } from './aPortal.ts';
import { CARD_ID } from './checkScreens.ts';

const FLAGS = [
  'canBeDeleted',
  'isBlockDisplayed',
  'isBlockedTemporarily',
  'canBeActivated',
  'isPinChangeDisplayed',
  'isPinRevealDisplayed',
  'isPermanentBlockDisplayed',
] as const satisfies readonly (keyof CardFacts['flags'])[];
const STATUSES = ['active', 'issued', 'blocked', 'pending'];

export type MatrixCard = CardFacts & { readonly acceptanceCategories: readonly string[] };

/** Each flag is a bit of the number; its lowest one says whether the card is virtual. */
function flagsOf(number: number): CardFacts['flags'] {
  const [
    canBeDeleted = false,
    isBlockDisplayed = false,
    isBlockedTemporarily = false,
    canBeActivated = false,
    isPinChangeDisplayed = false,
    isPinRevealDisplayed = false,
    isPermanentBlockDisplayed = false,
  ] = FLAGS.map((_, index) => (number & (2 << index)) !== 0);
  return {
    canBeDeleted,
    isBlockDisplayed,
    isBlockedTemporarily,
    canBeActivated,
    isPinChangeDisplayed,
    isPinRevealDisplayed,
    isPermanentBlockDisplayed,
  };
}

/** Every card: 4 statuses × physical or virtual × 2⁷ flags. */
export const CARDS: readonly MatrixCard[] = STATUSES.flatMap((status) =>
  Array.from({ length: 2 ** (FLAGS.length + 1) }, (_, number) => ({
    id: CARD_ID,
    status,
    isVirtual: (number & 1) === 1,
    acceptanceCategories: [],
    flags: flagsOf(number),
  })),
);

export async function checkAvailability(
  world: World,
  { tenant, code }: MatrixTenant,
): Promise<readonly Check[]> {
  const record = createRecorder('assembled', code);
  // Screens that are not built yet are switched on as well: their conditions stand in their manifests already.
  const manifests = world.manifests.map((manifest) => ({
    ...manifest,
    load: manifest.load ?? (() => Promise.resolve({ default: () => null })),
  }));
  const screens = assembleScreens(tenant, manifests);
  const disagreeing = new Map<string, string[]>();
  for (const card of CARDS) {
    const entries = assembleMenu('card', {
      tenant,
      screens,
      base: `/${code}`,
      currentScreen: null,
      isCardRoute: true,
      card,
    });
    for (const { manifest } of screens) {
      const place = manifest.menuEntries?.find(({ menu }) => menu === 'card');
      if (!place) continue;
      const entry = entries.find(({ id }) => id === manifest.id);
      const isAvailable = manifest.isAvailable?.(card) ?? true;
      const isButton = entry?.isCardAction ?? false;
      if (
        (entry !== undefined) === isAvailable &&
        isButton === (isAvailable && (place.isCardAction ?? false))
      )
        continue;
      disagreeing.set(manifest.id, [...(disagreeing.get(manifest.id) ?? []), describe(card)]);
    }
  }
  const offered = screens.map(({ manifest }) => manifest);
  for (const manifest of offered) {
    const found = await passGates(manifest, tenant, offered);
    if (found === null) continue;
    const place = { screen: manifest.id, key: 'manifest.isAvailable' };
    record.none(
      place,
      `its address opens for exactly the cards that allow it (${CARDS.length} cards)`,
      found,
    );
  }
  for (const { manifest } of screens) {
    if (!manifest.menuEntries?.some(({ menu }) => menu === 'card')) continue;
    const place = { screen: manifest.id, key: 'manifest.isAvailable' };
    const found = disagreeing.get(manifest.id)?.slice(0, 5) ?? [];
    record.none(
      place,
      `entry and button are there for exactly the cards that allow it (${CARDS.length} cards)`,
      found,
    );
    if (!manifest.isAvailable) continue;
    const allowed = CARDS.filter(manifest.isAvailable).length;
    const isSplit = allowed > 0 && allowed < CARDS.length;
    record.equal(place, 'some cards allow it and others do not', isSplit, true);
  }
  return record.checks;
}

/** Each gate reckons a day for the reason that it gives, which takes its time: so many cards of each side stand for all. */
const BEFORE_THE_GATE = 12;

/** Cards before the gate of the screen's address; null where the screen is no card's. */
async function passGates(
  screen: Manifest,
  tenant: PublicTenant,
  screens: readonly Manifest[],
): Promise<string[] | null> {
  const { isAvailable } = screen;
  if (!screen.paths[0].includes(':cardId')) return null;
  const url = new URL(`https://portal.example/${tenant.code}/`);
  const pathOf = (screen: string) => screens.find(({ id }) => id === screen)?.paths[0];
  const target = pathOf('cardDetails') ?? pathOf(tenant.session.startScreen);
  const leadsTo = ({ id }: CardFacts) =>
    target === undefined ? TO_ROOT : `to /${target.replace(':cardId', id)}`;
  const found: string[] = [];
  const { signal } = new AbortController();
  const [allowed, refused] = [true, false].map((side) =>
    CARDS.filter((card) => (isAvailable?.(card) ?? true) === side),
  );
  for (const card of [...spread(allowed), ...spread(refused)]) {
    const portal = aPortal({ isSignedIn: true, cards: [card] }, tenant, screens);
    const context = { portal, screen, params: { cardId: card.id }, url, signal };
    const answer = await describeAnswer(passGate(screen, context));
    const expected = (isAvailable?.(card) ?? true) ? 'passes' : leadsTo(card);
    if (answer !== expected) found.push(`${describe(card)}: ${answer}`);
  }
  return found.slice(0, 5);
}

/** Some of a list, from all over it. */
function spread<Item>(items: readonly Item[] = []): readonly Item[] {
  // No divisor of the number of cards, so that each flag is met both ways.
  const step = Math.max(1, Math.floor(items.length / BEFORE_THE_GATE)) | 1;
  return items.filter((_, index) => index % step === 0);
}

function describe({ status, isVirtual, flags }: CardFacts): string {
  const set = FLAGS.filter((flag) => flags[flag]);
  return `${status}, ${isVirtual ? 'virtual' : 'physical'}, ${set.join(' ') || 'no flags'}`;
}
