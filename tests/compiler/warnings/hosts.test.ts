/**
 * What is doubted of hosts, links, money, own words, consents and keys: allowed, and yet likely a mistake. Over 250 lines:
 * tables of values, a row each.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownersOfSymbol } from '../../../compiler/warnings/currencySymbols.ts';
import {
  doubtBesideOthers,
  hostOfLink,
  listLinks,
  pathCodeOf,
} from '../../../compiler/warnings/foreignLinks.ts';
import { isIgnored, warnIgnored, warnIgnoredFiles } from '../../../compiler/warnings/ignoredFiles.ts';
import { findLookAlike } from '../../../compiler/warnings/lookAlikeHost.ts';
import { bankDigits, shownDigits } from '../../../compiler/warnings/minorUnits.ts';
import { isPrivateHost } from '../../../compiler/warnings/privateHost.ts';
import { isHostOnly } from '../../../compiler/warnings/valueWarning.ts';
import { warnConsent } from '../../../compiler/warnings/warnConsent.ts';
import { hostOf, warnHosts } from '../../../compiler/warnings/warnHosts.ts';
import { warnSameCredentials, warnSecretFields } from '../../../compiler/warnings/warnKeys.ts';
import { warnMinorUnits, warnSymbol } from '../../../compiler/warnings/warnMoney.ts';
import { warnUnusedWords } from '../../../compiler/warnings/warnUnusedWords.ts';
import { findingsOf, TAKEN_OUT } from '../support/findingsOf.ts';

describe('a private host', () => {
  it.each([
    '10.1.2.3',
    '192.168.0.1',
    '169.254.1.1',
    '172.16.0.1',
    '172.20.0.1',
    '172.29.0.1',
    '172.30.0.1',
    '172.31.0.1',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fe80::1]',
    'printer.local',
    'a.internal',
    'a.lan',
    'a.intranet',
    'a.corp',
    'a.home.arpa',
  ])('is %s', (host) => expect(isPrivateHost(host)).toBe(true));

  it.each([
    '110.1.2.3',
    '192.169.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '11.10.0.1',
    '[2001:db8::fd00]',
    '[fe00::1]',
    'local',
    'a.local.example',
    'alocal',
    'a.home.arpax',
  ])('is not %s', (host) => expect(isPrivateHost(host)).toBe(false));
});

describe('a host that looks like another', () => {
  const seen = (name: string, ...plain: readonly string[]) =>
    findLookAlike(new URL(`https://${name}`).hostname, new Set(plain));

  it.each([
    ['sorviа.example', 'mixes Latin and Cyrillic letters'],
    ['a.αб.example', 'mixes Cyrillic and Greek letters'],
    ['сorvia.example', 'mixes Latin and Cyrillic letters'],
    ['сосо.example', 'looks like coco.example and is written in Cyrillic letters'],
    ['www.сосо.example', 'looks like www.coco.example and is written in Cyrillic letters'],
    ['οκ.example', 'looks like ok.example and is written in Greek letters'],
    ['հո.example', 'looks like hn.example and is written in Armenian letters'],
  ])('is %s: it %s', (name, why) => expect(seen(name)).toEqual({ shown: name, why }));

  it('is one that the file names as well', () => {
    expect(seen('sørvia.example', 'sorvia.example')).toEqual({
      shown: 'sørvia.example',
      why: 'looks like sorvia.example, which this file names as well',
    });
    expect(seen('sörvia.example', 'sorvia.example')?.why).toBe(
      'looks like sorvia.example, which this file names as well',
    );
    expect(seen('sørvia.example')).toBeNull();
  });

  it.each(['sorvia.example', 'axn--a.example', 'жук.example', 'сосо.укр', '例え.example'])(
    'is not %s',
    (name) => expect(seen(name)).toBeNull(),
  );

  it('is none where it cannot be shown', () => {
    expect(findLookAlike('xn--a.example', new Set(['a.example', '']))).toBeNull();
  });
});

describe('the host of a value', () => {
  it.each([
    ['link', '/a', 'https://X.example/a', 'x.example'],
    ['address', '/a', 'https://x.example:80/a', 'x.example'],
    ['origin', '/a', 'https://x.example', 'x.example'],
    ['link', '/a', 'mailto:ana@x.example?subject=b', 'x.example'],
    ['link', '/a', 'MAILTO:ana@X.example', 'x.example'],
    [null, '/hosts/singleTenant/0', 'x.example', 'x.example'],
    [null, '/a', 'https://x.example', null],
    [null, '/x/hosts/', 'x.example', null],
    ['link', '/a', '/account', null],
    ['link', '/a', 'tel:1', null],
    ['link', '/a', 'amailto:b@c', null],
    ['link', '/a', 7, null],
    ['address', '/a', 'https://$%7BHOST%7D/', null],
  ])('of the kind %s at %s, %j, is %s', (kind, pointer, value, host) =>
    expect(hostOf(kind, pointer, value)).toBe(host),
  );

  const warned = (pointer: string, value: string, ...plain: readonly string[]) =>
    warnHosts(
      { pointer, value, kind: 'link', isChoice: false, isOwn: false },
      { languages: [], plainHosts: new Set(plain) },
    ).map(({ rule, message }) => [rule, message]);
  const isPrivate = (host: string) => [
    'private-host',
    `The host ${host} is of a private network: card holders do not reach it.`,
  ];
  const noName = (host: string) => [
    'private-host',
    `"${host}" is no host name of a portal that people know: it is a number, one machine, or a whole domain.`,
  ];

  it('is doubted where nobody reaches it', () => {
    expect(warned('/links/a', 'https://10.0.0.1/')).toEqual([isPrivate('10.0.0.1')]);
    expect(warned('/connections/prod/a', 'https://a.corp/')).toEqual([isPrivate('a.corp')]);
    expect(warned('/connections/dev/a', 'https://a.corp/')).toEqual([]);
    expect(warned('/connections/prod/gateway/rootUrl', 'https://a.corp/')).toEqual([]);
    expect(warned('/links/a', '/account')).toEqual([]);
    expect(warned('/links/a', 'https://x.example/')).toEqual([]);
  });

  it.each([
    '192.0.2.1',
    'portal',
    'co.uk',
    'ac.uk',
    'com.br',
    'edu.pl',
    'gov.pl',
    'mil.pl',
    'net.pl',
    'org.pl',
  ])('is none of a portal: %s', (host) => {
    expect(warned('/hosts/singleTenant/0', host)).toEqual([noName(host)]);
    expect(warned('/links/a', `https://${host}`)).toEqual([]);
  });

  it.each(['x.example', 'co.example', 'bbc.co.uk', '1.example', 'xco.uk'])('may be %s', (host) =>
    expect(warned('/hosts/singleTenant/0', host)).toEqual([]),
  );

  it('is doubted where people take it for another', () => {
    const [found] = warnHosts(
      { pointer: '/a', value: 'https://сосо.example', kind: 'link', isChoice: false, isOwn: false },
      { languages: [], plainHosts: new Set() },
    );
    expect(found).toEqual({
      pointer: '/a',
      rule: 'look-alike',
      message:
        'The host xn--n1aaa4c.example is shown as "сосо.example", which looks like coco.example and is written in Cyrillic letters.'.replace(
          'xn--n1aaa4c.example',
          new URL('https://сосо.example').hostname,
        ),
    });
  });

  it.each([
    ['/connections/dev/gateway', true],
    ['/connections/dev/gateway/clientId', true],
    ['/connections/dev/gateways', false],
    ['/connections/dev/a/gateway', false],
    ['/x/connections/dev/gateway', false],
  ])('at %s is that of the host alone: %s', (pointer, expected) =>
    expect(isHostOnly(pointer)).toBe(expected),
  );
});

describe('a link beside other tenants', () => {
  const own = {
    code: 'bg',
    identifier: 'tenant:bg',
    hosts: { singleTenant: ['cards.sorvia.bg'], domainExtension: false, includeSubDomains: false },
  };
  const neighbours: Readonly<Record<string, readonly { code: string; file: string }[]>> = {
    'code hu': [{ code: 'hu', file: 'hu.json' }],
    'host karty.example': [
      { code: 'pl', file: 'pl.json' },
      { code: 'cz', file: 'cz.json' },
    ],
    'ending ro': [
      { code: 'ro', file: 'ro.json' },
      { code: 'md', file: 'md.json' },
    ],
    'identifier tenant:bg': [
      { code: 'rs', file: 'rs.json' },
      { code: 'me', file: 'me.json' },
    ],
  };
  const ask = (key: string) => (neighbours[key] ?? []).map((each) => ({ ...each, hosts: own.hosts }));
  const of = (link: string) =>
    doubtBesideOthers({ ...own, identifier: 'tenant:xx', links: [{ pointer: '/a', link }] }, ask);

  it.each([
    ['/hu/account', 'hu'],
    ['/hu', 'hu'],
    ['/hu?a', 'hu'],
    ['/hu#a', 'hu'],
    ['https://cards.sorvia.bg/hu/account', 'hu'],
    ['https://karty.example/', 'cz'],
    ['https://cards.sorvia.ro/a', 'ro'],
  ])('%s leads to the portal of %s', (link, code) => {
    const message = `${JSON.stringify(link)} leads to the portal of another tenant, "${code}".`;
    expect(of(link)).toEqual([{ pointer: '/a', rule: 'foreign-link', message }]);
  });

  it.each([
    '/bg/account',
    '/account/hu',
    'https://other.example/hu/account',
    'https://other.ro/',
    'https://cards.sorvia.md/',
    'hu/account',
  ])('%s leads to none', (link) => expect(of(link)).toEqual([]));

  it('has an identifier of its own', () => {
    expect(doubtBesideOthers({ ...own, links: [] }, ask)).toEqual([
      {
        pointer: '/identifier',
        rule: 'identifier',
        message:
          'The identifier "tenant:bg" is that of rs.json, me.json as well: the app backend takes the two for one tenant.',
      },
    ]);
  });

  it('is a path, or an address of the web', () => {
    const value = (link: unknown, kind = 'link') => ({
      pointer: '/a',
      value: link,
      kind,
      isChoice: false,
      isOwn: false,
    });
    const links = ['/a', 'https://x.example', 'http://x.example', 'mailto:a@b', 'x/a', 'ahttps:', 7].map(
      (each) => value(each),
    );
    expect(listLinks([...links, value('/b', 'text')]).map(({ link }) => link)).toEqual([
      '/a',
      'https://x.example',
      'http://x.example',
    ]);
    expect([hostOfLink('https://x.example/a'), hostOfLink('/a'), hostOfLink('a')]).toEqual([
      'x.example',
      null,
      null,
    ]);
    expect(['https://x.example/a/b', '/a/b', '/', 'https://x.example'].map(pathCodeOf)).toEqual([
      'a',
      'a',
      '',
      '',
    ]);
  });
});

describe('the decimals and the sign of a currency', () => {
  it.each([
    ['EUR', 2, 2],
    ['JPY', 0, 0],
    ['KWD', 3, 3],
    ['IQD', 0, 3],
    ['LBP', 0, 2],
    ['AFN', 0, 2],
    ['???', null, null],
  ])('%s has %s where software shows it, and %s where banks count', (code, shown, counted) => {
    expect([shownDigits(code), shownDigits(code), bankDigits(code)]).toEqual([shown, shown, counted]);
  });

  it.each('AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' '))(
    'of %s are two for banks',
    (code) => expect(bankDigits(code)).toBe(2),
  );

  const minor = (code: string, decimals: number, second?: object) =>
    findingsOf(warnMinorUnits, { currency: { code, decimals, secondary: second ?? null } });

  it('are those that amounts have', () => {
    expect([...minor('EUR', 2), ...minor('???', 5), ...minor('LBP', 0), ...minor('LBP', 2)]).toEqual([]);
    expect(minor('JPY', 2, { code: 'LBP', decimals: 1 })).toEqual([
      {
        pointer: '/currency/decimals',
        rule: 'minor-units',
        message: 'Amounts in JPY have 0 decimals (ISO 4217), not 2: 12345 would be shown as 123.45.',
      },
      {
        pointer: '/currency/secondary/decimals',
        rule: 'minor-units',
        message: 'Amounts in LBP have 0 or 2 decimals (ISO 4217), not 1: 12345 would be shown as 1234.5.',
      },
    ]);
  });

  it.each([
    ['€', 'EUR', ['en'], []],
    ['EUR', 'EUR', ['en'], []],
    ['лв.', 'BGN', ['bg'], []],
    ['лв', 'BGN', ['bg'], []],
    ['Kč', 'CZK', ['cs'], []],
    ['kč', 'CZK', ['cs'], []],
    ['Kč', 'EUR', ['cs'], ['CZK']],
    ['€', 'BGN', ['bg'], ['EUR']],
    ['points', 'EUR', ['en'], []],
    ['€', '???', ['en'], []],
    ['lei', 'MDL', ['ro'], []],
    ['€', 'BGN', ['zzz'], ['EUR']],
  ])('%s of %s in %j is that of %j', (symbol, code, languages, owners) => {
    expect(ownersOfSymbol(symbol, code, languages)).toEqual(owners);
  });

  it('is that of at most four others, and of one by name', () => {
    expect(ownersOfSymbol('$', 'EUR', ['en'])).toHaveLength(4);
    const of = (code: string, symbol: string, second: object | null = null) =>
      findingsOf(warnSymbol, { languages: ['bg'], currency: { code, symbol, secondary: second } });
    expect(of('BGN', 'лв.', { code: 'EUR', symbol: '€' })).toEqual([]);
    expect(of('BGN', '€', { code: 'EUR', symbol: 'лв.' })).toEqual([
      {
        pointer: '/currency/symbol',
        rule: 'symbol',
        message: '"€" is the sign of EUR; the currency is BGN.',
      },
      {
        pointer: '/currency/secondary/symbol',
        rule: 'symbol',
        message: '"лв." is the sign of BGN; the currency is EUR.',
      },
    ]);
  });
});

describe('own words that nobody sees', () => {
  const of = (contact: object, ...keys: readonly string[]) =>
    findingsOf(warnUnusedWords, {
      words: { en: Object.fromEntries(keys.map((key) => [key, 'a'])) },
      card: { products: { meal: { nameKey: 'products.meal' }, own: {} } },
      contact: {
        subjects: ['pin', { id: 'own' }],
        otherSubject: true,
        placeholderBySubject: true,
        ...contact,
      },
    }).map(({ pointer, message }) => [pointer, message]);
  const unused = (key: string, why: string) => [`/words/en/${key}`, `Nothing uses "${key}" here: ${why}.`];

  it.each([
    'products.meal',
    'products.unknown',
    'products.meal_one',
    'products.a.b',
    'products.',
    'contact.subjects.pin',
    'contact.subjects.own',
    'contact.subjects.other',
    'contact.placeholders.pin',
    'contact.placeholders.other',
    'xproducts.gift',
    'home.title',
  ])('are not those of %s', (key) => expect(of({}, key)).toEqual([]));

  it('are those of what the file does not name', () => {
    const product = 'no product of card.products has "products.gift" as its nameKey';
    const subject = 'contact.subjects does not name "gift"';
    expect(
      of({}, 'products.gift', 'products.gift_one', 'contact.subjects.gift', 'contact.placeholders.gift'),
    ).toEqual([
      unused('products.gift', product),
      unused('products.gift_one', product),
      unused('contact.subjects.gift', subject),
      unused('contact.placeholders.gift', subject),
    ]);
    expect(of({ placeholderBySubject: false }, 'contact.placeholders.pin', 'contact.subjects.pin')).toEqual([
      unused('contact.placeholders.pin', 'contact.placeholderBySubject is false'),
    ]);
    expect(of({ otherSubject: false }, 'contact.subjects.other', 'contact.placeholders.other')).toEqual([
      unused('contact.placeholders.other', 'contact.subjects does not name "other"'),
    ]);
  });

  it('can be taken out', () => {
    const parts = {
      words: { 'a/b': { 'products.x': 'a' } },
      card: { products: {} },
      contact: { subjects: [] },
    };
    expect(findingsOf(warnUnusedWords, parts)).toEqual([
      {
        pointer: '/words/a~1b/products.x',
        rule: 'words-unused',
        message:
          'Nothing uses "products.x" here: no product of card.products has "products.x" as its nameKey.',
        isAboutKey: true,
        mends: [TAKEN_OUT],
      },
    ]);
  });
});

describe('a connection that was copied by half', () => {
  const connection = { cookieConsent: null, tagManager: null, analytics: null, chat: null };
  const environments = (more: object) => ({
    dev: connection,
    test: { ...connection, ...more, cookieConsent: {} },
    uat: { ...connection, ...more },
    prod: connection,
  });

  it('waits for a consent that nobody can give', () => {
    const why = 'in uat: a consent is waited for, and cookieConsent is null there.';
    const connections = environments({ tagManager: {}, analytics: {}, chat: {} });
    expect(findingsOf(warnConsent, { connections })).toEqual([
      {
        pointer: '/connections/uat/tagManager',
        rule: 'consent',
        message: `The tag manager never loads ${why}`,
      },
      { pointer: '/connections/uat/analytics', rule: 'consent', message: `Analytics never load ${why}` },
      { pointer: '/connections/uat/chat', rule: 'consent', message: `The chat assistant never loads ${why}` },
    ]);
    expect(findingsOf(warnConsent, { connections: environments({}) })).toEqual([]);
  });

  it('has one key for two credentials', () => {
    const keys = (clientId: string, clientSecret: string) => ({ gateway: { clientId, clientSecret } });
    expect(
      findingsOf(warnSameCredentials, { connections: { dev: keys('A', 'B'), uat: keys('A', 'A') } }),
    ).toEqual([
      {
        pointer: '/connections/uat/gateway/clientSecret',
        rule: 'credentials',
        message: 'The client id has the same key: both would be one value.',
      },
    ]);
  });
});

describe('a field that asks for a secret', () => {
  const of = (name: string, sentAs: string, form = 'contact') =>
    findingsOf(warnSecretFields, {
      forms: { registration: {}, personalInfo: {}, contact: {}, [form]: { extra: [{ name, sentAs }] } },
    });

  it.each([
    'pin',
    'pinCode',
    'PAN',
    'cvv',
    'cvv2',
    'cvc',
    'cvc2',
    'card_number',
    'password',
    'passcode',
    'otp',
  ])('is told of: %s', (secret) => {
    const message = `"${secret}" sounds like a secret of a card or an account, which no form of the portal asks for.`;
    const at = (form: string, key: string) => [
      { pointer: `/forms/${form}/extra/0/${key}`, rule: 'asks-secret', message },
    ];
    expect(of(secret, 'a')).toEqual(at('contact', 'name'));
    expect(of('a', secret, 'registration')).toEqual(at('registration', 'sentAs'));
    expect(of(secret, secret, 'personalInfo')).toEqual(at('personalInfo', 'name'));
  });

  it.each(['spin', 'pinpoint', 'pan3', 'cvv3', 'taxNumber'])('is none by the name %s', (name) =>
    expect(of(name, name)).toEqual([]),
  );
});

describe('a file that nobody reads', () => {
  it.each([
    ['ro.JSON', true],
    ['ro.Json', true],
    ['ro.json', false],
    ['.ro.JSON', false],
    ['ro.JSON.txt', false],
    ['roJSON', false],
  ])('is %s: %s', (name, expected) => expect(isIgnored(name)).toBe(expected));

  it('is told of in each folder, with the name that is read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-ignored-'));
    try {
      for (const each of ['languages', 'groups', 'assets', 'c.JSON']) await mkdir(join(folder, each));
      for (const each of ['a.JSON', 'b.json', 'languages/en.Json', 'groups/eu.JSON', 'assets/x.JSON'])
        await writeFile(join(folder, each), '{}');
      const found = await warnIgnoredFiles(folder);
      expect(found.map(({ file }) => file)).toEqual(
        ['a.JSON', 'languages/en.Json', 'groups/eu.JSON'].map((each) => join(folder, each)),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(await warnIgnoredFiles(folder)).toEqual([]);
    expect(warnIgnored('x/ro.JSON')).toEqual({
      file: 'x/ro.JSON',
      line: 1,
      column: 1,
      pointer: '',
      rule: 'file-name',
      message: 'Nobody reads this file: its name ends in ".JSON". Call it "ro.json".',
    });
  });
});
