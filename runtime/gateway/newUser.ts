/** A new account: apart from what people do with theirs, which the registration does not load. */
import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { normalizeEmail } from '../format/normalizeEmail.ts';
import type { Extra } from './extra.ts';
import type { HomeAddress } from './homeAddress.ts';
import { type Optin, writeOptin } from './optins.ts';
import { readDone } from './readers.ts';
import type { Send } from './request.ts';

/** A new account, with calendar days as YYYY-MM-DD and phones as `+40 712345678`. */
export interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly areTermsAccepted: boolean;
  readonly termsVersion: string;
  /** Every opt-in on offer, with what was ticked. */
  readonly optins: readonly Optin[];
  /** What this country's gateway expects beside, by its own names. */
  readonly extra?: Extra;
  readonly address: Omit<HomeAddress, 'streetNumber'>;
}

/** Creates an account that waits for its activation link (API-18 to API-20). @throws GatewayError BAD_REQUEST-create_account */
export async function createUser(send: Send, user: NewUser): Promise<void> {
  await send({
    to: ['POST /users'],
    isAnonymous: true,
    suffix: '-create_account',
    read: readDone,
    body: {
      ...user.extra,
      username: normalizeEmail(user.email),
      password: user.password,
      terms_and_conditions_accepted: user.areTermsAccepted,
      terms_and_conditions_version: user.termsVersion,
      last_name: user.lastName,
      first_name: user.firstName,
      ...(user.phone && { phone_number: user.phone }),
      ...(user.birthDate && { birth_date: user.birthDate }),
      optins: user.optins.map(writeOptin),
      address: writeNewAddress(user.address),
    },
  });
}

/** Address of a new account: a county, or else a country, never both (ENT-027 to ENT-032). */
function writeNewAddress(address: Omit<HomeAddress, 'streetNumber'>): GatewaySchemas['NewAddress'] {
  return {
    street_number: '',
    street_name: address.street,
    city_name: address.town,
    zip_code: address.postalCode,
    ...(address.county ? { county_name: address.county } : { country_name: address.country }),
  };
}
