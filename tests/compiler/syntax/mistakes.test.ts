/**
 * The first mistake of a text that is no JSON: where it stands, what is said of it, and the text as it is mended. Over 250
 * lines: a table of texts, a row each.
 */
import { describe, expect, it } from 'vitest';
import type { Mend } from '../../../compiler/mend.ts';
import { findSyntaxMistake } from '../../../compiler/syntax/findSyntaxMistake.ts';

/** The text with the edits of a mend, and whether it may be taken unseen. */
function mended(text: string, mend: Mend | undefined): readonly [string, string, boolean] | null {
  if (mend?.kind !== 'text') return null;
  const whole = mend.edits.reduce(
    (written, { offset, length, text: piece }) =>
      written.slice(0, offset) + piece + written.slice(offset + length),
    text,
  );
  return [whole, mend.title, mend.isSafe === true];
}

type Row = [
  text: string,
  at: number,
  message: string,
  mended: [text: string, title: string, isSafe: boolean] | null,
];

function mistakeOf(text: string) {
  const found = findSyntaxMistake(text);
  return found && { at: found.offset, message: found.message, mended: mended(text, found.mend) };
}

describe('a text that is JSON', () => {
  it.each([
    '{}',
    '[]',
    ' {"a": [1, -2, 0, -0, 1.5, 1e5, 1E+5, 1.5e-05, true, false, null, "b"]}\n',
    '\t{ "a" : { "b" : [ ] } ,\r\n "c": [ { } ] }',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uABCD"',
    '"😀 \u00a0 // # /* -->"',
    '7',
  ])('has no mistake: %j', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findSyntaxMistake(text)).toBeNull();
  });
});

describe('a text that ends too early, or goes on after its end', () => {
  it.each<Row>([
    ['', 0, 'The file is empty.', null],
    [' \n', 0, 'The file is empty.', null],
    [
      '{} {',
      3,
      'The file ends before this: it is one block in { }, and nothing follows its last bracket.',
      null,
    ],
    ['{}]', 2, 'One "]" too many: everything is closed before it. Take it out.', ['{}', 'Take it out', true]],
    [
      '{} }',
      3,
      'One "}" too many: everything is closed before it. Take it out.',
      ['{} ', 'Take it out', true],
    ],
    [
      '{"a"',
      4,
      'The file ends in the middle of a value: "{" of line 1 is not closed. Was the file cut off?',
      ['{"a"}', 'Close what is open: }', false],
    ],
    [
      '{"a": ',
      5,
      'The file ends in the middle of a value, after a colon: "{" of line 1 is not closed. Was the file cut off?',
      null,
    ],
    [
      '{"a": 1',
      7,
      'The file ends in the middle of a value: "{" of line 1 is not closed. Was the file cut off?',
      ['{"a": 1}', 'Close what is open: }', false],
    ],
    [
      '{"a": 1,',
      8,
      'The file ends in the middle of a value, after a comma: "{" of line 1 is not closed. Was the file cut off?',
      ['{"a": 1}', 'Close what is open: }', false],
    ],
    [
      '{"a": [1, 2',
      11,
      'The file ends in the middle of a value: "[" of line 1 and one more bracket are not closed. Was the file cut off?',
      ['{"a": [1, 2]}', 'Close what is open: ] }', false],
    ],
    [
      '{"a": [{"b": "c"',
      16,
      'The file ends in the middle of a value: "{" of line 1 and 2 more brackets are not closed. Was the file cut off?',
      ['{"a": [{"b": "c"}]}', 'Close what is open: } ] }', false],
    ],
    [
      '{"a": [{"b": "c',
      15,
      'The file ends in the middle of a value: the quote of line 1 and 3 more brackets are not closed. Was the file cut off?',
      null,
    ],
    [
      '{',
      1,
      'The file ends in the middle of a value: "{" of line 1 is not closed. Was the file cut off?',
      ['{}', 'Close what is open: }', false],
    ],
    [
      '[',
      1,
      'The file ends in the middle of a value: "[" of line 1 is not closed. Was the file cut off?',
      ['[]', 'Close what is open: ]', false],
    ],
    [
      '{ ',
      1,
      'The file ends in the middle of a value: "{" of line 1 is not closed. Was the file cut off?',
      ['{} ', 'Close what is open: }', false],
    ],
    [
      '{"a":\n {"b": 1,\n',
      15,
      'The file ends in the middle of a value, after a comma: "{" of line 2 and one more bracket are not closed. Was the file cut off?',
      ['{"a":\n {"b": 1}}\n', 'Close what is open: } }', false],
    ],
    [
      '[[[1',
      4,
      'The file ends in the middle of a value: "[" of line 1 and 2 more brackets are not closed. Was the file cut off?',
      ['[[[1]]]', 'Close what is open: ] ] ]', false],
    ],
    [
      '[[1',
      3,
      'The file ends in the middle of a value: "[" of line 1 and one more bracket are not closed. Was the file cut off?',
      ['[[1]]', 'Close what is open: ] ]', false],
    ],
  ])('%j is wrong at %i: %s', (text, at, message, right) =>
    expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );
});

