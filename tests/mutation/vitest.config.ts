/** The unit tests of one room, as `npm run mutate` runs them for each mutant: MUTATED_ROOM names its folder. */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import whole from '../../vitest.config.ts';
import { chooseRooms, testsOf } from './rooms.ts';

const [chosen] = chooseRooms(process.env.MUTATED_ROOM ?? '');
if (!chosen) throw new Error('MUTATED_ROOM names no room of tests/mutation/rooms.ts.');
const tests = testsOf(chosen.room);

/** What does not come within this time does not come: waiting longer makes each killed mutant dear. */
const PATIENCE = 3_000;

const projects = (whole.test?.projects ?? []) as readonly TestProjectInlineConfiguration[];
const inPage = projects.find(({ test }) => test?.name === 'page')?.test?.include ?? [];

function ofRoom({ test = {}, ...project }: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] {
  const isPage = test.name === 'page';
  const include = tests.filter((path) => inPage.includes(path) === isPage);
  const setupFiles = [test.setupFiles ?? [], isPage ? 'tests/mutation/waitLess.ts' : []].flat();
  // Vitest takes a project without files for one with all.
  return include.length === 0 ? [] : [{ ...project, test: { ...test, include, exclude: [], setupFiles } }];
}

export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    testTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    projects: projects.flatMap(ofRoom),
  },
});
