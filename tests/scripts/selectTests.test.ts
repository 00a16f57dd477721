import { describe, expect, it } from 'vitest';
import { matchingTests, readSources, readTestFiles, relatedTests } from '../selectTests.ts';

const tests = readTestFiles();
const files = [...readSources(), ...tests];

describe('npm test -- PATTERN', () => {
  it('runs files with the pattern in their name whole, unit and browser tests apart', () => {
    const { unit, browser, title } = matchingTests('registration', tests);
    expect(unit).toContain('tests/screens/registration.test.tsx');
    expect(browser).toContain('tests/e2e/registration.test.ts');
    expect([...unit, ...browser].every((path) => /registration/i.test(path))).toBe(true);
    expect(title).toBeNull();
  });

  it('else runs tests by their title, in the files that hold it, and takes no sign for a rule', () => {
    const files = [
      { path: 'tests/a.test.ts', text: "it('adds (twice) [USE-28]')" },
      { path: 'tests/e2e/b.test.ts', text: "it('removes [USE-28]')" },
      { path: 'tests/support/c.ts', text: "'[USE-28]'" },
    ];
    expect(matchingTests('use-28', files)).toEqual({
      unit: ['tests/a.test.ts'],
      browser: ['tests/e2e/b.test.ts'],
      title: 'use-28',
    });
    expect(matchingTests('(twice)', files)).toEqual({
      unit: ['tests/a.test.ts'],
      browser: [],
      title: '\\(twice\\)',
    });
    expect(matchingTests('nothing of the kind', files)).toMatchObject({ unit: [], browser: [] });
  });
});

describe('npm run check', () => {
  it.each([
    ['screens/contact-us/ContactForm.tsx', 'tests/screens/contactUs.test.tsx', 10],
    ['screens/contact-us/screen.ts', 'tests/screens/contactUs.test.tsx', 10],
    ['screens/home/Home.module.css', 'tests/screens/home.test.tsx', 10],
    ['host/serve/clientAddress.ts', 'tests/host/clientAddress.test.ts', 40],
    ['tenant-config/languages/en.json', 'tests/tenant-config/words.test.ts', 120],
    ['docs/tenant-config.md', 'tests/compiler/guide.test.ts', 5],
    ['tests/compiler/today.test.ts', 'tests/compiler/today.test.ts', 2],
  ])('takes a change of %s to %s, and to few others', (changed, test, most) => {
    const found = relatedTests([changed], files);
    expect(found).toContain(test);
    expect(found.length).toBeLessThanOrEqual(most);
  });

  it('follows imports through other files, and runs no browser test', () => {
    const found = relatedTests(['runtime/format/formatMoney.ts'], files);
    expect(found).toContain('tests/screens/card/balances.test.tsx');
    expect(found.filter((path) => path.startsWith('tests/e2e/'))).toEqual([]);
  });
});