describe('a text with a comment', () => {
  it.each<Row>([
    ['[] // a', 3, 'JSON has no comments: take this one out.', ['[]', 'Take the comment out', true]],
    [
      '{"a": 1 // b\n}',
      8,
      'JSON has no comments: take this one out.',
      ['{"a": 1\n}', 'Take the comment out', true],
    ],
    [
      '{\n  // b\n  "a": 1}',
      4,
      'JSON has no comments: take this one out.',
      ['{\n  "a": 1}', 'Take the comment out', true],
    ],
    [
      '{ # b\r\n"a": 1}',
      2,
      'JSON has no comments: take this one out.',
      ['{\r\n"a": 1}', 'Take the comment out', true],
    ],
    [
      '{/* b\n */"a": 1}',
      1,
      'JSON has no comments: take this one out.',
      ['{"a": 1}', 'Take the comment out', true],
    ],
    ['/* b\n{"a": 1}', 0, 'JSON has no comments: take this one out. It is not closed.', null],
    ['/*/\n{"a": 1}', 0, 'JSON has no comments: take this one out. It is not closed.', null],
    ['<!-- b\n{"a": 1}', 0, 'JSON has no comments: take this one out. It is not closed.', null],
    ['// b\n{}', 0, 'JSON has no comments: take this one out.', ['{}', 'Take the comment out', true]],
    ['{} <!-- a -->', 3, 'JSON has no comments: take this one out.', ['{}', 'Take the comment out', true]],
    [
      '{"a": /* b */ 1}',
      6,
      'JSON has no comments: take this one out.',
      ['{"a": 1}', 'Take the comment out', true],
    ],
    [
      '{"a": 1} # b',
      9,
      'JSON has no comments: take this one out.',
      ['{"a": 1}', 'Take the comment out', true],
    ],
    [
      '{"a": 1, // b\n  "c": 2}',
      9,
      'JSON has no comments: take this one out.',
      ['{"a": 1,\n  "c": 2}', 'Take the comment out', true],
    ],
  ])('%j is wrong at %i: %s', (text, at, message, right) =>
    expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );
});

