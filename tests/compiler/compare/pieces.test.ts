/** What comparisons are made of: values in words, places that differ, and sentences that are alike told as one. */
import { describe, expect, it } from 'vitest';
import { describeBoth, describeValue, quote } from '../../../compiler/compare/describeValue.ts';
import type { Difference } from '../../../compiler/compare/difference.ts';
import { groupAlike } from '../../../compiler/compare/groupAlike.ts';
import { applyLeaf, isWithin, listLeaves } from '../../../compiler/compare/listLeaves.ts';

describe('a value in a sentence', () => {
  it.each<[unknown, string]>([
    [null, 'none'],
    [undefined, 'none'],
    [[], 'none'],
    [true, 'true'],
    [0, '0'],
    [-0, '-0'],
    ['https://a.example/b-c', 'https://a.example/b-c'],
    ['#FFC145', '#FFC145'],
    ['', '“”'],
    ['a', '“a”'],
    ['ab', 'ab'],
    ['two words', '“two words”'],
    ['Ж', '“Ж”'],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['x'.repeat(121), `“${'x'.repeat(120)}…”`],
    ['😀'.repeat(121), `“${'😀'.repeat(120)}…”`],
    [['ab', 1, null], 'ab, 1, none'],
    [[{ a: 1 }], '[{"a":1}]'],
    [['ab', { a: 1 }], '["ab",{"a":1}]'],
    ['a '.repeat(60), `“${'a '.repeat(60)}”`],
    [{ a: 'bc', d: null }, 'a bc, d none'],
    [{ a: { b: 1 } }, '{"a":{"b":1}}'],
    [{ a: 1, b: { c: 2 } }, '{"a":1,"b":{"c":2}}'],
    [{ a: ['x'.repeat(120)] }, `${`{"a":["${'x'.repeat(120)}"]}`.slice(0, 120)}…`],
  ])('%j is told as %s', (value, told) => {
    expect(describeValue(value)).toBe(told);
  });

  it.each<[unknown, unknown, string, string]>([
    [10, 20, '10', '20'],
    ['a b', 'ab c', '“a b”', '“ab c”'],
    ['a b', 'ab', '“a b”', 'ab'],
    ['10', 10, '"10"', '10'],
    [null, undefined, 'null', 'nothing'],
    [null, [], 'null', '[]'],
    [['10'], [10], '["10"]', '[10]'],
    ['5\u00a0%', '5 %', '"5\\u00a0%"', '"5 %"'],
    ['e\u0301', 'é', '"e\\u0301"', '"é"'],
    [['x'.repeat(130)], 'x'.repeat(130), `["${'x'.repeat(118)}…`, `"${'x'.repeat(119)}…`],
    ['Anna\u200b', 'Anna\u200b\u200b', '"Anna\\u200b"', '"Anna\\u200b\\u200b"'],
    [`${'x'.repeat(130)}old`, `${'x'.repeat(130)}new!`, `…${'x'.repeat(20)}old"`, `…${'x'.repeat(20)}new!"`],
  ])('%j and %j are not told alike', (before, after, was, is) => {
    expect(describeBoth(before, after)).toEqual([was, is]);
  });

  it('is quoted as a whole, up to what a sentence bears', () => {
    expect([quote('ab'), quote('y'.repeat(121))]).toEqual(['“ab”', `“${'y'.repeat(120)}…”`]);
  });
});

describe('the places at which two values differ', () => {
  it.each<[unknown, unknown, unknown[]]>([
    [{ a: 1 }, { a: 1 }, []],
    [1, 2, [['', 1, 2]]],
    [{ a: 1 }, { a: 2 }, [['/a', 1, 2]]],
    [{ a: 1 }, {}, [['/a', 1, undefined]]],
    [{}, { a: null }, [['/a', undefined, null]]],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [['/a/c', 2, 3]]],
    [{ a: [1, 2] }, { a: [1, 3] }, [['/a', [1, 2], [1, 3]]]],
    [{ a: { b: 1 } }, { a: 5 }, [['/a', { b: 1 }, 5]]],
    [{ a: { b: 1 } }, { a: null }, [['/a', { b: 1 }, null]]],
    [{ a: [1] }, { a: { b: 1 } }, [['/a', [1], { b: 1 }]]],
    [
      { 'a/b': 1, '~': 2 },
      { 'a/b': 3, '~': 4 },
      [
        ['/a~1b', 1, 3],
        ['/~0', 2, 4],
      ],
    ],
    [
      { z: 1, a: 1 },
      { b: 1, a: 2 },
      [
        ['/z', 1, undefined],
        ['/a', 1, 2],
        ['/b', undefined, 1],
      ],
    ],
    [{}, { toString: 'own' }, [['/toString', undefined, 'own']]],
  ])('of %j and %j are those', (before, after, leaves) => {
    const found = listLeaves(before, after);
    expect(found.map((leaf) => [leaf.pointer, leaf.before, leaf.after])).toEqual(leaves);
    // One after the other they make the one value of the other.
    expect(found.reduce((made, leaf) => applyLeaf(made, leaf), before)).toStrictEqual(after);
  });

  it('are changed in a copy', () => {
    const value = { a: { b: 1 }, c: 2 };
    expect(applyLeaf(value, { pointer: '/a/b', before: 1, after: undefined })).toStrictEqual({
      a: {},
      c: 2,
    });
    expect(value).toEqual({ a: { b: 1 }, c: 2 });
  });

  it.each([
    ['/a', '/a', true],
    ['/a/b', '/a', true],
    ['/ab', '/a', false],
    ['/a', '/a/b', false],
    ['/a', '', true],
  ])('%s is within %j: %j', (pointer, place, isInside) => {
    expect(isWithin(pointer, place)).toBe(isInside);
  });
});

