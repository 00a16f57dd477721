import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    // Files share a worker's modules: loading them anew for each file takes as long as a third of the tests.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // One each: on a machine that has more to do than it can, tests that wait for what they look at wait too long.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
