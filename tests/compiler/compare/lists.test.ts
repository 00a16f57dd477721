/** Lists of content of two tenants, item by item: what is new, gone, different or moved. */
import { describe, expect, it } from 'vitest';
import { compareLists } from '../../../compiler/compare/compareLists.ts';
import type { Pair } from '../../../compiler/compare/createPair.ts';

const home = (lists: object = {}) => ({ banners: [], partnerLinks: [], appSections: [], ...lists });
const tenant = (lists: { readonly notices?: readonly object[]; readonly home?: object }) =>
  Object.assign({} as Pair['before'], { languages: ['en'], notices: [], home: home(), ...lists });

const find = (before: Parameters<typeof tenant>[0], after: Parameters<typeof tenant>[0]) =>
  compareLists({ before: tenant(before), after: tenant(after) } as Partial<Pair> as Pair);
const compare = (before: Parameters<typeof tenant>[0], after: Parameters<typeof tenant>[0]) =>
  find(before, after).map(({ pointer, sentence }) => [pointer, sentence]);

const notice = (title: string, from: string, more: object = {}) => ({
  title: { en: title },
  kind: 'news',
  from,
  until: null,
  ...more,
});

describe('notices', () => {
  const of = (before: readonly object[], after: readonly object[]) =>
    compare({ notices: before }, { notices: after });
  const [first, second] = [notice('Works', '2026-11-01'), notice('Works', '2026-12-01')];

  it('are alike where the same stand in one order', () => {
    expect([of([], []), of([first, second], [first, second])]).toEqual([[], []]);
  });

  it('come, go, and are different', () => {
    expect(of([], [first])).toEqual([['/notices/0', 'The notice “Works” is there, news, from 2026-11-01.']]);
    expect(of([], [notice('Works', '2026-11-01', { until: '2026-11-05' })])).toEqual([
      ['/notices/0', 'The notice “Works” is there, news, from 2026-11-01 until 2026-11-05.'],
    ]);
    expect(of([first], [])).toEqual([['/notices/0', 'The notice “Works” is not there.']]);
    expect(of([first], [{ ...first, kind: 'incident' }])).toEqual([
      ['/notices/0', 'The notice “Works” is different: its kind is incident instead of news.'],
    ]);
  });

  it('of another title is another one', () => {
    expect(of([first], [notice('Fair', '2026-11-01')])).toEqual([
      ['/notices/0', 'The notice “Works” is not there.'],
      ['/notices/0', 'The notice “Fair” is there, news, from 2026-11-01.'],
    ]);
  });

  it('are told with all that is different, each by what it is called', () => {
    const before = notice('Works', '2026-11-01', {
      ...{ text: { en: 'old' }, action: { href: '/old' }, screens: ['home'], until: '2026-11-05' },
    });
    const after = notice('Works', '2026-11-01', {
      ...{ text: { en: 'new' }, action: { href: '/new' }, screens: ['login'], until: null },
    });
    expect(of([before], [after])).toEqual([
      [
        '/notices/0',
        'The notice “Works” is different: its end is none instead of 2026-11-05; its text (en) is new instead of old; its button (href) is /new instead of /old; the list of its screens is login instead of home.',
      ],
    ]);
  });

  it('are in their group, with what they were and are', () => {
    const changed = { ...first, kind: 'incident' };
    const found = { group: 'notices', pointer: '/notices/0' };
    expect([
      find({}, { notices: [first] }),
      find({ notices: [first] }, { notices: [changed] }),
      find({ notices: [first] }, {}),
    ]).toMatchObject([
      [{ ...found, before: null, after: first }],
      [{ ...found, before: first, after: changed }],
      [{ ...found, before: first, after: null }],
    ]);
  });

  it('of one title are each compared with their own', () => {
    expect(of([first, second], [first, { ...second, kind: 'incident' }])).toEqual([
      ['/notices/1', 'The notice “Works” is different: its kind is incident instead of news.'],
    ]);
    expect(of([first, second], [{ ...first, kind: 'incident' }, second])).toEqual([
      ['/notices/0', 'The notice “Works” is different: its kind is incident instead of news.'],
    ]);
  });

  it('of one title come and go beside the other', () => {
    expect(of([first], [first, second])).toEqual([
      ['/notices/1', 'The notice “Works” is there, news, from 2026-12-01.'],
    ]);
    expect(of([first, second], [second])).toEqual([['/notices/0', 'The notice “Works” is not there.']]);
    expect(of([first, first], [first])).toEqual([['/notices/1', 'The notice “Works” is not there.']]);
    expect(of([first], [first, first])).toEqual([
      ['/notices/1', 'The notice “Works” is there, news, from 2026-11-01.'],
    ]);
  });

  it('of one title are told apart though both are different', () => {
    const [sooner, later] = [
      { ...first, from: '2026-11-02' },
      { ...second, from: '2026-12-02' },
    ];
    expect(of([first, second], [sooner, later])).toEqual([
      ['/notices/0', 'The notice “Works” is different: its beginning is 2026-11-02 instead of 2026-11-01.'],
      ['/notices/1', 'The notice “Works” is different: its beginning is 2026-12-02 instead of 2026-12-01.'],
    ]);
  });

  it('may stand in another order', () => {
    expect(of([first, notice('Fair', '2026-11-01')], [notice('Fair', '2026-11-01'), first])).toEqual([
      ['/notices', 'The list of each notice is in another order: “Fair”, “Works”.'],
    ]);
  });
});

