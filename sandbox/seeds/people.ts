import type { Traits } from '../people/person.ts';
import { anaCards } from './anaCards.ts';
import type { CardPlan } from './buildCard.ts';
import type { Country } from './country.ts';
import { manyCards } from './manyCards.ts';
import { multiCards, oneCard, otherCards, pagesCards, pendingCards } from './specialCards.ts';
import { stateCards } from './stateCards.ts';

/** What tells a seeded person from the others (README, "People in the sandbox"). */
export interface PersonPlan {
  readonly cards: (country: Country) => CardPlan[];
  readonly isUnverified?: true;
  /** No phone, birth date, address or consents. */
  readonly isBare?: true;
  /** The phone number comes without the space after its prefix. */
  readonly isPhoneWithoutSpace?: true;
  /** Has asked for a new email address and not confirmed it. */
  readonly isMovingEmail?: true;
  readonly traits?: Traits;
}

/** Access tokens of `expiredsession` and `lostsession` run out this soon, in seconds. */
const SHORT_LIFE = 10;

export const PEOPLE: Readonly<Record<string, PersonPlan>> = {
  ana: { cards: anaCards },
  new: { cards: () => [] },
  unverified: { cards: () => [], isUnverified: true },
  many: { cards: manyCards },
  states: { cards: stateCards },
  pending: { cards: pendingCards },
  multi: { cards: multiCards },
  pages: { cards: pagesCards },
  minimal: { cards: oneCard, isBare: true },
  camel: { cards: oneCard, traits: { hasPhoneInside: true } },
  nospace: { cards: oneCard, isPhoneWithoutSpace: true },
  mailpending: { cards: oneCard, isMovingEmail: true },
  other: { cards: otherCards },
  expiredsession: { cards: oneCard, traits: { tokenSeconds: SHORT_LIFE } },
  lostsession: { cards: oneCard, traits: { tokenSeconds: SHORT_LIFE, refreshSeconds: SHORT_LIFE / 2 } },
  accent: { cards: oneCard },
};
