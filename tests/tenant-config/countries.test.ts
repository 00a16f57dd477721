// Over 250 lines: the requirements of the three countries, written out by hand.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { type CompiledTenant, compileTenant } from '../../compiler/compileTenant.ts';
import { ENVIRONMENTS, type Environment } from '../../compiler/environment.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import { convertMoney } from '../../runtime/format/convertMoney.ts';
import { formatExpiry } from '../../runtime/format/formatExpiry.ts';
import { formatMoney } from '../../runtime/format/formatMoney.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { manifests } from '../../screens/index.ts';

const CODES = ['bg', 'pl', 'ro'] as const;
type Code = (typeof CODES)[number];

const words = wordsOf(await loadWordsFiles('tenant-config/languages'));
const variables = {
  GATEWAY_URL: 'https://gateway.example',
  APP_BACKEND_URL: 'https://backend.example',
  SSO_AUTHORITY: 'https://sso.example',
};

function compiled(code: Code, environment: Environment = 'dev'): CompiledTenant {
  const text = readFileSync(`tenant-config/${code}.json`);
  const file = `${code}.json`;
  const version = '3.10.4';
  const today = () => '2026-11-21';
  const result = compileTenant({
    text,
    file,
    environment,
    variables,
    words,
    screens: manifests,
    version,
    today,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const tenants = new Map(CODES.map((code) => [code, compiled(code).publicTenant]));

/** One value for each country, or one for all. */
type Row = readonly [
  what: string,
  read: (tenant: PublicTenant) => unknown,
  expected: Readonly<Record<Code, unknown>> | { readonly all: unknown },
];

const only = (code: Code, value: unknown, other: unknown) =>
  ({ bg: other, pl: other, ro: other, [code]: value }) as Record<Code, unknown>;

const money = (tenant: PublicTenant, minor: number) => formatMoney(minor, tenant.currency, tenant.money);

/** Ids of the screens that are offered once they are built. */
const offered = (tenant: PublicTenant) =>
  assembleScreens(
    tenant,
    manifests.map((each) => ({
      ...each,
      load: each.load ?? (() => Promise.resolve({ default: () => null })),
    })),
  ).map(({ manifest }) => manifest.id);

const rows: readonly Row[] = [
  [
    'writes 1234 minor units as value and symbol [CFG-04 CFG-07 CFG-08]',
    (tenant) => money(tenant, 1234).replace(/\s/, ' '),
    { bg: '12.34 лв.', pl: '12.34 zł', ro: '12.34 lei' },
  ],
  ['has the currency of its country', ({ currency }) => currency.code, { bg: 'BGN', pl: 'PLN', ro: 'RON' }],
  [
    'has a second currency in bg only, at 1.95583 [CFG-05 CFG-06 CON-41]',
    ({ currency: { secondary } }) =>
      secondary && [secondary.code, secondary.symbol, convertMoney(19_558, secondary.rate)],
    only('bg', ['EUR', '€', 10_000], null),
  ],
  [
    'writes prices with two decimals and a point, then the symbol [CON-37 CON-39 CON-40]',
    (tenant) => [5, 500, 123_456].map((minor) => money(tenant, minor).split(/\s/)[0]),
    { all: ['0.05', '5.00', '1234.56'] },
  ],
  [
    'offers its languages, its own first [CFG-09 CFG-10 CFG-11]',
    ({ languages }) => languages,
    { bg: ['bg', 'en'], pl: ['pl', 'en', 'uk'], ro: ['ro', 'en'] },
  ],
  [
    'is known to the back end by its identifier [CFG-14 CFG-15 CFG-16]',
    ({ identifier }) => identifier,
    { bg: 'tenant:bg-ben', pl: 'tenant:pl-ben', ro: 'tenant:ro-ben' },
  ],
  [
    'writes expiry dates in its format [CFG-17 CFG-18 CFG-19]',
    ({ card }) => formatExpiry('2027-09-30', card.expiryFormat),
    { bg: '09/2027', pl: '09/30', ro: '09/2027' },
  ],
  [
    'hides expiry dates in pl [CFG-20]',
    ({ card }) => [card.showExpiry, card.display.expiry],
    { bg: [true, true], pl: [false, false], ro: [true, true] },
  ],
  [
    'asks for a date of birth in bg only, which may stay empty [CFG-21]',
    ({ dateOfBirth }) => [dateOfBirth.shown, dateOfBirth.required],
    only('bg', [true, false], [false, false]),
  ],
  [
    'takes adults born after 1899 [CON-25 CON-26]',
    ({ dateOfBirth }) => [dateOfBirth.minAge, dateOfBirth.minYear],
    { all: [18, 1900] },
  ],
  ['shows the terms [CFG-22]', ({ terms }) => terms.shown, { all: 'on' }],
  [
    'has terms for each product in ro [CFG-33]',
    ({ terms, card }) => [terms.cardTerms, Object.values(card.products).every(({ termsUrl }) => termsUrl)],
    only('ro', ['perProduct', true], ['single', false]),
  ],
  ['has the version of the terms [CON-07]', ({ terms }) => terms.version, { all: '1.0.0' }],
  [
    'has a merchant map in pl only [CFG-23 CFG-24]',
    ({ connection }) => connection.merchantMap !== null,
    only('pl', true, false),
  ],
  [
    'has a chat assistant in ro only [CFG-32 CON-62]',
    ({ connection }) => connection.chat !== null,
    only('ro', true, false),
  ],
  [
    'offers block-and-replace in pl only [CFG-25 CFG-26]',
    (tenant) => offered(tenant).filter((id) => /^myCardBlockReplace|^myCardGetPlasticCard/.test(id)),
    only('pl', ['myCardBlockReplace', 'myCardBlockReplaceConfirm', 'myCardGetPlasticCard'], []),
  ],
  [
    'offers the balances page in ro only',
    (tenant) => offered(tenant).includes('myCardBalances'),
    only('ro', true, false),
  ],
  [
    'says where cards are accepted: in bg and pl by card, in ro by partner',
    (tenant) => offered(tenant).filter((id) => /^ourMerch|^myCardAcceptance/.test(id)),
    only('ro', ['ourMerchendisingPartnersAll', 'ourMerchendisingPartners'], ['myCardAcceptance']),
  ],
  [
    'leads "our network" to that page',
    ({ navigation }) => navigation.ourNetwork,
    only('ro', 'ourMerchendisingPartners', 'myCardAcceptance'),
  ],
  [
    'hides the change of the email in pl only [CFG-27 CFG-28 CFG-30]',
    ({ profile }) => profile.changeEmail,
    only('pl', 'off', 'on'),
  ],
  ['offers the change of the phone [CFG-29 CFG-31]', ({ profile }) => profile.changePhone, { all: 'on' }],
  [
    'sends the whole person in bg, which owns a birth date, else what changed',
    ({ profile }) => profile.updateMethod,
    only('bg', 'PUT', 'PATCH'),
  ],
  [
    'asks for a county in ro and for a country elsewhere',
    ({ address }) => address.mode,
    only('ro', 'county', 'country'),
  ],
  ['begins with its own country', ({ address }) => address.defaultCountry, { bg: 'BG', pl: 'PL', ro: 'RO' }],
  [
    'begins with its own phone prefix',
    ({ phone }) => phone.defaultPrefix,
    { bg: '+359', pl: '+48', ro: '+40' },
  ],
  [
    'knows the phone numbers of all three countries, whatever its own is [CON-27 CON-28 CON-29]',
    ({ phone }) => [phone.lengthRestrictions, phone.shouldStartWith],
    { all: [{ '+359': 9, '+40': 9, '+48': 9 }, { '+359': ['8', '9'] }] },
  ],
  [
    'groups nine digits by three, and takes twelve of other prefixes',
    ({ phone }) => [...['+48', '+359', '+40'].map((prefix) => phone.masks[prefix]), phone.otherMask],
    { all: ['999 999 999', '999 999 999', '999 999 999', '999999999999'] },
  ],
  ['takes 25 characters in the phone field [CON-24]', ({ phone }) => phone.maxLength, { all: 25 }],
  [
    'has subjects: twelve in pl, four in ro and in bg [CON-46 CON-47]',
    ({ contact }) => [contact.subjects.length, contact.otherSubject],
    only('pl', [12, true], [4, true]),
  ],
  [
    'wants a card from those who write in pl only',
    ({ contact }) => contact.cardRequired,
    only('pl', true, false),
  ],
  [
    'lets the placeholder follow the subject in ro only',
    ({ contact }) => contact.placeholderBySubject,
    only('ro', true, false),
  ],
  [
    'has a phone line on weekdays from 9:00 to 18:00 [CON-49]',
    ({ contact: { phoneLine } }) =>
      phoneLine && 'from' in phoneLine && [phoneLine.days, phoneLine.from, phoneLine.to],
    { all: ['weekdays', '9:00', '18:00'] },
  ],
  [
    'exports six months of transactions in ro only [CON-34]',
    ({ features, transactions }) => [features.exportTransactions, transactions.exportMonths],
    only('ro', ['on', 6], ['off', 6]),
  ],
  [
    'keeps transactions for minutes of its own [CON-42 CON-43 CON-44]',
    ({ cache }) => cache.transactionsMinutes,
    { bg: 5, pl: 5, ro: 1 },
  ],
  ['keeps banners for ten minutes [CON-45]', ({ cache }) => cache.marketingMinutes, { all: 10 }],
  [
    'has banners of its own sizes',
    ({ banners }) => banners.home,
    { bg: null, pl: { small: '420x210', wide: '930x350' }, ro: { small: '913x350', wide: '913x150' } },
  ],
  [
    'shows the same sizes beside transactions, and none in bg',
    ({ banners }) => banners.transactions !== null && banners.transactions?.wide === banners.home?.wide,
    only('bg', false, true),
  ],
  [
    'moves carousels by hand, two slides or one, five seconds otherwise [CON-63]',
    ({ carousel }) => [carousel.autoplay, carousel.duration, carousel.infinite, carousel.slides],
    { all: [false, 5000, true, [2, 1]] },
  ],
  ['has the swipe of carousels [CON-53]', ({ carousel }) => carousel.swipe, { all: 0.95 }],
  [
    'shows toasts for 8450 ms, or 10000 ms [CON-35 CON-36]',
    ({ toast }) => toast,
    { all: { duration: 8450, fallback: 10_000 } },
  ],
  [
    'bounds passwords and emails [CON-08 CON-09]',
    ({ validation: { password, email } }) => [password.min, email.max],
    { all: [8, 100] },
  ],
  [
    'bounds first names [CON-10 CON-11 CON-14]',
    ({ validation }) => validation.firstName,
    { all: { min: 2, max: 20, inputMax: 50 } },
  ],
  [
    'bounds last names [CON-12 CON-13]',
    ({ validation }) => validation.lastName,
    { all: { min: 2, max: 50, inputMax: 50 } },
  ],
  [
    'bounds addresses, towns and postal codes [CON-15 CON-16 CON-17]',
    ({ validation: { address, town, postalCode } }) => [
      address.max,
      town.max,
      postalCode.min,
      postalCode.max,
    ],
    { all: [100, 100, 1, 10] },
  ],
  ['bounds messages [CON-18 CON-19]', ({ validation }) => validation.message, { all: { min: 5, max: 1000 } }],
  [
    'counts the digits of cards and codes [CON-20 CON-21 CON-22 CON-23]',
    ({ validation: { serialNumber, pan, verificationCode, phoneCode } }) => [
      serialNumber.digits,
      pan.digits,
      verificationCode.digits,
      phoneCode.maxDigits,
    ],
    { all: [10, 4, 6, 10] },
  ],
  [
    'blocks pasting into the repeated email',
    ({ forms }) => forms.registration.confirmEmail.paste,
    { all: 'blocked' },
  ],
  ['offers the notice for new users', ({ features }) => features.newUserNotice, { all: 'on' }],
  [
    'shows every part of a card but the expiry date',
    ({ card: { display } }) => [display.number, display.pan, display.balance, display.fancyCard],
    { all: [true, true, true, true] },
  ],
  [
    'draws virtual and plastic cards differently',
    ({ card: { defaultArt } }) => defaultArt.virtual !== defaultArt.plastic,
    { all: true },
  ],
  [
    'names the products of its cards [CFG-48]',
    ({ card }) => Object.keys(card.products),
    { all: ['meal', 'gift', 'holiday', 'social'] },
  ],
];

describe.each(CODES)('the tenant %s', (code) => {
  it.each(rows)('%s', (_, read, expected) => {
    const tenant = tenants.get(code);
    expect(tenant && read(tenant)).toEqual('all' in expected ? expected.all : expected[code]);
  });

  it.each(ENVIRONMENTS)('has all of its connections in %s [CFG-34 CFG-36 CFG-37 CFG-38]', (environment) => {
    const { hostConnection, publicTenant } = compiled(code, environment);
    expect(hostConnection.gateway.rootUrl).toMatch(/\/v1$/);
    expect(publicTenant.connection.sso).toMatchObject({
      clientId: `${code}-portal`,
      scope: 'openid',
      authority: expect.stringMatching(/^https?:/),
    });
    expect(publicTenant.connection.revealOrigins).toHaveLength(1);
  });

  it('has key names of its own, never credentials [CFG-35 CFG-46]', () => {
    const { clientId, clientSecret } = compiled(code).hostConnection.gateway;
    const own = code.toUpperCase();
    expect([clientId, clientSecret]).toEqual([`${own}_GATEWAY_CLIENT_ID`, `${own}_GATEWAY_CLIENT_SECRET`]);
  });

  it('names its third parties for each environment [CFG-40 CFG-41 CFG-47]', () => {
    const parts = ENVIRONMENTS.map((environment) => {
      const { tagManager, cookieConsent, analytics } = compiled(code, environment).publicTenant.connection;
      return [tagManager?.id, cookieConsent?.scriptUrl, analytics?.rootUrl];
    });
    expect(parts.flat().every((value) => typeof value === 'string')).toBe(true);
    expect(new Set(parts.map(([id]) => id)).size).toBe(ENVIRONMENTS.length);
  });

  it('asks nobody outside of the machine in dev [CFG-47]', () => {
    const text = JSON.stringify(compiled(code).publicTenant.connection);
    expect(text.match(/https?:\/\/[^/"]+/g)?.filter((origin) => !origin.includes('//localhost:'))).toEqual(
      [],
    );
  });

  it('has a footer and stores of its own [CFG-42 CFG-43 CFG-44 CFG-45]', () => {
    const { links, stores } = compiled(code).publicTenant;
    const others = CODES.filter((each) => each !== code).flatMap((each) => {
      const { publicTenant } = compiled(each);
      return [...Object.values(publicTenant.links), ...Object.values(publicTenant.stores)];
    });
    const own = [...Object.values(links), ...Object.values(stores)];
    expect(own).toHaveLength(10);
    expect(own.filter((link) => link === null || others.includes(link))).toEqual([]);
  });
});
