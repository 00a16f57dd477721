/** People as the portal sends them to the gateway, with what a test says changed. */
import type { HomeAddress } from '../../runtime/gateway/homeAddress.ts';
import type { NewUser } from '../../runtime/gateway/newUser.ts';
import type { UserChange } from '../../runtime/gateway/userChanges.ts';

export const KEYS = { street: 'street_name', city: 'city_name' } as const;

export function anAddress(changes: Partial<HomeAddress> = {}): HomeAddress {
  return {
    street: 'Main Street 1',
    streetNumber: '',
    town: 'Testville',
    postalCode: '1000',
    country: 'XX',
    county: '',
    ...changes,
  };
}

export function aNewUser(changes: Partial<NewUser> = {}): NewUser {
  const { streetNumber: _, ...address } = anAddress();
  return {
    email: 'ana@xx.example',
    password: 'Secret-2026!',
    firstName: 'Ana',
    lastName: 'Pop',
    areTermsAccepted: true,
    termsVersion: '1.0.0',
    optins: [],
    address,
    ...changes,
  };
}

export function aChange(changes: Partial<UserChange> = {}): UserChange {
  return {
    firstName: 'Ana',
    lastName: 'Pop',
    birthDate: '1990-03-05',
    phone: '+40 712345678',
    homeAddress: anAddress(),
    ...changes,
  };
}

/** A person as the gateway answers it; `info` changes what stands in `personal_info`. */
export function aServerUser(changes: object = {}, info: object = {}): object {
  return {
    email: 'ana@xx.example',
    ...changes,
    personal_info: { first_name: 'Ana', last_name: 'Pop', ...info },
  };
}
