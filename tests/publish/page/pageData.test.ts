/** What pages tell their programs: of the tenant, of what to ask for early, and what home pages leave to a file. */
import { describe, expect, it } from 'vitest';
import { formAddresses } from '../../../compiler/compileForms.ts';
import { hashOf } from '../../../publish/page/hashOf.ts';
import { homeData, sharedData } from '../../../publish/page/homeData.ts';
import { pageData, preloadsOf, VERSION_PLACE } from '../../../publish/page/pageData.ts';
import { addressOf, readSources, startOf } from '../../../publish/page/siteSources.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PrerenderedPage } from '../../../runtime/tenant/pageData.ts';
import {
  aBuild,
  aWordsFile,
  hashOfLater,
  NOW,
  SCREENS,
  siteOptions,
  siteSources,
} from '../../support/aSite.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

const sources = siteSources();
const EN = `/static/words/en-${hashOfLater('{"en":1}')}.json`;
const UK = `/static/words/uk-${hashOfLater('{"uk":1}')}.json`;

describe('what a page says', () => {
  it('of a tenant: its languages by their own names, where their words and its forms are', () => {
    const tenant = aTenant();
    expect(pageData(sources, tenant, '/xx', 'uk')).toEqual({
      version: '3.11.0',
      build: 'built',
      base: '/xx',
      language: 'uk',
      tenant,
      tenantVersion: '@version-of-this',
      languageNames: { en: 'English', uk: 'Українська' },
      prerendered: null,
      words: { en: EN, uk: UK },
      forms: formAddresses(tenant),
      tenants: [],
    });
  });

  it('of none: every language, and no forms', () => {
    expect(pageData(sources, null, '', 'en')).toEqual({
      version: '3.11.0',
      build: 'built',
      base: '',
      language: 'en',
      tenant: null,
      tenantVersion: null,
      languageNames: { en: 'English', uk: 'Українська' },
      prerendered: null,
      words: { en: EN, uk: UK },
      forms: {},
      tenants: [],
    });
  });

  it('of a language that has no words: the name that English has, and no address', () => {
    const { languageNames, words } = pageData(sources, aTenant({ languages: ['uk', 'pl'] }), '', 'uk');
    expect([languageNames, words]).toEqual([
      { uk: 'Українська', pl: 'English' },
      { uk: UK, pl: '' },
    ]);
  });

  it('holds the place of its version by as many signs as that has', () =>
    expect([VERSION_PLACE, VERSION_PLACE.length]).toEqual(['@version-of-this', hashOf('').length]));
});

describe('what a page asks for early', () => {
  const later = EN.replace('.json', '-later.json');
  const preloads = (screens: readonly Manifest[], base = '/xx', changes = {}, tenant = aTenant()) =>
    preloadsOf(siteSources({ screens, ...changes }), tenant, base);
  const login = aScreen({ id: 'login', paths: ['login/*'], preload: ['login', 'accountHome'] });
  const account = aScreen({ id: 'accountHome', paths: ['account'] });
  const SCRIPTS = ['/static/login.css', '/static/shared.css', '/static/login.js'];

  it('is that of the screens to which people come from outside, and of no other', () => {
    expect(preloads(SCREENS)).toEqual({
      '/xx/login': [...SCRIPTS, later],
      '/xx/account-creation': [later],
      '/xx/app/activate': [later],
    });
  });

  it('is below no prefix on a host of one tenant', () =>
    expect(preloads([login], '')).toEqual({ '/login': [...SCRIPTS, later] }));

  it('leaves the later words where the screen says nothing of them', () =>
    expect(preloads([{ ...login, words: 'first' }])).toEqual({ '/xx/login': SCRIPTS }));

  it.each<[string, Partial<Manifest>, readonly string[]]>([
    ['a screen that is published as a page', { prerendered: 'page' }, []],
    ['a screen with a first look', { prerendered: 'firstLook' }, ['/xx/login']],
    ['a screen of a mailed link', { prerendered: 'mailedLink' }, ['/xx/login']],
    ['a screen that the tenant has not', { preload: ['login'], isOffered: () => false }, []],
  ])('of %s', (_, changes, addresses) => {
    expect(Object.keys(preloads([aScreen({ id: 'login', paths: ['login/*'], ...changes })]))).toEqual(
      addresses,
    );
  });

  it('is nothing of a screen that is not built', () => {
    const { load: _, ...unbuilt } = login;
    expect(preloads([unbuilt])).toEqual({});
  });

  it('comes with what the other screens need, in their order, each once', () => {
    const info = {
      styles: { login: ['/a.css', '/b.css'], accountHome: ['/b.css', '/c.css'] },
      screens: { login: ['/a.js'], accountHome: ['/a.js', '/c.js'] },
    };
    expect(preloads([login, account], '/xx', { build: aBuild({}, info) })).toEqual({
      '/xx/login': ['/a.css', '/b.css', '/c.css', '/a.js', '/c.js', later],
    });
  });

  it('has the forms of these screens, and the calls that they begin with', () => {
    const tenant = aTenant();
    const forms = formAddresses(tenant);
    const first = aScreen({
      id: 'registration',
      paths: ['account-creation'],
      prerendered: 'firstLook',
      preload: ['accountHome', 'help'],
      forms: { registrationPersonal: null, contact: 'screens.help' },
      early: ['cards'],
    });
    const screens = [first, { ...account, early: ['user', 'cards'] } satisfies Manifest];
    expect(preloads(screens, '/xx', { build: aBuild({}, { styles: {}, screens: {} }) }, tenant)).toEqual({
      '/xx/account-creation': [
        forms.registrationPersonal,
        forms.contact,
        '/xx/gateway/v1/users/{user}/cards?page_index=0&page_size=50',
        '/xx/gateway/v1/users/{user}',
        later,
      ],
    });
  });

  it('names the words of the tenant’s first language', () => {
    const tenant = aTenant({ languages: ['uk', 'en'] });
    expect(
      preloads([account, login], '', { build: aBuild({}, { styles: {}, screens: {} }) }, tenant),
    ).toEqual({
      '/login': [UK.replace('.json', '-later.json')],
    });
  });
});

