/** When a page looks different next, and what of its screens is rendered before anybody asks. */
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../publish/page/hashOf.ts';
import { pageData } from '../../../publish/page/pageData.ts';
import { prerenderScreens } from '../../../publish/page/prerenderScreens.ts';
import { prerenderTimes } from '../../../publish/page/prerenderTimes.ts';
import type { SiteOptions } from '../../../publish/page/siteSources.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aBuild, aWordsFile, NOW, SCREENS, siteSources } from '../../support/aSite.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

type Notice = PublicTenant['notices'][number];
const notice = (from: string, until: string | null): Notice => ({
  kind: 'news',
  from,
  until,
  title: {},
  text: {},
  screens: [],
});

describe('a page looks the same', () => {
  const MARCH = '2026-03-04T12:00:00.000Z';
  const YEAR = ['2025-12-31T22:00:00.000Z', '2026-12-31T22:00:00.000Z'] as const;

  it.each<[string, Notice[], string, readonly [string, string]]>([
    ['throughout the year of the tenant', [], MARCH, YEAR],
    ['from the first instant of the year', [], YEAR[0], YEAR],
    ['to the last of it', [], '2026-12-31T21:59:59.999Z', YEAR],
    ['in the next year for the next year', [], YEAR[1], [YEAR[1], '2027-12-31T22:00:00.000Z']],
    [
      'since a notice began, until it ends',
      [notice('2026-03-01', '2026-03-05T18:30')],
      MARCH,
      ['2026-02-28T22:00:00.000Z', '2026-03-05T16:30:00.000Z'],
    ],
    [
      'since a notice began that nobody has taken out',
      [notice('2026-03-01', null)],
      MARCH,
      ['2026-02-28T22:00:00.000Z', YEAR[1]],
    ],
    [
      'since a notice ended, until another one begins',
      [notice('2026-06-01', null), notice('2026-02-01', '2026-03-04T13:59')],
      MARCH,
      ['2026-03-04T11:59:00.000Z', '2026-05-31T21:00:00.000Z'],
    ],
    [
      'from the very minute in which a notice begins',
      [notice('2026-03-04T14:00', null)],
      MARCH,
      ['2026-03-04T12:00:00.000Z', YEAR[1]],
    ],
    [
      'in the hour that clocks show twice, from the first time that it ended a notice',
      [notice('2026-10-24', '2026-10-25T03:30')],
      '2026-10-25T01:10:00.000Z',
      ['2026-10-25T00:30:00.000Z', YEAR[1]],
    ],
    [
      'until the first time that clocks show the end of a notice',
      [notice('2026-10-24', '2026-10-25T03:30')],
      '2026-10-25T00:10:00.000Z',
      ['2026-10-23T21:00:00.000Z', '2026-10-25T00:30:00.000Z'],
    ],
    [
      'before the minute in which a notice begins',
      [notice('2026-03-04T14:01', null)],
      MARCH,
      [YEAR[0], '2026-03-04T12:01:00.000Z'],
    ],
    [
      'whatever happened in other years',
      [notice('2024-03-01', '2024-04-01'), notice('2028-01-01', null)],
      MARCH,
      YEAR,
    ],
  ])('%s', (_, notices, now, [from, until]) => {
    const times = prerenderTimes({ notices, timeZone: 'Europe/Sofia' }, new Date(now));
    expect(times).toEqual({ prerenderedAt: new Date(from), prerenderAgainAt: new Date(until) });
  });

  it('by the clocks of another zone', () => {
    expect(prerenderTimes({ notices: [], timeZone: 'America/New_York' }, NOW)).toEqual({
      prerenderedAt: new Date('2026-01-01T05:00:00Z'),
      prerenderAgainAt: new Date('2027-01-01T05:00:00Z'),
    });
  });
});

describe('when a page looks different is found out', () => {
  it('once for as long as it holds, and again at the instant at which it does not', () => {
    const tenant = { notices: [notice('2026-03-01', '2026-03-05')], timeZone: 'UTC' };
    const at = (instant: string) => prerenderTimes(tenant, new Date(instant));
    const first = at('2026-03-01T00:00:00Z');
    expect(first.prerenderAgainAt).toEqual(new Date('2026-03-05T00:00:00Z'));
    expect(at('2026-03-01T00:00:00Z')).toBe(first);
    expect(at('2026-03-04T23:59:59.999Z')).toBe(first);
    const second = at('2026-03-05T00:00:00Z');
    expect(second.prerenderedAt).toEqual(new Date('2026-03-05T00:00:00Z'));
    expect(at('2026-03-01T00:00:00Z')).toEqual(first);
    expect(at('2026-02-28T23:59:59.999Z')).toEqual({
      prerenderedAt: new Date('2026-01-01T00:00:00Z'),
      prerenderAgainAt: new Date('2026-03-01T00:00:00Z'),
    });
  });

  it('for each tenant by itself', () => {
    const from = (timeZone: string) =>
      prerenderTimes({ notices: [], timeZone }, NOW).prerenderedAt.toISOString();
    expect([from('UTC'), from('Asia/Tokyo')]).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2025-12-31T15:00:00.000Z',
    ]);
  });
});

function prerender(
  changes: Partial<SiteOptions> = {},
  tenant = aTenant(),
  base = '/xx',
  content = 'content',
) {
  const sources = siteSources(changes);
  const page = pageData(sources, tenant, base, tenant.languages[0]);
  return { page, ...prerenderScreens(sources, { page, content, tenant }) };
}