describe('sentences that are alike', () => {
  const difference = (sentence: string, more: Partial<Difference> = {}): Difference => ({
    ...{ group: 'content', pointer: `/${sentence.length}`, otherPointers: [], before: null, after: null },
    ...{ sentence, kind: 'changed', examples: [], risk: 'low', why: 'w', from: null, until: null },
    ...more,
  });
  const told = (...sentences: readonly string[]) =>
    groupAlike(sentences.map((each) => difference(each))).map(({ sentence }) => sentence);

  it.each<[string, string[], string[]]>([
    ['one alone', ['The merchant “A” is there.'], ['The merchant “A” is there.']],
    [
      'merchants',
      ['The merchant “Anna” is there.', 'The merchant “B|b” is there.', 'The merchant “C” is there.'],
      ['The merchants “Anna”, “B|b” and “C” are there.'],
    ],
    [
      'screens that are not found, with their addresses',
      [
        'The screen “A” is not announced: its address is not found.',
        'The screen “B” is not announced: its address is not found.',
      ],
      ['The screens “A” and “B” are not announced: their addresses are not found.'],
    ],
    [
      'screens that are paused, with what menus say of them',
      [
        'The screen “A” is paused: it stays in its menus and says why.',
        'The screen “B” is paused: it stays in its menus and says why.',
      ],
      ['The screens “A” and “B” are paused: they stay in their menus and say why.'],
    ],
    [
      'what stands in a menu, and what does not',
      [
        ...['The link “A” stands below.', 'The link “B” stands below.'],
        ...['The link “C” does not stand below.', 'The link “D” does not stand below.'],
      ],
      ['The links “A” and “B” stand below.', 'The links “C” and “D” do not stand below.'],
    ],
    [
      'entries, beside another sentence that stays where it was',
      ['The entry “A” is not there.', 'Something else.', 'The entry “B” is not there.'],
      ['The entries “A” and “B” are not there.', 'Something else.'],
    ],
    [
      'sections',
      ['The section about the app “A” is there.', 'The section about the app “B” is there.'],
      ['The sections about the app “A” and “B” are there.'],
    ],
    [
      'what is there and what is not',
      ['The merchant “A” is there.', 'The merchant “B” is not there.'],
      ['The merchant “A” is there.', 'The merchant “B” is not there.'],
    ],
    [
      'addresses of which one part is another',
      ['The link to A is x/new/a instead of x/old/a.', 'The link to B leads to y/new instead of y/old.'],
      ['In 2 addresses, “new” stands where “old” stood: the link to A and the link to B.'],
    ],
    [
      'addresses of which two parts are others',
      ['The link to A is x/c/d instead of x/a/b.', 'The link to B is x/c/d instead of x/a/b.'],
      ['The link to A is x/c/d instead of x/a/b.', 'The link to B is x/c/d instead of x/a/b.'],
    ],
    [
      'addresses of another depth',
      ['The link to A is x/new instead of x/old/a.', 'The link to B is y/new instead of y/old/a.'],
      ['The link to A is x/new instead of x/old/a.', 'The link to B is y/new instead of y/old/a.'],
    ],
    [
      'values by product',
      ['The terms (meal) is new instead of none.', 'The terms (gift) is y instead of none.'],
      ['The terms is new (meal) and y (gift) instead of none.'],
    ],
    [
      'values by product, instead of one with a bar in it',
      ['The name (meal) is “C” instead of “A|B”.', 'The name (gift) is “D” instead of “A|B”.'],
      ['The name is “C” (meal) and “D” (gift) instead of “A|B”.'],
    ],
    [
      'values by environment',
      ['The id is ab instead of cd (test, uat).', 'The id is e instead of f (prod).'],
      ['The id is ab instead of cd (test, uat); e instead of f (prod).'],
    ],
    ['the same twice', ['Same.', 'Same.'], ['Same.']],
  ])('%s', (_, sentences, joined) => {
    expect(told(...sentences)).toEqual(joined);
  });

  it('are told with all places and examples, and the highest risk', () => {
    const [first, ...others] = groupAlike([
      difference('The merchant “A” is there.', { pointer: '/a', otherPointers: ['/x'], examples: ['one'] }),
      difference('The merchant “B” is there.', {
        ...{ pointer: '/b', otherPointers: ['/x'], examples: ['one', 'two'] },
        ...{ risk: 'high', why: 'because' },
      }),
    ]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ pointer: '/a', otherPointers: ['/x', '/b'], examples: ['one', 'two'] });
    expect(first).toMatchObject({ risk: 'high', why: 'because' });
  });

  it('stay apart where they hold from other days, or come and go', () => {
    const one = difference('The merchant “A” is there.');
    for (const more of [{ from: '2026-12-01' }, { until: '2026-12-01' }, { kind: 'added' as const }])
      expect(groupAlike([one, difference('The merchant “B” is there.', more)])).toHaveLength(2);
  });
});
