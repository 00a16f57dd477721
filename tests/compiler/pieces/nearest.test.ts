/** What is offered for what somebody mistyped: the nearest names, an environment, and how a problem could be mended. */
import { describe, expect, it } from 'vitest';
import { readEnvironment, servesDrafts } from '../../../compiler/environment.ts';
import {
  joinMends,
  mendsOf,
  nearestKeys,
  nearestValues,
  offeredOnly,
  renameTo,
  replaceBy,
  takeOut,
} from '../../../compiler/mend.ts';
import { didYouMean, isSlip, nearestOf } from '../../../compiler/suggestNearest.ts';

describe('the names nearest to a mistyped one', () => {
  it.each<[string, string, string[], string[]]>([
    ['one letter is wrong', 'curency', ['currency', 'card'], ['currency']],
    ['two neighbours changed places', 'crad', ['card', 'cards'], ['card']],
    ['a letter is too many', 'cards', ['card'], ['card']],
    ['a letter is missing', 'car', ['card'], ['card']],
    ['only its capitals differ', 'NAME', ['name'], ['name']],
    ['only the capitals of a candidate differ', 'accountlogin', ['accountLogin'], ['accountLogin']],
    ['two are equally near, the first of the list first', 'cat', ['car', 'dog', 'bat'], ['car', 'bat']],
    ['one is nearer than another', 'cards', ['carts', 'cards', 'card'], ['cards']],
    ['a third of its letters may be wrong', 'abcdef', ['xxcdef'], ['xxcdef']],
    ['more than a third may not', 'abcdef', ['xxxdef'], []],
    ['five letters may have one that is wrong, not two', 'abcde', ['xxcde', 'xbcde'], ['xbcde']],
    ['of one letter one may be wrong', 'a', ['b', 'bc'], ['b']],
    ['one of two letters may be missing', 'bg', ['b'], ['b']],
    ['nothing is written, and a name has one letter', '', ['b', 'bc'], ['b']],
    ['a swap over a distance is two mistakes', 'abc', ['cba'], []],
    ['a swap counts one, and so two of them two', 'abcdef', ['badcef'], ['badcef']],
    ['a swap at the end', 'abdc', ['abcd'], ['abcd']],
    ['the one half of a swap is none', 'ab', ['xa'], []],
    ['the other half of a swap is none', 'ab', ['bx'], []],
    ['letters that are the same twice are no swap', 'aab', ['abb'], ['abb']],
    ['there are none', 'abc', [], []],
  ])('are found where %s', (_, written, candidates, found) => {
    expect(nearestOf(written, candidates)).toEqual(found);
  });

  it.each<[string, string, string, boolean]>([
    ['one letter is wrong', 'Sofja', 'Sofia', true],
    ['two are', 'Europe/Cracow', 'Europe/Moscow', false],
    ['only capitals differ', 'EN', 'en', true],
    ['a name of four letters lacks one', 'nam', 'name', true],
    ['the name has three', 'EU€', 'EUR', false],
    ['the last part has three, and is right', 'logo.svg', 'logos.svg', true],
    ['the last part has three, and is wrong', 'home.pen', 'home.pin', false],
    ['the first part has one, and is wrong', 'a.title', 'b.title', false],
    ['only a part more is right', 'x/Sofia', 'Sofia', false],
  ])('are a slip or not where %s', (_, written, name, isOne) => {
    expect(isSlip(written, name)).toBe(isOne);
  });

  it('may be said to be one though they are short', () => {
    expect([isSlip('onn', 'on', 2), isSlip('onn', 'on', 3)]).toEqual([true, false]);
  });

  it('are asked for in a sentence, the first alone, or not at all', () => {
    expect(didYouMean('cat', ['car', 'bat'])).toBe(' Did you mean "car"?');
    expect(didYouMean('cat', ['horse'])).toBe('');
  });
});