describe('what the home page lists', () => {
  const of = (list: string, before: readonly object[], after: readonly object[]) =>
    compare({ home: home({ [list]: before }) }, { home: home({ [list]: after }) });
  const banner = { title: { en: 'Lunch' }, href: 'https://a.example' };

  it('is a banner by its address, and a merchant by its name', () => {
    expect(of('banners', [banner], [{ ...banner, title: { en: 'Dinner' } }])).toEqual([
      [
        '/home/banners/0',
        'The partner banner “Dinner” is different on the home page: its title (en) is Dinner instead of Lunch.',
      ],
    ]);
    const shop = { name: 'Shop', href: 'https://a.example' };
    expect(of('partnerLinks', [shop], [{ ...shop, href: 'https://b.example' }])).toEqual([
      [
        '/home/partnerLinks/0',
        'The merchant “Shop” is different on the home page: its address is https://b.example instead of https://a.example.',
      ],
    ]);
    expect(of('partnerLinks', [shop], [{ ...shop, name: 'Store' }])).toEqual([
      ['/home/partnerLinks/0', 'The merchant “Shop” is not there on the home page.'],
      ['/home/partnerLinks/0', 'The merchant “Store” is there on the home page.'],
    ]);
  });

  it('is another banner where it has another address', () => {
    expect(of('banners', [banner], [{ ...banner, href: 'https://b.example' }])).toEqual([
      ['/home/banners/0', 'The partner banner “Lunch” is not there on the home page.'],
      ['/home/banners/0', 'The partner banner “Lunch” is there on the home page.'],
    ]);
  });

  it.each(['banners', 'partnerLinks', 'appSections'])('is content: %s', (list) => {
    const item = { name: 'Shop', title: { en: 'Lunch' }, href: '/a' };
    expect(find({}, { home: home({ [list]: [item] }) }).map(({ group }) => group)).toEqual(['content']);
  });

  it('is a section about the app by its title', () => {
    const section = { title: { en: 'Fast' }, text: { en: 'a' } };
    expect(of('appSections', [section], [{ ...section, title: { en: 'Safe' } }])).toEqual([
      ['/home/appSections/0', 'The section about the app “Fast” is not there on the home page.'],
      ['/home/appSections/0', 'The section about the app “Safe” is there on the home page.'],
    ]);
    expect(of('appSections', [section], [{ ...section, name: 'New' }])).toEqual([
      [
        '/home/appSections/0',
        'The section about the app “Fast” is different on the home page: its name is New instead of none.',
      ],
    ]);
    expect(of('appSections', [section], [])).toEqual([
      ['/home/appSections/0', 'The section about the app “Fast” is not there on the home page.'],
    ]);
    expect(of('appSections', [section, { title: {} }], [{ title: {} }, section])).toEqual([
      [
        '/home/appSections',
        'The list of each section about the app on the home page is in another order: “”, “Fast”.',
      ],
    ]);
  });
});
