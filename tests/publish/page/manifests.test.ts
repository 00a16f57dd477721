/** What a home screen is told of a tenant, and what the switcher shows of it. */
import { describe, expect, it } from 'vitest';
import type { AppIcon } from '../../../publish/page/appIcons.ts';
import { summariseTenant } from '../../../publish/page/tenantSummary.ts';
import { MANIFEST, renderWebManifest } from '../../../publish/page/webManifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aWordsFile, siteSources } from '../../support/aSite.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

describe('what a home screen is told', () => {
  const icons: readonly AppIcon[] = [
    { src: '/static/icons/a-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  ];

  it('names the tenant, where it starts and how it is shown, as indented JSON that nothing may run in [LOV-70]', () => {
    const page = renderWebManifest(siteSources(), aTenant(), '/xx', icons);
    expect(page).toEqual({
      text: `{
  "id": "/xx/",
  "start_url": "/xx/account",
  "scope": "/xx/",
  "name": "Sorvia Testland",
  "short_name": "Sorvia",
  "description": "Lead",
  "lang": "en",
  "dir": "ltr",
  "display": "standalone",
  "theme_color": "#0C7A5B",
  "background_color": "#F3F8F6",
  "icons": [
    {
      "src": "/static/icons/a-192.png",
      "sizes": "192x192",
      "type": "image/png",
      "purpose": "any"
    }
  ]
}
`,
      type: 'application/manifest+json; charset=utf-8',
      policies: ["default-src 'none'; frame-ancestors 'none'"],
    });
    expect(MANIFEST).toBe('manifest.webmanifest');
  });

  const told = (changes: Parameters<typeof aTenant>[0], base = '/xx', sources = siteSources()) =>
    JSON.parse(renderWebManifest(sources, aTenant(changes), base, []).text);

  it.each([
    ['', { id: '/', scope: '/', start_url: '/account' }],
    ['/xx', { id: '/xx/', scope: '/xx/', start_url: '/xx/account' }],
  ])('is an app of its own below %j [LOV-70]', (base, expected) => {
    expect(told({}, base)).toMatchObject(expected);
  });

  it.each([
    ['is not built', { load: undefined }],
    ['is not offered', { isOffered: () => false }],
  ])('starts on the first page where the screen that signing in leads to %s', (_, changes) => {
    const account = { ...aScreen({ id: 'accountHome', paths: ['account'] }), ...changes };
    const other = aScreen({ id: 'help', paths: ['help'] });
    const sources = siteSources({ screens: [account as typeof other, other] });
    expect(told({}, '/xx', sources).start_url).toBe('/xx/');
    expect(told({ session: { startScreen: 'help' } }, '/xx', sources).start_url).toBe('/xx/help');
  });

  it.each([
    ['Testland', 'Sorvia Testland'],
    ['Sorvia', 'Sorvia'],
    ['The Sorvia of Testland', 'The Sorvia of Testland'],
  ])('calls a tenant whose name is %s by the brand and that name, the brand once: %s', (name, whole) =>
    expect(told({ name })).toMatchObject({ name: whole, short_name: 'Sorvia' }),
  );

  it('is in the first language of the tenant, and in the tenant’s own words before others', () => {
    const turned = siteSources({ languages: new Map([['ar', aWordsFile('ar', { 'home.lead': 'ا' })]]) });
    expect(told({ languages: ['ar', 'en'] }, '', turned)).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
      description: 'ا',
    });
    const words = { uk: { 'home.lead': 'Своє' } };
    expect(told({ languages: ['uk', 'en'], words })).toMatchObject({ lang: 'uk', description: 'Своє' });
  });
});

describe('what the switcher shows of a tenant', () => {
  const words = new Map(
    [
      aWordsFile('en', {
        languageName: 'English',
        'switcher.question': 'Where?',
        'products.meal': 'Meal',
        'products.unknown': 'Card',
        'cards.form.physical': 'Plastic',
        'cards.availableBalance': 'Balance',
      }),
      aWordsFile('uk', { languageName: 'Українська', 'switcher.question': 'Де?' }),
    ].map((file) => [file.language, file.words]),
  );

  it('is its name, languages, colours and address, and a card as it has them', () => {
    const tenant = aTenant();
    expect(summariseTenant(tenant, words)).toEqual({
      code: 'xx',
      name: 'Testland',
      languages: [
        { code: 'en', name: 'English' },
        { code: 'uk', name: 'Українська' },
      ],
      question: 'Where?',
      theme: tenant.theme,
      href: '/xx/',
      sample: {
        product: 'Meal',
        form: 'Plastic',
        balanceLabel: 'Balance',
        balance: '184.20\u00a0лв.',
        art: 'meal',
      },
    });
  });

  it('is said in the tenant’s first language, and in its own words', () => {
    const own = { uk: { 'products.own.a': 'Обід', 'cards.form.physical': 'Пластик' } };
    const tenant = aTenant({
      languages: ['uk', 'en'],
      words: own,
      card: { products: { lunch: { nameKey: 'products.own.a', art: 'social' } } },
    });
    const { question, languages, sample } = summariseTenant(tenant, words);
    expect([question, languages.map(({ code }) => code)]).toEqual(['Де?', ['uk', 'en']]);
    expect(sample).toMatchObject({
      product: 'Обід',
      form: 'Пластик',
      balanceLabel: 'Balance',
      art: 'social',
    });
  });

  it('is a card of no product where there is none, with the art of plastic cards', () => {
    const { sample } = summariseTenant(aTenant({ card: { products: {} } }), words);
    expect(sample).toMatchObject({ product: 'Card', art: 'meal' });
    const card = { products: {}, defaultArt: { plastic: 'social', virtual: 'gift' } } as const;
    expect(summariseTenant(aTenant({ card }), words).sample.art).toBe('social');
  });

  const format = { locale: null, days: 'words', hours: 'h23' } as const;
  it.each<[Partial<PublicTenant['currency']>, PublicTenant['formats'], string]>([
    [{ decimals: 2 }, {}, '184.20\u00a0лв.'],
    [{ decimals: 0 }, {}, '184\u00a0лв.'],
    [{ decimals: 3 }, {}, '184.200\u00a0лв.'],
    [{ decimals: 2, shownDecimals: 0 }, {}, '184\u00a0лв.'],
    [{ symbol: '€' }, { uk: { ...format, digits: 'arab' } }, '184.20\u00a0€'],
    [{ symbol: '€' }, { en: { ...format, digits: 'deva' } }, '१८४.२०\u00a0€'],
  ])('has the sample in units of %j and signs of %j: %s', (currency, formats, balance) =>
    expect(summariseTenant(aTenant({ currency, formats }), words).sample.balance).toBe(balance),
  );
});