describe('screens that are prerendered', () => {
  const AT = '2025-12-31T22:00:00.000Z';
  const folder = `/static/prerendered/${hashOf(JSON.stringify(['content', '3.11.0', '/xx', AT]))}`;

  it('lie in one folder, by their paths and languages', () => {
    const { firstLooks, prerenders } = prerender();
    expect(firstLooks).toEqual({ folder, paths: ['/xx/account-creation', '/xx/app/activate'] });
    expect([...prerenders.keys()]).toEqual([
      `${folder}/xx/account-creation.en.json`,
      `${folder}/xx/account-creation.uk.json`,
      `${folder}/xx/app/activate.en.json`,
      `${folder}/xx/app/activate.uk.json`,
    ]);
  });

  it('are each its content, and how its lines run; with a mailed link, how that names its parts', () => {
    const { firstLooks, prerenders } = prerender({}, aTenant({ languages: ['ar', 'en'] }));
    const looks = [...prerenders].map(([address, render]) => [
      address.replace(firstLooks.folder, ''),
      JSON.parse(render()),
    ]);
    const [ar, en] = [
      { lang: 'ar', dir: 'rtl' },
      { lang: 'en', dir: 'ltr' },
    ];
    const link = { email: 'email', code: 'code' };
    expect(Object.fromEntries(looks)).toEqual({
      '/xx/account-creation.ar.json': { html: '<form>registration ar</form>', root: ar },
      '/xx/account-creation.en.json': { html: '<form>registration en</form>', root: en },
      '/xx/app/activate.ar.json': { html: '<form>accountValidation ar</form>', root: ar, link },
      '/xx/app/activate.en.json': { html: '<form>accountValidation en</form>', root: en, link },
    });
  });

  it.each<[string, Partial<SiteOptions>, Parameters<typeof aTenant>[0]]>([
    ['the build does not render', { build: aBuild({ prerenderedScreens: [] }) }, {}],
    ['the tenant has switched off', {}, { features: { exportTransactions: 'off' } }],
    ['the tenant has paused', {}, { features: { exportTransactions: 'paused' } }],
  ])('are none that %s', (_, changes, said) => {
    const screens = [
      aScreen({ id: 'registration', paths: ['a'], prerendered: 'firstLook', feature: 'exportTransactions' }),
    ];
    const { firstLooks, prerenders } = prerender({ screens, ...changes }, aTenant(said));
    expect([firstLooks.paths, [...prerenders.keys()]]).toEqual([[], []]);
  });

  it('are those that the tenant has switched on', () => {
    const screens: Manifest[] = [
      aScreen({ id: 'registration', paths: ['a/*'], feature: 'exportTransactions' }),
    ];
    const on = aTenant({ features: { exportTransactions: 'on' } });
    expect(prerender({ screens }, on).firstLooks.paths).toEqual(['/xx/a']);
    expect(prerender({ screens }, on, '').firstLooks.paths).toEqual(['/a']);
  });
});

describe('the folder of what is prerendered', () => {
  const folderOf = (...args: Parameters<typeof prerender>) => prerender(...args).firstLooks.folder;
  const tenant = aTenant();
  const noticed = aTenant({ notices: [notice('2026-03-01', null)] });

  it.each<[string, Parameters<typeof prerender>]>([
    ['other content', [{}, tenant, '/xx', 'other']],
    ['another base', [{}, tenant, '']],
    ['another version of the product', [{ build: aBuild({}, { version: '3.12.0' }) }]],
    ['a notice that has begun', [{}, noticed]],
    ['another year', [{ now: new Date('2027-03-04T12:00:00Z') }]],
  ])('is another one for %s', (_, args) => expect(folderOf(...args)).not.toBe(folderOf()));

  it('is the same on another day on which all looks as it did', () =>
    expect(folderOf({ now: new Date('2026-03-05T12:00:00Z') })).toBe(folderOf()));
});

describe('what renders a screen is handed', () => {
  it('its page, its language, all words with the tenant’s own before them, and its forms', () => {
    const asked: Parameters<ReturnType<typeof aBuild>['prerenderForm']>[0][] = [];
    const build = aBuild({ prerenderForm: (options) => String(asked.push(options)) });
    const tenant = aTenant({ words: { uk: { 'home.lead': 'Своє', 'common.close': 'Закрити' } } });
    const { page, prerenders } = prerender({ build }, tenant);
    expect(asked).toEqual([]);
    const made = [...prerenders.values()].map((render) => JSON.parse(render()).html);
    expect(made).toEqual(['1', '2', '3', '4']);
    const uk = { languageName: 'Українська', 'home.lead': 'Своє', 'common.close': 'Закрити' };
    const en = { languageName: 'English', 'home.lead': 'Lead', 'screens.home': 'Home' };
    expect(asked.map(({ formOf: _, ...rest }) => rest)).toEqual(
      (['registration', 'accountValidation'] as const).flatMap((screen) => [
        { page, tenant, manifests: SCREENS, screen, language: 'en', words: en },
        { page, tenant, manifests: SCREENS, screen, language: 'uk', words: uk },
      ]),
    );
    expect(asked[0]?.formOf('contact').form.name).toBe('contact');
  });

  it('only the tenant’s own words in a language that has no others', () => {
    const asked: object[] = [];
    const build = aBuild({ prerenderForm: ({ words }) => String(asked.push(words)) });
    const tenant = aTenant({ languages: ['pl'], words: { pl: { 'home.lead': 'Własny' } } });
    for (const render of prerender(
      { build, languages: new Map([['en', aWordsFile('en', {})]]) },
      tenant,
    ).prerenders.values())
      render();
    expect(asked).toEqual([{ 'home.lead': 'Własny' }, { 'home.lead': 'Własny' }]);
  });
});
