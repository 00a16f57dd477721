/** Whatever is cited can be opened by somebody who has this repository and nothing else. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citingFiles, findBroken, readKnown, threatRows } from './citations.ts';

const known = readKnown();
const files = citingFiles();

describe('what is cited', () => {
  it('can be opened in this repository, or is a public standard', () => {
    expect(files.length).toBeGreaterThan(900);
    const broken = files.flatMap((file) => findBroken(file, known));
    expect(broken.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([]);
  });

  it.each([
    ['a requirement that is not in the ledger', '/** Why (VAL-99). */', 'VAL-99'],
    ['a requirement of an unknown kind', '/** Why (XYZ-01). */', 'XYZ-01'],
    ['a range that runs backwards', '/** Why (VAL-20 to VAL-04). */', 'VAL-20 to VAL-04'],
    ['a threat that is not listed', '/** Why (threats F2, F99). */', 'F99'],
    ['one on the next line of a comment', '/**\n * Why (threats F2,\n * F99).\n */', 'F99'],
    ['a title with a threat that is not listed', "it('is sent once [F1 Z9]', () => {", 'Z9'],
    ['a decision that nobody took', '// As in decision 900.', 'decision 900'],
    ['a criterion that WCAG 2.2 does not have', '/* WCAG 1.4.3 and 1.4.14 */', 'WCAG 1.4.14'],
    ['a criterion that it has no more', '/* WCAG 4.1.1 */', 'WCAG 4.1.1'],
    ['an RFC of no such number', '// RFC 99110', 'RFC 99110'],
    [
      'a file that is not there',
      '// See tests/architecture/gone.test.ts.',
      'tests/architecture/gone.test.ts',
    ],
    ['a heading that is not there', '// README, "Nothing of the kind"', 'README, "Nothing of the kind"'],
    ['a section of an absent paper', '/** How long (spec section 5). */', 'spec section'],
    ['the absent paper itself', '/** The error of the spec. */', 'the spec'],
    ['a ruling', '/** One origin (contract, ruling 1). */', 'ruling'],
    ['an order that nobody can read', '/** Every key counts (issue, 2). */', '(issue,'],
    ['a picture of an absent paper', 'const a = 1; // as on mockup 02', 'mockup'],
    ['a title that names one', "it('has the keys of the specification', () => {", 'the specification'],
  ])('would be found where it is %s', (_case, text, what) => {
    const broken = findBroken({ path: 'tests/planted.test.ts', text }, known);
    expect(broken.map((each) => each.what)).toContain(what);
  });

  it.each([
    ['a file that is not there', '[x](gone.md)'],
    ['a heading that is not there', '[x](architecture.md#nothing-of-the-kind)'],
  ])('would be found in a link to %s', (_case, text) => {
    expect(findBroken({ path: 'docs/planted.md', text }, known)).toHaveLength(1);
  });

  it('names its line, and is not looked for in code', () => {
    const text = 'const spec = 1;\nlookOf(look);\n/** Why\n * (VAL-99). */\n';
    expect(findBroken({ path: 'runtime/planted.ts', text }, known)).toEqual([
      { path: 'runtime/planted.ts', line: 4, what: 'VAL-99' },
    ]);
  });
});

describe('docs/threats.md', () => {
  const rows = threatRows();

  it('lists each threat once', () => {
    expect(rows.length).toBeGreaterThan(70);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('names tests that show $id', ({ id, shownBy }) => {
    expect(shownBy).not.toEqual([]);
    const inTitle = new RegExp(`\\[(?:[A-Z0-9-]+ )*${id}(?: [A-Z0-9-]+)*\\]['"\`]|'${id}'`);
    expect(shownBy.filter((path) => !inTitle.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
