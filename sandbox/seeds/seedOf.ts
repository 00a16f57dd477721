import type { components } from '../../schemas/gateway.gen.ts';
import { anaCards } from './anaCards.ts';
import { buildCard, type CardPlan, type CardSeed } from './buildCard.ts';
import type { Country } from './country.ts';
import { countryOf } from './countryOf.ts';
import { manyCards } from './manyCards.ts';
import { stateCards } from './stateCards.ts';

export interface PersonSeed {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly address: components['schemas']['HomeAddress'];
  readonly isVerified: boolean;
  readonly cards: readonly CardSeed[];
}

const CARDS: Readonly<Record<string, (country: Country) => CardPlan[]>> = {
  ana: anaCards,
  new: () => [],
  unverified: () => [],
  many: manyCards,
  states: stateCards,
};

/**
 * Who an address is in the seeded state: one of the contract's people, or a fresh copy by a plus part
 * (`ana+7@T.example`). Undefined for any other address.
 */
export function seedOf(tenant: string, email: string): PersonSeed | undefined {
  const [local = '', domain] = email.split('@');
  const name = local.split('+')[0] ?? '';
  if (domain !== `${tenant}.example` || !Object.hasOwn(CARDS, name)) return undefined;
  const country = countryOf(tenant);
  const names = country.names[name];
  if (!names) return undefined;
  const holder = `${names.first} ${names.last}`;
  return {
    email,
    firstName: names.first,
    lastName: names.last,
    phone: country.phone,
    birthDate: '1990-03-05',
    address: country.address,
    isVerified: name !== 'unverified',
    cards: (CARDS[name]?.(country) ?? []).map((plan) =>
      buildCard(`${tenant}:${email}`, holder, country, plan),
    ),
  };
}
