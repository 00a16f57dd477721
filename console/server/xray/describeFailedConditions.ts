import { describeAvailability } from '../../../compiler/explain/parts/describeAvailability.ts';
import type { CardFacts } from '../../../runtime/assemble/manifest.ts';

const STATUSES = ['active', 'issued', 'blocked', 'pending'];

/** One fact of a card that is another, as it would have to be. */
function changesOf(card: CardFacts): (readonly [words: string, card: CardFacts])[] {
  const flags = Object.entries(card.flags).map(([flag, isSet]): readonly [string, CardFacts] => [
    `server flag ${flag} ${isSet ? 'not set' : 'set'}`,
    { ...card, flags: { ...card.flags, [flag]: !isSet } },
  ]);
  const statuses = STATUSES.filter((status) => status !== card.status).map(
    (status): readonly [string, CardFacts] => [`status ${status} (now ${card.status})`, { ...card, status }],
  );
  const kind = card.isVirtual ? 'a physical card' : 'a virtual card';
  return [...flags, ...statuses, [kind, { ...card, isVirtual: !card.isVirtual }]];
}

/**
 * What would have to be other of a card for a screen to be there: each by itself, or two together; else for which cards it is
 * there at all. A manifest asks by a function, so it is asked about cards that differ a little.
 */
export function describeFailedConditions(
  isAvailable: (card: CardFacts) => boolean,
  card: CardFacts,
): string[] {
  const one = changesOf(card);
  const single = one.flatMap(([words, changed]) => (isAvailable(changed) ? [words] : []));
  if (single.length > 0) return single;
  const double = one.flatMap(([words, changed]) =>
    changesOf(changed).flatMap(([more, both]) =>
      isAvailable(both) ? [[words, more].sort().join(' and ')] : [],
    ),
  );
  return double.length > 0 ? [...new Set(double)] : [describeAvailability({ isAvailable }) ?? ''];
}
