// Over 250 lines: one table of checks, a row each: what is accepted, what is refused, and where.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { compileText, placeOf, problemsOf, TENANT_TEXT } from './support/compileText.ts';

interface Check {
  readonly name: string;
  /** Pointer of what is set in the valid file. */
  readonly at: string;
  readonly good: unknown;
  readonly bad: unknown;
  readonly message: RegExp;
  /** Pointer of the problem, below `at`. */
  readonly below?: string;
  /** Text at whose first place the problem stands; the bad value unless given. */
  readonly piece?: string;
}

const en = (text: string) => ({ en: text, uk: text });
const notice = { kind: 'news', from: '2026-11-01', title: en('New'), text: en('Look') };
const tag = (id: string, provider = 'googleTagManager') => ({
  provider,
  id,
  rootUrl: 'https://tags.example',
});
const line = (from: string, to: string) => ({ number: '+359 2 400 1234', from, to });
const product = { nameKey: 'products.meal', termsUrl: 'https://www.sorvia.example/terms' };

const checks: readonly Check[] = [
  {
    name: 'a version of the portal that the file is not written for [P11]',
    at: '/compatibility',
    good: { atLeast: '3.0.0', below: '3.11.0' },
    bad: { atLeast: '3.11.0' },
    message: /portal is 3\.10\.4; the file is written for 3\.11\.0 and later, below 4\.0\.0/,
    piece: '{\n    "atLeast"',
  },
  {
    name: 'a shade on which nobody can read [G15]',
    at: '/theme/shades',
    good: { 20: '#E3F3EE' },
    bad: { 20: '#202020' },
    below: '/20',
    message: /card-deep on brand-20 reaches a contrast of 1\.57:1 in the light scheme; 4\.5:1 is needed/,
    piece: '"#202020"',
  },
  {
    name: 'fonts that break out of CSS [X5]',
    at: '/theme/fonts',
    good: { text: '"Source Sans 3", Verdana' },
    bad: { text: 'Verdana;}body{display:none' },
    below: '/text',
    message: /does not fit here/,
    piece: '"Verdana;',
  },
  {
    name: 'a font name whose quote stays open [X5]',
    at: '/theme/fonts',
    good: { display: 'Verdana, "Trebuchet MS"' },
    bad: { display: '"Verdana' },
    below: '/display',
    message: /does not fit here/,
    piece: '"\\"Verdana"',
  },
  {
    name: 'a logo outside of its folder',
    at: '/theme/logo',
    good: { file: 'logo.svg', width: 120 },
    bad: { file: '../../secret.svg', width: 120 },
    below: '/file',
    message: /does not fit here\. A picture in tenant-config\/assets/,
    piece: '"../../',
  },
  {
    name: 'a logo that is not there',
    at: '/theme/logo',
    good: { file: 'logo.svg', darkFile: 'logo.svg', width: 120 },
    bad: { file: 'logo.png', width: 120 },
    below: '/file',
    message:
      /no picture "logo\.png" in tenant-config\/assets\/xx\/\. There are logo\.svg, .*Did you mean "logo\.svg"/,
    piece: '"logo.png"',
  },
  {
    name: 'a picture that is none, whatever its name says',
    at: '/theme/cards',
    good: { physical: 'meal', virtual: 'spring.webp' },
    bad: { physical: 'page.webp' },
    below: '/physical',
    message: /content of "page\.webp" is not what its ending says: no WEBP/,
    piece: '"page.webp"',
  },
  {
    name: 'a picture that is too heavy for a phone',
    at: '/theme/cards',
    good: { default: 'spring.webp' },
    bad: { default: 'heavy.png' },
    below: '/default',
    message: /"heavy\.png" weighs 201 kB; at most 200 kB/,
    piece: '"heavy.png"',
  },
  {
    name: 'a second currency that is the first',
    at: '/currency/secondary/code',
    good: 'EUR',
    bad: 'BGN',
    message: /main currency already/,
    piece: '"BGN",\n      "symbol": "€"',
  },
  {
    name: 'a country that does not exist',
    at: '/address/defaultCountry',
    good: 'BG',
    bad: 'QX',
    message: /"QX" is no country of ISO 3166/,
  },
  {
    name: 'a country in small letters',
    at: '/phone/preferredCountry',
    good: 'RO',
    bad: 'ro',
    message: /does not fit here/,
  },
  {
    name: 'more digits than the mask takes',
    at: '/phone/masks',
    good: { '+359': '999 999 999', '+40': '999 999 999', '+48': '999999999' },
    bad: { '+359': '999 999', '+40': '999 999 999', '+48': '999999999' },
    below: '/../lengthRestrictions/+359',
    message: /9 digits are asked for, but the mask "999 999" takes 6 only/,
    piece: '{\n    "masks"',
  },
  {
    name: 'a mask that the field does not take',
    at: '/phone',
    good: { masks: { '+49': '9 9 9 9 9 9 9 9' }, maxLength: 15 },
    bad: { masks: { '+49': '9 9 9 9 9 9 9 9' }, maxLength: 14 },
    below: '/masks/+49',
    message: /mask has 15 characters, but the field takes 14 only/,
    piece: '"9 9 9',
  },
  {
    name: 'a prefix that is none',
    at: '/phone/lengthRestrictions',
    good: { '+44': 10 },
    bad: { '044': 10 },
    below: '/044',
    message: /"044" cannot be a key here\. For example "\+359"\.$/,
    piece: '"044"',
  },
  {
    name: 'terms of each product that a product does not have',
    at: '/card/products',
    good: { meal: product },
    bad: { gift: { nameKey: 'products.gift' }, meal: product },
    below: '/gift',
    message: /"perProduct", and the product "gift" has no termsUrl/,
    piece: '{\n        "nameKey": "products.gift"',
  },
  {
    name: 'a subject without words',
    at: '/contact/subjects',
    good: ['login', 'pin'],
    bad: ['login', 'pinn'],
    below: '/1',
    message:
      /no text "contact\.subjects\.pinn" in languages\/en\.json, languages\/uk\.json\. Did you mean "contact\.subjects\.pin"/,
    piece: '"pinn"',
  },
  {
    name: 'a subject without its placeholder',
    at: '/contact',
    good: { subjects: ['login'], placeholderBySubject: true },
    bad: { subjects: ['login', 'pin'], placeholderBySubject: true },
    below: '/subjects/1',
    message: /no text "contact\.placeholders\.pin"/,
    piece: '"pin"',
  },
  {
    name: 'a form without any subject',
    at: '/contact',
    good: { subjects: [], otherSubject: true },
    bad: { subjects: [], otherSubject: false },
    below: '/subjects',
    message: /nobody can write/,
    piece: '[],\n    "otherSubject"',
  },
  {
    name: 'the other subject twice',
    at: '/contact',
    good: { subjects: ['login', 'other'], otherSubject: false },
    bad: { subjects: ['login', 'other'] },
    below: '/subjects/1',
    message: /stands below the subjects already/,
    piece: '"other"',
  },
  {
    name: 'a phone line that closes before it opens',
    at: '/contact/phoneLine',
    good: line('9:00', '18:00'),
    bad: line('18:00', '9:00'),
    below: '/to',
    message: /would close at 9:00, before it opens at 18:00/,
    piece: '"9:00"',
  },
  {
    name: 'a reason that stands for none',
    at: '/declinedReasons',
    good: { NO_FUNDS: 'declined.insufficientFunds' },
    bad: { NO_FUNDS: 'declined.noFunds' },
    below: '/NO_FUNDS',
    message: /no text "declined\.noFunds\.text"/,
    piece: '"declined.noFunds"',
  },
  {
    name: 'a notice of a screen that does not exist',
    at: '/notices',
    good: [{ ...notice, screens: ['home'] }],
    bad: [{ ...notice, screens: ['home', 'homme'] }],
    below: '/0/screens/1',
    message: /no screen "homme"\. Did you mean "home"/,
    piece: '"homme"',
  },
  {
    name: 'a notice that is not in every language',
    at: '/notices',
    good: [notice],
    bad: [{ ...notice, title: { en: 'New' } }],
    below: '/0/title',
    message: /missing in the language "uk"/,
    piece: '{\n        "en": "New"\n',
  },
  {
    name: 'a notice that ends before it begins',
    at: '/notices',
    good: [{ ...notice, until: '2026-11-01T08:00' }],
    bad: [{ ...notice, until: '2026-10-31' }],
    below: '/0/until',
    message: /would end at 2026-10-31, before it begins at 2026-11-01/,
    piece: '"2026-10-31"',
  },
  {
    name: 'a notice at an hour that does not exist',
    at: '/notices',
    good: [{ ...notice, from: '2026-11-01T23:59' }],
    bad: [{ ...notice, from: '2026-11-01T24:30' }],
    below: '/0/from',
    message: /no time of the calendar/,
    piece: '"2026-11-01T24:30"',
  },
  {
    name: 'a screen that is off',
    at: '/navigation/ourNetwork',
    good: 'myCardAcceptance',
    bad: 'ourMerchendisingPartners',
    message: /is not offered: features\.merchandisingPartners is "off"/,
  },
  {
    name: 'a session that begins nowhere',
    at: '/session',
    good: { startScreen: 'accountHome', endScreen: 'home' },
    bad: { startScreen: 'acountHome' },
    below: '/startScreen',
    message: /Did you mean "accountHome"/,
    piece: '"acountHome"',
  },
  {
    name: 'a session that begins on a page of a card',
    at: '/session',
    good: { startScreen: 'myProfile' },
    bad: { startScreen: 'cardDetails' },
    below: '/startScreen',
    message: /takes a page for who is logged in, without a card in its address, one of .*myProfile/,
    piece: '"cardDetails"',
  },
  {
    name: 'a session that ends where the next one begins',
    at: '/session',
    good: { endScreen: 'accessibility' },
    bad: { endScreen: 'login' },
    below: '/endScreen',
    message: /takes a page for everybody, one of home, accessibility/,
    piece: '"login"',
  },
  {
    name: 'a least that is more than the most [VAL-03]',
    at: '/validation',
    good: { postalCode: { min: 5, max: 5 } },
    bad: { postalCode: { min: 6, max: 5 } },
    below: '/postalCode/min',
    message: /least, 6, is more than the most, 5/,
    piece: '6,\n      "max": 5',
  },
  {
    name: 'a field that takes less than its rule [VAL-28]',
    at: '/validation',
    good: { firstName: { max: 50 } },
    bad: { firstName: { max: 60 } },
    below: '/firstName/inputMax',
    message: /take 50 characters, but the rule allows 60/,
    piece: '{\n      "max": 60',
  },
  {
    name: 'a field that is required and not shown',
    at: '/forms',
    good: { registration: { phone: { shown: true, required: true } } },
    bad: { registration: { phone: { shown: false, required: true } } },
    below: '/registration/phone/required',
    message: /cannot be required/,
    piece: 'true\n      }\n    }\n  }',
  },
  {
    name: 'a choice that is not among its options',
    at: '/forms',
    good: { registration: { country: { default: 'BG', options: ['BG', 'RO'] } } },
    bad: { registration: { country: { default: 'PL', options: ['BG', 'RO'] } } },
    below: '/registration/country/default',
    message: /"PL" is not among the options/,
    piece: '"PL"',
  },
  {
    name: 'bounds of a field that exclude everything',
    at: '/forms',
    good: { contact: { message: { minLength: 10, maxLength: 10 } } },
    bad: { contact: { message: { minLength: 11, maxLength: 10 } } },
    below: '/contact/message/minLength',
    message: /least, 11, is more than the most, 10/,
    piece: '11',
  },
  {
    name: 'a bound of a field that excludes everything with those of its form',
    at: '/forms',
    good: { registration: { firstName: { minLength: 20 } } },
    bad: { registration: { firstName: { minLength: 21 } } },
    below: '/registration/firstName/minLength',
    message: /least, 21, is more than the most, 20/,
    piece: '21',
  },
  {
    name: 'options of which the form has none',
    at: '/forms',
    good: { contact: { subject: { options: ['other'] } } },
    bad: { contact: { subject: { options: ['others'] } } },
    below: '/contact/subject/options',
    message: /nothing could be chosen/,
    piece: '[\n          "others"',
  },
  {
    name: 'a default that breaks the bounds of its field',
    at: '/forms',
    good: { registration: { town: { maxLength: 30, default: 'Sofia' } } },
    bad: { registration: { town: { maxLength: 4, default: 'Sofia' } } },
    below: '/registration/town/default',
    message: /breaks the bounds of its own field/,
    piece: '"Sofia"',
  },
  {
    name: 'a password field that blocks pasting [K6]',
    at: '/forms',
    good: { registration: { confirmEmail: { paste: 'allowed' } } },
    bad: { registration: { password: { paste: 'blocked' } } },
    below: '/registration/password',
    message: /"password" is not known here/,
    piece: '"password"',
  },
  {
    name: 'a pattern of its own [X4]',
    at: '/forms',
    good: { registration: { phone: { rules: ['onlyDigits'] } } },
    bad: { registration: { phone: { pattern: '^(a+)+$' } } },
    below: '/registration/phone/pattern',
    message: /"pattern" is not known here/,
    piece: '"pattern"',
  },
  {
    name: 'a date of birth that is required and not asked for',
    at: '/dateOfBirth',
    good: { shown: true, required: true },
    bad: { shown: false, required: true },
    below: '/required',
    message: /cannot be required/,
    piece: 'true\n  }',
  },
  {
    name: 'a warning that comes before the session begins [A13]',
    at: '/limits',
    good: { idleMinutes: 0, idleWarningSeconds: 120 },
    bad: { idleMinutes: 2, idleWarningSeconds: 120 },
    below: '/idleWarningSeconds',
    message: /may only be idle for 120/,
    piece: '120',
  },
  {
    name: 'a wait shorter than five seconds [K18]',
    at: '/limits',
    good: { readSeconds: 5, writeSeconds: 60 },
    bad: { readSeconds: 4 },
    below: '/readSeconds',
    message: /4 is too small; 5 is the least allowed/,
    piece: '4\n  }',
  },
  {
    name: 'a banner size that is none',
    at: '/banners',
    good: { home: { small: '420x210', wide: '930x350' } },
    bad: { home: { small: '420×210', wide: '930x350' } },
    below: '/home/small',
    message: /does not fit here\. .*For example "930x350"|does not fit here\. On phones/,
    piece: '"420×210"',
  },
  {
    name: 'words in a language that is not offered',
    at: '/words',
    good: { uk: { 'home.title': 'Привіт' } },
    bad: { pl: { 'home.title': 'Cześć' } },
    below: '/pl',
    message: /"pl" is not offered here; languages are en, uk/,
    piece: '"pl"',
  },
  {
    name: 'words with a value that the text does not have',
    at: '/words',
    good: { en: { 'cards.greeting': 'Good day, {{ name }}' } },
    bad: { en: { 'cards.greeting': 'Good day, {{nmae}}' } },
    below: '/en/cards.greeting',
    message: /no value \{\{nmae\}\}; it has \{\{name\}\}\. Did you mean "name"/,
    piece: '"Good day, {{nmae}}"',
  },
  {
    name: 'words with half a value',
    at: '/words',
    good: { en: { 'cards.greeting': 'Welcome' } },
    bad: { en: { 'cards.greeting': 'Good day, {{name}' } },
    below: '/en/cards.greeting',
    message: /written \{\{name\}\}, with both braces/,
    piece: '"Good day, {{name}"',
  },
  {
    name: 'words that pull in another text',
    at: '/words',
    good: { en: { 'home.title': 'It costs $5 (t)' } },
    bad: { en: { 'home.title': '$t(cards.greeting)' } },
    below: '/en/home.title',
    message: /cannot name another text/,
    piece: '"$t(',
  },
  {
    name: 'words that lose the link of the built-in text',
    at: '/words',
    good: { en: { 'consents.termsConds': 'Yes to the <1>rules</1>' } },
    bad: { en: { 'consents.termsConds': 'Yes to the rules' } },
    below: '/en/consents.termsConds',
    message: /marks <1>…<\/1> of links/,
    piece: '"Yes to the rules"',
  },
  {
    name: 'a contact block where there is none',
    at: '/words',
    good: { en: { 'error-messages.default': 'Sorry. #CONTACT#' } },
    bad: { en: { 'home.title': 'Hello #CONTACT#' } },
    below: '/en/home.title',
    message: /in error messages only/,
    piece: '"Hello #CONTACT#"',
  },
  {
    name: 'a plural of which one form is replaced',
    at: '/words',
    good: { en: { 'cards.count_one': 'one card', 'cards.count_other': '{{count}} of them' } },
    bad: { en: { 'cards.count_one': 'one card' } },
    below: '/en/cards.count_one',
    message: /"cards\.count" is replaced in part only; cards\.count_other would keep/,
    piece: '"cards.count_one"',
  },
  {
    name: 'a plural form that the language does not have',
    at: '/words',
    good: {
      uk: Object.fromEntries(['one', 'few', 'many', 'other'].map((form) => [`cards.count_${form}`, '1'])),
    },
    bad: { en: { 'cards.count_few': 'few' } },
    below: '/en/cards.count_few',
    message: /no built-in text "cards\.count_few"/,
    piece: '"cards.count_few"',
  },
  {
    name: 'an id of another tag manager [X6]',
    at: '/connections/prod/tagManager',
    good: tag('GTM-AB12CD3'),
    bad: tag('UA-12345-6'),
    below: '/id',
    message: /"UA-12345-6" is no id of googleTagManager\. For example "GTM-AB12CD3"/,
    piece: '"UA-12345-6"',
  },
  {
    name: 'an id that breaks out of its script [X6]',
    at: '/connections/dev/analytics',
    good: tag('12', 'matomo'),
    bad: tag("12');alert(1);//", 'matomo'),
    below: '/id',
    message: /does not fit here/,
    piece: '"12\');',
  },
  {
    name: 'an address of a third party by http [X6]',
    at: '/connections/prod/chat',
    good: { scriptUrl: 'https://chat.example/widget.js' },
    bad: { scriptUrl: 'http://chat.example/widget.js' },
    below: '/scriptUrl',
    message: /is not https/,
    piece: '"http://chat',
  },
  {
    name: 'an origin with a path [P2]',
    at: '/connections/dev/revealOrigins',
    good: ['https://pin.example', '${SANDBOX_URL}'],
    bad: ['https://pin.example', 'https://pin.example/show'],
    below: '/1',
    message: /more than an origin; give "https:\/\/pin\.example"/,
    piece: '"https://pin.example/show"',
  },
  {
    name: 'a variable in a list that is not set',
    at: '/connections/dev/revealOrigins',
    good: [],
    bad: ['${PUBLIC_PIN_URL}'],
    below: '/0',
    message: /environment variable PUBLIC_PIN_URL is not set/,
    piece: '"${PUBLIC_PIN_URL}"',
  },
  {
    name: 'its own credential in a public value [USE-09]',
    at: '/connections/prod/sso/clientId',
    good: '${XX_PUBLIC_CLIENT}',
    bad: '${XX_GATEWAY_CLIENT_ID}',
    message: /XX_GATEWAY_CLIENT_ID is the key of a credential/,
  },
  {
    name: 'a variable in a public value that its key does not list [USE-09]',
    at: '/connections/uat/appBackend/rootUrl',
    good: '${XX_APP_BACKEND_URL}/api/v1',
    bad: '${GATEWAY_URL}/api/v1',
    message:
      /GATEWAY_URL cannot stand here.*allowed are TENANT, SANDBOX_URL, APP_BACKEND_URL, PUBLIC_…, each also with XX_ before it/,
  },
  {
    name: 'the variable of another tenant [USE-09]',
    at: '/connections/uat/sso/authority',
    good: '${SSO_AUTHORITY}',
    bad: '${PL_SSO_AUTHORITY}',
    message: /PL_SSO_AUTHORITY cannot stand here/,
  },
  ...['SECRET', 'PASSWORD', 'TOKEN', 'PRIVATE', 'KEY'].map((word) => ({
    name: `a variable that is called like a secret: ${word} [USE-09]`,
    at: '/connections/test/sso/clientId',
    good: `\${PUBLIC_${word}LESS_ID}`,
    bad: `\${PUBLIC_${word}_ID}`,
    message: /is called like a secret/,
  })),
  {
    name: 'a secret in an address of the host’s own [USE-09]',
    at: '/connections/prod/gateway/rootUrl',
    good: '${ANY_URL}/v1',
    bad: 'https://gw.example/${MAIL_PASSWORD}/v1',
    message: /MAIL_PASSWORD is called like a secret/,
  },
  ...[
    ['*', /holds a "\*"; only exact hosts are allowed, each in full, such as https:\/\/pin\.sorvia\.example/],
    ['https://*', /holds a "\*"/],
    ['https://*.example.com', /holds a "\*"/],
    ['https://%2A.example.com', /holds a "\*"/],
    ['*.com', /holds a "\*"/],
    ['*.co.uk', /holds a "\*"/],
    ['https://com', /names a whole domain of registries; only exact hosts/],
    ['https://co.uk', /names a whole domain of registries/],
    ['https://com.pl', /names a whole domain of registries/],
    ['co.uk', /is no full https address/],
    ['https://a.example;sandbox', /has no plain host name/],
    ["https://a.example,'self'", /has no plain host name/],
  ].map(([bad, message]) => ({
    name: `an origin of more than one host: ${bad} [USE-09 P2]`,
    at: '/connections/prod/revealOrigins',
    good: ['https://pin.example', 'https://10.0.0.5', 'https://sorvia.pl', 'https://xn--80ak6aa92e.example'],
    bad: [bad],
    below: '/0',
    message: message as RegExp,
    piece: JSON.stringify(bad),
  })),
  {
    name: 'an address of more than one host [USE-09]',
    at: '/connections/prod/chat',
    good: { scriptUrl: 'https://chat.example/widget.js' },
    bad: { scriptUrl: 'https://*.example/widget.js' },
    below: '/scriptUrl',
    message: /holds a "\*"; only exact hosts/,
    piece: '"https://*.example',
  },
  {
    name: 'a secret where the name of a key belongs',
    at: '/connections/dev/gateway/clientSecret',
    good: 'XX_SECRET',
    bad: 'pL3ase-d0nt',
    message: /does not fit here\. Name of the environment variable/,
  },
  {
    name: 'a host name with a path',
    at: '/hosts/singleTenant',
    good: ['cards.example', 'my.cards.example'],
    bad: ['cards.example/bg'],
    below: '/0',
    message: /does not fit here/,
    piece: '"cards.example/bg"',
  },
];

/** The valid file with one value set. */
function set(pointer: string, value: unknown): string {
  const tenant = JSON.parse(TENANT_TEXT);
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  let node = tenant;
  for (const key of keys) {
    node[key] ??= {};
    node = node[key];
  }
  node[last] = value;
  if (pointer.startsWith('/card/')) tenant.terms = { cardTerms: 'perProduct' };
  return JSON.stringify(tenant, null, 2);
}

/** `/a/b` and `/../c` is `/a/c`. */
const resolve = (at: string, below: string) => (at + below).replace(/\/[^/]+\/\.\./, '');

describe('a tenant file', () => {
  it.each(checks)('is refused for $name', ({ at, bad, below = '', message, piece }) => {
    const text = set(at, bad);
    const problems = problemsOf(text).filter(({ pointer }) => pointer === resolve(at, below));
    expect(problems[0]?.message).toMatch(message);
    const { line: row, column } = problems[0] ?? {};
    expect({ line: row, column }).toEqual(placeOf(text, piece ?? JSON.stringify(bad)));
  });

  it.each(checks)('is accepted without: $name', ({ at, good }) => {
    expect(compileText(set(at, good))).toMatchObject({ ok: true });
  });
});
