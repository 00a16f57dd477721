import { extraOf, type SentValues } from '#forms';
import type { NewUser, Optin } from '#runtime';

export interface Registered {
  /** Checked values of the two steps. */
  readonly access: SentValues;
  readonly personal: SentValues;
  readonly optins: readonly Optin[];
  readonly termsVersion: string;
  nameOf(list: 'counties' | 'towns', ref: string): string;
}

/** What both steps make: what is not filled in, or not asked for, is left out (API-18 to API-20). */
export function newUser({ access, personal, optins, termsVersion, nameOf }: Registered): NewUser {
  const text = (name: string) => {
    const value = personal[name];
    return typeof value === 'string' ? value : '';
  };
  const county = text('county');
  const town = text('town');
  return {
    email: String(access.email ?? ''),
    password: String(access.password ?? ''),
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone') || undefined,
    birthDate: text('dateOfBirth') || undefined,
    areTermsAccepted: personal.termsConds === true,
    termsVersion,
    optins,
    address: {
      street: text('homeAddress'),
      town: county === '' ? town : nameOf('towns', town),
      postalCode: text('postalCode'),
      country: text('country'),
      county: county === '' ? '' : nameOf('counties', county),
    },
    extra: extraOf(personal),
  };
}
