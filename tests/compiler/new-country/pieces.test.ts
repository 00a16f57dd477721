/** What a draft for a country is made of: phones, colours of a logo, the tenant to copy, and what came along silently. */
import { describe, expect, it } from 'vitest';
import { closestTenant, type Original } from '../../../compiler/new-country/closestTenant.ts';
import { coloursOfSvg } from '../../../compiler/new-country/coloursOfSvg.ts';
import type { PhoneFacts } from '../../../compiler/new-country/phoneFacts.ts';
import { phoneOptionsOf } from '../../../compiler/new-country/phoneOptionsOf.ts';
import { listSilentCopies } from '../../../compiler/new-country/silentCopies.ts';

describe('the phone numbers of a country', () => {
  const of = (more: Partial<PhoneFacts>) =>
    phoneOptionsOf({ prefix: '+999', lengths: [9], starts: [], mask: null, ...more } as PhoneFacts);

  it.each<[string, Partial<PhoneFacts>, object]>([
    [
      'have one length',
      {},
      { defaultPrefix: '+999', lengthRestrictions: { '+999': 9 }, masks: { '+999': '999999999' } },
    ],
    [
      'have two lengths',
      { lengths: [8, 9] },
      { defaultPrefix: '+999', lengthRestrictions: { '+999': [8, 9] }, masks: { '+999': '999999999' } },
    ],
    [
      'have a range of lengths',
      { lengths: [5, 6, 7] },
      {
        ...{ defaultPrefix: '+999', lengthRestrictions: { '+999': { min: 5, max: 7 } } },
        masks: { '+999': '9999999' },
      },
    ],
    [
      'have lengths with a gap',
      { lengths: [5, 6, 8] },
      { defaultPrefix: '+999', lengthRestrictions: { '+999': [5, 6, 8] }, masks: { '+999': '99999999' } },
    ],
    [
      'begin with digits, and are grouped',
      { starts: ['5', '6'], mask: '999 999 999' },
      {
        ...{ defaultPrefix: '+999', lengthRestrictions: { '+999': 9 } },
        ...{ shouldStartWith: { '+999': ['5', '6'] }, masks: { '+999': '999 999 999' } },
      },
    ],
    [
      'are grouped where they are short',
      { lengths: [8, 9], mask: '99 99 99 99' },
      {
        ...{ defaultPrefix: '+999', lengthRestrictions: { '+999': [8, 9] } },
        masks: { '+999': ['99 99 99 99', '999999999'] },
      },
    ],
    [
      'have an example of another length',
      { mask: '99 99' },
      { defaultPrefix: '+999', lengthRestrictions: { '+999': 9 }, masks: { '+999': '999999999' } },
    ],
    ['have no length that is known', { lengths: [] }, { defaultPrefix: '+999' }],
    ['are known to the portal', { prefix: '+359' }, { defaultPrefix: '+359' }],
  ])('%s', (_, facts, options) => {
    expect(of(facts)).toEqual(options);
  });
});

describe('the colours of a logo', () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

  it.each<[string, string, string[]]>([
    ['are those of its shapes', svg('<path fill="#1f6f5c"/><path stroke="red"/>'), ['#1F6F5C', '#FF0000']],
    [
      'are the most used first',
      svg('<path fill="red"/><path fill="#00f"/><path fill="#0000ff"/>'),
      ['#0000FF', '#FF0000'],
    ],
    ['are no greys', svg('<path fill="#fff"/><path fill="black"/><path fill="#808082"/>'), []],
    ['are none that is hardly seen', svg('<path fill="rgba(255, 0, 0, 0.4)"/>'), []],
    ['are those that are half seen', svg('<path fill="rgba(255, 0, 0, 0.5)"/>'), ['#FF0000']],
    ['are those that its parts take over', svg('<g color=" #f00 "/>'), ['#FF0000']],
    ['stand in styles', svg('<path style="opacity:1;fill:#f00"/>'), ['#FF0000']],
    [
      'stand in styles, all of them',
      svg('<path style="fill : #f00; stroke:#00f;stop-color:#0f0"/>'),
      ['#FF0000', '#0000FF', '#00FF00'],
    ],
    ['are none of other styles', svg('<path style="backfill:#f00;flood-color:#00f"/>'), []],
    ['stand in a style sheet', svg('<style>.a{fill: #00f}</style>'), ['#0000FF']],
    ['are none of what is written in it', svg('<text>.a{fill: #00f}</text>'), []],
    ['stand in gradients', svg('<stop stop-color="#f00"/>'), ['#FF0000']],
    ['are none where a shape has none', svg('<path fill="none"/><path fill="url(#a)"/>'), []],
    ['are none of what is no SVG', 'no SVG', []],
    ['are none of what is empty', '', []],
    ['are none of what is too large', svg('<path fill="red"/>').padEnd(200_001), []],
    ['are those of what is just not too large', svg('<path fill="red"/>').padEnd(200_000), ['#FF0000']],
  ])('%s', (_, text, colours) => {
    expect(coloursOfSvg(text)).toEqual(colours);
  });
});

