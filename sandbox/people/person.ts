import type { components } from '../../schemas/gateway.gen.ts';

/** What makes a seeded person special; empty for everybody else. */
export interface Traits {
  /** The phone number stands in `personal_info.phoneNumber` instead of at the top. */
  readonly hasPhoneInside?: true;
  /** Life of access and identity tokens, in seconds. */
  readonly tokenSeconds?: number;
  /** Life of the refresh token, in seconds. */
  readonly refreshSeconds?: number;
}

/** A row of `people`. */
export interface Person {
  /** Stable and opaque: the `sub` of the tokens. */
  readonly personRef: string;
  readonly tenant: string;
  /** Lowercased. */
  readonly email: string;
  readonly passwordHash: string;
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | undefined;
  readonly birthDate: string | undefined;
  readonly address: components['schemas']['HomeAddress'] | undefined;
  readonly traits: Traits;
}

/** Reads a row of `people`. */
export function personFrom(row: Record<string, unknown>): Person {
  const text = (name: string): string => row[name] as string;
  const optional = (name: string): string | undefined => (row[name] as string | null) ?? undefined;
  const address = optional('home_address');
  return {
    personRef: text('person_ref'),
    tenant: text('tenant'),
    email: text('email'),
    passwordHash: text('password_hash'),
    isVerified: row.is_verified === 1,
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: optional('phone_number'),
    birthDate: optional('birth_date'),
    address: address === undefined ? undefined : JSON.parse(address),
    traits: JSON.parse(text('traits')),
  };
}
