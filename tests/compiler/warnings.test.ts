// Over 250 lines: one table of warnings, a row each: what is doubted, where, and what is not.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { compileText, placeOf, TENANT_TEXT } from './support/compileText.ts';

interface Doubt {
  readonly name: string;
  /** What is replaced in a file without warnings, and by what. */
  readonly change: readonly [string, string];
  readonly pointer: string;
  readonly rule: string;
  readonly message: RegExp;
  /** Where the warning stands; the replacement unless given. */
  readonly at?: string;
}

/** A change that gives no warning. */
type Control = readonly [name: string, from: string, to: string];

const NAME = '"name": "Testland",';
const LINK = '"https://www.sorvia.example/bg"';
const BANNER = '"en": "Lunch",';
const OWN_WORDS = '"home.title": "Hello"';
const PROD_ROOT = '"rootUrl": "https://api.example/v1",';
const PROD_BACKEND = `${PROD_ROOT}
        "clientId": "XX_GATEWAY_CLIENT_ID",
        "clientSecret": "XX_GATEWAY_CLIENT_SECRET"
      },
      "appBackend": {
        "rootUrl": "\${APP_BACKEND_URL}/api/v1"
      },`;
const DEFAULT_CURRENCY = '"code": "BGN",\n    "symbol": "лв.",';
const EURO = '"code": "EUR",\n      "symbol": "€",';

const link = (to: string) => [LINK, `"${to}"`] as const;
const added = (text: string) => [NAME, `${NAME}\n  ${text},`] as const;
const inProd = (text: string) => [PROD_BACKEND, `${PROD_BACKEND}\n      ${text},`] as const;
const currency = (code: string, symbol: string, more = '') =>
  [DEFAULT_CURRENCY, `"code": "${code}",\n    "symbol": "${symbol}",${more}`] as const;
const second = (code: string, symbol: string) =>
  [EURO, `"code": "${code}",\n      "symbol": "${symbol}",`] as const;
const inBanner = (text: string) => [BANNER, `"en": "${text}",`] as const;
const banner = '/home/banners/0/title/en';

const HEX = '9f86d081884c7d659a2feaa0c55ad015';
const MIXED = 'wJ4lrXUtnFEMIK7MDENGbPxRfiCYzEXkQ9';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N';
const tag = '{ "provider": "googleTagManager", "id": "GTM-AB12CD3", "rootUrl": "https://tags.example" }';
const analytics = '{ "provider": "matomo", "id": "12", "rootUrl": "https://stats.example" }';
const chat = (key: string) => `{ "scriptUrl": "https://chat.example/c.js", "key": "${key}" }`;
const consent = '"cookieConsent": { "scriptUrl": "https://consent.example/c.js" }';

const money: readonly Doubt[] = [
  ...(
    [
      [
        'JPY',
        '¥',
        '',
        /JPY have 0 decimals \(ISO 4217\), not 2: 12345 would be shown as 123\.45/,
        '{\n    "code": "JPY"',
      ],
      ['TND', 'DT', '\n    "decimals": 2,', /TND have 3 decimals/, '2,\n    "secondary"'],
      ['RON', 'lei', '\n    "decimals": 0,', /RON have 2 decimals/, '0,\n    "secondary"'],
      ['HUF', 'Ft', '\n    "decimals": 3,', /HUF have 0 or 2 decimals/, '3,\n    "secondary"'],
    ] as const
  ).map(([code, symbol, more, message, at]) => ({
    name: `decimals that ${code} has not`,
    change: currency(code, symbol, more),
    pointer: '/currency/decimals',
    rule: 'minor-units',
    message,
    at,
  })),
  {
    name: 'a second currency that has no decimals',
    change: second('JPY', '¥'),
    at: '{\n      "code": "JPY"',
    pointer: '/currency/secondary/decimals',
    rule: 'minor-units',
    message: /JPY have 0 decimals/,
  },
  {
    name: 'decimals of a later date',
    change: [
      '"currency": {\n    "code": "BGN",\n    "symbol": "лв.",\n    "secondary": {\n      "code": "EUR",\n      "symbol": "€",\n      "rate": 1.95583\n    }\n  }',
      '"currency": [\n    { "from": "0001-01-01", "value": { "code": "BGN", "symbol": "лв." } },\n    { "from": "2027-01-01", "value": { "code": "EUR", "symbol": "€", "decimals": 3 } }\n  ]',
    ],
    at: '3 } }',
    pointer: '/currency/1/value/decimals',
    rule: 'minor-units',
    message: /EUR have 2 decimals/,
  },
  ...(
    [
      ['RON', 'zł', /"zł" is the sign of PLN; the currency is RON/],
      ['BGN', '€', /"€" is the sign of EUR/],
      ['PLN', '$', /"\$" is the sign of /],
      ['PLN', 'Kč', /"Kč" is the sign of CZK/],
      ['RON', 'PLN', /"PLN" is the sign of PLN/],
      ['RON', '₴', /"₴" is the sign of UAH/],
    ] as const
  ).map(([code, symbol, message]) => ({
    name: `"${symbol}" for ${code}`,
    change: currency(code, symbol),
    at: `"${symbol}"`,
    pointer: '/currency/symbol',
    rule: 'symbol',
    message,
  })),
  {
    name: 'the sign of another second currency',
    change: second('USD', '€'),
    at: '"€"',
    pointer: '/currency/secondary/symbol',
    rule: 'symbol',
    message: /"€" is the sign of EUR; the currency is USD/,
  },
];

