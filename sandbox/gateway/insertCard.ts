import { randomBytes } from 'node:crypto';
import { buildCard, type CardPlan } from '../seeds/buildCard.ts';
import { countryOf } from '../seeds/countryOf.ts';
import type { Card } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** Puts a new card at the end of the person's list. */
export function insertCard({ sandbox, tenant, person }: GatewayCall, plan: CardPlan): Card {
  const holder = `${person.firstName} ${person.lastName}`;
  // A card that comes later is no seed: its technical numbers need not follow from its owner.
  const key = randomBytes(8).toString('hex');
  const { card, recipe } = buildCard(key, holder, countryOf(tenant), plan);
  sandbox.database
    .prepare(
      `INSERT INTO cards (person_ref, card_ref, position, account_ref, recipe, document)
       VALUES (:person, :card, (SELECT coalesce(max(position), 0) + 1 FROM cards WHERE person_ref = :person), :account, :recipe, :document)`,
    )
    .run({
      ':person': person.personRef,
      ':card': card.card_ref,
      ':account': card.account_ref,
      ':recipe': recipe,
      ':document': JSON.stringify(card),
    });
  return card;
}
