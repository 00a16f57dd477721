// `npm run check`: types, lint, and the unit tests of what changed since main, uncommitted changes included.
import { execFileSync } from 'node:child_process';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { readSources, readTestFiles, relatedTests } from './selectTests.ts';
import { checkLint, checkTypes, printTotals, runStages, runUnitTests } from './stages.mjs';

const program = createProgram(
  'npm run check --',
  'Types, lint, and the unit tests of what changed, uncommitted changes included.',
).option('--since <COMMIT>', 'what the changes are counted from', 'main');
const { since } = readProgram(program).opts();

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

function findChanged() {
  const [base] = git('merge-base', 'HEAD', since);
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

try {
  const changed = findChanged();
  const tests = relatedTests(changed, [...readSources(), ...readTestFiles()]);
  console.log(`${changed.length} changed files since ${since}, ${tests.length} test files of them`);
  for (const path of changed.filter((each) => each.startsWith('tests/e2e/') && each.endsWith('.test.ts')))
    console.log(`not run here: npm test -- ${path}`);
  printTotals(
    await runStages({
      types: checkTypes,
      lint: checkLint,
      ...(tests.length > 0 && { unit: () => runUnitTests(tests) }),
    }),
  );
} catch (error) {
  // git has said why on the standard error already.
  console.error(`The changes since ${since} cannot be found out: ${error.message.split('\n', 1)[0]}`);
  process.exitCode = 2;
}
