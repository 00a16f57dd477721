// Over 250 lines: one table of files that somebody wrote in a hurry, or with bad intent, a row each.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { readWords } from '../../compiler/builtInWords.ts';
import { compileText, placeOf, TENANT_TEXT } from './support/compileText.ts';
import { placeInWords, wordsFile, writeWords } from './support/wordsFile.ts';
import { type Edit, say } from './words/wordsMistake.ts';

/** `¦` stands before the place that is told. */
type Row = readonly [name: string, from: string, to: string, pointer: string, says: RegExp];
type Sound = readonly [name: string, from: string, to: string];

const NAME = '"name": "Testland"';
const BANNER = '"en": "Lunch"';
const LINK = '"https://www.sorvia.example/bg"';
const HOSTS = /"singleTenant": \[[^\]]*\]/.exec(TENANT_TEXT)?.[0] ?? '';
const ID = '"clientId": "XX_GATEWAY_CLIENT_ID"';
const PORTAL = '"clientId": "${TENANT}-portal"';
const more = (option: string) => [NAME, `${NAME},\n  ${option}`] as const;
const name = (text: string) => [NAME, `"name": ¦"${text}"`] as const;
const banner = (text: string) => [BANNER, `"en": ¦"${text}"`] as const;
const link = (to: string) => [LINK, `¦"${to}"`] as const;
const host = (to: string) => [HOSTS, `"singleTenant": [¦"${to}"]`] as const;
const header = (to: string) => [ID, `${ID},\n        "clientIdHeader": ¦"${to}"`] as const;
const symbol = (to: string) => ['"symbol": "лв."', `"symbol": ¦"${to}"`] as const;
const field = (text: string) => more(`"forms": { "registration": { "extra": [${text}] } }`);
const own = (key: string, text: string) => ['"home.title": "Hello"', `"${key}": ¦"${text}"`] as const;
const LABEL = '"label": { "en": "A", "uk": "А" }';
const taxed = (text: string) =>
  field(`{ "name": "tax", "kind": "digits", ${LABEL}, "sentAs": "tax", ${text} }`);
const TITLE = '/home/banners/0/title/en';
const EXTRA = '/forms/registration/extra/0';
const CORPORATE = '/links/corporate';

