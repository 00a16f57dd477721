// Over 250 lines: one table of titles, a row each.
import type { TenantPointer } from '../../schemas/tenantPointers.ts';
import type { DifferenceGroup } from './difference.ts';

export interface OptionTitle {
  readonly group: DifferenceGroup;
  /** What the option is, so that `… is X instead of Y` is a sentence. */
  readonly title: string;
  /** For switches of yes and no: the whole sentence of each. */
  readonly sentences?: readonly [yes: string, no: string];
  /** What its values mean, where they are names. */
  readonly values?: Readonly<Record<string, string>>;
  /** Written in milliseconds, and told in seconds. */
  readonly isTime?: true;
}

const named = (group: DifferenceGroup, titles: Readonly<Partial<Record<TenantPointer, string>>>) =>
  Object.entries(titles).map(([pointer, title]) => [pointer, { group, title }] as const);

const times = (titles: Readonly<Partial<Record<TenantPointer, string>>>) =>
  Object.entries(titles).map(
    ([pointer, title]) => [pointer, { group: 'behaviour', title, isTime: true }] as const,
  );

const switches = (
  group: DifferenceGroup,
  sentences: Readonly<Partial<Record<TenantPointer, readonly [yes: string, no: string]>>>,
) =>
  Object.entries(sentences).map(
    ([pointer, each]) => [pointer, { group, title: '', sentences: each }] as const,
  );

const INHERITED = 'What was copied from another tenant and nobody has confirmed yet is not the same.';

/**
 * What options are called in sentences, by pointer; `*` stands for any one key. An option that is not listed is told
 * by what the schema says about it, so a new option needs no line here.
 */
