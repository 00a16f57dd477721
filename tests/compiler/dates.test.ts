import { describe, expect, it } from 'vitest';
import { compileText, placeOf, problemsOf, TENANT_TEXT, TODAY } from './support/compileText.ts';

const tenant = JSON.parse(TENANT_TEXT);
const LEV = { code: 'BGN', symbol: 'лв.', secondary: { code: 'EUR', symbol: '€', rate: 1.95583 } };
const EURO = { code: 'EUR', symbol: '€', secondary: { code: 'BGN', symbol: 'лв.', rate: 0.511292 } };

const write = (changes: object) => JSON.stringify({ ...tenant, ...changes }, null, 2);
const euroYear = write({
  currency: [
    { from: '0001-01-01', value: LEV },
    { from: '2026-01-01', value: EURO },
  ],
});

function compiled(text: string, day: string) {
  const result = compileText(text, { today: () => day });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('a tenant whose currency changes on a day [K14]', () => {
  it.each([
    ['2025-12-31', 'BGN', 'EUR', Date.parse('2025-12-31T22:00:00Z')],
    ['2026-01-01', 'EUR', 'BGN', null],
  ])('has on %s the currency %s with %s beside it', (day, main, secondary, changesAt) => {
    const { publicTenant, ...result } = compiled(euroYear, day);
    expect(publicTenant.currency).toMatchObject({ code: main, decimals: 2, secondary: { code: secondary } });
    expect(result.changesAt).toBe(changesAt);
  });

  it('becomes that of another day without being read again', () => {
    const before = compiled(euroYear, '2025-12-31');
    const after = before.onDay(() => '2026-01-01');
    expect(after.publicTenant).toEqual(compiled(euroYear, '2026-01-01').publicTenant);
    expect(before.publicTenant.currency.code).toBe('BGN');
  });

  it('asks what day it is in its own time zone', () => {
    const asked: string[] = [];
    compileText(euroYear, {
      today: (zone) => {
        asked.push(zone);
        return TODAY;
      },
    });
    expect(new Set(asked)).toEqual(new Set(['Europe/Sofia']));
  });

  it('sends the browser one value, never the dates', () => {
    expect(JSON.stringify(compiled(euroYear, '2025-12-31').publicTenant)).not.toContain('2026-01-01');
  });
});

describe('dated values', () => {
  const since2020 = (value: unknown) => [{ from: '2020-01-01', value }];
  const words = { en: { 'home.title': 'Hello' } };
  it.each<[string, object, object]>([
    ['currency', { currency: LEV }, { currency: since2020(LEV) }],
    ['money', { money: { decimal: ',' } }, { money: since2020({ decimal: ',' }) }],
    ['links', { links: tenant.links }, { links: since2020(tenant.links) }],
    ['contact', { contact: { phoneLine: null } }, { contact: since2020({ phoneLine: null }) }],
    ['words', { words }, { words: since2020(words) }],
    ['sizes of banners', { banners: {} }, { banners: since2020({}) }],
    ['banners', { home: { banners: [] } }, { home: { banners: since2020([]) } }],
    ['features', { features: { cardAcceptance: 'on' } }, { features: since2020({ cardAcceptance: 'on' }) }],
    [
      'one feature',
      { features: { cardAcceptance: 'paused' } },
      { features: { cardAcceptance: since2020('paused') } },
    ],
  ])('may be given for %s, and fill in the same defaults', (_, plain, dated) => {
    expect(compiled(write(dated), TODAY).tenant).toEqual(compiled(write(plain), TODAY).tenant);
  });

  it.each<[string, unknown, string, string, RegExp]>([
    ['a day that does not exist', [['2025-02-30', LEV]], '/0/from', '"2025-02-30"', /no day of the calendar/],
    ['no day at all', [['soon', LEV]], '/0/from', '"soon"', /does not fit here\. The day from which/],
    [
      'days that fall',
      [
        ['2026-01-01', LEV],
        ['2025-01-01', EURO],
      ],
      '/1/from',
      '"2025-01-01"',
      /days must rise, and "2025-01-01" follows "2026-01-01"/,
    ],
    [
      'one day twice',
      [
        ['2020-01-01', LEV],
        ['2020-01-01', EURO],
      ],
      '/1/from',
      '"2020-01-01"',
      /days must rise/,
    ],
    [
      'nothing that holds today',
      [['2027-01-01', EURO]],
      '/0/from',
      '"2027-01-01"',
      /Begin it with "0001-01-01"/,
    ],
    [
      'a value that is wrong next year',
      [
        ['0001-01-01', LEV],
        ['2027-01-01', { code: 'EURO', symbol: '€' }],
      ],
      '/1/value/code',
      '"EURO"',
      /"EURO" does not fit here/,
    ],
    [
      'a currency that does not exist next year',
      [
        ['0001-01-01', LEV],
        ['2027-01-01', { code: 'QQQ', symbol: '€' }],
      ],
      '/1/value/code',
      '"QQQ"',
      /no currency of ISO 4217/,
    ],
  ])('are refused with line and column for %s', (_, entries, pointer, piece, message) => {
    const currency = (entries as [string, unknown][]).map(([from, value]) => ({ from, value }));
    const text = write({ currency });
    const found = problemsOf(text).filter((problem) => problem.pointer === `/currency${pointer}`);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toMatch(message);
    const last = text.slice(0, text.lastIndexOf(piece)).split('\n');
    expect([found[0]?.line, found[0]?.column]).toEqual([last.length, (last.at(-1) ?? '').length + 1]);
  });

  it('are refused for a key that an entry does not have', () => {
    const text = write({ currency: [{ from: '2020-01-01', value: LEV, until: '2021-01-01' }] });
    expect(problemsOf(text)).toMatchObject([
      { pointer: '/currency/0/until', ...placeOf(text, '"until"'), message: /"until" is not known here/ },
    ]);
  });

  it('are checked for links at every date [X2]', () => {
    const links = { ...tenant.links, faq: 'javascript:alert(1)' };
    const text = write({
      links: [
        { from: '0001-01-01', value: tenant.links },
        { from: '2030-01-01', value: links },
      ],
    });
    expect(problemsOf(text)).toMatchObject([
      { pointer: '/links/1/value/faq', rule: 'link', ...placeOf(text, '"javascript:') },
    ]);
  });

  it('name a screen that is off from a day on', () => {
    const text = write({
      features: {
        cardAcceptance: [
          { from: '0001-01-01', value: 'on' },
          { from: '2030-01-01', value: 'off' },
        ],
      },
    });
    expect(problemsOf(text)).toMatchObject([{ pointer: '/navigation/ourNetwork', rule: 'screen-off' }]);
  });

  it('may have had a screen off that is named since it is on', () => {
    const on = { from: '2026-01-01', value: 'on' };
    const text = write({ features: { cardAcceptance: [{ from: '0001-01-01', value: 'off' }, on] } });
    expect(compiled(text, TODAY).tenant.navigation.ourNetwork).toBe(tenant.navigation.ourNetwork);
  });

  it('are refused for an option that has none', () => {
    const text = write({ theme: [{ from: '2020-01-01', value: tenant.theme }] });
    expect(problemsOf(text)).toMatchObject([{ pointer: '/theme', rule: 'type' }]);
  });
});
