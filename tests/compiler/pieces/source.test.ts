/**
 * How the text of a file is read: what is no text, what is no JSON, what is forbidden in it, and where everything stands.
 * Over 250 lines: each table is of texts that are refused for another reason.
 */
import { describe, expect, it } from 'vitest';
import { replaceBy, takeOut } from '../../../compiler/mend.ts';
import { parseSound } from '../../../compiler/parseSound.ts';
import { parseSource } from '../../../compiler/parseSource.ts';
import { MAX_SOURCE_BYTES, readSourceText } from '../../../compiler/sourceText.ts';

const START = { line: 1, column: 1 };
const UTF_16 = 'The file is not UTF-8 text (it looks like UTF-16). Save it as UTF-8.';

describe('the bytes of a file', () => {
  const refused = (rule: string, message: string, at = START) => ({
    text: null,
    findings: [{ pointer: '', rule, message, at }],
  });

  it.each<[string, string | Uint8Array, object]>([
    [
      'too many',
      ' '.repeat(262_145),
      refused('size', 'The file has 262145 bytes; at most 262144 are allowed.'),
    ],
    [
      'too many, though not too many letters',
      'é'.repeat(131_073),
      refused('size', 'The file has 262146 bytes; at most 262144 are allowed.'),
    ],
    ['of UTF-16, the low byte first', Buffer.from([0xff, 0xfe, 0x41]), refused('encoding', UTF_16)],
    ['of UTF-16, the high byte first', Buffer.from([0xfe, 0xff, 0x41]), refused('encoding', UTF_16)],
    ['with a NUL among them', 'a\0b', refused('encoding', UTF_16)],
    [
      'of another encoding',
      Buffer.from([0xff, 0x41]),
      refused('encoding', 'The file is not UTF-8 text. Save it as UTF-8.'),
    ],
    [
      'of another encoding, too',
      Buffer.from([0xfe, 0x41]),
      refused('encoding', 'The file is not UTF-8 text. Save it as UTF-8.'),
    ],
    [
      'cut in the middle of a letter',
      Buffer.from([0x41, 0xfe]),
      refused('encoding', 'The file is not UTF-8 text. Save it as UTF-8.'),
    ],
    [
      'of another encoding, with one sign of UTF-16',
      Buffer.from([0x41, 0xff]),
      refused('encoding', 'The file is not UTF-8 text. Save it as UTF-8.'),
    ],
    ['none', '', refused('syntax', 'The file is empty.')],
    ['blanks', ' \n\t', refused('syntax', 'The file is empty.')],
    [
      'nested too deep',
      `{"[[": \n ${'['.repeat(32)}`,
      refused('depth', 'Values are nested more than 32 levels deep here.', { line: 2, column: 33 }),
    ],
    [
      'nested too deep on the next line',
      `\n${'['.repeat(32)}\n  [`,
      refused('depth', 'Values are nested more than 32 levels deep here.', { line: 2, column: 33 }),
    ],
    [
      'nested too deep in blocks',
      `${'{"a":'.repeat(32)}{`,
      refused('depth', 'Values are nested more than 32 levels deep here.', { line: 1, column: 161 }),
    ],
  ])('are refused where they are %s', (_, source, result) => expect(readSourceText(source)).toEqual(result));

  it.each<[string, string]>([
    ['as many as may be', ' '.repeat(MAX_SOURCE_BYTES - 1).concat('1')],
    ['as deep as may be', '['.repeat(32) + ']'.repeat(32)],
    ['with more brackets that are closed', '[],{},'.repeat(40)],
    ['with brackets in a text', `"${'['.repeat(40)}"`],
    ['with brackets behind a quote in a text', `"\\"${'['.repeat(40)}"`],
    ['with brackets in a text of two lines', `"a\n${'['.repeat(40)}"`],
    ['of any alphabet', '"Ⴀж"'],
  ])('are a text where they are %s', (_, text) => {
    expect(readSourceText(text)).toEqual({ text, findings: [] });
    expect(readSourceText(Buffer.from(text))).toEqual({ text, findings: [] });
  });

  it('begin with no byte order mark, which can be taken out unseen', () => {
    expect(readSourceText('\uFEFF{}')).toEqual({
      text: null,
      findings: [
        {
          pointer: '',
          rule: 'encoding',
          message: 'The file begins with a byte order mark. Save it as UTF-8 without BOM.',
          at: START,
          mends: [
            {
              kind: 'text',
              title: 'Take the byte order mark out',
              edits: [{ offset: 0, length: 1, text: '' }],
              isSafe: true,
            },
          ],
        },
      ],
    });
  });
});

