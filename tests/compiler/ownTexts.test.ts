// Over 250 lines: one table of refusals, a row each, and what each kind of own text becomes.
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { checkStructure } from '../../compiler/checkStructure.ts';
import { compareTenants } from '../../compiler/compare/compareTenants.ts';
import { listInherited } from '../../compiler/drafts/openPoints.ts';
import { describeHours } from '../../compiler/own-texts/describeHours.ts';
import type { ListedLine, Tenant } from '../../schemas/tenant.gen.ts';
import { manifests } from '../../screens/index.ts';
import { compileText, placeOf, problemsOf, TENANT_TEXT as WITH_WORDS } from './support/compileText.ts';

const words = wordsOf(await loadWordsFiles('tenant-config/languages'));

/** A file without own words, so that those that it is made into stand alone. */
const TENANT_TEXT = WITH_WORDS.replace(/,\s*"words": \{[^{}]*\{[^{}]*\}\s*\}/, '');

const BOTH = (en: string) => `{ "en": "${en}", "uk": "${en} (uk)" }`;

/** The file with a further key in one of its blocks. */
function withKey(block: string, key: string): string {
  return TENANT_TEXT.replace(`"${block}": {`, `"${block}": {\n    ${key},`);
}

const menus = (text: string) => withKey('navigation', `"menus": ${text}`);
const lines = (text: string) => TENANT_TEXT.replace(/"phoneLine": \{[^}]*\}/, `"phoneLine": ${text}`);
const product = (text: string) => TENANT_TEXT.replace('"nameKey": "products.gift"', text);
const footer = (links: string) =>
  TENANT_TEXT.replace('"cache": {', `"footer": { "links": ${links} },\n  "cache": {`);
const statement = (link: string) => withKey('links', `"accessibility": ${link}`);
const subjects = (text: string) => withKey('contact', `"subjects": ${text}`);
const hours = (text: string) => lines(`[{ "number": "112 112", "hours": ${text} }]`);

const SHOP = `{ "text": ${BOTH('Shop')}, "href": "https://shop.example/" }`;

