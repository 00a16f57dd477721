/** The unit tests that have a page, with parts of the program and renderings that come late (`lateTurns.ts`). */
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import whole from '../../vitest.config.ts';

const PROGRAM = /\/(runtime|screens|account|console)\//;
/** Not in types, which name modules in the same words. */
const IMPORT = /(?<!typeof )\bimport\((['"][^'"]+['"])\)/g;

const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'pre',
  transform: (code, path) =>
    PROGRAM.test(path) && !path.includes('/node_modules/')
      ? code.replace(IMPORT, 'globalThis.importLate(() => import($1))')
      : null,
};

const projects = (whole.test?.projects ?? []) as readonly TestProjectInlineConfiguration[];

export default defineConfig({
  ...whole,
  plugins: [lateImports],
  test: {
    ...whole.test,
    projects: projects
      .filter(({ test }) => test?.name === 'page')
      .map(({ test = {}, ...project }) => ({
        ...project,
        test: { ...test, setupFiles: ['tests/shake/lateTurns.ts', test.setupFiles ?? []].flat() },
      })),
  },
});
