/**
 * How a value of a file is set, put in, moved or taken out, while all else stays as somebody wrote it. Over 250 lines: each
 * text is written out before and after.
 */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { indentAt, insertion, pathIn, removal } from '../../../compiler/textPlaces.ts';
import { applySpans, insertItem, swapItems, valueEdits } from '../../../compiler/valueEdits.ts';

type Path = (string | number)[];

const edit = (text: string, path: Path, value: unknown, order?: string[]) =>
  applySpans(text, valueEdits(text, path, value, order));

describe('a value that is set', () => {
  it.each<[string, string, Path, unknown, string]>([
    ['in the place of another', '{\n  "a": [1,\n 2]\n}', ['a', 1], 'x', '{\n  "a": [1,\n "x"]\n}'],
    ['in the place of all', '{"a": 1}\n', [], { b: 1 }, '{ "b": 1 }\n'],
    ['in the place of null at the top', 'null', ['a'], 1, '{\n  "a": 1\n}'],
    [
      'as a block in the place of a text',
      '{\n  "a": "x"\n}',
      ['a'],
      { b: [] },
      '{\n  "a": {\n    "b": []\n  }\n}',
    ],
    [
      'on one line where it was',
      '{\n  "a": { "b": 1 }\n}',
      ['a'],
      { c: { d: 2 } },
      '{\n  "a": { "c": { "d": 2 } }\n}',
    ],
    ['on lines where it was empty', '{\n  "a": {}\n}', ['a'], { c: 2 }, '{\n  "a": {\n    "c": 2\n  }\n}'],
    [
      'on lines where it was',
      '{\n  "a": {\n    "b": 1\n  }\n}',
      ['a'],
      { c: 2, d: {} },
      '{\n  "a": {\n    "c": 2,\n    "d": {}\n  }\n}',
    ],
    [
      'as a list of plain values, on one line',
      '{\n  "a": 1\n}',
      ['a'],
      [1, 'x', null],
      '{\n  "a": [1, "x", null]\n}',
    ],
    [
      'as a list of blocks, on lines',
      '{\n  "a": 1\n}',
      ['a'],
      [{ b: 1 }],
      '{\n  "a": [\n    {\n      "b": 1\n    }\n  ]\n}',
    ],
    [
      'deeper than anything there',
      '{\n  "a": 1\n}',
      ['b', 'c', 'd'],
      1,
      '{\n  "a": 1,\n  "b": {\n    "c": {\n      "d": 1\n    }\n  }\n}',
    ],
    [
      'in a block of the block',
      '{\n  "a": {\n    "b": {}\n  }\n}',
      ['a', 'b', 'c'],
      1,
      '{\n  "a": {\n    "b": {\n      "c": 1\n    }\n  }\n}',
    ],
    [
      'as the last of a list',
      '{\n  "a": [\n    {}\n  ]\n}',
      ['a', 1],
      { b: 1 },
      '{\n  "a": [\n    {},\n    {\n      "b": 1\n    }\n  ]\n}',
    ],
    [
      'as the only one of a list',
      '{\n  "a": []\n}',
      ['a', 0],
      { b: 1 },
      '{\n  "a": [\n    {\n      "b": 1\n    }\n  ]\n}',
    ],
    [
      'with the line ends of the file',
      '{\r\n  "a": 1\r\n}',
      ['b'],
      { c: 1 },
      '{\r\n  "a": 1,\r\n  "b": {\r\n    "c": 1\r\n  }\r\n}',
    ],
    [
      'with the steps of the file',
      '{\n    "a": 1\n}',
      ['b'],
      { c: 1 },
      '{\n    "a": 1,\n    "b": {\n        "c": 1\n    }\n}',
    ],
    ['with two blanks where there are no steps', '{}', ['b'], 1, '{\n  "b": 1\n}'],
    ['in a list on one line', '[1, 2]', [2], { b: 1 }, '[1, 2, { "b": 1 }]'],
    ['on a line of several members', '{ "a": 1, "b": 2 }', ['c'], [], '{ "a": 1, "b": 2, "c": [] }'],
  ])('stands %s', (_, text, path, value, after) => expect(edit(text, path, value)).toBe(after));

  it('is a list on one line while it is no wider than a hundred columns with its indent', () => {
    const text = '{\n  "a": 1\n}';
    const fits = 'x'.repeat(94);
    expect(edit(text, ['a'], [fits])).toBe(`{\n  "a": ["${fits}"]\n}`);
    expect(edit(text, ['a'], [`${fits}x`])).toBe(`{\n  "a": [\n    "${fits}x"\n  ]\n}`);
  });

  it.each<[string, string, string[], string]>([
    ['first', '{\n  "b": 1\n}', ['a', 'b'], '{\n  "a": 0,\n  "b": 1\n}'],
    ['between', '{\n  "z": 2,\n  "b": 1\n}', ['z', 'a', 'b'], '{\n  "z": 2,\n  "a": 0,\n  "b": 1\n}'],
    [
      'after the last that is before it',
      '{\n  "y": 3,\n  "u": 4,\n  "z": 2\n}',
      ['y', 'z', 'a'],
      '{\n  "y": 3,\n  "u": 4,\n  "z": 2,\n  "a": 0\n}',
    ],
    ['last, of which nobody says where', '{\n  "b": 1\n}', ['b', 'c'], '{\n  "b": 1,\n  "a": 0\n}'],
    ['first on a line', '{ "b": 1 }', ['a', 'b'], '{ "a": 0, "b": 1 }'],
    ['before those that nobody knows', '{\n  "u": 4\n}', ['a'], '{\n  "a": 0,\n  "u": 4\n}'],
  ])('stands in its order: %s', (_, text, order, after) => expect(edit(text, ['a'], 0, order)).toBe(after));

  it('is nowhere in a text that is none', () => {
    expect([valueEdits('', ['a'], 1), insertItem('', [], 0, 1), swapItems('', [], 0, 1)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('a value that is taken out', () => {
  it.each<[string, string, Path, string]>([
    ['a member with the comma before it', '{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
    ['the first with the comma after it', '{\n  "a": 1,\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
    ['one in the middle', '[1, 2, 3]', [1], '[1, 3]'],
    ['the only one', '{ "a": [ 1 ] }', ['a', 0], '{ "a": [] }'],
    ['all', ' 5 ', [], '  '],
    ['what is not there', '{ "a": 1 }', ['b'], '{ "a": 1 }'],
  ])('is %s', (_, text, path, after) => expect(edit(text, path, undefined)).toBe(after));
});

describe('an item of a list', () => {
  const put = (text: string, path: Path, index: number, value: unknown) =>
    applySpans(text, insertItem(text, path, index, value));
  it.each<[string, string, Path, number, unknown, string]>([
    [
      'first',
      '{\n  "a": [\n    1\n  ]\n}',
      ['a'],
      0,
      { b: 1 },
      '{\n  "a": [\n    {\n      "b": 1\n    },\n    1\n  ]\n}',
    ],
    ['first on its line', '[1, 2]', [], 0, 0, '[0, 1, 2]'],
    ['in the middle', '[\n  1,\n  2\n]', [], 1, 0, '[\n  1,\n  0,\n  2\n]'],
    ['last', '[1, 2]', [], 2, 0, '[1, 2, 0]'],
    ['into none', '{ "a": [] }', ['a'], 0, 0, '{ "a": [0] }'],
    ['nowhere in a block', '{ "a": {} }', ['a'], 0, 0, '{ "a": {} }'],
    ['nowhere that is not there', '{ "a": {} }', ['b'], 0, 0, '{ "a": {} }'],
  ])('is put %s', (_, text, path, index, value, after) => expect(put(text, path, index, value)).toBe(after));

  it.each<[string, number, number, string]>([
    ['two of them', 0, 2, '[ 3, {"b":2},1]'],
    ['two of them, the later first', 2, 0, '[ 3, {"b":2},1]'],
    ['two beside each other', 1, 2, '[ 1, 3,{"b":2}]'],
    ['one with itself', 1, 1, '[ 1, {"b":2},3]'],
    ['one with none', 1, 3, '[ 1, {"b":2},3]'],
  ])('changes places: %s', (_, one, other, after) => {
    const text = '[ 1, {"b":2},3]';
    expect(applySpans(text, swapItems(text, [], one, other))).toBe(after);
  });

  it('is one of what is named', () => {
    expect(applySpans('{"a":[1,2]}', swapItems('{"a":[1,2]}', ['a'], 0, 1))).toBe('{"a":[2,1]}');
    expect(swapItems('{"a":[1,2]}', ['b'], 0, 1)).toEqual([]);
  });
});

describe('a place in a text', () => {
  it('is a number in a list and a name in a block, be it digits', () => {
    expect(pathIn({ a: [{ '0': 'x' }] }, '/a/0/0/b~1c/1')).toEqual(['a', 0, '0', 'b/c', '1']);
    expect([pathIn(null, '/a'), pathIn(undefined, '')]).toEqual([['a'], []]);
  });

  const taken = (text: string, path: Path, isMember: boolean) => {
    const root = parseTree(text);
    const node = root && findNodeAtLocation(root, path);
    const own = isMember ? node?.parent : node;
    return own ? removal(own) : null;
  };
  it.each<[string, string, Path, boolean, object | null]>([
    ['the first member', '{"a":1, "b":2}', ['a'], true, { offset: 1, length: 7, content: '' }],
    ['the last member', '{"a":1, "b":2}', ['b'], true, { offset: 6, length: 7, content: '' }],
    ['a member between', '{"a":1, "b":2, "c":3}', ['b'], true, { offset: 8, length: 7, content: '' }],
    ['the only member', '{ "a":1 }', ['a'], true, { offset: 1, length: 7, content: '' }],
    ['the only entry', '[ 1 ]', [0], false, { offset: 1, length: 3, content: '' }],
    ['an entry', '[1, 2]', [0], false, { offset: 1, length: 3, content: '' }],
    ['what stands in nothing', '[1]', [], false, null],
  ])('of %s is left out', (_, text, path, isMember, edits) =>
    expect(taken(text, path, isMember)).toEqual(edits),
  );

  it('is on a line that begins with blanks', () => {
    expect(['\n \t"a"', '  "a"', 'x\n"a"'].map((text) => indentAt(text, text.indexOf('"')))).toEqual([
      ' \t',
      '  ',
      '',
    ]);
    expect(indentAt('\n    x', 3)).toBe('  ');
    expect(indentAt('  a\n', 3)).toBe('  ');
  });
});

describe('a member that comes from elsewhere', () => {
  const put = (text: string, keys: Path, written = '1', oldIndent = '') => {
    const edits = insertion(text, keys, { written, oldIndent });
    return edits && text.slice(0, edits.offset) + edits.content + text.slice(edits.offset + edits.length);
  };
  const BLOCK = '{\n    "x": 1\n  }';

  it.each<[string, string, Path, string, string, string | null]>([
    ['behind the last', '{\n  "a": 1\n}', ['b'], '2', '', '{\n  "a": 1,\n  "b": 2\n}'],
    [
      'in a block',
      '{\n  "a": {\n    "c": 1\n  }\n}',
      ['a', 'b'],
      '2',
      '',
      '{\n  "a": {\n    "c": 1,\n    "b": 2\n  }\n}',
    ],
    [
      'in blocks that are made',
      '{\n  "a": 1\n}',
      ['b', 'c', 'd'],
      '2',
      '',
      '{\n  "a": 1,\n  "b": {\n    "c": {\n      "d": 2\n    }\n  }\n}',
    ],
    ['in an empty block', '{\n  "a": { }\n}', ['a', 'b'], '2', '', '{\n  "a": {\n    "b": 2\n  }\n}'],
    ['in an empty file', '{}', ['b'], '2', '', '{\n  "b": 2\n}'],
    [
      'with its lines moved',
      '{\n  "a": {\n    "c": 1\n  }\n}',
      ['a', 'b'],
      BLOCK,
      '  ',
      '{\n  "a": {\n    "c": 1,\n    "b": {\n      "x": 1\n    }\n  }\n}',
    ],
    [
      'with the line ends of the file',
      '{\r\n  "a": 1\r\n}',
      ['b', 'c'],
      BLOCK,
      '  ',
      '{\r\n  "a": 1,\r\n  "b": {\r\n    "c": {\r\n      "x": 1\r\n    }\r\n  }\r\n}',
    ],
    ['with tabs', '{\n\t"a": 1\n}', ['b', 'c'], '2', '', '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 2\n\t}\n}'],
    ['nowhere where it stands already', '{\n  "a": 1\n}', ['a'], '2', '', null],
    ['nowhere in a list', '{\n  "a": []\n}', ['a', 'b'], '2', '', null],
    ['nowhere in a text', '{\n  "a": "x"\n}', ['a', 'b'], '2', '', null],
    ['nowhere in nothing', '', ['a'], '2', '', null],
  ])('stands %s', (_, text, keys, written, oldIndent, after) => {
    expect(put(text, keys, written, oldIndent)).toBe(after);
  });
});