/** Each with the file, the piece at which it is told, the pointer and the message. */
const REFUSALS: readonly (readonly [
  name: string,
  text: string,
  piece: string,
  at: string,
  message: RegExp,
])[] = [
  [
    'a line that closes before it opens',
    hours('[{ "from": "9:00", "to": "8:59" }]'),
    '"8:59"',
    '/contact/phoneLine/0/hours/0/to',
    /close at 8:59, before it opens at 9:00/,
  ],
  [
    'hours over each other on a day of two lists',
    hours('[{ "from": "9:00", "to": "12:00" }, { "days": ["fri", "sat"], "from": "11:59" }]'),
    '{ "days": ["fri", "sat"]',
    '/contact/phoneLine/0/hours/1',
    /On "fri" the line is open from 9:00 to 12:00 already/,
  ],
  [
    'hours of no day',
    hours('[{ "days": [] }]'),
    '[] }]',
    '/contact/phoneLine/0/hours/0/days',
    /no day\. For example/,
  ],
  [
    'a day that is none',
    hours('[{ "days": ["mon", "tues"] }]'),
    '"tues"',
    '/contact/phoneLine/0/hours/0/days/1',
    /"tues" is not allowed; allowed are "mon", "tue".*Did you mean "tue"/,
  ],
  [
    'a word for days that is none',
    hours('[{ "days": "weekend" }]'),
    '"weekend"',
    '/contact/phoneLine/0/hours/0/days',
    /"weekend" does not fit here\..*For example "weekdays"/,
  ],
  [
    'a line without hours',
    lines('[{ "number": "112 112" }]'),
    '{ "number": "112 112" }',
    '/contact/phoneLine/0/hours',
    /"hours" is missing/,
  ],
  [
    'a text for a line',
    lines('["112 112"]'),
    '"112 112"',
    '/contact/phoneLine/0',
    /a block in \{ \} is expected/,
  ],
  [
    'a label that a language lacks',
    lines('[{ "label": { "en": "Cards" }, "number": "112 112", "hours": [{}] }]'),
    '{ "en": "Cards" }',
    '/contact/phoneLine/0/label',
    /text is missing in the language "uk"/,
  ],
  [
    'a product without a name',
    product('"art": "gift"'),
    '{\n        "art": "gift"',
    '/card/products/gift',
    /nameKey, or a name of its own\. For example/,
  ],
  [
    'a product with two names',
    product(`"nameKey": "products.gift", "name": ${BOTH('Gift')}`),
    '"nameKey": "products.gift", "name"',
    '/card/products/gift/nameKey',
    /not both/,
  ],
  [
    'a name that a language lacks',
    product('"name": { "en": "Gift" }'),
    '{ "en": "Gift" }',
    '/card/products/gift/name',
    /missing in the language "uk"/,
  ],
  [
    'a subject twice, once with words of its own',
    subjects(`["pin", { "id": "pin", "label": ${BOTH('PIN')} }]`),
    '{ "id": "pin"',
    '/contact/subjects/1',
    /"pin" stands in the list already/,
  ],
  [
    'a subject of its own that takes the place of the other one',
    subjects(`[{ "id": "other", "label": ${BOTH('Else')} }]`),
    '{ "id": "other"',
    '/contact/subjects/0',
    /"other" stands below the subjects already/,
  ],
  [
    'a subject without a label',
    subjects('[{ "id": "pin" }]'),
    '{ "id": "pin" }',
    '/contact/subjects/0/label',
    /"label" is missing/,
  ],
  [
    'a link of the footer with an address and a screen',
    footer(`[{ "text": ${BOTH('Shop')}, "href": "https://shop.example/", "screen": "login" }]`),
    '{ "text"',
    '/footer/links/0',
    /either an href or a screen\. For example/,
  ],
  [
    'a usual link that there is not',
    footer('["privcy"]'),
    '"privcy"',
    '/footer/links/0',
    /"privcy" does not fit here.*For example "privacy"/,
  ],
  [
    'a link of the footer twice',
    footer(`[${SHOP}, "faq", { "text": ${BOTH('Again')}, "href": "https://shop.example/" }]`),
    `{ "text": { "en": "Again"`,
    '/footer/links/2',
    /"https:\/\/shop\.example\/" stands in the footer already, in place 1/,
  ],
  [
    'a link to a screen of one card',
    footer(`[{ "text": ${BOTH('Card')}, "screen": "cardDetails" }]`),
    '"cardDetails"',
    '/footer/links/0/screen',
    /of one card/,
  ],
  [
    'a link to a screen that there is not',
    footer(`[{ "text": ${BOTH('Mine')}, "screen": "myProfil" }]`),
    '"myProfil"',
    '/footer/links/0/screen',
    /no screen "myProfil"\. Did you mean "myProfile"/,
  ],
  [
    'a link of the footer that is no link',
    footer(`[{ "text": ${BOTH('Shop')}, "href": "javascript:1" }]`),
    '"javascript:1"',
    '/footer/links/0/href',
    /javascript:1/,
  ],
  [
    'an entry that no menu has',
    menus('{ "top": ["contactUss"] }'),
    '"contactUss"',
    '/navigation/menus/top/0',
    /no entry "contactUss"; this menu has contactUs, myCardAcceptance, faq\. Did you mean "contactUs"/,
  ],
  [
    'an entry of another menu',
    menus('{ "account": ["contactUs"] }'),
    '"contactUs"',
    '/navigation/menus/account/0',
    /no entry "contactUs"; it has dataRights\. A link of your own/,
  ],
  [
    'what cannot be undone',
    menus('{ "account": ["accountDelete"] }'),
    '"accountDelete"',
    '/navigation/menus/account/0',
    /cannot be undone: it stays last/,
  ],
  [
    'an entry twice',
    menus('{ "top": ["faq", "contactUs", "faq"] }'),
    '["faq"',
    '/navigation/menus/top',
    /Entries 3 and 1 are the same|Entries 1 and 3 are the same/,
  ],
  [
    'an entry twice, once in a group',
    menus('{ "account": ["dataRights", { "entries": ["dataRights"] }] }'),
    '"dataRights"] }]',
    '/navigation/menus/account/1/entries/0',
    /"dataRights" stands in this menu already/,
  ],
  [
    'a link of its own to an entry that there is',
    menus(`{ "top": [{ "text": ${BOTH('Write')}, "screen": "contactUs" }] }`),
    '"contactUs" }]',
    '/navigation/menus/top/0/screen',
    /has an entry for "contactUs": name it by its id/,
  ],
  [
    'an entry whose screen is off',
    menus('{ "top": ["myCardAcceptance"] }')
      .replace('"cardAcceptance": "on"', '"cardAcceptance": "off"')
      .replace('"ourNetwork": "myCardAcceptance"', '"ourNetwork": null'),
    '"myCardAcceptance"',
    '/navigation/menus/top/0',
    /no entry "myCardAcceptance"/,
  ],
  [
    'a group in the top bar',
    menus('{ "top": [{ "entries": ["faq"] }] }'),
    '{ "entries"',
    '/navigation/menus/top/0',
    /no room for groups/,
  ],
  [
    'a group without entries',
    menus(`{ "account": [{ "title": ${BOTH('Mine')} }] }`),
    '{ "title"',
    '/navigation/menus/account/0',
    /A group has entries\. For example/,
  ],
  [
    'a group with an address',
    menus('{ "account": [{ "entries": ["dataRights"], "href": "/x" }] }'),
    '{ "entries"',
    '/navigation/menus/account/0',
    /"href" is of a link/,
  ],
  [
    'a link without words',
    menus('{ "account": [{ "href": "https://a.example/" }] }'),
    '{ "href"',
    '/navigation/menus/account/0',
    /A link has its text/,
  ],
  [
    'a third link of its own in the top bar',
    menus(
      `{ "top": [${SHOP}, { "text": ${BOTH('B')}, "href": "/b" }, { "text": ${BOTH('C')}, "href": "/c" }] }`,
    ),
    '{ "text": { "en": "C"',
    '/navigation/menus/top/2',
    /takes 2 links of your own/,
  ],
  [
    'a picture that there is not',
    menus(`{ "account": [{ "text": ${BOTH('A')}, "href": "/a", "icon": "heart" }] }`),
    '"heart"',
    '/navigation/menus/account/0/icon',
    /"heart" is not allowed; allowed are/,
  ],
  [
    'a link to the built-in statement beside another one',
    statement('"https://a.example/"').replace(
      '"cache": {',
      `"footer": { "links": [{ "text": ${BOTH('A')}, "screen": "accessibility" }] },\n  "cache": {`,
    ),
    '"accessibility" }]',
    '/footer/links/0/screen',
    /"accessibility" is not offered/,
  ],
  [
    'a statement that a language lacks',
    statement('{ "en": "https://a.example/" }'),
    '{ "en": "https://a.example/" }',
    '/links/accessibility',
    /This link is missing in the language "uk"/,
  ],
  [
    'a statement that is no link',
    statement('"a.example"'),
    '"a.example"',
    '/links/accessibility',
    /"a\.example"/,
  ],
  [
    'a statement of a language that is no link',
    statement('{ "en": "https://a.example/", "uk": "a.example" }'),
    '"a.example"',
    '/links/accessibility/uk',
    /"a\.example"/,
  ],
];

