// `npm test`: every check, and the true totals on the last line; with a pattern, the tests that match it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { matchingTests, readTestFiles } from './selectTests.ts';
import {
  checkLint,
  checkTypes,
  printTotals,
  runBrowserTests,
  runBuild,
  runStages,
  runUnitTests,
} from './stages.mjs';

const program = createProgram(
  'npm test --',
  'Runs every check: types, lint, build, unit, config matrix, browser; the last line has the totals.',
).argument('[PATTERN]', 'runs only the unit and browser tests whose file or title has this text');
const [pattern] = readProgram(program).args;

const REQUIREMENT = /\b[A-Z]{3}-\d{2,3}\b/g;
/** The ledger: one requirement a row, its id first. */
const LEDGER = 'docs/requirements.tsv';
/** What the report of the config matrix says of the ledger. */
const SHOWN = 'matrix-report/requirements.json';

if (pattern === undefined) await runAll();
else await runMatching(pattern);

async function runAll() {
  const results = [
    ...(await runStages({ types: checkTypes, lint: checkLint, build: runBuild })),
    // One after the other: each keeps all processors busy by itself.
    ...(await runStages({ unit: () => runUnitTests() })),
    ...(await runStages({ browser: () => runBrowserTests() })),
  ];
  const ledger = (await readFile(LEDGER, 'utf8'))
    .split('\n')
    .flatMap((row) => row.match(/^[A-Z]{3}-\d{2,3}(?=\t)/) ?? []);
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const named = new Set(passed.flatMap(({ title }) => title.match(REQUIREMENT) ?? []));
  const shown = ledger.filter((id) => named.has(id));
  const facts = { at: new Date().toISOString(), shown, missing: ledger.filter((id) => !named.has(id)) };
  await mkdir(dirname(SHOWN), { recursive: true });
  await writeFile(SHOWN, `${JSON.stringify(facts)}\n`);
  console.log(`requirements: ${shown.length} of ${ledger.length} shown`);
  printTotals(results);
}

/** @param {string} wanted */
async function runMatching(wanted) {
  const { unit, browser, title } = matchingTests(wanted, readTestFiles());
  if (unit.length + browser.length === 0) {
    console.error(`No test has "${wanted}" in its file name or in a title.`);
    process.exitCode = 1;
    return;
  }
  for (const path of [...unit, ...browser]) console.log(path);
  const built = browser.length > 0 ? await runStages({ build: runBuild }) : [];
  const tested = await runStages({
    ...(unit.length > 0 && {
      // Without regard to capitals, as the files were found; Playwright's is so by itself.
      unit: () => runUnitTests([...unit, ...(title ? ['--testNamePattern', `(?i:${title})`] : [])]),
    }),
    ...(browser.length > 0 && {
      browser: () => runBrowserTests([...browser, ...(title ? ['--grep', title] : [])]),
    }),
  });
  const results = [...built, ...tested];
  if (title && tested.every(({ outcome }) => outcome === 'skipped')) {
    console.error(`No test has "${wanted}" in its title: these files have it elsewhere.`);
    process.exitCode = 1;
    return;
  }
  // What a title leaves out of a file was not asked for.
  printTotals(title ? results.filter(({ outcome }) => outcome !== 'skipped') : results);
}
