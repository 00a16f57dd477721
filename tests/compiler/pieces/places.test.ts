/** Where the values of a file stand, dated ones among them, and what the schema calls each; what day it is somewhere. */
import { describe, expect, it } from 'vitest';
import { pointerInFile, readWrittenEntries } from '../../../compiler/datedPlaces.ts';
import { once } from '../../../compiler/once.ts';
import { followRef, type SchemaNode } from '../../../compiler/tenantSchema.ts';
import { instantOf, isTimeZone, startOfDay, todayAt } from '../../../compiler/today.ts';
import { walkTenant } from '../../../compiler/walkTenant.ts';

const DATED: SchemaNode = { type: 'object', 'x-dated': true };
const DATED_LIST: SchemaNode = { type: 'array', 'x-dated': true };

describe('the entries of a dated value', () => {
  it.each<[string, SchemaNode, unknown, object[] | null]>([
    [
      'each with its day',
      DATED,
      [
        { from: '0001-01-01', value: 1 },
        { from: '2026-01-01', value: { a: 2 } },
      ],
      [
        { pointer: '/p/0', from: '0001-01-01', value: 1 },
        { pointer: '/p/1', from: '2026-01-01', value: { a: 2 } },
      ],
    ],
    [
      'with half of it',
      DATED,
      [{ from: 'x' }, { value: 1 }],
      [
        { pointer: '/p/0', from: 'x' },
        { pointer: '/p/1', value: 1 },
      ],
    ],
    ['which are none', DATED, [1, null, {}], [{ pointer: '/p/0' }, { pointer: '/p/1' }, { pointer: '/p/2' }]],
    ['of which there are none', DATED, [], []],
    ['not of what is no list', DATED, { from: 1, value: 2 }, null],
    ['not of what the schema does not date', { type: 'object' }, [{ from: 1, value: 2 }], null],
    ['not of a list that names no day', DATED_LIST, ['a', null, {}], null],
    ['of a list that names a day', DATED_LIST, [{ from: 'x' }], [{ pointer: '/p/0', from: 'x' }]],
    [
      'of a list that names a value',
      DATED_LIST,
      ['a', { value: ['b'] }],
      [{ pointer: '/p/0' }, { pointer: '/p/1', value: ['b'] }],
    ],
    ['of what another part of the schema says', { $ref: '#/$defs/menu', 'x-dated': true }, ['a'], null],
  ])('are %s', (_, schema, value, entries) =>
    expect(readWrittenEntries(value, schema, '/p')).toEqual(entries),
  );
});

describe('a place of one day in a file with dates', () => {
  const FILE = {
    plain: { a: 1, 'b/~': 2 },
    dated: [
      { from: '0001-01-01', value: { a: 1 } },
      { from: '2026-01-01', value: { a: 2, inner: [{ from: '0001-01-01', value: 3 }] } },
    ],
    list: [{ a: 1 }],
    'c/~': [{ from: '0001-01-01', value: { a: 1 } }],
    none: null,
  };
  it.each([
    ['', '2026-06-01', ''],
    ['/plain/a', '2026-06-01', '/plain/a'],
    ['/plain/b~1~0/c', '2026-06-01', '/plain/b~1~0/c'],
    ['/dated', '2026-06-01', '/dated/1/value'],
    ['/dated', '2025-12-31', '/dated/0/value'],
    ['/dated/a', '2026-01-01', '/dated/1/value/a'],
    ['/dated/inner', '2026-01-01', '/dated/1/value/inner/0/value'],
    ['/dated/none/x', '2025-12-31', '/dated/0/value/none/x'],
    ['/c~1~0/a', '2026-06-01', '/c~1~0/0/value/a'],
    ['/none/x', '2026-06-01', '/none/x'],
    ['/list/0/a', '2026-01-01', '/list/0/a'],
    ['/toString/x', '2026-01-01', '/toString/x'],
  ])('%s on %s is %s', (pointer, day, place) => expect(pointerInFile(FILE, pointer, day)).toBe(place));

  it('is a place in the value itself where that is dated', () => {
    const list = [{ from: '0001-01-01', value: { a: 1 } }];
    expect([pointerInFile(list, '/a', '2026-01-01'), pointerInFile(list, '', '2026-01-01')]).toEqual([
      '/0/value/a',
      '',
    ]);
  });
});

