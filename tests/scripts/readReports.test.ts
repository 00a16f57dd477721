import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../scripts/readReports.ts';

describe('the totals of npm test', () => {
  it('count each unit test, and a file that did not load as a failure', () => {
    const results = readVitestReport({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            { fullName: 'subtracts', status: 'failed', failureMessages: ['1 is not 2'] },
            { fullName: 'divides', status: 'pending' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(results.map(({ title, outcome, detail }) => [title, outcome, detail])).toEqual([
      ['adds', 'passed', ''],
      ['subtracts', 'failed', '1 is not 2'],
      ['divides', 'skipped', ''],
      ['b.test.ts', 'failed', 'Cannot find module'],
    ]);
  });

  it('count each browser test, a flaky one as a failure with what it printed, and errors outside of tests', () => {
    const test = (status: string, errors: { message: string }[] = [], text?: string) => ({
      status,
      results: [{ errors, ...(text && { stdout: [{ text }] }) }],
    });
    const results = readPlaywrightReport({
      errors: [{ message: 'no browser' }],
      suites: [
        {
          title: 'home.test.ts',
          specs: [
            { title: 'opens', tests: [test('expected'), { ...test('skipped'), projectName: 'firefox' }] },
          ],
          suites: [
            {
              title: 'links',
              specs: [
                { title: 'work', tests: [test('unexpected', [{ message: 'timeout' }], 'where it stood')] },
              ],
            },
            { title: 'links', specs: [{ title: 'hold', tests: [test('flaky')] }] },
          ],
        },
      ],
    });
    expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['home.test.ts › opens', 'passed'],
      ['home.test.ts › opens › (firefox)', 'skipped'],
      ['home.test.ts › links › work', 'failed'],
      ['home.test.ts › links › hold', 'failed'],
      ['browser tests', 'failed'],
    ]);
    expect(results[2]?.detail).toBe('timeout\nwhere it stood');
  });
});