describe('own texts, menus and links that are refused', () => {
  it.each(REFUSALS)('%s', (_, text, piece, pointer, message) => {
    const problems = problemsOf(text);
    expect(problems.map((each) => each.pointer)).toEqual([pointer]);
    expect(problems[0]?.message).toMatch(message);
    const { line, column } = placeOf(text, piece);
    expect(problems[0]).toMatchObject({ line, column });
  });
});

function publicOf(text: string) {
  const result = compileText(text, { words, screens: manifests });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.publicTenant;
}

describe('what a file writes in words of its own', () => {
  it('is one of the tenant’s own words for a product, as any other name is', () => {
    const { card, words: own } = publicOf(product(`"name": ${BOTH('Travel')}`));
    expect(card.products.gift).toEqual({ nameKey: 'products.own.gift' });
    expect([own.en, own.uk]).toEqual([
      { 'products.own.gift': 'Travel' },
      { 'products.own.gift': 'Travel (uk)' },
    ]);
  });

  it('keeps subjects in their order, by id, with their placeholders', () => {
    const travel = `{ "id": "travel", "label": ${BOTH('Abroad')}, "placeholder": ${BOTH('Where?')} }`;
    const { contact, words: own } = publicOf(subjects(`["pin", ${travel}, "login"]`));
    expect(contact.subjects).toEqual(['pin', 'travel', 'login']);
    expect(own.en).toEqual({
      'contact.subjects.travel': 'Abroad',
      'contact.placeholders.travel': 'Where?',
    });
  });

  it('puts links of the footer in their order, and usual ones after them or nowhere', () => {
    const links = `["contact", ${SHOP}, "faq"]`;
    const own = { label: 'footer.own.https://shop.example/', href: 'https://shop.example/' };
    const rest = ['corporate', 'legal', 'privacy', 'gdpr', 'cookies', 'accessibility'];
    const usual = (names: readonly string[]) => names.map((name) => ({ label: `footer.${name}` }));
    const first = [...usual(['contact']), own, ...usual(['faq'])];
    expect(publicOf(footer(links)).footer).toEqual([...first, ...usual(rest)]);
    const short = footer(links).replace(`${links} }`, `${links}, "others": "leftOut" }`);
    expect(publicOf(short).footer).toEqual(first);
  });

  it('changes the footer on a day', () => {
    const text = footer('["faq"]').replace(
      /"footer": (\{[^}]*\})/,
      '"footer": [{ "from": "2020-01-01", "value": $1 }, { "from": "2027-01-01", "value": { "links": ["contact"], "others": "leftOut" } }]',
    );
    const result = compileText(text, { words, screens: manifests });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.publicTenant.footer).toHaveLength(8);
    expect(result.onDay(() => '2027-01-01').publicTenant.footer).toEqual([{ label: 'footer.contact' }]);
  });

  it.each([
    ['one for all', '"https://a.example/"', 'https://a.example/'],
    ['one for each', '{ "en": "https://a.example/", "uk": "https://a.example/uk" }', 'https://a.example/uk'],
  ])('has a statement by language, %s', (_, link, ukrainian) => {
    expect(publicOf(statement(link)).links.accessibility).toEqual({
      en: 'https://a.example/',
      uk: ukrainian,
    });
  });

  it('leaves a file that writes none of it as it is', () => {
    const { navigation, links, contact, words: own, ...tenant } = publicOf(TENANT_TEXT);
    expect([navigation, links, own, tenant]).toEqual([
      expect.not.objectContaining({ menus: expect.anything() }),
      expect.not.objectContaining({ accessibility: expect.anything() }),
      {},
      expect.not.objectContaining({ footer: expect.anything() }),
    ]);
    expect(contact.phoneLine).toEqual({
      number: '+359 2 400 1234',
      from: '9:00',
      to: '18:00',
      days: 'weekdays',
    });
  });

  it('is among what a copy has inherited: names, numbers and links', () => {
    const text = menus(`{ "account": [{ "title": ${BOTH('G')}, "entries": [${SHOP}] }] }`)
      .replace('"nameKey": "products.gift"', `"name": ${BOTH('Gift')}`)
      .replace('"cache": {', `"footer": { "links": ["faq", ${SHOP}] },\n  "cache": {`);
    expect(Object.keys(listInherited(JSON.parse(text), 'xx').unconfirmed)).toEqual(
      expect.arrayContaining([
        '/card/products/gift/name',
        '/navigation/menus/account/0/entries/0/href',
        '/footer/links/1/href',
        '/contact/phoneLine',
      ]),
    );
  });
});