const refused: readonly Row[] = [
  // Texts are shown as they stand.
  ['bold letters', ...banner('<b>Lunch</b>'), TITLE, /"<b>" would be seen/],
  ['a sign as HTML writes it', ...banner('Lunch &amp; more'), TITLE, /"&amp;" would be seen/],
  ['a script', ...name('<script>alert(1)</script>'), '/name', /"<script>" would be seen/],
  ['a value that nobody fills in', ...banner('Hi {{name}}'), TITLE, /"{{name}}" would be seen/],
  ['one brace', ...banner('Hi {name}'), TITLE, /"{name}" would be seen/],
  ['another text by its key', ...banner('$t(home.title)'), TITLE, /"\$t\(home\.title\)" would be seen/],
  ['a mark of a link', ...banner('See <1>terms</1>'), TITLE, /"<1>" would be seen/],
  ['a link of Markdown', ...banner('[terms](https://x.example)'), TITLE, /"\[terms\]/],
  [
    'HTML in words of its own',
    ...own('home.title', 'Your <em>benefits</em>'),
    '/words/en/home.title',
    /"<em>"/,
  ],
  ['a lost letter', ...banner('L\ufffdnch'), TITLE, /letters were lost.*another encoding than UTF-8/],
  [
    'a lost letter in words of its own',
    ...own('home.title', 'H\ufffdllo'),
    '/words/en/home.title',
    /letters were lost/,
  ],
  ['a byte order mark in a text', ...name('\ufeffTestland'), '/name', /byte order mark \(U\+FEFF\)/],
  [
    'a break of lines as word processors have it',
    ...name('Test\u2028land'),
    '/name',
    /a line break \(U\+2028\)/,
  ],
  ['a bidirectional override', ...name('Test\u202egnp'), '/name', /hidden control character/],
  ['half a character', ...name('Test\\ud83d'), '/name', /hidden control character/],
  ['signs of direction alone', ...name('\u200e\u200f'), '/name', /This text is blank/],
  // Links and hosts.
  [
    'a link with a blank of no width',
    ...link('https://www.sor\u200bvia.example/'),
    CORPORATE,
    /cannot be seen/,
  ],
  ['a link with a soft hyphen', ...link('https://www.sor\u00advia.example/'), CORPORATE, /cannot be seen/],
  [
    'a link with a blank of Japanese width',
    ...link('https://www.sorvia.example/a\u3000b'),
    CORPORATE,
    /cannot be seen/,
  ],
  ['the portal’s path in capitals', ...link('/XX/account'), CORPORATE, /begin with "\/xx" in small letters/],
  ['a host with two dots', ...host('cards..sorvia.example'), '/hosts/singleTenant/0', /does not fit/],
  [
    'a part of a host with a hyphen first',
    ...host('cards.-sorvia.example'),
    '/hosts/singleTenant/0',
    /does not fit/,
  ],
  [
    'a part of a host of 64 letters',
    ...host(`${'a'.repeat(64)}.example`),
    '/hosts/singleTenant/0',
    /does not fit/,
  ],
  ['a host with its scheme', ...host('https://cards.example'), '/hosts/singleTenant/0', /does not fit/],
  ['a host with a port', ...host('cards.example:443'), '/hosts/singleTenant/0', /does not fit/],
  // The gateway’s headers.
  ...['Authorization', 'Host', 'Cookie', 'Content-Length', 'transfer-encoding', 'X-Request-Id'].map(
    (each): Row => [
      `a credential in the header ${each}`,
      ...header(each),
      '/connections/dev/gateway/clientIdHeader',
      /is the call's own: credentials have headers of their own, such as "client_id"/,
    ],
  ),
  [
    'a variable without braces',
    PORTAL,
    '"clientId": ¦"$PUBLIC_ID"',
    '/connections/dev/sso/clientId',
    /is written \$\{PUBLIC_ID\}/,
  ],
  [
    'a variable as Windows has it',
    PORTAL,
    '"clientId": ¦"%PUBLIC_ID%"',
    '/connections/dev/sso/clientId',
    /is written \$\{PUBLIC_ID\}/,
  ],
  // Money.
  ['a symbol that cannot be seen', ...symbol('\u200f'), '/currency/symbol', /blank|cannot be seen/],
  ['an Arabic digit as symbol', ...symbol('٥'), '/currency/symbol', /digit beside the number/],
  ['a digit behind a sign of direction', ...symbol('\u200e5'), '/currency/symbol', /digit beside the number/],
  // Values that somebody has to tell apart.
  [
    'one value for both forms of a new card',
    ...more('"replacement": { "formFactors": { "virtual": "card", "plastic": ¦"card" } }'),
    '/replacement/formFactors/plastic',
    /is the value of "virtual" already/,
  ],
  [
    'one value for two pages of the PIN',
    ...more('"pin": { "options": { "reveal": "pin", "change": ¦"pin" } }'),
    '/pin/options/change',
    /is the value of "reveal" already/,
  ],
  // Fields of its own.
  [
    'a field that every object has',
    ...field(`{ "name": ¦"toString", "kind": "text", ${LABEL}, "sentAs": "x" }`),
    `${EXTRA}/name`,
    /has a "toString" already/,
  ],
  [
    'a field called constructor',
    ...field(`{ "name": ¦"constructor", "kind": "text", ${LABEL}, "sentAs": "x" }`),
    `${EXTRA}/name`,
    /has a "constructor" already/,
  ],
  [
    'a key that every object has',
    ...field(`{ "name": "own", "kind": "text", ${LABEL}, "sentAs": ¦"valueOf" }`),
    `${EXTRA}/sentAs`,
    /has a "valueOf" already/,
  ],
  [
    'two choices of one name',
    ...field(
      `{ "name": "own", "kind": "choice", ${LABEL}, "sentAs": "own", "options": [{ "value": "a", ${LABEL} }, { "value": "b", "label": { "en": ¦"A", "uk": "Б" } }] }`,
    ),
    `${EXTRA}/options/1/label/en`,
    /Another option is called "A" already/,
  ],
  [
    'digits that are a name',
    ...taxed('"rules": ¦["namePattern"]'),
    `${EXTRA}/rules`,
    /nobody could fill it in/,
  ],
  [
    'a first name of digits',
    ...more('"forms": { "registration": { "firstName": { "rules": ¦["onlyDigits"] } } }'),
    '/forms/registration/firstName/rules',
    /nobody could fill it in/,
  ],
  [
    'a subject that every object has',
    '"visitorUrl"',
    '"subjects": ["login", ¦{ "id": "valueOf", "label": { "en": "A", "uk": "А" } }],\n    "visitorUrl"',
    '/contact/subjects/1',
    /has a "valueOf" already/,
  ],
  [
    'a name with a value',
    '"nameKey": "products.gift"',
    '"nameKey": ¦"cards.greeting"',
    '/card/products/gift/nameKey',
    /names no product/,
  ],
  // Countries.
  [
    'the country UK',
    ...more('"address": { "defaultCountry": ¦"UK" }'),
    '/address/defaultCountry',
    /"UK" is no country of ISO 3166/,
  ],
  [
    'postal codes of UK',
    ...more('"address": { "postalCodes": { "UK": ¦"A9 9AA" } }'),
    '/address/postalCodes/UK',
    /"UK" is no country/,
  ],
  [
    'a country that is no more',
    ...more('"address": { "defaultCountry": ¦"YU" }'),
    '/address/defaultCountry',
    /"YU" is no country/,
  ],
];

const doubted: readonly Row[] = [
  [
    'Cyrillic letters read as Latin ones',
    ...banner('ÐžÐ±ÑÐ´ Ð·Ð° Ð´Ð²Ð°Ð¼Ð°'),
    TITLE,
    /read in another encoding than UTF-8/,
  ],
  ['an accent read as two signs', ...banner('CafÃ©'), TITLE, /looks like "Café"/],
  ['question marks for letters', ...banner('????? ?? ???'), TITLE, /question marks in the place of letters/],
  ['a sign of a font of its own', ...banner('Lunch \ue001'), TITLE, /others show a box/],
  [
    'a Latin letter in a Cyrillic word',
    '"uk": "Обід"',
    '"uk": ¦"Oбід"',
    '/home/banners/0/title/uk',
    /"Oбід" mixes Latin and Cyrillic/,
  ],
  ['Cyrillic letters in a Latin word', ...banner('Luncһ'), TITLE, /"Luncһ" mixes Latin and Cyrillic/],
  ['a note to change it', ...banner('CHANGE_ME'), TITLE, /still to be written/],
  ['a host of a company’s network', ...link('https://10.1.2.3/faq'), CORPORATE, /of a private network/],
  ['a host of a house', ...link('https://wiki.local/faq'), CORPORATE, /of a private network/],
  [
    'an address of the machine’s provider',
    ...link('https://169.254.169.254/'),
    CORPORATE,
    /of a private network/,
  ],
  ['an address as host', ...host('203.0.113.7'), '/hosts/singleTenant/0', /is no host name of a portal/],
  [
    'the machine itself as host',
    ...host('localhost'),
    '/hosts/singleTenant/0',
    /is no host name of a portal/,
  ],
  ['a whole domain as host', ...host('co.uk'), '/hosts/singleTenant/0', /is no host name of a portal/],
  [
    'one key for both credentials',
    '"clientSecret": "XX_GATEWAY_CLIENT_SECRET"',
    '"clientSecret": ¦"XX_GATEWAY_CLIENT_ID"',
    '/connections/dev/gateway/clientSecret',
    /both would be one value/,
  ],
  [
    'a field that asks for the PIN',
    ...field(`{ "name": ¦"pin", "kind": "digits", ${LABEL}, "sentAs": "pin" }`),
    `${EXTRA}/name`,
    /no form of the portal asks for/,
  ],
  [
    'a field that is sent as the card’s number',
    ...field(`{ "name": "own", "kind": "digits", ${LABEL}, "sentAs": ¦"card_number" }`),
    `${EXTRA}/sentAs`,
    /no form of the portal asks for/,
  ],
];

const sound: readonly Sound[] = [
  ['an emoji of several', ...banner('For all 👨‍👩‍👧')],
  ['a sign "less than"', ...banner('Lunch < 5 €')],
  ['an ampersand', ...name('Marks & more; and R&D')],
  ['braces of sets', ...name('Test (land) [north]')],
  ['a soft hyphen in a long word', ...banner('Lunch\u00adbenefit\u00adcard')],
  ['a blank of no width, as Thai lines break at', ...name('อาหาร\u200bกลางวัน')],
  ['a joiner, as Persian has it', ...name('می\u200cخواهم')],
  ['marks of direction in an Arabic name', ...name('بطاقة\u200f (A)')],
  ['French quotes around capitals', ...banner('«AMANHû')],
  ['capitals with accents', ...banner('PÃO, NÃO, AÇÃO, ÂNCORA, ÑANDÚ')],
  ['questions', ...banner('What?? Really??')],
  ['an abbreviation with an ending', '"uk": "Обід"', '"uk": "SMSи, iPhone-и та E-mail"'],
  ['a word in another alphabet', ...banner('Обід means lunch')],
  ['a Persian path', ...link('https://www.sorvia.example/می\u200cخواهم')],
  ['a path with bytes', ...link('https://www.sorvia.example/%C3%A4%20b?x=%7B1%7D')],
  ['braces in a link', ...link('https://www.sorvia.example/?a=1&copy=2')],
  ['another’s path', ...link('/help/XX')],
  ['a host of numbers and letters', ...host('1cards.a-b.example')],
  ['a host of a country’s domain', ...host('cards.co.uk')],
  ['a host of two letters', ...host('x.pl')],
  ['headers as gateways have them', ...header('X-Client-Id')],
  ['an apikey header', ...header('apikey')],
  ['a symbol with a mark of direction', ...symbol('د.ك\u200f')],
  ['a symbol of letters', ...symbol('лева')],
  [
    'other values of the gateway',
    ...more('"pin": { "options": { "reveal": "SHOW", "change": "NEW", "activate": "ON" } }'),
  ],
  [
    'values of two forms of a card',
    ...more('"replacement": { "formFactors": { "virtual": "V", "plastic": "P" } }'),
  ],
  ['a tax number', ...taxed('"minLength": 10, "maxLength": 10')],
  ['digits that may be none', ...taxed('"required": false, "rules": ["noUppercase"]')],
  [
    'a first name without capitals',
    ...more('"forms": { "registration": { "firstName": { "rules": ["noUppercase"] } } }'),
  ],
  ['the country GB', ...more('"address": { "postalCodes": { "GB": ["A9 9AA", "A99 9AA"] } }')],
  ['an island', ...more('"address": { "defaultCountry": "BL" }')],
  [
    'a phone line of nobody',
    '"phoneLine": {\n      "number": "+359 2 400 1234",\n      "from": "9:00",\n      "to": "18:00"\n    }',
    '"phoneLine": []',
  ],
  ['CRLF', NAME, `${NAME}\r`],
  ['an id that looks like a password', PORTAL, '"clientId": "a$b-portal"'],
];

function compiled(from: string, marked: string) {
  const text = TENANT_TEXT.replace(from, () => marked.replace('¦', ''));
  expect(text).not.toBe(TENANT_TEXT);
  const place = marked.includes('¦')
    ? placeOf(
        TENANT_TEXT.replace(from, () => marked),
        '¦',
      )
    : null;
  return { place, result: compileText(text) };
}

describe('a file of somebody in a hurry is refused where the mistake is', () => {
  it.each(refused)('%s [CFG-49]', (_, from, to, pointer, says) => {
    const { place, result } = compiled(from, to);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((each) => each.pointer)).toContain(pointer);
    const found = problems.find((each) => each.pointer === pointer);
    expect(found).toMatchObject({ file: 'xx.json', ...place });
    expect(found?.message).toMatch(says);
  });
});