describe('what a home page says', () => {
  const tenant = aTenant({ telemetry: 'on' });
  const page = pageData(sources, tenant, '/xx', 'en');
  const prerendered = { path: '/xx/', screen: 'home' } as Partial<PrerenderedPage> as PrerenderedPage;

  it('itself is what works before its application is there', () => {
    const { connection } = tenant;
    expect(homeData(page, tenant, prerendered)).toEqual({
      version: '3.11.0',
      base: '/xx',
      language: 'en',
      tenantVersion: '@version-of-this',
      tenant: {
        code: 'xx',
        environment: 'dev',
        telemetry: 'on',
        compatibility: { atLeast: '3.10.4', below: '4.0.0' },
        connection: {
          sso: { authority: connection.sso.authority, clientId: 'xx-portal' },
          cookieConsent: null,
          tagManager: null,
          analytics: null,
          chat: null,
        },
      },
      prerendered,
    });
  });

  it('in a file is the rest, alike in all languages and under a name of its own', () => {
    const { json, address } = sharedData(page);
    expect(JSON.parse(json)).toEqual({
      build: 'built',
      tenant,
      languageNames: page.languageNames,
      words: page.words,
      forms: page.forms,
      tenants: [],
    });
    expect(address).toBe(`/static/prerendered/${hashOf(json)}.json`);
    expect(sharedData({ ...pageData(sources, tenant, '', 'uk'), prerendered }).json).toBe(json);
  });
});

describe('what pages are made from', () => {
  it('holds the words by language and where they are, and no tenant', () => {
    const options = siteOptions({ tenants: [aTenant()] });
    const { tenants: _, ...rest } = options;
    expect(readSources(options)).toEqual({
      ...rest,
      words: new Map([...options.languages].map(([language, file]) => [language, file.words])),
      addresses: new Map([
        ['en', EN],
        ['uk', UK],
      ]),
    });
    expect(readSources(siteOptions({ languages: new Map([['en', aWordsFile('en', {})]]) })).now).toBe(NOW);
  });

  it.each([
    [
      'main',
      { entry: '/static/main.js', imports: ['/static/main-part.js'], styles: '/static/main.css' },
      'startMain()',
    ],
    ['home', { entry: '/static/home.js', imports: ['/static/home-part.js'], styles: null }, 'startHome()'],
  ] as const)('starts the program %s by its own script', (name, program, boot) =>
    expect(startOf(sources, name)).toEqual({ program, boot }),
  );

  it.each<[string, Manifest['paths'], string]>([
    ['/xx', ['account'], '/xx/account'],
    ['', ['login/*', 'other'], '/login'],
    ['/xx', [''], '/xx/'],
    ['/xx', ['*'], '/xx/*'],
    ['', ['a/*/b'], '/a/*/b'],
  ])('below %j %j is %s', (base, paths, address) => expect(addressOf(base, paths)).toBe(address));
});