describe('a text of which there is nothing to say', () => {
  it.each([
    '{"a": [1, -2.5, true, false, null, {"b": {}}], "c": ""}',
    '5',
    'null',
    '"x\\u00e4"',
    '{"a": "\\"b\\": ", "c": "d\\\\"}',
    '{"a" : 1, "b"\n:2}',
    '[{"a": 1}, {"a": 1}]',
    '{"a": {"a": 1}}',
    '{"to": "constructor"}',
    '["a", ":"]',
  ])('%j is its value', (text) => expect(parseSound(text)).toEqual({ value: JSON.parse(text) }));

  it.each([
    ['is no JSON', '{"a": }'],
    ['is cut off', '[1,'],
    ['is empty', ''],
    ['has a key twice', '{"a": 1, "a": 1}'],
    ['has a key twice deep within', '{"x": [{"a": 1, "a": 2}]}'],
    ['has a key twice, once with signs by their numbers', '{"a": 1, "\\u0061": 2}'],
    ['has a key that is forbidden', '{"constructor": 1}'],
    ['has another one', '{"x": {"__proto__": 1}}'],
    ['has a third one', '[{"prototype": 1}]'],
    ['holds a number too large', '[1e999]'],
    ['holds a line break', '{"a": "x\\ny"}'],
    ['holds half a sign', '["\\ud800"]'],
    ['holds a mark that turns the direction', '"\\u202e"'],
    ['holds an isolate', '"\\u2066"'],
    ['holds a line separator', '"\\u2028"'],
    ['holds a byte order mark', '"\\ufeff"'],
  ])('is none where it %s', (_, text) => expect(parseSound(text)).toBeNull());
});

/** What is found in a text, and its value. */
function parse(text: string) {
  const { document, findings } = parseSource(text);
  return { value: document?.value, findings };
}

describe('a text that is read', () => {
  const TEXT = '{\n  "a": {"b~/c": [10,\n    {"d": null}]},\n  "e": "x"\n}';
  it.each<[string, string, boolean | undefined, number, number]>([
    ['the whole', '', undefined, 1, 1],
    ['a value', '/a', undefined, 2, 8],
    ['its key', '/a', true, 2, 3],
    ['an entry', '/a/b~0~1c/0', undefined, 2, 18],
    ['an entry, which has no key', '/a/b~0~1c/0', true, 2, 18],
    ['a key with signs', '/a/b~0~1c', true, 2, 9],
    ['a value deep within', '/a/b~0~1c/1/d', undefined, 3, 11],
    ['what is not there is where it would be', '/a/b~0~1c/1/none', undefined, 3, 5],
    ['what is not there at all is in the nearest around it', '/a/none/none', undefined, 2, 8],
    ['a key that is not there is in the block around it', '/a/none', true, 2, 8],
    ['what is at the top and not there', '/none', undefined, 1, 1],
  ])('knows where %s stands', (_, pointer, isAboutKey, line, column) => {
    const { document, findings } = parseSource(TEXT);
    expect(findings).toEqual([]);
    expect(document?.value).toEqual({ a: { 'b~/c': [10, { d: null }] }, e: 'x' });
    expect(document?.positionOf(pointer, isAboutKey)).toEqual({ line, column });
    const { document: doubtful } = parseSource(TEXT.replace('"e": "x"', '"e": "x", "e": "x"'));
    expect(doubtful?.positionOf(pointer, isAboutKey)).toEqual({ line, column });
  });

  it('has no document where it is no text or no JSON', () => {
    expect(parseSource('')).toMatchObject({ document: null, findings: [{ message: 'The file is empty.' }] });
    expect(parseSource('[\n 1,]').findings).toMatchObject([{ rule: 'syntax', at: { line: 2, column: 4 } }]);
    expect(parseSource('{\n "a": 1,\n}')).toEqual({
      document: null,
      findings: [
        {
          pointer: '',
          rule: 'syntax',
          message: 'No comma stands after the last entry: take out the one before this "}".',
          at: { line: 3, column: 1 },
          mends: [expect.objectContaining({ kind: 'text' })],
        },
      ],
    });
  });

  it('has a value of every kind', () => {
    expect(parse('{"a": [1, "x", true, null], "b": {}, "b": 1}').value).toEqual({
      a: [1, 'x', true, null],
      b: {},
    });
  });
});