describe('a text with a text or a key in other quotes, or in none', () => {
  it.each<Row>([
    [
      '{"a": NaNs}',
      6,
      'A text stands in double quotes: write "NaNs".',
      ['{"a": "NaNs"}', 'Write "NaNs"', true],
    ],
    [
      '{"a": \'b\'}',
      6,
      'JSON has double quotes around keys and texts, not single ones: write "b".',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    ['{"a": \'b"c\'}', 6, 'JSON has double quotes around keys and texts, not single ones.', null],
    [
      "{'a': 1}",
      1,
      'JSON has double quotes around keys and texts, not single ones: write "a".',
      ['{"a": 1}', 'Write "a"', true],
    ],
    ['{"a": \'b', 6, 'JSON has double quotes around keys and texts, not single ones.', null],
    [
      '{"a": \'b\\n\'}',
      6,
      'JSON has double quotes around keys and texts, not single ones: write "b\\n".',
      null,
    ],
    [
      '{"a": “b”}',
      6,
      'JSON has straight double quotes (") around keys and texts, not “.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": „b“}',
      6,
      'JSON has straight double quotes (") around keys and texts, not „.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{“a”: 1}',
      1,
      'JSON has straight double quotes (") around keys and texts, not “.',
      ['{"a": 1}', 'Write "a"', true],
    ],
    [
      '{"a": «b»}',
      6,
      'JSON has straight double quotes (") around keys and texts, not «.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": ”b”}',
      6,
      'JSON has straight double quotes (") around keys and texts, not ”.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": ‟b”}',
      6,
      'JSON has straight double quotes (") around keys and texts, not ‟.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": »b«}',
      6,
      'JSON has straight double quotes (") around keys and texts, not ».',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": ‘b’}',
      6,
      'JSON has straight double quotes (") around keys and texts, not ‘.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": ’b’}',
      6,
      'JSON has straight double quotes (") around keys and texts, not ’.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": ‚b‘}',
      6,
      'JSON has straight double quotes (") around keys and texts, not ‚.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    [
      '{"a": `b´}',
      6,
      'JSON has straight double quotes (") around keys and texts, not `.',
      ['{"a": "b"}', 'Write "b"', true],
    ],
    ['{"a": “b}', 6, 'JSON has straight double quotes (") around keys and texts, not “.', null],
    ['{"a": “b\nc”}', 6, 'JSON has straight double quotes (") around keys and texts, not “.', null],
    ['{a: 1}', 1, 'A key stands in double quotes: write "a".', ['{"a": 1}', 'Write "a"', true]],
    [
      '{a-b_1 = 1}',
      1,
      'A key stands in double quotes: write "a-b_1".',
      ['{"a-b_1" = 1}', 'Write "a-b_1"', true],
    ],
    ['{a": 1}', 1, 'A key stands in double quotes: write "a".', ['{"a": 1}', 'Insert "', true]],
    ['{"a": b}', 6, 'A text stands in double quotes: write "b".', ['{"a": "b"}', 'Write "b"', true]],
    ['{"a": b\n}', 6, 'A text stands in double quotes: write "b".', ['{"a": "b"\n}', 'Write "b"', true]],
    ['{"a": b"}', 6, 'A text stands in double quotes: write "b".', ['{"a": "b"}', 'Insert "', true]],
    ['{"a": b c}', 6, 'A text stands in double quotes: write "b".', null],
    ['{a b: 1}', 1, 'A key stands in double quotes: write "a".', null],
    ['["a", b', 6, 'A text stands in double quotes: write "b".', ['["a", "b"', 'Write "b"', true]],
    ['{$a: 1}', 1, 'A key stands in double quotes: write "$a".', ['{"$a": 1}', 'Write "$a"', true]],
    ['{5: 1}', 1, 'A key stands in double quotes: write "5".', ['{"5": 1}', 'Write "5"', true]],
    ['{1,5: 2}', 1, 'A key stands in double quotes: write "1".', ['{"1",5: 2}', 'Write "1"', true]],
    ['abc', 0, 'A text stands in double quotes: write "abc".', ['"abc"', 'Write "abc"', true]],
    [
      '{"a" : tru}',
      7,
      'A text stands in double quotes: write "tru".',
      ['{"a" : "tru"}', 'Write "tru"', true],
    ],
    [
      '{"a": trueish}',
      6,
      'A text stands in double quotes: write "trueish".',
      ['{"a": "trueish"}', 'Write "trueish"', true],
    ],
    [
      '{"a": abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz}',
      6,
      'A text stands in double quotes: write "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".',
      [
        '{"a": "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"}',
        'Write "abcdefghijklmnopqrstuvwxyzabcdefghijklm…',
        true,
      ],
    ],
  ])('%j is wrong at %i: %s', (text, at, message, right) =>
    expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );
});

describe('a text with a number or a word that JSON has not', () => {
  it.each<Row>([
    ['{"a": NaN}', 6, 'JSON has no NaN: write a number, or null.', null],
    ['{"a": -Infinity}', 6, 'JSON has no -Infinity: write a number, or null.', null],
    ['{"a": +NaN}', 6, 'JSON has no +NaN: write a number, or null.', null],
    ['{"a": undefined}', 6, 'JSON has no undefined: write a number, or null.', null],
    ['{"a": True}', 6, 'True is written true in JSON.', ['{"a": true}', 'Write "true"', true]],
    ['{"a": NULL}', 6, 'NULL is written null in JSON.', ['{"a": null}', 'Write "null"', true]],
    ['{"a": None}', 6, 'None is written null in JSON.', ['{"a": null}', 'Write "null"', true]],
    ['{"a": nil}', 6, 'nil is written null in JSON.', ['{"a": null}', 'Write "null"', true]],
    ['{"a": FALSE}', 6, 'FALSE is written false in JSON.', ['{"a": false}', 'Write "false"', true]],
    ['{"a": +1}', 6, 'A number has no plus in front: take it out.', ['{"a": 1}', 'Take it out', true]],
    [
      '{"a": .5}',
      6,
      'A digit stands before the point of a number: write 0.5.',
      ['{"a": 0.5}', 'Insert "0"', true],
    ],
    [
      '{"a": -.25}',
      6,
      'A digit stands before the point of a number: write -0.25.',
      ['{"a": -0.25}', 'Insert "0"', true],
    ],
    [
      '{"a": 1,5}',
      8,
      'A number has a point before its decimals: write 1.5.',
      ['{"a": 1.5}', 'Write "."', true],
    ],
    [
      '{"a": 12,50, "b": 1}',
      9,
      'A number has a point before its decimals: write 12.50.',
      ['{"a": 12.50, "b": 1}', 'Write "."', true],
    ],
    ['{"a": 0x1F}', 6, '0x1F is no number of JSON: write 31.', ['{"a": 31}', 'Write "31"', true]],
    ['{"a": -0xff}', 6, '-0xff is no number of JSON: write -255.', ['{"a": -255}', 'Write "-255"', true]],
    [
      '{"a": 007}',
      6,
      '007 is no number of JSON: no zero stands in front. Write 7.',
      ['{"a": 7}', 'Write "7"', true],
    ],
    [
      '{"a": -00.5}',
      6,
      '-00.5 is no number of JSON: no zero stands in front. Write -0.5.',
      ['{"a": -0.5}', 'Write "-0.5"', true],
    ],
    [
      '{"a": 00}',
      6,
      '00 is no number of JSON: no zero stands in front. Write 0.',
      ['{"a": 0}', 'Write "0"', true],
    ],
    [
      '{"a": 1.}',
      6,
      '1. is no number of JSON: digits are missing after the point. Write 1, or 1.0.',
      ['{"a": 1}', 'Write "1"', true],
    ],
    ['{"a": -1.e5}', 6, '-1.e5 is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 1..5}', 6, '1..5 is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 1.x}', 6, '1.x is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 1.2.3}', 6, '1.2.3 is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 1abc}', 6, '1abc is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 1-2}', 6, '1-2 is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 1e}', 6, '1e is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": 0xZ}', 6, '0xZ is no number of JSON: it has digits, one point, and no other sign.', null],
    ['{"a": NaN-1}', 6, 'JSON has no NaN: write a number, or null.', null],
  ])('%j is wrong at %i: %s', (text, at, message, right) =>
    expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );
});

describe('a text in which a sign is missing, or is one too many', () => {
  it.each<Row>([
    [
      '{"a": ,}',
      6,
      'One comma too many: a value stands before each. Take it out.',
      ['{"a": }', 'Take it out', true],
    ],
    [
      '{"a": 1,}',
      8,
      'No comma stands after the last entry: take out the one before this "}".',
      ['{"a": 1}', 'Take it out', true],
    ],
    [
      '[1,]',
      3,
      'No comma stands after the last entry: take out the one before this "]".',
      ['[1]', 'Take it out', true],
    ],
    [
      '[1, ]',
      4,
      'No comma stands after the last entry: take out the one before this "]".',
      ['[1 ]', 'Take it out', true],
    ],
    ['{"a": }', 6, 'A value is missing before this "}".', null],
    ['[,1]', 1, 'One comma too many: a value stands before each. Take it out.', ['[1]', 'Take it out', true]],
    [
      '{,"a": 1}',
      1,
      'One comma too many: a value stands before each. Take it out.',
      ['{"a": 1}', 'Take it out', true],
    ],
    [
      '{"a": 1,,"b": 2}',
      8,
      'One comma too many: a value stands before each. Take it out.',
      ['{"a": 1,"b": 2}', 'Take it out', true],
    ],
    ['{"a": @}', 6, 'A value is missing here: "@" cannot stand in its place.', null],
    ['{@: 1}', 1, 'A key in double quotes is missing here: "@" cannot stand in its place.', null],
    [
      '{"a": \u200b1}',
      6,
      'A value is missing here: a sign that cannot be seen (U+200B) cannot stand in its place.',
      null,
    ],
    ['{"a": 1 @}', 8, 'A comma or a closing bracket is missing here: "@" cannot stand in its place.', null],
    [
      '{"a": 1; "b": 2}',
      7,
      'Entries are parted by a comma, not by ";".',
      ['{"a": 1, "b": 2}', 'Write ","', true],
    ],
    [
      '{"a": 1 "b": 2}',
      8,
      'A comma is missing before this, at the end of line 1.',
      ['{"a": 1, "b": 2}', 'Insert ","', true],
    ],
    [
      '{"a": 1\n"b": 2}',
      8,
      'A comma is missing before this, at the end of line 1.',
      ['{"a": 1,\n"b": 2}', 'Insert ","', true],
    ],
    [
      '{"a": "b""c": 2}',
      9,
      'A comma is missing before this, at the end of line 1.',
      ['{"a": "b","c": 2}', 'Insert ","', true],
    ],
    ['{"a": "b"c}', 9, 'A comma is missing before this, at the end of line 1.', null],
    [
      '{"a": "b" c}',
      10,
      'A comma is missing before this, at the end of line 1.',
      ['{"a": "b", c}', 'Insert ","', true],
    ],
    [
      '["a" {}]',
      5,
      'A comma is missing before this, at the end of line 1.',
      ['["a", {}]', 'Insert ","', true],
    ],
    [
      '["a" []]',
      5,
      'A comma is missing before this, at the end of line 1.',
      ['["a", []]', 'Insert ","', true],
    ],
    [
      '["a" \'b\']',
      5,
      'A comma is missing before this, at the end of line 1.',
      ['["a", \'b\']', 'Insert ","', true],
    ],
    ['[1 -2]', 3, 'A comma is missing before this, at the end of line 1.', ['[1, -2]', 'Insert ","', true]],
    [
      '[true false]',
      6,
      'A comma is missing before this, at the end of line 1.',
      ['[true, false]', 'Insert ","', true],
    ],
    [
      '{"a": [1}',
      8,
      '"}" stands here, but "[" of line 1 is closed by "]".',
      ['{"a": [1]}', 'Insert "]"', true],
    ],
    [
      '{"a": [{"b": 1]}',
      14,
      '"]" stands here, but "{" of line 1 is closed by "}".',
      ['{"a": [{"b": 1}]}', 'Insert "}"', true],
    ],
    [
      '{"a": [1}}',
      8,
      '"}" stands here, but "[" of line 1 is closed by "]".',
      ['{"a": [1]}', 'Write "]"', true],
    ],
    [
      '[{"a": 1]',
      8,
      '"]" stands here, but "{" of line 1 is closed by "}".',
      ['[{"a": 1}]', 'Insert "}"', true],
    ],
    ['[1}]', 2, '"}" stands here, but "[" of line 1 is closed by "]".', ['[1]]', 'Write "]"', false]],
    ['{"a"]', 4, 'A colon is missing after the key "a": write "a": and its value.', null],
    [
      '{"a" 1}',
      5,
      'A colon is missing after the key "a": write "a": and its value.',
      ['{"a": 1}', 'Insert ":"', true],
    ],
    [
      '{"a" "b"}',
      5,
      'A colon is missing after the key "a": write "a": and its value.',
      ['{"a": "b"}', 'Insert ":"', true],
    ],
    [
      '{"a" = 1}',
      5,
      'A colon is missing after the key "a": write "a": and its value, not "=".',
      ['{"a" : 1}', 'Write ":"', true],
    ],
    [
      '{"a" => 1}',
      5,
      'A colon is missing after the key "a": write "a": and its value, not "=".',
      ['{"a" : 1}', 'Write ":"', true],
    ],
    [
      '{"a"=1}',
      4,
      'A colon is missing after the key "a": write "a": and its value, not "=".',
      ['{"a":1}', 'Write ":"', true],
    ],
    ['{"a" b}', 5, 'A colon is missing after the key "a": write "a": and its value.', null],
    [
      '{"a" true}',
      5,
      'A colon is missing after the key "a": write "a": and its value.',
      ['{"a": true}', 'Insert ":"', true],
    ],
    [
      '{"a" {}}',
      5,
      'A colon is missing after the key "a": write "a": and its value.',
      ['{"a": {}}', 'Insert ":"', true],
    ],
    [
      '{"a" []}',
      5,
      'A colon is missing after the key "a": write "a": and its value.',
      ['{"a": []}', 'Insert ":"', true],
    ],
    [
      '{"a" -1}',
      5,
      'A colon is missing after the key "a": write "a": and its value.',
      ['{"a": -1}', 'Insert ":"', true],
    ],
    ['{"a", 1}', 4, 'A colon is missing after the key "a": write "a": and its value.', null],
    [
      '{"a": "b\nc"}',
      6,
      'This text does not end in its line: its closing quote is missing. A text may hold no line break.',
      ['{"a": "b"\nc"}', 'Close the text at the end of its line', false],
    ],
    [
      '{"a": "b,\n"c": 1}',
      6,
      'This text does not end in its line: its closing quote is missing. A text may hold no line break.',
      ['{"a": "b",\n"c": 1}', 'Close the text at the end of its line', false],
    ],
    [
      '{"a": "b ,  \r\n}',
      6,
      'This text does not end in its line: its closing quote is missing. A text may hold no line break.',
      ['{"a": "b" ,  \r\n}', 'Close the text at the end of its line', false],
    ],
    [
      '{"a": "\\x"}',
      7,
      '\\x is no sign of JSON: a backslash itself is written twice, as \\\\.',
      ['{"a": "\\\\x"}', 'Insert "\\"', true],
    ],
    ['{"a": "b\\\n"}', 8, '\\ is no sign of JSON: a backslash itself is written twice, as \\\\.', null],
    ['{"a": "\\u1\n2"}', 7, '\\u1 is no sign of JSON: a backslash itself is written twice, as \\\\.', null],
    ['{"a": "\\u12"}', 7, '\\u12"} is no sign of JSON: a backslash itself is written twice, as \\\\.', null],
    [
      '{"a": "\\u12G4"}',
      7,
      '\\u12G4 is no sign of JSON: a backslash itself is written twice, as \\\\.',
      null,
    ],
    ['{"a": "\\', 7, '\\ is no sign of JSON: a backslash itself is written twice, as \\\\.', null],
    [
      '{"a": "C:\\dir"}',
      9,
      '\\d is no sign of JSON: a backslash itself is written twice, as \\\\.',
      ['{"a": "C:\\\\dir"}', 'Insert "\\"', true],
    ],
    ['{"a": - 1}', 6, 'A value is missing here: "-" cannot stand in its place.', null],
    ['{"a": 1]', 7, '"]" stands here, but "{" of line 1 is closed by "}".', ['{"a": 1}', 'Write "}"', true]],
    [
      '{"a": {"b": 1]',
      13,
      '"]" stands here, but "{" of line 1 is closed by "}".',
      ['{"a": {"b": 1}', 'Write "}"', false],
    ],
    ['{"a":1,"b"}', 10, 'A colon is missing after the key "b": write "b": and its value.', null],
    [
      '{"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz" 1}',
      56,
      'A colon is missing after the key "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz": write "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz": and its value.',
      ['{"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz": 1}', 'Insert ":"', true],
    ],
    [
      '{"a": "b"\n\n  x}',
      13,
      'A comma is missing before this, at the end of line 1.',
      ['{"a": "b",\n\n  x}', 'Insert ","', true],
    ],
    [
      '{"a":\n[1\n}',
      9,
      '"}" stands here, but "[" of line 2 is closed by "]".',
      ['{"a":\n[1\n]}', 'Insert "]"', true],
    ],
    ['{"a": 😀}', 6, 'A value is missing here: "😀" cannot stand in its place.', null],
  ])('%j is wrong at %i: %s', (text, at, message, right) =>
    expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );
});

describe('a sign that cannot stand where it does', () => {
  const long = 'b'.repeat(60);
  it.each<Row>([
    [`{"a": @ true, NaN +1 -.5 'x'}`, 6, 'A value is missing here: "@" cannot stand in its place.', null],
    [
      '{"a": 1 @ "b": 2}',
      8,
      'A comma or a closing bracket is missing here: "@" cannot stand in its place.',
      null,
    ],
    [`{@ "a": 'x', 1: 2}`, 1, 'A key in double quotes is missing here: "@" cannot stand in its place.', null],
    ['{"a" @ => 1}', 5, 'A colon is missing after the key "a": write "a": and its value.', null],
    ['{"a" @ true}', 5, 'A colon is missing after the key "a": write "a": and its value.', null],
    [
      '{"a": \u00a01}',
      6,
      'A value is missing here: a sign that cannot be seen (U+00A0) cannot stand in its place.',
      null,
    ],
    [
      '{"a": [1,2], 15: 1}',
      13,
      'A key stands in double quotes: write "15".',
      ['{"a": [1,2], "15": 1}', 'Write "15"', true],
    ],
    [
      `{"a": 1,5, "${long}": 1}`,
      8,
      'A number has a point before its decimals: write 1.5.',
      [`{"a": 1.5, "${long}": 1}`, 'Write "."', true],
    ],
    ['{"a": 1.0x1f}', 6, '1.0x1f is no number of JSON: it has digits, one point, and no other sign.', null],
    [
      '{"a": 12.}',
      6,
      '12. is no number of JSON: digits are missing after the point. Write 12, or 12.0.',
      ['{"a": 12}', 'Write "12"', true],
    ],
    ['{"a": b }', 6, 'A text stands in double quotes: write "b".', ['{"a": "b" }', 'Write "b"', true]],
    [
      '{"a": "\\d \\u"}',
      7,
      '\\d is no sign of JSON: a backslash itself is written twice, as \\\\.',
      ['{"a": "\\\\d \\u"}', 'Insert "\\"', true],
    ],
  ])('is told of alone, whatever follows it: %j', (text, at, message, right) =>
    expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );

  const SINGLE = 'JSON has double quotes around keys and texts, not single ones';
  it.each<Row>([
    [`{"a": 'bcd'}`, 6, `${SINGLE}: write "bcd".`, ['{"a": "bcd"}', 'Write "bcd"', true]],
    [`{"a": 'b\n'c'}`, 6, `${SINGLE}.`, null],
    [`{"a": 'b"c' 'd'}`, 6, `${SINGLE}.`, null],
  ])(
    'is a single quote, and nothing is advised that would be the next mistake: %j',
    (text, at, message, right) => expect(mistakeOf(text)).toEqual({ at, message, mended: right }),
  );
});
