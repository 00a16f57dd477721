/**
 * `npm run shake`: runs tests while what they wait for comes late, at random and in another order, as on a busy machine.
 * A test that fails takes something for there that has yet to come. Exit 0 when all passed, 1 when one failed, 2 when none
 * was meant.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { createProgram, readProgram } from '../../compiler/createProgram.ts';
import { matchingTests, readTestFiles } from '../selectTests.ts';
import { printTotals, runBrowserTests, runBuild, runStages, runUnitTests } from '../stages.mjs';
import { SEED } from './chance.ts';

const program = createProgram(
  'npm run shake --',
  'Runs tests while parts of the program, renderings and answers come late, at random.',
)
  .argument('[PATTERN]', 'only the tests whose file or title has this text')
  .option('--seed <NUMBER>', 'another one makes other things late', readSeed, 1);
const {
  args: [wanted = ''],
} = readProgram(program);
const { seed } = program.opts();

const found = matchingTests(wanted, readTestFiles());
const unit = found.unit.filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom\n'),
);
const { browser, title } = found;
if (unit.length + browser.length === 0) {
  console.error(`No test with a page has "${wanted}" in its file name or in a title.`);
  process.exit(2);
}

process.env[SEED] = String(seed);
const results = [];
if (unit.length > 0) {
  const config = ['--config', join(import.meta.dirname, 'vitest.config.ts')];
  results.push(
    ...(await runStages({
      unit: () =>
        runUnitTests([...config, ...unit, ...(title ? ['--testNamePattern', `(?i:${title})`] : [])]),
    })),
  );
}
if (browser.length > 0) {
  results.push(...(await runStages({ build: runBuild })));
  // Every program of these tests has it, hosts and sandboxes too.
  process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(import.meta.dirname, 'lateAnswers.ts'))}`;
  results.push(
    ...(await runStages({
      browser: () => runBrowserTests([...browser, ...(title ? ['--grep', title] : [])]),
    })),
  );
}
console.log(`seed: ${seed}`);
// What a title leaves out of a file was not asked for.
printTotals(title ? results.filter(({ outcome }) => outcome !== 'skipped') : results);

/** @param {string} text */
function readSeed(text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError(`"${text}" is no whole number above 0.`);
}
