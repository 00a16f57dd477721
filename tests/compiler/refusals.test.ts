// Over 250 lines: one table of refusals, a row each.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { placeOf, problemsOf, TENANT_TEXT } from './support/compileText.ts';

interface Refusal {
  readonly name: string;
  /** What is replaced in the valid file, and by what. */
  readonly change: readonly [string, string];
  /** What is replaced beside it, so that it is wrong. */
  readonly also?: readonly [string, string];
  readonly pointer: string;
  readonly message: RegExp;
  /** Where the problem stands; the replacement unless given. */
  readonly at?: string;
}

const FIRST_LINK = '"https://www.sorvia.example/bg"';

const structure: readonly Refusal[] = [
  {
    name: 'an unknown key with its nearest known one',
    change: ['"showExpiry"', '"showExpirry"'],
    pointer: '/card/showExpirry',
    message: /"showExpirry" is not known here\. Did you mean "showExpiry"\?/,
  },
  {
    name: 'an unknown key that is near to none',
    change: ['"showExpiry"', '"zzzzzz"'],
    pointer: '/card/zzzzzz',
    message: /"zzzzzz" is not known here\.$/,
  },
  ...(
    [
      ['"serialNumber": { "digits": 9 }', '/serialNumber', 'in /validation\\.'],
      ['"phoneLine": null', '/phoneLine', 'in /contact\\.'],
      ['"brand": "#0C7A5B"', '/brand', 'in /theme\\.'],
      ['"rate": 1.95583', '/rate', 'in /currency/secondary\\.'],
      ['"startScreen": "accountHome"', '/startScreen', 'in /session\\.'],
      ['"termsUrl": "https://www.sorvia.example/t"', '/termsUrl', 'in each /card/products/\\*\\.'],
      [
        '"from": "9:00"',
        '/from',
        'in /contact/phoneLine or in each /contact/phoneLine/\\*/hours/\\* or in each /notices/\\*\\.',
      ],
      ['"authority": "https://sso.example"', '/authority', 'in each /connections/\\*/sso\\.'],
    ] as const
  ).map(([text, pointer, place]) => ({
    name: `${text} with its block`,
    change: ['"name": "Testland",', `"name": "Testland",\n  ${text},`] as const,
    at: text,
    pointer,
    message: new RegExp(`is not known here\\. "${pointer.slice(1)}" belongs ${place}$`),
  })),
  {
    name: 'a key of another block of the same environment',
    change: ['"appBackend": {', '"authority": "https://sso.example",\n      "appBackend": {'],
    at: '"authority": "https://sso.example"',
    pointer: '/connections/dev/authority',
    message: /"authority" belongs in \/connections\/dev\/sso\.$/,
  },
  {
    name: 'a key of the file itself',
    change: ['"showExpiry"', '"languages": ["en"],\n    "showExpiry"'],
    at: '"languages": ["en"],\n    "showExpiry"',
    pointer: '/card/languages',
    message: /"languages" belongs at the top of the file\.$/,
  },
  {
    name: 'a key of too many blocks to say which',
    change: ['"showExpiry"', '"min": 2,\n    "showExpiry"'],
    pointer: '/card/min',
    message: /"min" is not known here\.$/,
  },
  {
    name: 'a key that cannot be one, with one that can',
    change: ['"meal": {', '"Meal!": {'],
    at: '"Meal!"',
    pointer: '/card/products/Meal!',
    message: /"Meal!" cannot be a key here\. For example "meal"\.$/,
  },
  {
    name: 'an entry that does not fit, with one that does',
    change: ['["en", "uk"]', '["EN", "uk"]'],
    at: '"EN"',
    pointer: '/languages/0',
    message: /"EN" does not fit here\. For example "en"\.$/,
  },
  {
    name: 'a value that does not fit, with the usual one',
    change: ['"scope": "openid"', '"scope": "profile"'],
    at: '"profile"',
    pointer: '/connections/dev/sso/scope',
    message: /"profile" does not fit here\..* For example "openid"\.$/,
  },
  {
    name: 'a wrong value of a list of values',
    change: ['"cardAcceptance": "on"', '"cardAcceptance": "onn"'],
    at: '"onn"',
    pointer: '/features/cardAcceptance',
    message: /"onn" is not allowed; allowed are "on", "paused", "off"\. Did you mean "on"\?/,
  },
  {
    name: 'a text for a number',
    change: ['"transactionsMinutes": 5', '"transactionsMinutes": "5"'],
    at: '"5"',
    pointer: '/cache/transactionsMinutes',
    message: /"5" is a text; a whole number is expected/,
  },
  {
    name: 'null for a text',
    change: ['"name": "Testland"', '"name": null'],
    at: 'null',
    pointer: '/name',
    message: /null is null; a text is expected/,
  },
  {
    name: 'a number for a text that may be null',
    change: ['"apple": "https://apps.sorvia.example/bg/ios"', '"apple": 5'],
    at: '5,\n    "googlePlay"',
    pointer: '/stores/apple',
    message: /5 is a number; a text or null is expected/,
  },
  {
    name: 'a rate of zero',
    change: ['"rate": 1.95583', '"rate": 0'],
    at: '0\n',
    pointer: '/currency/secondary/rate',
    message: /too small; it must be more than 0/,
  },
  {
    name: 'a negative rate',
    change: ['"rate": 1.95583', '"rate": -1'],
    at: '-1',
    pointer: '/currency/secondary/rate',
    message: /-1 is too small/,
  },
  {
    name: 'a duration out of bounds',
    change: ['"transactionsMinutes": 5', '"transactionsMinutes": 1000000000'],
    at: '1000000000',
    pointer: '/cache/transactionsMinutes',
    message: /too large; 60 is the most allowed/,
  },
  {
    name: 'a name that is too long',
    change: ['Testland', 'T'.repeat(41)],
    at: `"${'T'.repeat(41)}`,
    pointer: '/name',
    message: /too long; at most 40 characters/,
  },
  {
    name: 'no language',
    change: ['["en", "uk"]', '[]'],
    at: '[]',
    pointer: '/languages',
    message: /too few entries; at least one entry/,
  },
  {
    name: 'a language twice',
    change: ['["en", "uk"]', '["en", "en"]'],

    pointer: '/languages',
    message: /Entries 1 and 2 are the same/,
  },
  {
    name: 'a colour that breaks out of CSS [X5]',
    change: ['#0C7A5B', 'red;}body{background:url(//evil)'],
    at: '"red;}',
    pointer: '/theme/brand',
    message: /does not fit here\. Six-digit hexadecimal colour\. For example "#0C7A5B"/,
  },
  {
    name: 'a reserved code [T2]',
    change: ['"code": "xx"', '"code": "login"'],
    at: '"login"',
    pointer: '/code',
    message: /"login" is reserved/,
  },
  {
    name: 'a code in capitals [T2]',
    change: ['"code": "xx"', '"code": "XX"'],
    at: '"XX"',
    pointer: '/code',
    message: /two to twelve lower-case letters/,
  },
];

