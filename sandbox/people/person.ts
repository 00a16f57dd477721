import type { components } from '../../schemas/gateway.gen.ts';

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
  };
}
