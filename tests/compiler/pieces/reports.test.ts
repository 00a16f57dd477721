/** How reports are laid out, how problems are told and sorted, and which texts are still to be translated. */
import { describe, expect, it } from 'vitest';
import { formsOfLanguage, sortForms } from '../../../compiler/languageForms.ts';
import { heading, rows, wrapText } from '../../../compiler/layOutText.ts';
import {
  formatProblem,
  formatWarning,
  joinPointer,
  keysOf,
  type Problem,
  placeFinding,
  sortProblems,
  withoutMends,
} from '../../../compiler/problem.ts';
import {
  isBlank,
  isSaid,
  isUntranslated,
  markUntranslated,
  withoutMark,
} from '../../../compiler/untranslated.ts';

const word = (length: number) => 'x'.repeat(length);

describe('a text on a page', () => {
  it.each<[string, Parameters<typeof wrapText>, string[]]>([
    ['short', ['a b', '- '], ['- a b']],
    ['without a start', ['a  b\nc'], ['a b c']],
    ['none', ['', '- '], ['- ']],
    ['as wide as the page', [`${word(49)} ${word(50)}`], [`${word(49)} ${word(50)}`]],
    ['wider by one', [`${word(50)} ${word(50)}`], [word(50), word(50)]],
    [
      'indented as its first line begins',
      [`${word(60)} ${word(60)} a`, '  - '],
      [`  - ${word(60)}`, `    ${word(60)} a`],
    ],
    ['indented as it is told', [`${word(60)} ${word(60)}`, '  - ', 1], [`  - ${word(60)}`, ` ${word(60)}`]],
    ['one word wider than the page', [word(120), '- '], [`- ${word(120)}`]],
    ['with a word wider than the page in it', [`a ${word(120)} b`], ['a', word(120), 'b']],
    [
      'with signs that take two units',
      [`${'😀'.repeat(49)} ${word(50)}`],
      [`${'😀'.repeat(49)} ${word(50)}`],
    ],
    ['with an amount that is kept together', [`${word(96)} 10\u00a0лв.`], [word(96), '10\u00a0лв.']],
  ])('that is %s', (_, asked, lines) => expect(wrapText(...asked)).toEqual(lines));

  it('has a heading with a line below', () => {
    expect(heading('Menüs 😀')).toEqual(['', 'Menüs 😀', '-------']);
    expect(heading('A', '=')).toEqual(['', 'A', '=']);
  });

  it.each<[string, Parameters<typeof rows>, string[]]>([
    ['no rows', [[]], []],
    [
      'rows in one column',
      [
        [
          ['a', 'one'],
          ['long', 'two'],
        ],
      ],
      ['  a     one', '  long  two'],
    ],
    ['rows that are indented', [[['a', 'one']], 4], ['    a  one']],
    [
      'a row of several lines',
      [[['ab', `${word(60)} ${word(60)}`]]],
      [`  ab  ${word(60)}`, `      ${word(60)}`],
    ],
    [
      'a name too long for its column',
      [
        [
          [word(36), 'one'],
          [word(37), `${word(30)} ${word(40)}`],
        ],
      ],
      [`  ${word(36)}  one`, `  ${word(37)}`, `${' '.repeat(40)}${word(30)}`, `${' '.repeat(40)}${word(40)}`],
    ],
  ])('has %s', (_, asked, lines) => expect(rows(...asked)).toEqual(lines));
});