describe('every value of a file', () => {
  const walk = (value: unknown, schema: SchemaNode) =>
    walkTenant(value, schema, '/p').map(({ pointer, kind, isChoice, isOwn }) => [
      pointer.slice(2),
      kind,
      ...(isChoice ? ['choice'] : []),
      ...(isOwn ? ['own'] : []),
    ]);

  it('is called by its definition, by whatever way that is named', () => {
    const schema: SchemaNode = {
      properties: {
        link: { $ref: '#/$defs/link', 'x-own': true },
        maybe: { $ref: '#/$defs/optionalLink' },
        either: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/colour' }] },
        plain: { anyOf: [{ type: 'null' }, { type: 'string' }] },
        onlyNull: { anyOf: [{ type: 'null' }] },
        choice: { enum: ['a'] },
        named: { $ref: '#/$defs/switch' },
        lines: { $ref: '#/$defs/linkByLanguage' },
        byLanguage: { $ref: '#/$defs/linkByLanguage' },
        short: { $ref: '#/$defs/shortTexts' },
        list: { items: { $ref: '#/$defs/origin' } },
        none: { type: 'object' },
      },
    };
    const value = {
      link: '/a',
      maybe: null,
      either: '#fff',
      plain: 'x',
      onlyNull: null,
      choice: 'a',
      named: 'on',
      lines: '/a',
      byLanguage: { en: '/a' },
      short: { en: 'x' },
      list: ['https://a.example', 1],
      none: null,
      unknown: { link: '/a' },
    };
    expect(walk(value, schema)).toEqual([
      ['', null],
      ['/link', 'link', 'own'],
      ['/maybe', 'link'],
      ['/either', 'colour'],
      ['/plain', null],
      ['/onlyNull', null],
      ['/choice', null, 'choice'],
      ['/named', 'switch', 'choice'],
      ['/lines', 'link'],
      ['/byLanguage', 'linksByLanguage'],
      ['/byLanguage/en', 'link'],
      ['/short', 'texts'],
      ['/short/en', null],
      ['/list', null],
      ['/list/0', 'origin'],
      ['/list/1', 'origin'],
      ['/none', null],
    ]);
  });

  it('is one of each date where it is dated, and a list of them', () => {
    const schema: SchemaNode = {
      properties: { a: { $ref: '#/$defs/switch', 'x-dated': true, 'x-own': true } },
    };
    const dates = [{ from: '0001-01-01', value: 'on' }, { value: [{ value: 'off' }] }];
    expect(walk({ a: dates }, schema)).toEqual([
      ['', null],
      ['/a', 'dates', 'own'],
      ['/a/0/value', 'switch', 'choice', 'own'],
      ['/a/1/value', 'switch', 'choice', 'own'],
    ]);
    expect(walk({ a: 'on' }, schema)).toEqual([
      ['', null],
      ['/a', 'switch', 'choice', 'own'],
    ]);
  });

  it('stands where the schema of tenant files has it, from the top, unless told otherwise', () => {
    expect(walkTenant({ links: { 'a/b': 1, faq: '/faq' } })).toEqual([
      { pointer: '', value: { links: { 'a/b': 1, faq: '/faq' } }, kind: null, isChoice: false, isOwn: false },
      { pointer: '/links', value: { 'a/b': 1, faq: '/faq' }, kind: null, isChoice: false, isOwn: false },
      { pointer: '/links/faq', value: '/faq', kind: 'link', isChoice: false, isOwn: true },
    ]);
    expect(walkTenant(5, { type: 'integer' })).toEqual([
      { pointer: '', value: 5, kind: null, isChoice: false, isOwn: false },
    ]);
  });

  it('has a definition that is not there for itself', () => {
    const lost: SchemaNode = { $ref: '#/$defs/nowhere' };
    expect(followRef(lost)).toBe(lost);
  });
});

describe('what day it is', () => {
  it.each([
    ['2026-03-01T22:30:00Z', 'Europe/Sofia', '2026-03-02'],
    ['2026-03-01T22:30:00Z', 'UTC', '2026-03-01'],
    ['2026-03-01T22:30:00Z', 'America/New_York', '2026-03-01'],
  ])('at %s in %s: %s', (instant, zone, day) => expect(todayAt(new Date(instant))(zone)).toBe(day));

  it.each([
    ['Europe/Sofia', true],
    ['UTC', true],
    ['Nowhere/Land', false],
    ['', false],
  ])('%j is a time zone: %s, however often it is asked', (zone, expected) => {
    expect([isTimeZone(zone), isTimeZone(zone)]).toEqual([expected, expected]);
  });

  it.each([
    ['2026-03-02T09:30', 'Europe/Sofia', '2026-03-02T07:30:00.000Z'],
    ['2026-03-02T09:30', 'Pacific/Kiritimati', '2026-03-01T19:30:00.000Z'],
    ['2026-03-02T09:30', 'Pacific/Pago_Pago', '2026-03-02T20:30:00.000Z'],
    // The clocks jump over this time, and go back over the next.
    ['2026-03-29T03:30', 'Europe/Sofia', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Sofia', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05T03:14', 'Pacific/Chatham', '2026-04-04T13:29:00.000Z'],
  ])('clocks show %s in %s at %s', (local, zone, instant) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant);
  });

  it('begins at midnight', () => {
    expect(new Date(startOfDay('2026-03-02', 'Europe/Sofia')).toISOString()).toBe('2026-03-01T22:00:00.000Z');
  });

  it('is asked once, like all that is made at the first question', () => {
    let made = 0;
    const ask = once(() => {
      made += 1;
      return { made };
    });
    expect(made).toBe(0);
    expect(ask()).toBe(ask());
    expect(made).toBe(1);
  });
});