describe('what is found in a text', () => {
  const doubled = (line: number, column: number, mend: object) => ({
    pointer: '/a',
    rule: 'duplicate',
    message: 'The key "a" is given twice; it stands in line 1 already.',
    at: { line, column },
    mends: [mend],
  });

  it('is a key that stands twice, of which the first counts', () => {
    expect(parse('{"a": [1, {"b": 2}],\n  "a": [1, {"b": 2}]}')).toEqual({
      value: { a: [1, { b: 2 }] },
      findings: [doubled(2, 3, { ...takeOut('Take this one out: both say the same'), isSafe: true })],
    });
    expect(parse('{"a": 1,\n"a": 2}')).toEqual({
      value: { a: 1 },
      findings: [doubled(2, 1, takeOut('Take this one out, and keep the one of line 1'))],
    });
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'is the forbidden key %s, which is left out [X3]',
    (key) => {
      expect(parse(`{"a": {"${key}": {"x": 1}, "b": 2}}`)).toEqual({
        value: { a: { b: 2 } },
        findings: [
          {
            pointer: `/a/${key}`,
            rule: 'key',
            message: `The key "${key}" is not allowed anywhere.`,
            at: { line: 1, column: 8 },
            mends: [takeOut()],
          },
        ],
      });
    },
  );

  it('is a number that is too large', () => {
    expect(parse('{"a": [-1e999, 1]}')).toEqual({
      value: { a: [-Infinity, 1] },
      findings: [{ pointer: '/a/0', rule: 'number', message: 'This number is too large to be read.' }],
    });
  });

  it.each([
    ['x\\ny', 'a line break (U+000A)', 'x y'],
    ['x\\r\\ny', 'a line break (U+000D)', 'x y'],
    ['x\\ty', 'a tab (U+0009)', 'x y'],
    ['x\\u2028\\u2029y', 'a line break (U+2028)', 'x y'],
    ['x\\u2029y', 'a line break (U+2029)', 'x y'],
    ['x\\ufeffy\\ufeff', 'a byte order mark (U+FEFF)', 'xy'],
    ['x\\u202ey\\u0007', 'one that cannot be seen (U+202E)', 'xy'],
    ['\\ud83d', 'one that cannot be seen (U+D83D)', null],
    [' \\n ', 'a line break (U+000A)', null],
  ])('is the hidden sign in "%s", which is %s', (written, name, seen) => {
    expect(parse(`{"a": ["${written}"]}`)).toEqual({
      value: { a: [JSON.parse(`"${written}"`)] },
      findings: [
        {
          pointer: '/a/0',
          rule: 'text',
          message: `This text holds a hidden control character. It is ${name}: take it out.`,
          ...(seen !== null && { mends: [{ ...replaceBy(seen, true), title: 'Take the hidden signs out' }] }),
        },
      ],
    });
  });
});