describe('a problem', () => {
  const problem = (changes: Partial<Problem> = {}): Problem => ({
    file: 'bg.json',
    line: 2,
    column: 3,
    pointer: '/a',
    rule: 'type',
    message: 'It is wrong.',
    ...changes,
  });
  const mends = [{ kind: 'remove' as const, title: 'Take it out' }];

  it('is one line, with a slash for the whole document', () => {
    expect(formatProblem(problem())).toBe('bg.json:2:3 /a It is wrong.');
    expect(formatProblem(problem({ pointer: '' }))).toBe('bg.json:2:3 / It is wrong.');
    expect(formatWarning(problem())).toBe('bg.json:2:3 /a warning: It is wrong.');
  });

  it('is a finding at its place, with what would mend it, which is not told', () => {
    const finding = { pointer: '/a', rule: 'type', message: 'It is wrong.', isAboutKey: true };
    expect(placeFinding(finding, 'bg.json', { line: 2, column: 3 })).toEqual(problem());
    const mendable = placeFinding({ ...finding, mends }, 'bg.json', { line: 2, column: 3 });
    expect(mendable).toEqual(problem({ mends }));
    expect(withoutMends(mendable)).toEqual(problem());
    expect(placeFinding(finding, 'bg.json', { line: 2, column: 3 })).not.toHaveProperty('mends');
  });

  it('stands after those of files, lines, columns and pointers before it', () => {
    const sorted = [
      problem({ file: 'a.json', line: 9, column: 9, pointer: '/z' }),
      problem({ line: 1, column: 9, pointer: '/z' }),
      problem({ line: 2, column: 1, pointer: '/z' }),
      problem({ line: 2, column: 3, pointer: '/a' }),
      problem({ line: 2, column: 3, pointer: '/b' }),
      problem({ line: 10, column: 1, pointer: '/a' }),
    ];
    const mixed = [...sorted].reverse();
    expect(sortProblems(mixed)).toEqual(sorted);
    expect(mixed[0]).toBe(sorted.at(-1));
    const same = [problem({ message: 'First.' }), problem({ message: 'Second.' })];
    expect(sortProblems(same)).toEqual(same);
  });

  it.each<[string, string | number, string]>([
    ['', 'a', '/a'],
    ['/a', 0, '/a/0'],
    ['/a', 'b/c~d', '/a/b~1c~0d'],
    ['/a', '~1', '/a/~01'],
    ['/a', '', '/a/'],
  ])('in %j of the key %j is at %s', (pointer, key, joined) => {
    expect(joinPointer(pointer, key)).toBe(joined);
    expect(keysOf(joined).at(-1)).toBe(String(key));
    expect(keysOf(joined)).toHaveLength(joined.split('/').length - 1);
  });

  it('of the whole document has no keys', () => expect(keysOf('')).toEqual([]));
});

describe('a text of a words file', () => {
  it('is marked until it is translated', () => {
    expect(markUntranslated('Save')).toBe('TO TRANSLATE: Save');
    expect([withoutMark('TO TRANSLATE: Save'), withoutMark('Save')]).toEqual(['Save', 'Save']);
  });

  it.each<[string, boolean, boolean, boolean]>([
    ['Save', false, false, true],
    ['TO TRANSLATE: Save', true, false, false],
    ['Запази TO TRANSLATE Save', true, false, false],
    ['(TO TRANSLATE)', true, false, false],
    ['to translate: Save', false, false, true],
    ['INTO TRANSLATE', false, false, true],
    ['ЖTO TRANSLATE', false, false, true],
    ['TO TRANSLATED', false, false, true],
    ['TO TRANSLATEЖ', false, false, true],
    ['', false, true, false],
    [' \n\u00a0\u200b\u00ad', false, true, false],
    [' a ', false, false, true],
    ['\u200ba', false, false, true],
    ['a\u200b', false, false, true],
  ])('%j: untranslated %s, blank %s, said %s', (text, untranslated, blank, said) => {
    expect([isUntranslated(text), isBlank(text), isSaid(text)]).toEqual([untranslated, blank, said]);
  });
});

describe('how a language counts', () => {
  it.each<[string, string, string[], string[]]>([
    ['en', 'English', ['one', 'other'], ['one']],
    ['bg', 'Bulgarian', ['one', 'other'], ['one']],
    ['pl', 'Polish', ['one', 'few', 'many', 'other'], ['one']],
    ['uk', 'Ukrainian', ['one', 'few', 'many', 'other'], []],
    ['ro', 'Romanian', ['one', 'few', 'other'], ['one']],
    ['ja', 'Japanese', ['other'], []],
    ['ar', 'Arabic', ['zero', 'one', 'two', 'few', 'many', 'other'], ['zero', 'one', 'two']],
    ['pt-BR', 'Brazilian Portuguese', ['one', 'many', 'other'], []],
    ['zz', '"zz"', ['other'], []],
    ['no language', '"no language"', ['other'], []],
  ])('%s is known', (language, name, forms, single) => {
    const known = formsOfLanguage(language);
    expect({ ...known, single: [...known.single].sort() }).toEqual({ name, forms, single: single.sort() });
    expect(formsOfLanguage(language)).toBe(known);
  });

  it('is listed as grammars do', () => {
    const forms = ['other', 'many', 'few', 'two', 'one', 'zero'];
    expect(sortForms(forms)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect(forms[0]).toBe('other');
  });
});