describe('… or goes live with a warning there', () => {
  it.each(doubted)('%s', (_, from, to, pointer, says) => {
    const { place, result } = compiled(from, to);
    expect(result.ok ? [] : result.problems).toEqual([]);
    const found = result.warnings.find((each) => each.pointer === pointer);
    expect(found).toMatchObject({ file: 'xx.json', ...place });
    expect(found?.message).toMatch(says);
  });
});

describe('a file that only looks odd goes live without a word', () => {
  it.each(sound)('%s', (_, from, to) => {
    const { result } = compiled(from, to);
    expect([result.ok ? [] : result.problems, result.warnings]).toEqual([[], []]);
  });
});

it.each([
  'http://localhost.:8080/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0.0.0.0/',
  'https://a.localhost/',
])('the link %s leads to the machine of whoever follows it, outside dev [X2]', (to) => {
  const result = compileText(TENANT_TEXT.replace(LINK, `"${to}"`), { environment: 'prod' });
  const problems = result.ok ? [] : result.problems;
  expect(problems.map((each) => each.pointer)).toContain(CORPORATE);
});

it.each<[string, object]>([
  ['bounds of a field', { forms: { registration: { firstName: { minLength: 3 } } } }],
  ['postal codes', { address: { postalCodes: { BG: '9999' } } }],
])('a part that forms are made from is told to be broken beside %s', (_, others) => {
  const result = compileText(JSON.stringify({ ...JSON.parse(TENANT_TEXT), ...others, names: null }));
  expect(result.ok ? [] : result.problems.map(({ pointer }) => pointer)).toContain('/names');
});

