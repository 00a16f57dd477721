/** What one account life sends, call by call, as API-11 to API-60 have it: written out by hand. */
import type { SentAddress } from './fillAddress.ts';
import { expect, type TenantUnderTest } from './portal.ts';
import type { LifeCall } from './recordedLife.ts';
import { masked } from './sandbox.ts';

export const FIRST_PASSWORD = 'Zelen#2026';
export const LAST_PASSWORD = 'Better-2027?';
export const BIRTH_DATE = { typed: '05031990', sent: '1990-03-05' };
export const CARD = { serial: '1000000001', digits: '1111' };

export const MESSAGE = 'Здравейте! Pozdrawiam, Łucja';

/** A subject goes in the person's own words. */
const SUBJECTS: Readonly<Record<string, string>> = { bg: 'Друга тема', pl: 'Inny temat', ro: 'Alt subiect' };

/** What one life is made of: what differs from run to run, and between tenants. */
export interface Person {
  readonly tenant: TenantUnderTest;
  readonly portal: string;
  /** In small letters; `moved` only where the tenant lets the email change. */
  readonly email: string;
  readonly moved: string | null;
  readonly phone: string;
  readonly newPhone: string;
  readonly address: SentAddress;
  /** Codes that were mailed, sent and scanned, masked. */
  readonly codes: { readonly activation: string; readonly email: string; readonly phone: string };
  readonly signInCodes: readonly string[];
}

const proof = (password: string) => ({ identity_proof: { type: 'password', value: masked(password) } });
const SECRET = expect.stringMatching(/^\*{3}[0-9a-f]{8}$/);

/** What changes something, in order, with the provider's calls between. */
export function changesOf(person: Person): readonly LifeCall[] {
  const { tenant, portal, email, moved, phone, newPhone, address, codes, signInCodes } = person;
  const { code } = tenant;
  const users = (who: string) => `/v1/users/${encodeURIComponent(who)}`;
  const before = users(email);
  const after = users(moved ?? email);
  const signIns = signInCodes.map(
    (signInCode): LifeCall => ({
      call: 'POST /connect/token',
      by: 'provider',
      body: {
        grant_type: 'authorization_code',
        client_id: `${code}-portal`,
        scope: 'openid',
        code_verifier: SECRET,
        code: signInCode,
        redirect_uri: `${portal}/${code}/login`,
      },
    }),
  );
  const signIn = (index: number) => signIns.slice(index, index + 1);
  const signOut: LifeCall = {
    call: 'GET /connect/endsession',
    by: 'provider',
    body: {
      id_token_hint: SECRET,
      post_logout_redirect_uri: `${portal}/${code}/`,
      // Beyond the requirements: openid-client names the client as well (OpenID RP-Initiated Logout 1.0,
      // section 2).
      client_id: `${code}-portal`,
    },
  };
  const visitor = (call: string, body: unknown): LifeCall => ({ call, by: 'visitor', body });
  const holder = (call: string, body: unknown): LifeCall => ({ call, by: 'holder', body });
  const channels = (isByEmail: boolean, isByPhone: boolean) => [
    { is_subscribed: isByEmail, type: 'email' },
    { is_subscribed: isByPhone, type: 'phone' },
  ];
  const { county_name, country_name: _, ...place } = address;
  const names = { first_name: 'Мария', last_name: 'Ştefan-O’Neil' };
  const home_address = {
    ...place,
    zip_code: '12-345',
    country: { bg: 'BG', pl: 'PL', ro: 'RO' }[code],
    ...(county_name && { county_name }),
  };
  return [
    visitor('POST /v1/users', {
      username: email,
      password: masked(FIRST_PASSWORD),
      terms_and_conditions_accepted: true,
      terms_and_conditions_version: '1.0.0',
      last_name: 'Ștefan-Łoś',
      first_name: 'Мария',
      phone_number: phone,
      ...(code === 'bg' && { birth_date: BIRTH_DATE.sent }),
      optins: [
        { optin_ref: 'general_marketing', subscriptions: channels(true, false) },
        { optin_ref: 'customized_marketing', subscriptions: channels(false, false) },
        { optin_ref: 'customized_partners_marketing', subscriptions: channels(false, false) },
      ],
      address,
    }),
    visitor(`POST ${before}/actions/verify-email`, { verification_code: codes.activation }),
    ...signIn(0),
    code === 'bg'
      ? holder(`PUT ${before}`, {
          ...names,
          birth_date: BIRTH_DATE.sent,
          phone_number: phone,
          home_address,
        })
      : holder(`PATCH ${before}`, { ...names, home_address }),
    ...(moved
      ? [
          holder(`POST ${before}/actions/request-change-email`, {
            new_email: moved,
            ...proof(FIRST_PASSWORD),
          }),
          visitor(`POST ${before}/actions/change-email`, { validation_code: codes.email }),
          ...signIn(1),
        ]
      : []),
    holder(`POST ${after}/actions/request-change-phone-number`, { new_phone_number: newPhone }),
    holder(`POST ${after}/actions/change-phone-number`, { validation_code: codes.phone }),
    holder(`POST ${after}/actions/change-password`, {
      current_password: masked(FIRST_PASSWORD),
      new_password: masked(LAST_PASSWORD),
    }),
    signOut,
    ...signIn(moved ? 2 : 1),
    holder(`PUT ${after}/optins/general_marketing`, { subscriptions: channels(true, true) }),
    ...(code === 'pl'
      ? [holder(`POST ${after}/cards`, { ref: CARD.serial, verification_code: masked(CARD.digits) })]
      : []),
    holder(`POST ${after}/actions/contact-us`, {
      subject: SUBJECTS[code],
      message: `${code === 'pl' ? `${CARD.serial}\n` : ''}${MESSAGE}`,
      'preferred-contact-mean': [
        { type: 'phone', value: newPhone },
        { type: 'email', value: '' },
      ],
    }),
    holder(`DELETE ${after}`, proof(LAST_PASSWORD)),
    signOut,
  ];
}

/** Cards come in pages of 50, from page 0 (CON-03). */
export function readsOf({ email, moved }: Person): readonly string[] {
  const path = (who: string) => `/v1/users/${encodeURIComponent(who)}`;
  const [last = email, ...earlier] = moved ? [moved, email] : [email];
  return [
    ...[last, ...earlier].flatMap((who) => [path(who), `${path(who)}/cards?page_index=0&page_size=50`]),
    `${path(last)}/optins`,
  ];
}