const references: readonly Refusal[] = [
  {
    name: 'a screen that does not exist',
    change: ['"ourNetwork": "myCardAcceptance"', '"ourNetwork": "myCardAceptance"'],
    at: '"myCardAceptance"',
    pointer: '/navigation/ourNetwork',
    message: /no screen "myCardAceptance"\. Did you mean "myCardAcceptance"\?/,
  },
  {
    name: 'a screen that does not exist in a rule',
    change: ['"myCardTransactions"', '"nowhere"'],
    pointer: '/navigation/hideRules/0/screens/0',
    message: /no screen "nowhere"/,
  },
  {
    name: 'a language without a words file',
    change: ['["en", "uk"]', '["en", "fr"]'],
    at: '"fr"',
    pointer: '/languages/1',
    message: /no words file languages\/fr\.json; there are en, uk/,
  },
  {
    name: 'a draft language without a words file',
    change: ['"languages": ["en", "uk"],', '"languages": ["en", "uk"],\n  "draftLanguages": ["fr"],'],
    at: '"fr"',
    pointer: '/draftLanguages/0',
    message: /no words file languages\/fr\.json; there are en, uk/,
  },
  {
    name: 'a language that is offered and a draft',
    change: ['"languages": ["en", "uk"],', '"languages": ["en"],\n  "draftLanguages": ["en" ],'],
    at: '"en" ]',
    pointer: '/draftLanguages/0',
    message: /"en" stands in \/languages already/,
  },
  {
    name: 'a product without a name',
    change: ['"products.gift"', '"products.gifts"'],
    pointer: '/card/products/gift/nameKey',
    message:
      /no text "products\.gifts" in languages\/en\.json, languages\/uk\.json\. Did you mean "products\.gift"\?/,
  },
  {
    name: 'a banner that is not in every language',
    change: ['"en": "Lunch",\n          "uk": "Обід"', '"en": "Lunch"'],
    at: '{\n          "en": "Lunch"',
    pointer: '/home/banners/0/title',
    message: /missing in the language "uk"/,
  },
  {
    name: 'own words that replace nothing',
    change: ['"home.title"', '"home.titel"'],
    pointer: '/words/en/home.titel',
    message: /no built-in text "home\.titel" to replace\. Did you mean "home\.title"\?/,
  },
  {
    name: 'a time zone that does not exist',
    change: ['Europe/Sofia', 'Europe/Sofja'],
    at: '"Europe/Sofja',
    pointer: '/timeZone',
    message: /no time zone\. Did you mean "Europe\/Sofia"\?/,
  },
  {
    name: 'a currency that does not exist',
    change: ['"code": "BGN"', '"code": "QQQ"'],
    at: '"QQQ"',
    pointer: '/currency/code',
    message: /"QQQ" is no currency of ISO 4217/,
  },
  {
    name: 'a variable that is not set',
    change: ['"rootUrl": "${SANDBOX_URL}/${TENANT}/gateway/v1"', '"rootUrl": "${NOWHERE_URL}/v1"'],
    at: '"${NOWHERE_URL}',
    pointer: '/connections/dev/gateway/rootUrl',
    message: /environment variable NOWHERE_URL is not set/,
  },
  {
    name: 'a variable that is none',
    change: ['"rootUrl": "${SANDBOX_URL}/${TENANT}/gateway/v1"', '"rootUrl": "${sandbox url}/v1"'],
    at: '"${sandbox url}',
    pointer: '/connections/dev/gateway/rootUrl',
    message: /is no variable/,
  },
  {
    name: 'a gateway by http on another machine [H5]',
    change: ['"rootUrl": "${SANDBOX_URL}/${TENANT}/gateway/v1"', '"rootUrl": "http://api.example/v1"'],
    at: '"http://api.example',
    pointer: '/connections/dev/gateway/rootUrl',
    message: /is not https/,
  },
  {
    name: 'an unsafe address of another environment',
    change: ['https://api.example/v1', 'http://api.example/v1'],
    at: '"http://api.example',
    pointer: '/connections/prod/gateway/rootUrl',
    message: /is not https/,
  },
  {
    name: 'an address with a query',
    change: ['https://api.example/v1', 'https://api.example/v1?a=b'],
    at: '"https://api.example',
    pointer: '/connections/prod/gateway/rootUrl',
    message: /"\?" or "#"/,
  },
  {
    name: 'a brand colour that is no key of the theme',
    change: ['"brand":', '"brandd":'],
    at: '"brandd"',
    pointer: '/theme/brandd',
    message: /Did you mean "brand"\?/,
  },
];