type Hours = ListedLine['hours'];
const at = (days: Hours[number]['days'], from = '0:00', to = '24:00') => ({ days, from, to });
const BREAK: Hours = [
  at('weekdays', '13:00', '18:00'),
  at('weekdays', '9:00', '12:00'),
  at(['sat'], '10:00', '14:00'),
];

describe('the hours of a phone line', () => {
  it.each([
    ['en', BREAK, 'weekdays 9:00–12:00, 13:00–18:00; Sat 10:00–14:00'],
    ['bg', BREAK, 'в работни дни 9:00–12:00 ч., 13:00–18:00 ч.; сб 10:00–14:00 ч.'],
    ['pl', BREAK, 'dni robocze 9:00–12:00, 13:00–18:00; sob. 10:00–14:00'],
    ['ro', BREAK, 'zile lucrătoare 9:00–12:00, 13:00–18:00; sâm. 10:00–14:00'],
    ['uk', BREAK, 'робочі дні 9:00–12:00, 13:00–18:00; сб 10:00–14:00'],
    ['en', [at('everyDay')], 'every day 24 hours'],
    ['pl', [at('everyDay')], 'codziennie całą dobę'],
    ['en', [at(['sun', 'sat'])], 'Sat – Sun 24 hours'],
    // Where the week of work turns with the calendar’s.
    ['en', [at(['sun', 'mon', 'tue', 'wed', 'thu'], '8:00', '16:00')], 'Sun – Thu 8:00–16:00'],
    ['en', [at(['sat', 'sun', 'mon', 'wed'], '8:00', '16:00')], 'Sat – Mon, Wed 8:00–16:00'],
    ['en', [at(['mon', 'wed', 'sun'], '8:00', '16:00')], 'Sun – Mon, Wed 8:00–16:00'],
    ['en', [at(['mon', 'sat'], '8:00', '16:00')], 'Mon, Sat 8:00–16:00'],
    ['en', [at(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '8:00')], 'every day 8:00–24:00'],
    ['en', [at(['fri', 'mon', 'wed', 'tue'], '8:00', '9:00')], 'Mon – Wed, Fri 8:00–9:00'],
    ['bg', [at(['mon', 'tue', 'wed', 'thu'], '8:00', '9:00')], 'пн – чт 8:00–9:00 ч.'],
  ] as const)('in %s are said as %j: %s', (language, hoursOfLine, said) => {
    const textOf = (key: string, values: Readonly<Record<string, string>> = {}) =>
      (words.get(language)?.get(key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
    // The language's own abbreviations may hold spaces that do not break.
    expect(describeHours(hoursOfLine, { language, textOf, clock: (time) => time }).replace(/\s/g, ' ')).toBe(
      said,
    );
  });

  it('are told by the clock of the language', () => {
    const text = lines('[{ "number": "112 112", "hours": [{ "from": "9:00", "to": "18:30" }] }]').replace(
      '"cache": {',
      '"formats": { "en": { "hours": "h12" } },\n  "cache": {',
    );
    const said = publicOf(text).words.en?.['contactBlock.own.0'] ?? '';
    expect(said.replace(/\s/g, ' ')).toBe('Phone line: weekdays 9:00 am–6:30 pm');
  });

  it('of one line are told by it as well, and else stay as they are', () => {
    const one = lines('{ "number": "112 112", "from": "9:00", "to": "18:30", "days": "everyDay" }');
    expect(publicOf(one).contact.phoneLine).toMatchObject({ from: '9:00' });
    const american = one.replace(
      '"cache": {',
      '"formats": { "en": { "locale": "en-US", "hours": "h12" } },\n  "cache": {',
    );
    const { contact, words: own } = publicOf(american);
    expect(contact.phoneLine).toEqual([{ number: '112 112', hours: 'contactBlock.own.0' }]);
    expect(own.en?.['contactBlock.own.0']?.replace(/\s/g, ' ')).toBe('Phone line: every day 9:00 AM–6:30 PM');
  });

  it('stand behind what the line is for, in the tenant’s own words where it has any', () => {
    const text = lines(
      `[{ "number": "112 112", "hours": [{}] }, { "label": ${BOTH('Lost cards')}, "number": "113 113", "hours": [{ "days": "everyDay" }] }]`,
    ).replace('"cache": {', '"words": { "uk": { "contactBlock.wholeDay": "завжди" } },\n  "cache": {');
    const { contact, words: own } = publicOf(text);
    expect(contact.phoneLine).toEqual([
      { number: '112 112', hours: 'contactBlock.own.0' },
      { number: '113 113', hours: 'contactBlock.own.1' },
    ]);
    expect([own.en?.['contactBlock.own.0'], own.uk?.['contactBlock.own.1']]).toEqual([
      'Phone line: weekdays 24 hours',
      'Lost cards (uk): щодня завжди',
    ]);
  });
});

describe('the comparison of two files', () => {
  const read = (text: string): Tenant => {
    const value = JSON.parse(text);
    expect(checkStructure(value)).toEqual([]);
    return value;
  };
  const plain = read(TENANT_TEXT);
  const sentences = (text: string) =>
    compareTenants(plain, read(text), { words, screens: manifests, environment: 'dev' }).map(
      ({ group, sentence }) => `${group}: ${sentence}`,
    );

  it.each([
    ['links of the footer', footer(`[${SHOP}]`), ['menus: The entry “Shop” stands in the footer.']],
    [
      'the order of the footer',
      footer('["faq"]'),
      [
        'menus: The entries of the footer stand in another order: FAQ, Corporate site, Legal notice, Privacy, GDPR, Cookies, Accessibility, Contact.',
      ],
    ],
    [
      'the order of a menu',
      menus('{ "top": ["contactUs"] }'),
      ['menus: The entries of the top bar stand in another order: Contact, My cards, Our network, FAQ.'],
    ],
    [
      'a link in a menu',
      menus(`{ "default": ["contactUs", ${SHOP}] }`),
      ['menus: The entry “Shop” stands in the side menu of other pages.'],
    ],
    [
      'a group',
      menus(`{ "account": [{ "title": ${BOTH('Rules')}, "entries": ["dataRights"] }] }`),
      expect.arrayContaining([
        'menus: The entries of the account menu stand in groups: “Rules” (Your data-protection rights).',
      ]),
    ],
    [
      'phone lines',
      lines('[{ "number": "112 112", "hours": [{ "days": "everyDay" }] }]'),
      [
        'content: The phone lines are “Phone line: every day 24 hours, 112 112” instead of “Phone line: weekdays 9:00–18:00, +359 2 400 1234”.',
      ],
    ],
    [
      'a statement of its own',
      statement('"https://a.example/"'),
      [
        'screens: The screen “Accessibility” cannot be opened: its address is not found.',
        'menus: The entry “Accessibility” in the footer leads to https://a.example/ instead of /accessibility.',
      ],
    ],
    [
      'a subject',
      subjects(`[{ "id": "travel", "label": ${BOTH('Abroad')} }]`),
      [expect.stringContaining('“Abroad”')],
    ],
  ])('tells of %s as card holders see it', (_, text, said) => {
    expect(sentences(text)).toEqual(said);
  });
});
