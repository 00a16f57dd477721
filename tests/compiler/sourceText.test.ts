import { describe, expect, it } from 'vitest';
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
    ['is NaN', '{"a": NaN}', 'syntax', /not JSON here/],
    ['holds a number too large to be read', '{"a": 1e999}', 'number', /too large to be read/],
    ['is a list', '[]', 'type', /a list in \[ \]|This list is a list/],
  ])('is refused when it %s [CFG-49]', (_, text, rule, message) => {
    const problem = problemsOf(text).find((each) => each.rule === rule);
    expect(problem?.message).toMatch(message);
    expect(problem?.message).not.toMatch(/node_modules|at .*:\d+:\d+/);
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