describe('the tenant to copy', () => {
  const tenant = (code: string, value: object): Original => ({ code, value });
  const originals = [
    tenant('first', { languages: ['ja'], currency: { code: 'JPY' }, address: { defaultCountry: 'JP' } }),
    tenant('main', { languages: ['hu', 'en'], currency: { code: 'RSD' }, address: { defaultCountry: 'JP' } }),
    tenant('money', { languages: ['ja'], currency: { code: 'HUF' }, address: { defaultCountry: 'JP' } }),
    tenant('near', { languages: ['ja'], currency: { code: 'JPY' }, address: { defaultCountry: 'SK' } }),
  ];
  const closest = (of: readonly Original[], wanted: object = {}) =>
    closestTenant(of, { country: 'HU', languages: ['hu', 'en'], currency: 'HUF', ...wanted })?.code;

  it('is the one with the main language, then money, then the part of the world', () => {
    expect(closest(originals)).toBe('main');
    expect(closest(originals.filter(({ code }) => code !== 'main'))).toBe('money');
    expect(closest(originals, { languages: ['de'], currency: 'EUR' })).toBe('near');
  });

  it('is the one whose part of the world is nearest, by its code where it says no country', () => {
    const at = (code: string, value: object = {}) => tenant(code, { languages: ['ja'], ...value });
    const world = { languages: ['de'], currency: 'EUR' };
    expect(closest([at('br'), at('fr'), at('sk'), at('pl')], world)).toBe('sk');
    expect(closest([at('br'), at('fr')], world)).toBe('fr');
    expect(closest([at('sk', { address: { defaultCountry: 'BR' } }), at('fr')], world)).toBe('fr');
  });

  it('is the one with more of the other languages, and main language is worth more than money and place', () => {
    const of = (code: string, ...languages: readonly string[]) =>
      tenant(code, { languages, address: { defaultCountry: 'BR' } });
    const wanted = { languages: ['hu', 'en', 'uk'], currency: 'EUR' };
    expect(closest([of('one', 'ja', 'en', 'fr'), of('two', 'ja', 'en', 'uk')], wanted)).toBe('two');
    const rich = tenant('rich', {
      ...{ languages: ['ja'], currency: { code: 'EUR' }, address: { defaultCountry: 'HU' } },
    });
    expect(closest([rich, of('main', 'hu')], wanted)).toBe('main');
  });

  it('is the first of those that are equally close, and none where there is none', () => {
    expect(closest(originals, { country: 'BR', languages: ['pt'], currency: 'BRL' })).toBe('first');
    expect(closest([])).toBeUndefined();
  });

  it('is no draft', () => {
    const drafts = originals.map(({ code, value }) =>
      tenant(code, { ...(value as object), status: 'draft' }),
    );
    const live = tenant('live', { languages: ['ja'] });
    expect(closest([...drafts, live])).toBe('live');
  });

  it('has what its group says', () => {
    const grouped = { code: 'grouped', value: {}, whole: { languages: ['hu', 'en'] } };
    expect(closest([...originals.filter(({ code }) => code !== 'main'), grouped])).toBe('grouped');
  });
});

describe('what came along silently', () => {
  it('is neither told, nor of the file itself, and blocks are told by their members', () => {
    const written = {
      ...{ code: 'hu', status: 'draft', connections: { dev: {} }, timeZone: 'Europe/Budapest' },
      ...{ features: { balances: 'on', profile: 'off' }, card: { products: { meal: { art: 'a' } } } },
      ...{ languages: ['hu'], footer: null },
    };
    expect(listSilentCopies(written, ['/timeZone', '/features/balances'])).toEqual([
      { pointer: '/features/profile', value: 'off' },
      { pointer: '/card/products', value: { meal: { art: 'a' } } },
      { pointer: '/languages', value: ['hu'] },
      { pointer: '/footer', value: null },
    ]);
    expect(
      listSilentCopies(written, ['/card/products/meal/art', '/languages', '/footer', '/features']),
    ).toEqual([{ pointer: '/timeZone', value: 'Europe/Budapest' }]);
    const apart = {
      $schema: 'a',
      identifier: 'b',
      inherited: {},
      extends: 'c',
      codes: 'd',
      a: { b: { c: 1 } },
    };
    expect(listSilentCopies(apart, ['/a/bb/c'])).toEqual([
      { pointer: '/codes', value: 'd' },
      { pointer: '/a/b', value: { c: 1 } },
    ]);
  });
});