const soundMoney: readonly Control[] = [
  ['yen without decimals', ...currency('JPY', '¥', '\n    "decimals": 0,')],
  ['dinars of three decimals', ...currency('TND', 'DT', '\n    "decimals": 3,')],
  ['yen beside lev', EURO, '"code": "JPY",\n      "symbol": "¥",\n      "decimals": 0,'],
  ['forints as banks count them', ...currency('HUF', 'Ft')],
  ['forints as people count them', ...currency('HUF', 'Ft', '\n    "decimals": 0,')],
  ['Serbian dinars', ...currency('RSD', 'дин.')],
  ['lei', ...currency('RON', 'lei')],
  ['the lei of Moldova', ...currency('MDL', 'lei')],
  ['a code for a sign', ...currency('PLN', 'PLN')],
  ['zloty', ...currency('PLN', 'zł')],
  ['dollars of another country', ...currency('CAD', '$')],
  ['a sign that is nobody’s', ...currency('BGN', 'левче')],
  ['hryvnias in the tenant’s own language', ...currency('UAH', 'грн')],
  ['a sign without its point', ...currency('BGN', 'Лв')],
];

const consents: readonly Doubt[] = (
  [
    [
      'tagManager',
      tag,
      /The tag manager never loads in prod: a consent is waited for, and cookieConsent is null/,
    ],
    ['analytics', analytics, /Analytics never load in prod/],
    ['chat', chat('crisp-12'), /The chat assistant never loads in prod/],
  ] as const
).map(([part, value, message]) => ({
  name: `${part} without cookie consent`,
  change: inProd(`"${part}": ${value}`),
  at: value,
  pointer: `/connections/prod/${part}`,
  rule: 'consent',
  message,
}));

const soundConsents: readonly Control[] = [
  ['a tag manager with cookie consent', ...inProd(`"tagManager": ${tag},\n      ${consent}`)],
  ['cookie consent alone', ...inProd(consent)],
  ['a map, which waits for nothing', ...inProd('"merchantMap": { "url": "https://map.example/frame" }')],
];

const notice = (texts: string) =>
  added(
    `"notices": [{ "kind": "news", "from": "2026-11-01", "title": ${texts}, "text": { "en": "A", "uk": "A" } }]`,
  );
const languages: readonly Doubt[] = [
  {
    name: 'a banner in a language that is not offered',
    change: inBanner('Lunch", "pl": "Obiad'),
    at: '"pl"',
    pointer: '/home/banners/0/title/pl',
    rule: 'text-language',
    message: /does not offer the language "pl", only en, uk/,
  },
  {
    name: 'a notice in one',
    change: notice('{ "en": "A", "uk": "A", "bg": "A" }'),
    at: '"bg"',
    pointer: '/notices/0/title/bg',
    rule: 'text-language',
    message: /language "bg"/,
  },
  {
    name: 'a section about the app in one',
    change: [
      '"home": {',
      '"home": {\n    "appSections": [{ "title": { "en": "App", "uk": "App", "de": "App" }, "text": { "en": "A", "uk": "A" } }],',
    ],
    at: '"de"',
    pointer: '/home/appSections/0/title/de',
    rule: 'text-language',
    message: /language "de"/,
  },
];

const soundLanguages: readonly Control[] = [
  ['a notice in each language', ...notice('{ "en": "A", "uk": "A" }')],
  ['a language that is offered later in the list', '["en", "uk"]', '["uk", "en"]'],
];

