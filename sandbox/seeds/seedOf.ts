import type { components } from '../../schemas/gateway.gen.ts';
import type { Traits } from '../people/person.ts';
import { buildCard, type CardSeed } from './buildCard.ts';
import { countryOf } from './countryOf.ts';
import { PEOPLE } from './people.ts';

export interface PersonSeed {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | undefined;
  readonly birthDate: string | undefined;
  readonly address: components['schemas']['HomeAddress'] | undefined;
  readonly isVerified: boolean;
  readonly hasOptins: boolean;
  /** The address that was asked for and not confirmed yet. */
  readonly pendingEmail: string | undefined;
  readonly traits: Traits;
  readonly cards: readonly CardSeed[];
}

/**
 * Who an address is in the seeded state: one of the README's people, or a fresh copy by a plus part
 * (`ana+7@T.example`). Undefined for any other address.
 */
export function seedOf(tenant: string, email: string): PersonSeed | undefined {
  const [local = '', domain] = email.split('@');
  const [name = '', ...copy] = local.split('+');
  const plan = Object.hasOwn(PEOPLE, name) ? PEOPLE[name] : undefined;
  const country = countryOf(tenant);
  const names = country.names[name];
  if (domain !== `${tenant}.example` || !plan || !names) return undefined;
  const holder = `${names.first} ${names.last}`;
  const phone = plan.isPhoneWithoutSpace ? country.phone.replace(' ', '') : country.phone;
  return {
    email,
    firstName: names.first,
    lastName: names.last,
    phone: plan.isBare ? undefined : phone,
    birthDate: plan.isBare ? undefined : '1990-03-05',
    address: plan.isBare ? undefined : country.address,
    isVerified: !plan.isUnverified,
    hasOptins: !plan.isBare,
    pendingEmail: plan.isMovingEmail ? `${['moved', ...copy].join('+')}@${domain}` : undefined,
    traits: plan.traits ?? {},
    cards: plan.cards(country).map((card) => buildCard(`${tenant}:${email}`, holder, country, card)),
  };
}
