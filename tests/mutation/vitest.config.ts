/** The unit tests of one room, as `npm run mutate` runs them for each mutant: MUTATED_ROOM names its folder. */
import { readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

/** Files that take longer than all others together: they start hosts, compile tenants, try hundreds of values, or type. */
const DEAR = /startTestHost|startFleet|shippedTenants|answerShapes|fast-check|userEvent/;

/** The first test that fails is the last: quick ones come first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = files.map((file) => {
      const text = readFileSync(file.moduleId, 'utf8');
      return { file, isDear: DEAR.test(text), size: text.length };
    });
    return order
      .sort((a, b) => Number(a.isDear) - Number(b.isDear) || a.size - b.size)
      .map(({ file }) => file);
  }
}

export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    testTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    sequence: { sequencer: QuickFirst },
    projects: projects.flatMap(ofRoom),
  },
});
