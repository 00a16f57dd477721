import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';

type Flag = keyof CardFacts['flags'];

/** What a flag of the gateway says about a card: when it is set, and when it is not. */
const FLAGS: Readonly<Record<Flag, readonly [string, string]>> = {
  canBeDeleted: ['can be removed', 'cannot be removed'],
  isBlockDisplayed: ['can be blocked and unblocked', 'cannot be blocked or unblocked'],
  isBlockedTemporarily: ['are blocked temporarily', 'are not blocked temporarily'],
  canBeActivated: ['can be activated', 'cannot be activated'],
  isPinChangeDisplayed: ['let their PIN be changed', 'keep their PIN'],
  isPinRevealDisplayed: ['let their PIN be shown', 'do not show their PIN'],
  isPermanentBlockDisplayed: ['can be blocked permanently', 'cannot be blocked permanently'],
};

interface Trait {
  readonly holds: (card: CardFacts) => boolean;
  readonly words: readonly [string, string];
}

const TRAITS: readonly Trait[] = [
  { holds: (card) => card.isVirtual, words: ['are virtual', 'are not virtual'] },
  {
    holds: (card) => card.status === 'pending',
    words: ['wait for verification', 'do not wait for verification'],
  },
  { holds: (card) => card.status === 'blocked', words: ['are blocked', 'are not blocked'] },
  ...(Object.keys(FLAGS) as Flag[]).map(
    (flag): Trait => ({ holds: (card) => card.flags[flag], words: FLAGS[flag] }),
  ),
];

/** A card of every combination of what availability may look at. */
const FLAG_NAMES = Object.keys(FLAGS) as Flag[];
const CARDS: readonly CardFacts[] = ['active', 'issued', 'blocked', 'pending'].flatMap((status) =>
  Array.from({ length: 2 ** (FLAG_NAMES.length + 1) }, (_, number) => {
    const isSet = (index: number) => (number & (2 ** index)) !== 0;
    const flags = Object.fromEntries(FLAG_NAMES.map((flag, index) => [flag, isSet(index + 1)]));
    return { id: 'card', isVirtual: isSet(0), status, flags: flags as CardFacts['flags'] };
  }),
);

const known = new WeakMap<NonNullable<Manifest['isAvailable']>, string>();

/**
 * For which cards a screen is there, in words. A manifest holds a function, so it is asked about every kind of card,
 * and what the accepted ones have in common is described.
 * @returns `cards that …`, or null when it is there for all of them
 */
export function describeAvailability({ isAvailable }: Pick<Manifest, 'isAvailable'>): string | null {
  if (!isAvailable) return null;
  const said = known.get(isAvailable) ?? describe(isAvailable);
  known.set(isAvailable, said);
  return said;
}

function describe(isAvailable: (card: CardFacts) => boolean): string {
  const accepted = CARDS.filter(isAvailable);
  if (accepted.length === 0) return 'no card';
  const common = TRAITS.flatMap(({ holds, words }) => {
    const [yes, no] = words;
    if (accepted.every(holds)) return [{ holds, words: yes }];
    return accepted.some(holds) ? [] : [{ holds: (card: CardFacts) => !holds(card), words: no }];
  });
  const isAll = CARDS.filter((card) => common.every(({ holds }) => holds(card))).length === accepted.length;
  const said = [...common.map(({ words }) => words), ...(isAll ? [] : ['meet further conditions'])];
  return `cards that ${said.join(' and ')}`;
}
