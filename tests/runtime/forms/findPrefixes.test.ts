import { describe, expect, it } from 'vitest';
import { findPrefixes, type PrefixEntry, prefixEntries } from '../../../runtime/forms/findPrefixes.ts';

const KNOWN = { '+359': '', '+40': '', '+48': '' };
const find = (language: string, typed: string, known: object = KNOWN) =>
  findPrefixes(prefixEntries(language), typed, known as Record<string, unknown>);
const first = (language: string, typed: string) => find(language, typed)[0]?.country;

describe('the search of prefixes [USE-20]', () => {
  it.each(['bg', 'en', 'pl', 'ro', 'uk'])('finds Poland first by “pol”, in %s', (language) => {
    expect(first(language, 'pol')).toBe('PL');
    expect(first(language, ' POL')).toBe('PL');
  });

  it('finds a name by the letters of its own language', () => {
    expect([first('bg', 'пол'), first('uk', 'польщ'), first('ro', 'polo'), first('pl', 'pols')]).toEqual(
      Array.from({ length: 4 }, () => 'PL'),
    );
  });

  it('minds no marks on letters', () => {
    expect([first('pl', 'lotwa'), first('pl', 'niemcy'), first('ro', 'turcia')]).toEqual(['LV', 'DE', 'TR']);
    expect(first('pl', 'wlochy')).toBe('IT');
    expect(first('en', 'cote')).toBe('CI');
  });

  it('puts names that begin with it before words within, and those before what holds it', () => {
    const found = find('en', 'ire').map(({ country }) => country);
    expect(found[0]).toBe('IE');
    expect(found).not.toContain('PL');
    expect(
      find('en', 'guinea')
        .map(({ name }) => name)
        .slice(0, 1),
    ).toEqual(['Guinea']);
  });

  it.each([
    ['48', 'PL'],
    ['+48', 'PL'],
    ['0048', 'PL'],
    ['+359', 'BG'],
    ['+48 601 234 567', 'PL'],
    ['380', 'UA'],
  ])('finds by code: %s', (typed, country) => {
    expect(first('en', typed)).toBe(country);
  });

  it('finds the prefixes of the tenant before others that begin alike', () => {
    expect(
      find('en', '4')
        .slice(0, 2)
        .map(({ prefix }) => prefix),
    ).toEqual(['+48', '+40']);
    expect(
      find('pl', 'pol', {})
        .map(({ country }) => country)
        .slice(0, 2),
    ).toEqual(['PL', 'PF']);
  });

  it('finds by short names and codes of countries, and nothing by nonsense', () => {
    expect([first('pl', 'usa'), first('bg', 'gb'), first('en', 'us')]).toEqual(['US', 'GB', 'US']);
    expect(find('en', 'qqq')).toEqual([]);
  });

  it('begins with the tenant’s own countries while nothing is typed, and has all others by name', () => {
    const names = find('en', '').map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Bulgaria', 'Poland', 'Romania', 'Afghanistan']);
    expect(names.length).toBeGreaterThan(200);
    expect(names.slice(3)).toEqual(names.slice(3).toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});

describe('the order of what is found [USE-20]', () => {
  const entry = (name: string, prefix: string, ...others: string[]): PrefixEntry => ({
    name,
    prefix,
    country: name,
    keys: [name, ...others],
  });
  const order = (entries: readonly PrefixEntry[], typed: string) =>
    findPrefixes(entries, typed, {}).map(({ name }) => name);

  it('of names: begins with it, a word does, another name does, then whatever holds it', () => {
    const entries = [
      entry('bigland', '+1'),
      entry('x', '+2', 'land of x'),
      entry('new-land of the far end', '+3'),
      entry('old land of the far end', '+4'),
      entry('land that has a long name', '+5'),
      entry('sea', '+6'),
    ];
    expect(order(entries, 'land')).toEqual([
      'land that has a long name',
      'new-land of the far end',
      'old land of the far end',
      'x',
      'bigland',
    ]);
  });

  it('of codes: the very one, those that begin with it, and what a whole number begins with', () => {
    const entries = [entry('a', '+441'), entry('longer than others', '+44'), entry('c', '+4')];
    expect(order(entries, '44')).toEqual(['longer than others', 'a', 'c']);
    expect(order(entries, '+44 1')).toEqual(['a', 'c', 'longer than others']);
  });

  it('takes a sign or two noughts away where the number begins, and nowhere else', () => {
    const entries = [entry('a', '+1003'), entry('b', '+13')];
    expect(order(entries, '1003')).toEqual(['a']);
    expect(order([entry('zone 00 7', '+9')], 'zone 00 7')).toEqual(['zone 00 7']);
  });

  it('takes what begins with letters for a name, though there are digits in it', () => {
    expect(order([entry('a', '+7'), entry('zone 7', '+9')], 'zone 7')).toEqual(['zone 7']);
  });

  it('leaves the order as it is where nothing is typed', () => {
    expect(order([entry('long name', '+2'), entry('a', '+1')], '')).toEqual(['long name', 'a']);
  });
});
