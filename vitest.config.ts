import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sep } from 'node:path';
import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = 'tests/e2e/**';

/** Tests that ask for a page on their first line. */
const inPage = globSync('tests/**/*.test.{ts,tsx}', { exclude: [BROWSER_TESTS] })
  .filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom\n'))
  .map((path) => path.replaceAll(sep, '/'));

export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: availableParallelism(),
    // What does not come in these times hangs: a busy machine takes far longer than its usual second now and then.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // A worker goes on with files of its own project alone, and these are sorted by project.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Modules are evaluated once for all files of a worker; each file finds variables and timers as the first did.
          isolate: false,
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [BROWSER_TESTS, ...inPage],
          setupFiles: ['tests/support/setup/node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          // A page of its own for each file: what lasts as long as its page (listeners, observers) would act on others. The
          // process is the same one: starting it and loading jsdom took four fifths of the time of a short file.
          pool: 'vmForks',
          environment: 'jsdom',
          include: inPage,
          setupFiles: ['tests/support/setup/page.ts'],
        },
      },
    ],
  },
});