/** Beside a valid key of the file, further ones. */
const AFTER_NAME = '"name": "Testland",';
const added = (text: string): readonly [string, string] => [AFTER_NAME, `${AFTER_NAME}\n  ${text},`];
/** The first of the environments beside dev. */
const TEST_ISSUER = '"authority": "${SSO_AUTHORITY}"';

/** Of the right form each, and yet what nobody can have meant. */
const meanings: readonly Refusal[] = [
  {
    name: 'a blank text [USE-10]',
    change: ['"brandName": "Sorvia"', '"brandName": "   "'],
    at: '"   "',
    pointer: '/theme/brandName',
    message: /This text is blank/,
  },
  {
    name: 'a text of what has no width, in one language',
    change: ['"uk": "Обід"', '"uk": "\u200b"'],
    at: '"\u200b"',
    pointer: '/home/banners/0/title/uk',
    message: /This text is blank/,
  },
  {
    name: 'a variable where none is filled in',
    change: [FIRST_LINK, '"https://www.sorvia.example/${TENANT}"'],
    pointer: '/links/corporate',
    message: /"\$\{TENANT\}" is filled in under connections only/,
  },
  {
    name: 'one mark for decimals and thousands',
    change: added('"money": { "decimal": ",", "grouping": "," }'),
    at: '"," },',
    pointer: '/money/grouping',
    message: /"," is the decimal mark already: "1,234,50" would be read in two ways/,
  },
  {
    name: 'a thousands point beside the decimal point that is not written',
    change: added('"money": { "grouping": "." }'),
    at: '"." },',
    pointer: '/money/grouping',
    message: /"\." is the decimal mark already/,
  },
  {
    name: 'more decimals than arrive',
    change: ['"symbol": "лв.",\n', '"symbol": "лв.",\n    "shownDecimals": 3,\n'],
    at: '3,\n',
    pointer: '/currency/shownDecimals',
    message: /arrive with 2 decimals, so 3 cannot be shown; allowed are 0 to 2, or null for all/,
  },
  {
    name: 'a symbol beside the number that ends in its decimal mark',
    change: ['"symbol": "лв.",\n', '"symbol": "Fr.",\n'],
    also: added('"money": { "position": "before", "space": "none" }'),
    at: '"Fr."',
    pointer: '/currency/symbol',
    message: /"Fr\.5" would be read in two ways: set money\.space to "noBreak" or "narrow"/,
  },
  {
    name: 'a symbol that begins with the mark between thousands',
    change: ['"symbol": "лв.",\n', '"symbol": "’лв.",\n'],
    also: added('"money": { "grouping": "’", "space": "none" }'),
    at: '"’лв."',
    pointer: '/currency/symbol',
    message: /"5’лв\." would be read in two ways/,
  },
  {
    name: 'a second symbol with a digit beside the number',
    change: ['"symbol": "€"', '"symbol": "2€"'],
    at: '"2€"',
    pointer: '/currency/secondary/symbol',
    message: /"2€" has a digit beside the number/,
  },
  {
    name: 'a symbol with a minus',
    change: ['"symbol": "лв.",\n', '"symbol": "-лв.",\n'],
    at: '"-лв."',
    pointer: '/currency/symbol',
    message: /holds a minus or a plus, so that nobody could tell a payment from a credit/,
  },
  {
    name: 'days of a language that is not offered',
    change: added('"formats": { "ja": { "days": "numeric" } }'),
    at: '"ja": {',
    pointer: '/formats/ja',
    message: /The language "ja" is not offered here; languages are/,
  },
  {
    name: 'days in the language of another country',
    change: added('"formats": { "en": { "locale": "de-CH" } }'),
    at: '"de-CH"',
    pointer: '/formats/en/locale',
    message: /"de-CH" is no form of "en": days would be in another language than the page/,
  },
  {
    name: 'days of a country that there is not',
    change: added('"formats": { "en": { "locale": "en-QX" } }'),
    at: '"en-QX"',
    pointer: '/formats/en/locale',
    message: /Nobody knows how days are written in "en-QX"; a form that is known is "en"/,
  },
  {
    name: 'digits that there are not',
    change: added('"formats": { "en": { "digits": "arabic" } }'),
    at: '"arabic"',
    pointer: '/formats/en/digits',
    message: /"arabic" is no numbering system with ten digits .*Did you mean "arab"\?/,
  },
  {
    name: 'a pattern of days that nobody writes',
    change: added('"formats": { "en": { "days": "YYYY/DD/MM" } }'),
    at: '"YYYY/DD/MM"',
    pointer: '/formats/en/days',
    message: /"YYYY\/DD\/MM" is not allowed; allowed are "words", "numeric", "DD\/MM\/YYYY"/,
  },
  {
    name: 'one parameter for two values of a link in a mail',
    change: added('"mailLinks": { "parameters": { "email": "key", "code": "key" } }'),
    at: '"key" } }',
    pointer: '/mailLinks/parameters/code',
    message: /"key" is the parameter of the email address already/,
  },
  ...['lost', 'Stolen', 'damaged'].map((reason) => ({
    name: `a temporary block for the reason "${reason}" [API-41]`,
    change: added(`"blocking": { "temporaryReason": "${reason}" }`),
    at: `"${reason}"`,
    pointer: '/blocking/temporaryReason',
    message: /blocks a card for good; a temporary block needs a reason of its own/,
  })),
  {
    name: 'one header for the id and the secret, in another case',
    change: [
      '"clientSecret": "XX_GATEWAY_CLIENT_SECRET"',
      '"clientSecret": "XX_GATEWAY_CLIENT_SECRET", "clientSecretHeader": "Client_Id"',
    ],
    at: '"Client_Id"',
    pointer: '/connections/dev/gateway/clientSecretHeader',
    message: /"Client_Id" is the header of the client id already/,
  },
  ...['ZZ', 'EU', 'UN', 'XA', 'QO'].map((code) => ({
    name: `the country ${code}, which is none`,
    change: added(`"address": { "defaultCountry": "${code}" }`),
    at: `"${code}"`,
    pointer: '/address/defaultCountry',
    message: /is no country of ISO 3166/,
  })),
  {
    name: 'a choice of country that is none',
    change: added('"forms": { "registration": { "country": { "options": ["BG", "Romania"] } } }'),
    at: '"Romania"',
    pointer: '/forms/registration/country/options/1',
    message: /"Romania" is no country of ISO 3166/,
  },
  {
    name: 'a preferred country without a prefix',
    change: added('"phone": { "preferredCountry": "AQ" }'),
    at: '"AQ"',
    pointer: '/phone/preferredCountry',
    message: /"AQ" is no country with a prefix of its own/,
  },
  {
    name: 'a prefix of no country, chosen at first',
    change: added('"phone": { "defaultPrefix": "+999" }'),
    at: '"+999"',
    pointer: '/phone/defaultPrefix',
    message: /"\+999" is the prefix of no country/,
  },
  {
    name: 'digits for a prefix of no country',
    change: added('"phone": { "lengthRestrictions": { "+8": 9 } }'),
    at: '9 } }',
    pointer: '/phone/lengthRestrictions/+8',
    message: /"\+8" is the prefix of no country/,
  },
  {
    name: 'an own field that the form has',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "password", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "tax_number" }] } }',
    ),
    at: '"password", "kind"',
    pointer: '/forms/registration/extra/0/name',
    message: /^The form has a field "password" already; call this one otherwise/,
  },
  {
    name: 'an own field that is sent as another one is',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "birth_date" }] } }',
    ),
    at: '"birth_date"',
    pointer: '/forms/registration/extra/0/sentAs',
    message: /^The portal sends "birth_date" already, with a value of its own/,
  },
  {
    name: 'an own field that the profile reads already',
    change: added(
      '"forms": { "personalInfo": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "pending_email" }] } }',
    ),
    at: '"pending_email"',
    pointer: '/forms/personalInfo/extra/0/sentAs',
    message: /^The portal sends "pending_email" already/,
  },
  {
    name: 'two own fields of one name',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "tax_number" }, { "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "vat_number" }] } }',
    ),
    at: '"taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "vat',
    pointer: '/forms/registration/extra/1/name',
    message: /^Another field of this list is called "taxNumber" already/,
  },
  {
    name: 'two own fields that are sent as one',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "tax_number" }, { "name": "vatNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "tax_number" }] } }',
    ),
    at: '"tax_number" }] }',
    pointer: '/forms/registration/extra/1/sentAs',
    message: /^Another field of this list is sent as "tax_number" already/,
  },
  {
    name: 'an own field after one that is not there',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "after": "postlCode", "sentAs": "tax_number" }] } }',
    ),
    at: '"postlCode"',
    pointer: '/forms/registration/extra/0/after',
    message: /^The form has no field "postlCode" before this one\. Did you mean "postalCode"/,
  },
  {
    name: 'eleven own fields',
    change: added(
      `"forms": { "contact": { "extra": [${Array.from(
        { length: 11 },
        (_, index) =>
          `{ "name": "own${'ABCDEFGHIJK'[index]}", "kind": "text", "label": { "en": "x", "uk": "y" }, "sentAs": "own_${index}" }`,
      ).join()}] } }`,
    ),
    at: '[{ "name": "ownA"',
    pointer: '/forms/contact/extra',
    message: /^A form takes 10 fields of a country's own, and these are 11\.$/,
  },
  {
    name: 'a choice without options',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "choice", "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "tax_number" }] } }',
    ),
    at: '"choice"',
    pointer: '/forms/registration/extra/0/kind',
    message: /^A choice needs options, for example/,
  },
  {
    name: 'options of what is typed',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "options": [{ "value": "a", "label": { "en": "A", "uk": "А" } }], "sentAs": "tax_number" }] } }',
    ),
    at: '[{ "value"',
    pointer: '/forms/registration/extra/0/options',
    message: /^Options belong to the kind "choice", not to "digits"/,
  },
  {
    name: 'a bound of what is ticked',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "checkbox", "maxLength": 9, "label": { "en": "Tax number", "uk": "Номер" }, "sentAs": "tax_number" }] } }',
    ),
    at: '9,',
    pointer: '/forms/registration/extra/0/maxLength',
    message: /^Nothing is typed into a field of the kind "checkbox"/,
  },
  {
    name: 'an own field whose least is more than its most',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "minLength": 9, "maxLength": 8, "sentAs": "tax_number" }] } }',
    ),
    at: '9, "maxL',
    pointer: '/forms/registration/extra/0/minLength',
    message: /^The least, 9, is more than the most, 8/,
  },
  {
    name: 'an own field without a label in one language',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number" }, "sentAs": "tax_number" }] } }',
    ),
    at: '{ "en": "Tax number" }',
    pointer: '/forms/registration/extra/0/label',
    message: /^This text is missing in the language "uk"/,
  },
  {
    name: 'an own field that browsers would fill with a card',
    change: added(
      '"forms": { "registration": { "extra": [{ "name": "taxNumber", "kind": "digits", "label": { "en": "Tax number", "uk": "Номер" }, "autocomplete": "cc-number", "sentAs": "tax_number" }] } }',
    ),
    at: '"cc-number"',
    pointer: '/forms/registration/extra/0/autocomplete',
    message: /is not allowed; allowed are "additional-name"/,
  },
  {
    name: 'a postal format that is a pattern',
    change: added('"address": { "postalCodes": { "PL": "^[0-9]+$" } }'),
    at: '"^[0-9]+$"',
    pointer: '/address/postalCodes/PL',
    message: /does not fit here\. .*9 for a digit, A for a letter, X for either.* For example "99-999"\.$/,
  },
  {
    name: 'a postal format of no country',
    change: added('"address": { "postalCodes": { "XX": "9999" } }'),
    at: '"9999"',
    pointer: '/address/postalCodes/XX',
    message: /^"XX" is no country of ISO 3166\.$/,
  },
  {
    name: 'a second postal format for the same signs',
    change: added('"address": { "postalCodes": { "NL": ["9999 AA", "9999AA"] } }'),
    at: '"9999AA"',
    pointer: '/address/postalCodes/NL/1',
    message: /^"9999AA" is for the same letters and digits as "9999 AA", so it would never be taken\.$/,
  },
  {
    name: 'a postal format that the field does not take',
    change: added(
      '"validation": { "postalCode": { "max": 8 } },\n  "address": { "postalCodes": { "BR": "99999-999" } }',
    ),
    at: '"99999-999"',
    pointer: '/address/postalCodes/BR',
    message: /has 9 characters, but the field takes 8 at most: see validation\.postalCode\.max\.$/,
  },
  {
    name: 'a postal format that a rule of a form refuses',
    change: added(
      '"forms": { "registration": { "postalCode": { "rules": ["onlyDigits"] } } },\n  "address": { "postalCodes": { "NL": ["9999", "9999 AA"] } }',
    ),
    at: '"9999 AA"',
    pointer: '/address/postalCodes/NL/1',
    message: /"9999 AA" has more than digits in it, but a form has the rule "onlyDigits"/,
  },
  {
    name: 'first digits for a prefix of no country',
    change: added('"phone": { "shouldStartWith": { "+100": ["5"] } }'),
    at: '["5"]',
    pointer: '/phone/shouldStartWith/+100',
    message: /"\+100" is the prefix of no country/,
  },
  {
    name: 'more digits than the default mask of the prefix takes',
    change: added('"phone": { "lengthRestrictions": { "+48": [9, 11] } }'),
    at: '[9, 11]',
    pointer: '/phone/lengthRestrictions/+48',
    message: /^11 digits are asked for, but the mask "999 999 999" takes 9 only\.$/,
  },
  {
    name: 'a range of digits that ends before it begins',
    change: added('"phone": { "lengthRestrictions": { "+49": { "min": 11, "max": 7 } } }'),
    at: '11, "max"',
    pointer: '/phone/lengthRestrictions/+49/min',
    message: /^The least, 11, is more than the most, 7\.$/,
  },
  {
    name: 'a number of digits that is none',
    change: added('"phone": { "lengthRestrictions": { "+49": "9" } }'),
    at: '"9"',
    pointer: '/phone/lengthRestrictions/+49',
    message: /a whole number or a list in \[ \] or a block in \{ \} or null/,
  },
  {
    name: 'a mask for numbers that the rules do not take',
    change: added(
      '"phone": { "lengthRestrictions": { "+55": [10, 11] }, "masks": { "+55": ["99 99 99", "99 99999 9999"] } }',
    ),
    at: '"99 99 99"',
    pointer: '/phone/masks/+55/0',
    message: /^The mask is for 6 digits, but after this prefix a number has 10 or 11\.$/,
  },
  {
    name: 'a mask that is longer than any number',
    change: added(
      '"phone": { "lengthRestrictions": { "+965": 8 }, "masks": { "+965": ["9999 9999", "99999 99999"] } }',
    ),
    at: '"99999 99999"',
    pointer: '/phone/masks/+965/1',
    message: /^The mask is for 10 digits, but after this prefix a number has 8\.$/,
  },
  {
    name: 'a longer mask before a shorter one',
    change: added('"phone": { "masks": { "+55": ["99 99999 9999", "99 9999 9999"] } }'),
    at: '"99 9999 9999"] }',
    pointer: '/phone/masks/+55/1',
    message: /^The mask is for 10 digits, and the one before it for 11\. The shortest mask is the first/,
  },
  {
    name: 'a mask for a prefix of no country',
    change: added('"phone": { "masks": { "+100": "999 999 999" } }'),
    at: '"999 999 999"',
    pointer: '/phone/masks/+100',
    message: /"\+100" is the prefix of no country/,
  },
  {
    name: 'a link to a page of the portal that is not there',
    change: [FIRST_LINK, '"/xx/nowhere"'],
    pointer: '/links/corporate',
    message: /is no page of the portal: no screen has the path "nowhere"/,
  },
  {
    name: 'a link to such a page in one language',
    change: [FIRST_LINK, '"/xx/uk/account/all?a=b#c"'],
    pointer: '/links/corporate',
    message: /no screen has the path "account\/all"/,
  },
  ...['https://localhost/sso', 'https://127.0.0.2/sso', 'https://[::1]/sso', 'https://sso.localhost'].map(
    (address) => ({
      name: `${address} outside dev, where browsers of others go`,
      change: [TEST_ISSUER, `"authority": "${address}"`] as const,
      at: `"${address}"`,
      pointer: '/connections/test/sso/authority',
      message: /leads to the machine of whoever opens the page; only dev may have that/,
    }),
  ),
];