const FEATURE = '"cardAcceptance": "on"';
const links: readonly Doubt[] = (
  [
    ['a link', '/xx/my-cards/card-details/1/partners'],
    ['a link in a language', '/xx/uk/my-cards/card-details/1/partners?from=faq'],
    ['a link to a host of its own', 'https://cards.example/my-cards/card-details/1/partners'],
  ] as const
).map(([name, to]) => ({
  name: `${name} to a screen that is off`,
  change: link(to),
  pointer: '/links/corporate',
  rule: 'link-off',
  message:
    /leads to the screen "ourMerchendisingPartners", which is not offered: features\.merchandisingPartners is "off"/,
}));

const soundLinks: readonly Control[] = [
  ['a link to a screen that is on', ...link('/xx/my-cards/card-details/1/card-acceptance')],
  ['a link to a screen without a feature', ...link('/xx/account')],
  ['a link to a screen that is paused', FEATURE, `${FEATURE}, "merchandisingPartners": "paused"`],
  ['such a path on another site', ...link('https://www.example/my-cards/card-details/1/partners')],
];

const SECRET = /every browser reads it/;
const secrets: readonly Doubt[] = [
  ...(
    [
      ['a key of payments', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', /a secret key, and every browser/],
      ['a restricted one', 'rk_test_4eC39HqLyjWDarjtT1', /a secret key/],
      ['a signed token', JWT, /a token/],
      ['a key of a cloud', 'AKIAIOSFODNN7EXAMPLE', /a key of a cloud account/],
      ['a token of a repository', `ghp_${MIXED}ab`, /a token/],
      ['hexadecimal digits at random', HEX, SECRET],
      ['letters and digits at random', MIXED, SECRET],
    ] as const
  ).map(([name, key, message]) => ({
    name: `${name} as the key of the chat`,
    change: inProd(`"chat": ${chat(key)},\n      ${consent}`),
    at: `"${key}"`,
    pointer: '/connections/prod/chat/key',
    rule: 'secret',
    message,
  })),
  ...(
    [
      ['a private key', '-----BEGIN RSA PRIVATE KEY----- MIIEpAIBAAKCAQEA', /a private key/],
      ['a private key of no kind', '-----BEGIN PRIVATE KEY-----', /a private key/],
      ['an address with a password', 'See https://ana:hunter2@sorvia.example', /a password in an address/],
      ['a written password', 'password: Winter2026!', /a password/],
      ['what was pasted', `Lunch ${MIXED}`, SECRET],
    ] as const
  ).map(([name, text, message]) => ({
    name: `${name} in a banner`,
    change: inBanner(text),
    at: `"${text}"`,
    pointer: banner,
    rule: 'secret',
    message,
  })),
  ...['access_token=ya29abcdef', 'api_key=12345678', 'sig=abcDEF%2F12'].map((query) => ({
    name: `a link with ${query}`,
    change: link(`https://www.sorvia.example/bg?a=b&${query}`),
    pointer: '/links/corporate',
    rule: 'secret',
    message: /a password in an address/,
  })),
  {
    name: 'a secret among own words',
    change: [OWN_WORDS, `"home.title": "${JWT}"`],
    at: `"${JWT}"`,
    pointer: '/words/en/home.title',
    rule: 'secret',
    message: SECRET,
  },
  {
    name: 'a credential in the place of its name [H4]',
    change: ['"XX_GATEWAY_CLIENT_SECRET"', '"AKIAIOSFODNN7EXAMPLE"'],
    pointer: '/connections/dev/gateway/clientSecret',
    rule: 'secret',
    message: /only the name of its environment variable stands here/,
  },
];

const soundSecrets: readonly Control[] = [
  [
    'an id of the provider',
    ...inProd(`"chat": ${chat('0190c2a1-7f3e-7abc-9def-0123456789ab')},\n      ${consent}`),
  ],
  [
    'a key that may be public',
    ...inProd(
      `"merchantMap": { "url": "https://map.example/m", "key": "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY" }`,
    ),
  ],
  [
    'a public token of a map',
    ...inProd(`"merchantMap": { "url": "https://map.example/m", "key": "pk_live_4eC39HqLyjWDarjtT1zdp7dc" }`),
  ],
  ['a random client id', '"clientId": "${TENANT}-portal"', `"clientId": "${MIXED}"`],
  ['a document by its id', ...link(`https://docs.example/d/1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvWxYz/edit`)],
  ['a file by its hash', ...link(`https://files.example/terms-${HEX}.pdf`)],
  ['a query of campaigns', ...link('https://www.sorvia.example/?utm_source=portal&utm_campaign=autumn2026')],
  ['a long word', ...inBanner('Konstantynopolitańczykowianeczka')],
  ['words joined by dashes', ...inBanner('Buy-one-get-one-free-until-31-December-2026')],
  ['advice about passwords', ...inBanner('Password: at least eight signs')],
  ['a certificate’s public half', ...inBanner('-----BEGIN PUBLIC KEY-----')],
];

const mixed = 'https://sоrvia.example/bg';
const hosts: readonly Doubt[] = [
  {
    name: 'a host of two scripts',
    change: link(mixed),
    pointer: '/links/corporate',
    rule: 'look-alike',
    message: /The host xn--\S+ is shown as "sоrvia\.example", which mixes Latin and Cyrillic letters/,
  },
  {
    name: 'the same, written for the network',
    change: link(`https://${new URL(mixed).hostname}/`),
    pointer: '/links/corporate',
    rule: 'look-alike',
    message: /mixes Latin and Cyrillic letters/,
  },
  {
    name: 'a host of Greek and Latin letters in a mail',
    change: ['"mailto:help@sorvia.example"', '"mailto:help@sοrvia.example"'],
    pointer: '/contact/visitorUrl',
    rule: 'look-alike',
    message: /mixes Latin and Greek letters/,
  },
  {
    name: 'a host whose Cyrillic letters all look Latin',
    change: link('https://сарѕ.example/'),
    pointer: '/links/corporate',
    rule: 'look-alike',
    message: /looks like caps\.example and is written in Cyrillic letters/,
  },
  {
    name: 'a host that differs by an accent from one that the file names',
    change: link('https://apps.sörvia.example/bg'),
    pointer: '/links/corporate',
    rule: 'look-alike',
    message: /looks like apps\.sorvia\.example, which this file names as well/,
  },
  {
    name: 'a host without the dot of its i',
    change: link('https://apps.sorvıa.example/bg'),
    pointer: '/links/corporate',
    rule: 'look-alike',
    message: /looks like apps\.sorvia\.example/,
  },
  {
    name: 'a host of the tenant’s own',
    change: ['"cards.example"', '"xn--crds-53d.example"'],
    pointer: '/hosts/singleTenant/0',
    rule: 'look-alike',
    message: /mixes Latin and Cyrillic letters/,
  },
  {
    name: 'a script from such a host',
    change: inProd(`"chat": { "scriptUrl": "https://chаt.example/c.js" },\n      ${consent}`),
    at: '"https://chаt.example/c.js"',
    pointer: '/connections/prod/chat/scriptUrl',
    rule: 'look-alike',
    message: /mixes Latin and Cyrillic letters/,
  },
];

const soundHosts: readonly Control[] = [
  ['a Cyrillic host', ...link('https://бяла-лъжица.example/')],
  ['a Cyrillic host in its own domain', ...link('https://сорос.бг/')],
  ['a host with an accent', ...link('https://café.example/')],
  ['a Polish host', ...link('https://żółw.example/')],
  ['a Japanese host', ...link('https://お名前com.example/')],
  ['a Greek host', ...link('https://δοκιμή.example/')],
];

const leftovers: readonly Doubt[] = [
  ...(
    [
      ['TODO', 'TODO'],
      ['FIXME: the date', 'FIXME'],
      ['Lunch (TBD)', 'TBD'],
      ['Call XXX XXX XXX', 'XXX'],
      ['Lorem ipsum dolor', 'Lorem ipsum'],
      ['lorem  Ipsum', 'lorem  Ipsum'],
    ] as const
  ).map(([text, found]) => ({
    name: `"${text}" in a banner`,
    change: inBanner(text),
    at: `"${text}"`,
    pointer: banner,
    rule: 'leftover',
    message: new RegExp(`^"${found}" looks like something still to be written`),
  })),
  {
    name: 'a note among own words',
    change: [OWN_WORDS, '"home.title": "TODO: a title"'],
    at: '"TODO: a title"',
    pointer: '/words/en/home.title',
    rule: 'leftover',
    message: /"TODO"/,
  },
  {
    name: 'a link that was never written',
    change: link('https://www.sorvia.example/TODO'),
    pointer: '/links/corporate',
    rule: 'leftover',
    message: /"TODO"/,
  },
  {
    name: 'a name',
    change: ['"Bistro"', '"FIXME"'],
    pointer: '/home/partnerLinks/0/name',
    rule: 'leftover',
    message: /"FIXME"/,
  },
];

const soundLeftovers: readonly Control[] = [
  ['a word with those letters', ...inBanner('Mastodon, photodocument and TODOS')],
  ['a size', ...inBanner('T-shirts up to XXXL')],
  ['a Roman number', ...inBanner('XXX-lecie festiwalu')],
  ['a word in lower case', ...inBanner('todo incluido')],
  ['a name with an underscore', ...inBanner('my_TODO_list')],
];

const unused: readonly Doubt[] = (
  [
    [
      'a product that the file has not',
      'products.gift',
      '"products.gift"',
      /no product of card\.products has "products\.gift"/,
    ],
    [
      'a subject that it does not name',
      'contact.subjects.pin',
      '"contact.subjects.pin"',
      /contact\.subjects does not name "pin"/,
    ],
    [
      'a hint that is not shown',
      'contact.placeholders.login',
      '"contact.placeholders.login"',
      /contact\.placeholderBySubject is false/,
    ],
  ] as const
).map(([name, key, at, message]) => ({
  name: `own words of ${name}`,
  change: [OWN_WORDS, `${OWN_WORDS}, "${key}": "Mine"`] as const,
  at,
  pointer: `/words/en/${key}`,
  rule: 'words-unused',
  message,
}));

const soundUnused: readonly Control[] = [
  ['own words of a product', OWN_WORDS, '"products.meal": "Lunch card"'],
  ['own words of every other subject', OWN_WORDS, '"contact.subjects.other": "All else"'],
  ['own words of a screen', OWN_WORDS, '"cards.greeting": "Hi, {{name}}"'],
];

/** Of products that own words may name, only the first is left. */
const withoutGift = (text: string) => text.replace(/,\s*"gift": \{\s*"nameKey": "products.gift"\s*\}/, '');

function warningsAfter([from, to]: readonly [string, string], prepare = (text: string) => text) {
  const before = prepare(TENANT_TEXT);
  const text = before.replace(from, () => to);
  expect(text).not.toBe(before);
  const result = compileText(text, {
    variables: { GATEWAY_URL: 'https://g.example', APP_BACKEND_URL: 'https://b.example' },
  });
  expect(result.ok ? [] : result.problems).toEqual([]);
  return { text, warnings: result.warnings };
}

function expectDoubt(doubt: Doubt) {
  const { change, pointer, rule, message, at = change[1] } = doubt;
  const { text, warnings } = warningsAfter(change, unused.includes(doubt) ? withoutGift : undefined);
  expect(warnings.map((each) => [each.pointer, each.rule])).toEqual([[pointer, rule]]);
  expect(warnings[0]?.message).toMatch(message);
  expect(warnings[0]).toMatchObject({ file: 'xx.json', ...placeOf(text, at) });
}

function expectNone(_: string, from: string, to: string) {
  expect(warningsAfter([from, to]).warnings).toEqual([]);
}

describe('a tenant file goes live, with a warning of line, column and pointer for', () => {
  it.each(money)('$name', expectDoubt);
  it.each(consents)('$name', expectDoubt);
  it.each(languages)('$name', expectDoubt);
  it.each(links)('$name', expectDoubt);
  it.each(secrets)('$name', expectDoubt);
  it.each(hosts)('$name', expectDoubt);
  it.each(leftovers)('$name', expectDoubt);
  it.each(unused)('$name', expectDoubt);
});

describe('a tenant file goes live without a warning with', () => {
  it.each(soundMoney)('%s', expectNone);
  it.each(soundConsents)('%s', expectNone);
  it.each(soundLanguages)('%s', expectNone);
  it.each(soundLinks)('%s', expectNone);
  it.each(soundSecrets)('%s', expectNone);
  it.each(soundHosts)('%s', expectNone);
  it.each(soundLeftovers)('%s', expectNone);
  it.each(soundUnused)('%s', expectNone);
});

it.each(secrets)('a warning does not repeat $name', ({ change: [from, to] }) => {
  const { warnings } = warningsAfter([from, to]);
  const said = warnings.map(({ message }) => message).join();
  for (const word of to.match(/[\w-]{12,}/g) ?? []) expect(said).not.toContain(word);
});

it('a file with a problem in one part is warned of in the others', () => {
  const text = TENANT_TEXT.replace('"лв."', '"zł"').replace(
    '"timeZone": "Europe/Sofia"',
    '"timeZone": "Nowhere"',
  );
  const { ok, warnings } = compileText(text);
  expect(ok).toBe(false);
  expect(warnings).toMatchObject([{ pointer: '/currency/symbol' }]);
  expect(compileText(text.replace('"zł"', '5')).warnings).toEqual([]);
  expect(compileText('{').warnings).toEqual([]);
});