describe('the environment', () => {
  it.each([
    [undefined, 'dev'],
    ['dev', 'dev'],
    ['test', 'test'],
    ['uat', 'uat'],
    ['prod', 'prod'],
  ])('%s is %s', (name, environment) => expect(readEnvironment(name)).toBe(environment));

  it.each([
    ['pord', 'PORTAL_ENV is "pord"; allowed are dev, test, uat, prod. Did you mean "prod"?'],
    ['live', 'PORTAL_ENV is "live"; allowed are dev, test, uat, prod.'],
    ['', 'PORTAL_ENV is ""; allowed are dev, test, uat, prod.'],
  ])('%j is refused in words', (name, message) =>
    expect(() => readEnvironment(name)).toThrow(new Error(message)),
  );

  it('serves drafts where it is told so, and not otherwise', () => {
    const asked = [{ DRAFTS: 'on' }, { DRAFTS: 'off' }, { DRAFTS: '' }, {}];
    expect(asked.map(servesDrafts)).toEqual([true, false, false, false]);
    expect(() => servesDrafts({ DRAFTS: 'yes' })).toThrow(new Error('DRAFTS is "yes"; allowed are on, off.'));
  });
});

describe('what would mend a problem', () => {
  it('is another value, another key, or to take it out, each with its title', () => {
    expect(replaceBy('a')).toEqual({ kind: 'value', value: 'a', title: 'Replace by "a"' });
    expect(replaceBy(5, true)).toEqual({ kind: 'value', value: 5, title: 'Replace by 5', isSafe: true });
    expect(renameTo('a')).toEqual({ kind: 'key', name: 'a', title: 'Replace by "a"' });
    expect(renameTo('a', true)).toEqual({ kind: 'key', name: 'a', title: 'Replace by "a"', isSafe: true });
    expect(takeOut()).toEqual({ kind: 'remove', title: 'Take it out' });
    expect(takeOut('Away')).toEqual({ kind: 'remove', title: 'Away' });
  });

  it('is safe where one value or key alone is near', () => {
    expect(nearestValues('pord', ['dev', 'prod'])).toEqual({ mends: [replaceBy('prod', true)] });
    expect(nearestKeys('nam', ['name', 'words'])).toEqual({ mends: [renameTo('name', true)] });
  });

  it('is offered and not safe where another thing may have been meant', () => {
    expect(nearestValues('Europe/Cracow', ['Europe/Moscow', 'Asia/Baku'])).toEqual({
      mends: [replaceBy('Europe/Moscow')],
    });
    expect(nearestKeys('pt', ['pl', 'en'])).toEqual({ mends: [renameTo('pl')] });
    expect(nearestValues('onn', ['on', 'off'], 1)).toEqual({ mends: [replaceBy('on', true)] });
    expect(nearestValues('disallowed', ['allowed', 'blocked'], 1)).toEqual({ mends: [replaceBy('allowed')] });
  });

  it('is only offered where somebody says so', () => {
    expect(offeredOnly(nearestKeys('sr-Latm', ['sr-Latn']))).toEqual({ mends: [renameTo('sr-Latn')] });
    expect(offeredOnly({})).toEqual({});
  });

  it('is offered and not safe where several are equally near, four at most', () => {
    expect(nearestValues('cat', ['car', 'bat'])).toEqual({ mends: [replaceBy('car'), replaceBy('bat')] });
    const many = ['bat', 'hat', 'mat', 'rat', 'sat'];
    expect(nearestKeys('cat', many)).toEqual({ mends: many.slice(0, 4).map((each) => renameTo(each)) });
  });

  it('is nothing where nobody can say', () => {
    expect([nearestValues('cat', ['horse']), mendsOf(), mendsOf(null), joinMends({}, {})]).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('is all of what several say, in their order', () => {
    const [first, second, third] = [replaceBy(1), replaceBy(2), takeOut()];
    expect(mendsOf(first, null, second)).toEqual({ mends: [first, second] });
    expect(joinMends({ mends: [first] }, {}, { mends: [second, third] })).toEqual({
      mends: [first, second, third],
    });
  });
});