const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\\\evil.example',
  '\\\\\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user:secret@evil.example',
  'https://user@evil.example',
  'http://evil.example',
  'http://localhost.evil.example',
  'ftp://evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'evil.example',
  'mailto:',
  'mailto:a@b@c',
  'tel:call-me',
  'https://evil.example/\\u0000',
  'https://evil.example/ x',
] as const;

const safeLinks = [
  'https://www.example/a?b=c#d',
  'http://localhost:4100/x',
  'http://127.0.0.1/x',
  'http://[::1]:80/x',
  'mailto:help@sorvia.example?subject=Card',
  'tel:+35924001234',
  '/legal',
  '/xx/',
  '/xx/account',
  '/xx/uk/accessibility#names',
  '/xx/my-cards/card-details/1/transactions',
  '/xx/login/back',
  '/other/page',
] as const;

function expectRefusal({ change: [from, to], also: [other, another] = ['', ''], ...refusal }: Refusal) {
  const { pointer, message, at = to } = refusal;
  const text = TENANT_TEXT.replace(from, () => to).replace(other, () => another);
  expect(text).not.toBe(TENANT_TEXT);
  const found = problemsOf(text).filter((problem) => problem.pointer === pointer);
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toMatch(message);
  expect({ line: found[0]?.line, column: found[0]?.column }).toEqual(placeOf(text, at));
}