const warningsOf = (language: string, edit: Edit) => {
  const words = edit(wordsFile(language));
  const { ok, warnings } = readWords(language, `${language}.json`, writeWords(words));
  return { words, ok, warnings };
};

describe('a words file goes live, with a warning at the text', () => {
  it.each<[string, string, string, RegExp]>([
    ['read in another encoding', 'pl', 'Åadowanie', /looks like "Ładowanie", read in another encoding/],
    ['with a Cyrillic letter in a Latin word', 'pl', 'Ładоwanie', /mixes Latin and Cyrillic/],
    ['with question marks for letters', 'bg', '????????', /question marks in the place of letters/],
    ['that would fill a page', 'pl', 'Ładowanie '.repeat(100), /has 999 characters, in English it has 7/],
  ])('%s [USE-10]', (_, language, text, says) => {
    const { words, warnings } = warningsOf(language, say('common.loading', text.trim()));
    const place = placeInWords(words, 'common.loading');
    expect(warnings).toContainEqual(
      expect.objectContaining({ ...place, message: expect.stringMatching(says) }),
    );
  });

  it('when it is a copy of the English one that nobody has translated [USE-10]', () => {
    const { ok, warnings } = warningsOf('hu', (words) => words);
    expect(ok).toBe(true);
    expect(warnings.map(({ rule, line }) => [rule, line])).toEqual([['as-in-english', 1]]);
  });

  it.each(['bg', 'en', 'pl', 'ro', 'uk'])('and none for %s', (language) => {
    expect(warningsOf(language, (words) => words).warnings).toEqual([]);
  });
});
