// Over 250 lines: one table of refusals, a row each.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { placeOf, problemsOf, TENANT_TEXT } from './support/compileText.ts';

interface Refusal {
  readonly name: string;
  /** What is replaced in the valid file, and by what. */
  readonly change: readonly [string, string];
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
] as const;

function expectRefusal({ change: [from, to], pointer, message, at = to }: Refusal) {
  const text = TENANT_TEXT.replace(from, () => to);
  expect(text).not.toBe(TENANT_TEXT);
  const found = problemsOf(text).filter((problem) => problem.pointer === pointer);
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toMatch(message);
  expect({ line: found[0]?.line, column: found[0]?.column }).toEqual(placeOf(text, at));
}

describe('a tenant file is refused with line, column and pointer for', () => {
  it.each(structure)('$name', expectRefusal);
  it.each(references)('$name', expectRefusal);

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
});
