/**
 * What the gateway itself asks of a person's data: the rules of VAL-04 to VAL-62, so that a portal that would
 * send something else is noticed. A tenant may ask for less than an address has: a part that is empty was not
 * asked for.
 */
import type { components } from '../../schemas/gateway.gen.ts';
import { HttpError } from '../openapi/envelope.ts';
import { keepsRule, lengthOf } from './namedRules.ts';

type Schemas = components['schemas'];

/** The wide reading of the first name's length: a tenant may choose the narrow one (VAL-28). */
const NAME = { least: 2, most: 50 };
const PLACE_MOST = 100;
const POSTAL_CODE_MOST = 10;
const EARLIEST_BIRTH = '1900-01-01';
const ADULT_YEARS = 18;
/** Digits after a prefix, and the first of them; other prefixes have no such rule (PHN-03 to PHN-05). */
const PHONES: Readonly<Record<string, RegExp>> = { '+359': /^[89]\d{8}$/, '+40': /^\d{9}$/ };

/** @param least characters that a name has in this country @throws HttpError BAD_REQUEST */
export function refuseBadName(name: string, least = NAME.least): void {
  const length = lengthOf(name);
  if (length < least || length > NAME.most || !keepsRule('namePattern', name))
    throw new HttpError('BAD_REQUEST', 'a name breaks its rules');
}

/** Prefix, one space, the number: digits that do not begin with 0. @throws HttpError BAD_REQUEST */
export function refuseBadPhone(phone: string): void {
  const [, prefix = '', number = ''] = /^(\+\d{1,4}) ([1-9]\d*)$/.exec(phone) ?? [];
  if (number === '' || PHONES[prefix]?.test(number) === false)
    throw new HttpError('BAD_REQUEST', 'a phone number breaks its rules');
}

/** A day of the calendar from 1900 on, 18 years ago somewhere on earth. @throws HttpError BAD_REQUEST */
export function refuseBadBirthDate(day: string): void {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  // Where it is latest, the day is ahead by fourteen hours.
  const adult = new Date(Date.now() + 14 * 3_600_000);
  adult.setUTCFullYear(adult.getUTCFullYear() - ADULT_YEARS);
  if (!isDay || day < EARLIEST_BIRTH || day > adult.toISOString().slice(0, 10))
    throw new HttpError('BAD_REQUEST', 'a date of birth breaks its rules');
}

/** In both spellings of street and town. @throws HttpError BAD_REQUEST */
export function refuseBadAddress(address: Schemas['HomeAddress'] | Schemas['NewAddress']): void {
  const { zip_code: postalCode = '', ...others } = address;
  const { country_name, country = country_name ?? '', ...places } = others as Record<string, string>;
  const isPlace = (text: string) =>
    text === '' || (keepsRule('required', text) && lengthOf(text) <= PLACE_MOST);
  const isPostalCode =
    postalCode === '' ||
    (keepsRule('required', postalCode) &&
      keepsRule('postalCode', postalCode) &&
      lengthOf(postalCode) <= POSTAL_CODE_MOST);
  if (!isPostalCode || !Object.values(places).every(isPlace) || !/^([A-Z]{2})?$/.test(country))
    throw new HttpError('BAD_REQUEST', 'an address breaks its rules');
}
