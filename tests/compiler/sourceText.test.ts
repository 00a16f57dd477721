import { describe, expect, it } from 'vitest';
import { parseSound } from '../../compiler/parseSound.ts';
import { MAX_SOURCE_BYTES } from '../../compiler/sourceText.ts';
import { placeOf, problemsOf, TENANT_TEXT } from './support/compileText.ts';

const utf16 = Buffer.from(`\ufeff${TENANT_TEXT}`, 'utf16le');
const latin = Buffer.concat([Buffer.from('{"name": "'), Buffer.from([0xe4]), Buffer.from('"}')]);

describe('the text of a tenant file', () => {
  it.each([
    ['begins with a byte order mark', `\ufeff${TENANT_TEXT}`, 'encoding', /byte order mark/],
    ['is UTF-16', utf16, 'encoding', /UTF-16/],
    ['holds a NUL byte', TENANT_TEXT.replace('Testland', 'Test\0land'), 'encoding', /not UTF-8/],
    ['is not UTF-8', latin, 'encoding', /not UTF-8/],
    ['is empty', '', 'syntax', /empty/],
    ['is too large', ' '.repeat(MAX_SOURCE_BYTES + 1), 'size', /at most 262144/],
    ['is nested too deep', `${'['.repeat(50_000)}`, 'depth', /more than 32 levels/],
    ['has a comment', '// x\n{}', 'syntax', /no comments/],
    ['is NaN', '{"a": NaN}', 'syntax', /JSON has no NaN/],
    ['holds a number too large to be read', '{"a": 1e999}', 'number', /too large to be read/],
    ['is a list', '[]', 'type', /a list in \[ \]|This list is a list/],
  ])('is refused when it %s [CFG-49]', (_, text, rule, message) => {
    const problem = problemsOf(text).find((each) => each.rule === rule);
    expect(problem?.message).toMatch(message);
    expect(problem?.message).not.toMatch(/node_modules|at .*:\d+:\d+/);
  });

  // What is written, with `¦` before the mistake, and what is said.
  it.each([
    ['{"a": ¦NaN}', /^JSON has no NaN: write a number, or null\.$/],
    ['{"a": ¦-Infinity}', /^JSON has no -Infinity/],
    ['{"a": ¦undefined}', /^JSON has no undefined/],
    ['{"a": ¦True}', /^True is written true in JSON/],
    ['{"a": ¦None}', /^None is written null in JSON/],
    ['{"a": 1, ¦// first\n"b": 2}', /^JSON has no comments: take this one out/],
    ['{"a": 1 ¦/* first */}', /^JSON has no comments/],
    ['¦# first\n{}', /^JSON has no comments/],
    ['{"a": 1,\n¦}', /^No comma stands after the last entry: take out the one before this "}"/],
    ['{"a": [1, 2, ¦]}', /^No comma stands after the last entry: take out the one before this "\]"/],
    ['{"a": 1\n¦"b": 2}', /^A comma is missing before this, at the end of line 1/],
    ['{"a": [1 ¦2]}', /^A comma is missing before this/],
    ['{"a": {} ¦{}}', /^A comma is missing before this/],
    ['{"a": [1,¦, 2]}', /^One comma too many/],
    ['{¦,"a": 1}', /^One comma too many/],
    ['{"a": 1¦; "b": 2}', /^Entries are parted by a comma, not by ";"/],
    ['{"a": ¦012}', /^012 is no number of JSON: no zero stands in front\. Write 12\./],
    ['{"a": ¦-007}', /Write -7\./],
    ['{"a": ¦+1}', /^A number has no plus in front/],
    ['{"a": ¦.5}', /write 0\.5\.$/],
    ['{"a": ¦1.}', /digits are missing after the point\. Write 1, or 1\.0/],
    ['{"a": ¦0x1F}', /write 31\.$/],
    ['{"a": ¦1e}', /^1e is no number of JSON/],
    ['{"rate": 1,¦95583}', /^A number has a point before its decimals: write 1\.95583\./],
    ["{¦'a': 1}", /^JSON has double quotes .* not single ones: write "a"\./],
    [`{"a": ¦'it"s'}`, /quotes around keys and texts, not single ones\.$/],
    ['{"a": ¦“x”}', /^JSON has straight double quotes \("\) .* not “/],
    ['{¦a: 1}', /^A key stands in double quotes: write "a"\./],
    ['{¦1: 1}', /^A key stands in double quotes: write "1"\./],
    ['{"a": ¦yes}', /^A text stands in double quotes: write "yes"\./],
    ['{"a" ¦1}', /^A colon is missing after the key "a": write "a": and its value\./],
    ['{"a" ¦= 1}', /and its value, not "="/],
    ['{"a":¦}', /^A value is missing before this "}"/],
    ['{"a": ¦"x,\n"b": 1}', /^This text does not end in its line: its closing quote is missing/],
    ['{"a": "x¦\\q"}', /^\\q is no sign of JSON: a backslash itself is written twice/],
    ['{"a": "C:¦\\users"}', /^\\users? is no sign of JSON/],
    ['{"a": [1¦}', /^"}" stands here, but "\[" of line 1 is closed by "\]"/],
    ['{"a": 1¦]', /^"\]" stands here, but "{" of line 1 is closed by "}"/],
    ['{"a": 1}¦}', /^One "}" too many/],
    ['{"a": 1} ¦{"b": 2}', /^The file ends before this/],
    ['{"a": "x"¦\u00a0, "b": 1}', /a sign that cannot be seen \(U\+00A0\)/],
    ['{"a": 1¦', /^The file ends in the middle of a value: "{" of line 1 is not closed/],
    ['{"a": [1,¦\n\n', /^The file ends in the middle of a value, after a comma: "\[" of line 1 and one more/],
    ['{"a":¦', /^The file ends in the middle of a value, after a colon/],
    [
      '{\n"a": "lun¦',
      /^The file ends in the middle of a value: the quote of line 2 and one more bracket are/,
    ],
  ])('%j is told with its place and its mend', (marked, message) => {
    const offset = marked.indexOf('¦');
    const text = marked.replace('¦', '');
    const before = text.slice(0, offset).split('\n');
    const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
    expect(problemsOf(text)).toEqual([
      { file: 'xx.json', pointer: '', rule: 'syntax', message: expect.stringMatching(message), ...place },
    ]);
  });

  it.each([
    ['\n', 'a line break (U+000A)'],
    ['\t', 'a tab (U+0009)'],
    ['\u202e', 'one that cannot be seen (U+202E)'],
  ])('names the hidden sign %j', (sign, name) => {
    const [problem] = problemsOf(TENANT_TEXT.replace('Testland', `Test${sign}land`));
    expect(problem?.message).toContain(`It is ${name}`);
  });

  it('is looked through in time when it is large and broken', () => {
    const large = `{"a": "${'\\n x '.repeat(40_000)}", "b": [${'{},'.repeat(10_000)}`;
    expect(problemsOf(large)).toMatchObject([{ message: expect.stringContaining('after a comma') }]);
  });

  it('is refused where it was cut off', () => {
    const cut = TENANT_TEXT.slice(0, TENANT_TEXT.indexOf('"timeZone"') + 12);
    expect(problemsOf(cut)).toMatchObject([
      { rule: 'syntax', pointer: '', line: cut.split('\n').length, message: /ends in the middle/ },
    ]);
  });

  it('is refused at a comma too many', () => {
    const text = TENANT_TEXT.replace('"uk"]', '"uk",\n]');
    expect(problemsOf(text)).toMatchObject([{ rule: 'syntax', line: placeOf(text, '"uk",').line + 1 }]);
  });

  it('is refused for a key given twice, at the second one', () => {
    const text = TENANT_TEXT.replace('"name": "Testland",', '"name": "Testland",\n  "name": "Elsewhere",');
    const first = placeOf(text, '"name": "Testland"').line;
    expect(problemsOf(text)).toMatchObject([
      {
        rule: 'duplicate',
        pointer: '/name',
        line: first + 1,
        column: 3,
        message: `The key "name" is given twice; it stands in line ${first} already.`,
      },
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'is refused for the key %s, and nothing is polluted [X3]',
    (key) => {
      const text = TENANT_TEXT.replace('"code": "xx",', `"code": "xx",\n  "${key}": {"polluted": true},`);
      expect(problemsOf(text)).toMatchObject([{ rule: 'key', pointer: `/${key}`, line: 3, column: 3 }]);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it.each(['\\u202e', '\\ud800', '\\u0007', '\\u2066'])(
    'is refused for the hidden character %s',
    (character) => {
      const problems = problemsOf(TENANT_TEXT.replace('Testland', `Test${character}land`));
      expect(problems).toMatchObject([{ rule: 'text', pointer: '/name' }]);
    },
  );

  it('may be as large and as deep as allowed, and no more', () => {
    const room = MAX_SOURCE_BYTES - Buffer.byteLength(TENANT_TEXT);
    expect(() => problemsOf(TENANT_TEXT + ' '.repeat(room))).toThrow('The file was accepted.');
    expect(problemsOf(TENANT_TEXT + ' '.repeat(room + 1))).toMatchObject([{ rule: 'size' }]);
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(problemsOf(nested(32)).map(({ rule }) => rule)).toEqual(['type']);
    expect(problemsOf(nested(33))).toMatchObject([{ rule: 'depth', line: 1, column: 33 }]);
  });

  it('may have Windows line ends', () => {
    expect(() => problemsOf(TENANT_TEXT.replaceAll('\n', '\r\n'))).toThrow('The file was accepted.');
  });
});

describe('a text is read without its places', () => {
  it.each([
    '{"a": "\\":", "b": ["x:", "\\"y\\":"], "": {"": 1}}',
    '{"a"\n\t:\r\n{"a" : {"a":1}}, "2": 0, "1": -0}',
    '["a:", "\\\\", "\\\\\\":"]',
    '"a:"',
    'null',
  ])('where nothing is to be said of it: %s', (text) => {
    expect(parseSound(text)).toEqual({ value: JSON.parse(text) });
  });

  it.each([
    ['no JSON', '{"a": 1,}'],
    ['a key given twice', '[{"b": {"a": 1, "a": 1}}]'],
    ['a key given twice, in two ways of writing', '{"a": 1, "\\u0061": 2}'],
    ['a forbidden key', '{"a": {"__proto__": {}}}'],
    ['a hidden character', '{"a": ["\\u202e"]}'],
    ['a number too large', '{"a": 1e999}'],
  ])('but not %s', (_, text) => {
    expect(parseSound(text)).toBeNull();
  });
});