export const OPTION_TITLES: readonly (readonly [pointer: string, title: OptionTitle])[] = [
  ...named('addresses', { '/code': 'The first part of every address' }),
  ...named('addresses', { '/hosts/singleTenant': 'The list of hosts that serve this tenant alone' }),
  ...switches('addresses', {
    '/hosts/domainExtension': [
      'A host name that ends in the code belongs to this tenant.',
      'A host name that begins with the code belongs to this tenant.',
    ],
  }),
  ...switches('operators', {
    '/hosts/includeSubDomains': [
      'Hosts below those of this tenant are reached by https alone (prod).',
      'Hosts below those of this tenant may be reached by http (prod).',
    ],
  }),
  ['/status', { group: 'addresses', title: 'The tenant', values: { live: 'live', draft: 'a draft' } }],
  ...named('operators', { '/draftLanguages': 'The list of languages that are drafts' }),
  ...named('operators', { '/extends': 'The group that the file extends' }),
  ...switches('operators', {
    '/inherited': [INHERITED, INHERITED],
    '/inherited/from': [INHERITED, INHERITED],
    '/inherited/unconfirmed': [INHERITED, INHERITED],
    '/inherited/unconfirmed/*': [INHERITED, INHERITED],
  }),
  ...named('look', {
    '/name': 'The name of the country or programme',
    '/theme/brandName': 'The brand’s name',
    '/theme/brand': 'The main colour',
    '/theme/accent': 'The second colour',
    '/theme/flag': 'The flag on the tenant switcher',
    '/theme/flag/colours': 'The row of colours of the flag on the tenant switcher',
    '/theme/flag/direction': 'The direction of the flag’s stripes',
    '/theme/logo': 'The logo',
    '/theme/fonts/text': 'The font of running text',
    '/theme/fonts/display': 'The font of headings and money',
  }),
  ...named('money', {
    '/currency/code': 'The currency',
    '/currency/secondary/code': 'The second currency',
    '/currency/secondary/rate': 'The rate of the second currency',
    '/currency/symbol': 'The sign of the currency',
    '/currency/secondary/symbol': 'The sign of the second currency',
    '/currency/decimals': 'The number of decimals that the gateway counts with',
    '/currency/shownDecimals': 'The number of decimals that are shown of an amount',
    '/currency/secondary/decimals': 'The number of decimals of the second currency',
    '/money/decimal': 'The mark before decimals',
    '/money/grouping': 'The mark between thousands',
    '/money/position': 'The side of an amount on which its sign stands',
    '/money/space': 'The space between an amount and the sign of its currency',
    '/money/sign': 'The place of minus and plus',
  }),
  ...named('cards', {
    '/card/expiryFormat': 'The way in which an expiry date is written',
    '/card/defaultArt/virtual': 'The picture of virtual cards',
    '/card/defaultArt/plastic': 'The picture of plastic cards',
    '/card/products/*/art': 'The picture of a product’s cards',
    '/card/products/*/nameKey': 'The text that names a product',
    '/card/products/*/name': 'The name of a product, by language,',
    '/card/products/*/name/*': 'The name of a product',
    '/card/products/*/termsUrl': 'The address of a product’s terms',
    '/transactions/exportMonths': 'The number of months that an export of transactions reaches back',
  }),
  ...switches('cards', {
    '/card/showExpiry': ['Expiry dates are shown.', 'No expiry date is shown anywhere.'],
    '/card/display/number': ['A card shows its number line.', 'A card shows no number line.'],
    '/card/display/pan': ['A card shows its last four digits.', 'A card does not show its last four digits.'],
    '/card/display/expiry': ['A card’s face has its expiry date.', 'A card’s face has no expiry date.'],
    '/card/display/balance': ['A card’s face has its balance.', 'A card’s face has no balance.'],
    '/card/display/fancyCard': ['Cards have a designed face.', 'Cards are plain tiles.'],
  }),
  ...named('screens', {
    '/features/*': 'The switch of a feature',
    '/features/cardAcceptance': 'The part “where a card is accepted”',
    '/features/balances': 'The part “balances of a card”',
    '/features/merchandisingPartners': 'The part “partners of cards”',
    '/features/blockAndReplace': 'The part “block and replace”',
    '/features/exportTransactions': 'The export of transactions',
    '/features/newUserNotice': 'The question “New here?” before the first login',
    '/profile/personalInfo': 'The section “names and address” of the profile',
    '/profile/changePassword': 'The section “change of the password” of the profile',
    '/profile/changeEmail': 'The section “change of the email address” of the profile',
    '/profile/changePhone': 'The section “change of the phone number” of the profile',
    '/terms/shown': 'The part “terms and conditions” of the profile',
    '/terms/cardTermsUrl': 'The address of the terms of all cards',
    '/terms/version': 'The version of the terms that a new account accepts',
  }),
  [
    '/terms/cardTerms',
    {
      group: 'screens',
      title: 'The way in which terms of cards are given',
      values: { single: 'one page for all cards', perProduct: 'one page for each product' },
    },
  ],
  ...named('menus', {
    '/navigation/ourNetwork': 'The screen behind “our network”',
    '/navigation/hideRules': 'The list of rules that hide menu entries',
    '/navigation/menus': 'The order of the menus’ entries',
    '/navigation/menus/top': 'The list of entries named for the top bar',
    '/navigation/menus/account': 'The list of entries named for the account menu',
    '/navigation/menus/cards': 'The list of entries named for the side menu of “my cards”',
    '/navigation/menus/card': 'The list of entries named for the side menu of one card',
    '/navigation/menus/default': 'The list of entries named for the side menu of other pages',
    '/footer': 'The list of links named for the footer',
    '/footer/links': 'The list of links named for the footer',
  }),
  ...named('forms', {
    '/address/defaultCountry': 'The country that is chosen at first',
    '/phone/defaultPrefix': 'The phone prefix that is chosen at first',
    '/phone/preferredCountry': 'The country of phone numbers when nothing else is known',
    '/phone/masks/*': 'The grouping of phone digits after a prefix',
    '/phone/otherMask': 'The grouping of phone digits after any other prefix',
  }),
  [
    '/names/order',
    {
      group: 'forms',
      title: 'The order of a person’s names',
      values: { givenFirst: 'the given name first', familyFirst: 'the family name first' },
    },
  ],
  [
    '/names/joined',
    {
      group: 'forms',
      title: 'What stands between a person’s names',
      values: { spaced: 'a space', together: 'nothing where they are written in Han or kana' },
    },
  ],
  [
    '/names/calledBy',
    {
      group: 'forms',
      title: 'The name that greetings use',
      values: { given: 'the given name', family: 'the family name', full: 'the whole name' },
    },
  ],
  [
    '/footer/others',
    {
      group: 'menus',
      title: 'What is done with usual links of the footer that are not named',
      values: { last: 'put last', leftOut: 'left out' },
    },
  ],
  [
    '/telemetry',
    {
      group: 'operators',
      title: 'What pages tell of themselves',
      values: { on: 'how fast they were and which errors people met', off: 'nothing' },
    },
  ],
  [
    '/address/mode',
    {
      group: 'forms',
      title: 'The way in which an address is asked for',
      values: {
        country: 'a country from a list and a town that is typed',
        county: 'a county and a town, both from lists',
      },
    },
  ],
  ...named('session', {
    '/session/startScreen': 'The screen that opens after logging in',
    '/session/endScreen': 'The screen that opens after logging out',
    '/limits/idleMinutes': 'The time without use after which a session ends, in minutes (0: never),',
    '/limits/idleWarningSeconds': 'The number of seconds between the warning and the end of an idle session',
  }),
  ...named('content', {
    '/links/corporate': 'The link to the corporate site',
    '/links/legal': 'The link to the legal agreement',
    '/links/privacy': 'The link to the privacy policy',
    '/links/gdpr': 'The link to the GDPR information',
    '/links/cookies': 'The link to the cookie policy',
    '/links/faq': 'The link to the frequently asked questions',
    '/links/dataProtectionRights': 'The link to data-protection rights',
    '/links/accessibility': 'The link to the accessibility statement',
    '/links/accessibility/*': 'The link to the accessibility statement',
    '/stores/apple': 'The link to the Apple App Store',
    '/stores/googlePlay': 'The link to Google Play',
    '/stores/huawei': 'The link to Huawei AppGallery',
    '/banners/home': 'The size of the banners on the page with all cards',
    '/banners/home/*': 'The size of the banners on the page with all cards',
    '/banners/transactions': 'The size of the banners on a card’s transactions',
    '/banners/transactions/*': 'The size of the banners on a card’s transactions',
    '/contact/phoneLine': 'The phone line',
    '/contact/phoneLine/number': 'The number of the phone line',
    '/contact/phoneLine/from': 'The hour at which the phone line opens',
    '/contact/phoneLine/to': 'The hour at which the phone line closes',
    '/contact/phoneLine/days': 'The days of the phone line',
    '/contact/subjects': 'The list of subjects of a message to us',
    '/contact/visitorUrl': 'The place that the footer’s contact leads visitors to',
  }),
  ...switches('content', {
    '/contact/otherSubject': [
      'A message to us may be about something else than the subjects.',
      'A message to us is about one of the subjects.',
    ],
    '/contact/cardRequired': ['A message to us names a card.', 'A message to us may name no card.'],
    '/contact/placeholderBySubject': [
      'The hint in a message to us follows the subject.',
      'The hint in a message to us is the same for each subject.',
    ],
  }),
  ...named('behaviour', {
    '/timeZone': 'The time zone of dates',
    '/formats': 'The list of languages with days, times and digits of their own way',
    '/formats/*': 'The way in which days, times and digits are written',
    '/formats/*/locale': 'The country whose way of writing days is taken',
    '/formats/*/days': 'The way in which days are written',
    '/formats/*/hours': 'The way in which times are written',
    '/formats/*/digits': 'The kind of digits',
    '/pin/hideSeconds': 'The number of seconds after which a shown PIN or card disappears',
    '/cache/transactionsMinutes':
      'The number of minutes for which transactions are kept before they are asked for again',
    '/cache/marketingMinutes':
      'The number of minutes for which offers are kept before they are asked for again',
    '/limits/readSeconds': 'The longest wait for an answer, in seconds,',
    '/limits/writeSeconds': 'The longest wait for an answer to a change, in seconds,',
    '/blocking/reasons': 'The list of reasons for a permanent block',
    '/declinedReasons/*': 'The text behind a reason for which the gateway declines a payment',
    '/errors/ignore': 'The list of errors that nobody is told about',
    '/carousel/slides': 'The number of slides in view, on wide screens and on phones,',
  }),
  ...times({
    '/toast/duration': 'The time for which a message stays',
    '/toast/fallback': 'The time for which a message without a time of its own stays',
    '/carousel/duration': 'The time for which a slide stays',
  }),
  ...switches('behaviour', {
    '/carousel/autoplay': ['Carousels move by themselves.', 'Carousels move by hand only.'],
    '/carousel/infinite': ['The first slide follows the last.', 'A carousel ends at its last slide.'],
    '/mailLinks/confirmClick': [
      'A page that was opened from a mail asks for one click.',
      'A page that was opened from a mail acts at once.',
    ],
  }),
  ...named('operators', {
    '/identifier': 'The name of the tenant for the app backend',
    '/compatibility/atLeast': 'The first version of the portal that reads the file',
    '/compatibility/below': 'The first version of the portal that refuses the file',
    '/$schema': 'The place where an editor finds the schema',
    '/profile/updateMethod': 'The method that changes of personal information are sent with',
    '/profile/addressKeys/*': 'The gateway’s name of a part of the address',
    '/blocking/temporaryReason': 'The reason that is sent with a temporary block',
    '/replacement/formFactors/*': 'The gateway’s name of a kind of replacement card',
    '/pin/options/*': 'The gateway’s name of a PIN page',
    '/mailLinks/parameters/*': 'The name of a parameter in links of mails',
    '/words': 'The list of own words',
    '/words/*': 'The list of own words of a language',
    '/words/*/*': 'An own text that nobody reads differently for it',
  }),
];

/** The group of options without a title of their own, by the part that they stand in. */
export const GROUP_OF_PART: Readonly<Record<string, DifferenceGroup>> = {
  hosts: 'addresses',
  languages: 'languages',
  theme: 'look',
  currency: 'money',
  money: 'money',
  card: 'cards',
  features: 'screens',
  terms: 'screens',
  profile: 'screens',
  navigation: 'menus',
  names: 'forms',
  footer: 'menus',
  address: 'forms',
  dateOfBirth: 'forms',
  phone: 'forms',
  validation: 'forms',
  forms: 'forms',
  links: 'content',
  stores: 'content',
  home: 'content',
  banners: 'content',
  contact: 'content',
  notices: 'notices',
  session: 'session',
  words: 'operators',
  connections: 'operators',
};
