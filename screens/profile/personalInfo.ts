import { type FormValues, joinPhone, type SentValues } from '#forms';
import type { HomeAddress, User, UserChange } from '#runtime';
import { type PhoneMasks, readPhone } from '../_shared/phoneText.ts';

/** What is known of a person, as the form takes it (ENT-020 to ENT-023). Empty places are left to the form's defaults. */
export function personalInfoValues(user: User): FormValues {
  const { street, streetNumber, town, postalCode, country, county } = user.homeAddress;
  const values = {
    firstName: user.firstName,
    lastName: user.lastName,
    birthDate: user.birthDate,
    countryName: country,
    streetName: [street, streetNumber].filter(Boolean).join(' '),
    countyName: county,
    cityName: town,
    zipCode: postalCode,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

export interface ProfileSettings {
  readonly phone: PhoneMasks;
  readonly address: { readonly mode: 'country' | 'county'; readonly defaultCountry: string | null };
}

/** What the form holds, as the call takes it: whole, with what the form does not ask for as it was. */
export function personalInfoChange(values: SentValues, user: User, settings: ProfileSettings): UserChange {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const { homeAddress } = user;
  const typedStreet = text('streetName');
  const isSameStreet = typedStreet === personalInfoValues(user).streetName;
  const isCounty = settings.address.mode === 'county';
  const phone = readPhone(user.phone, settings.phone);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: text('birthDate') || undefined,
    phone: (phone ? joinPhone(phone) : user.phone) || undefined,
    homeAddress: {
      // The form has street and number in one field: a number of its own stays only with the street it was for.
      street: isSameStreet ? homeAddress.street : typedStreet,
      streetNumber: isSameStreet ? homeAddress.streetNumber : '',
      town: text('cityName'),
      postalCode: text('zipCode'),
      country: isCounty ? homeAddress.country || settings.address.defaultCountry || '' : text('countryName'),
      county: isCounty ? text('countyName') : '',
    },
  };
}

/** Whether a person is known by what was sent: read after an answer that never came (threat F2). */
export function isSamePerson(user: User, change: UserChange, method: 'PUT' | 'PATCH'): boolean {
  const isSame = (one: string | undefined, other: string | undefined) => (one ?? '') === (other ?? '');
  const keys: readonly (keyof HomeAddress)[] = [
    'street',
    'streetNumber',
    'town',
    'postalCode',
    'country',
    'county',
  ];
  return (
    isSame(user.firstName, change.firstName) &&
    isSame(user.lastName, change.lastName) &&
    (method === 'PATCH' || isSame(user.birthDate, change.birthDate)) &&
    keys.every((key) => isSame(user.homeAddress[key], change.homeAddress[key]))
  );
}