describe('a tenant file is refused with line, column and pointer for', () => {
  it.each(structure)('$name', expectRefusal);
  it.each(references)('$name', expectRefusal);
  it.each(meanings)('$name', expectRefusal);

  it.each([
    'identifier',
    'languages',
    'name',
    'theme',
    'currency',
    'card',
    'links',
    'stores',
    'connections',
    'code',
  ])('a missing %s, by its name [CFG-49]', (key) => {
    const { [key]: _, ...rest } = JSON.parse(TENANT_TEXT);
    const problems = problemsOf(JSON.stringify(rest, null, 2));
    expect(problems).toEqual([
      {
        file: 'xx.json',
        line: 1,
        column: 1,
        pointer: `/${key}`,
        rule: 'required',
        message: `The key "${key}" is missing.`,
      },
    ]);
  });

  it.each(hostileLinks)('the link %s [X2]', (link) => {
    const text = TENANT_TEXT.replace(FIRST_LINK, () => `"${link}"`);
    const problems = problemsOf(text);
    expect(problems.length).toBeGreaterThanOrEqual(1);
    expect(new Set(problems.map(({ pointer }) => pointer))).toEqual(new Set(['/links/corporate']));
    expect(problems[0]?.line).toBe(placeOf(text, `"${link}"`).line);
  });

  it.each(safeLinks)('but accepts the link %s [X2]', (link) => {
    expect(() => problemsOf(TENANT_TEXT.replace(FIRST_LINK, `"${link}"`))).toThrow('The file was accepted.');
  });

  it('a link to this machine, outside dev [X2]', () => {
    const text = TENANT_TEXT.replace(FIRST_LINK, '"http://localhost:4100/x"');
    const found = problemsOf(text, { environment: 'uat' }).filter(({ rule }) => rule === 'link');
    expect(found.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/links/corporate', '"http://localhost:4100/x" leads to the machine of whoever follows it.'],
    ]);
  });

  it.each([
    ['a thousands mark of a space', '"money": { "decimal": ",", "grouping": " " }'],
    ['the country XK', '"phone": { "preferredCountry": "XK" }'],
    [
      'fewer decimals than arrive',
      '"money": { "grouping": "narrow", "space": "narrow", "sign": "afterNumber" }',
    ],
    ['Arabic digits', '"formats": { "en": { "digits": "arab", "locale": "en-US", "hours": "h12" } }'],
    ['a country without people', '"address": { "defaultCountry": "AQ" }'],
    ['a temporary reason of its own', '"blocking": { "temporaryReason": "misplaced" }'],
  ])('but accepts %s', (_, option) => {
    const [from, to] = added(option);
    expect(() => problemsOf(TENANT_TEXT.replace(from, to))).toThrow('The file was accepted.');
  });
});
