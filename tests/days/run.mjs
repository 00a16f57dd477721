/**
 * `npm run days`: runs tests in browsers as at another time. Every program of ours, and every page, takes that for now: what
 * fails depends on the day on which it is run. Exit 0 when all passed, 1 when one failed, 2 when none was meant.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { createProgram, readProgram } from '../../compiler/createProgram.ts';
import { matchingTests, readTestFiles } from '../selectTests.ts';
import { printTotals, runBrowserTests, runBuild, runStages } from '../stages.mjs';
import { SHIFT } from './shiftDate.ts';

const program = createProgram('npm run days --', 'Runs tests in browsers as at another time.')
  .argument('[PATTERN]', 'only the tests whose file or title has this text')
  .option(
    '--at <TIME>',
    'such as 2027-03-28T00:45Z; unless given, the last evening of this year, when it has ended in Sofia',
    readTime,
    Date.UTC(new Date().getUTCFullYear(), 11, 31, 22, 30),
  );
const {
  args: [wanted = ''],
} = readProgram(program);
const { at } = program.opts();

const { browser, title } = matchingTests(wanted, readTestFiles());
if (browser.length === 0) {
  console.error(`No test in a browser has "${wanted}" in its file name or in a title.`);
  process.exit(2);
}

const results = await runStages({ build: runBuild });
process.env[SHIFT] = String(at - Date.now());
// Every program of these tests has it, hosts and sandboxes too.
process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(import.meta.dirname, 'shiftPrograms.ts'))}`;
results.push(
  ...(await runStages({ browser: () => runBrowserTests([...browser, ...(title ? ['--grep', title] : [])]) })),
);
console.log(`began at: ${new Date(at).toISOString()}`);
// What a title leaves out of a file was not asked for.
printTotals(title ? results.filter(({ outcome }) => outcome !== 'skipped') : results);

/** @param {string} text */
function readTime(text) {
  const time = Date.parse(text);
  if (/^\d{4}-.+T.+Z$/.test(text) && !Number.isNaN(time)) return time;
  throw new InvalidArgumentError(`"${text}" is no time in UTC, such as 2027-03-28T00:45Z.`);
}
