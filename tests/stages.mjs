// The stages of `npm test` and `npm run check`: each runs one tool and gives a result for each test.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../scripts/browser.mjs';
import { readPlaywrightReport, readVitestReport } from '../scripts/readReports.ts';

/** @typedef {import('../scripts/readReports.ts').TestResult} TestResult */

const E2E_CONFIG = 'tests/e2e/playwright.config.ts';

/** Tests start many programs of ours: each is compiled once. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/node');

/** Runs Node on a script and collects what it prints. */
function runNode(args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A stage that passes or fails as a whole counts as one test. */
async function runAsOne(title, args) {
  const { code, output } = await runNode(args);
  return [code === 0 ? { title, outcome: 'passed' } : { title, outcome: 'failed', detail: output }];
}

/** A stage that reports each test; when it leaves no readable report, that is one failure. */
async function runWithReport(title, args, variables, reportFile, readReport) {
  const { code, output } = await runNode(args, variables);
  const crash = (detail) => ({ title: `${title} ran to its end`, outcome: 'failed', detail });
  try {
    const results = readReport(JSON.parse(await readFile(reportFile, 'utf8')));
    const isExplained = code === 0 || results.some(({ outcome }) => outcome === 'failed');
    return isExplained && results.length > 0 ? results : [...results, crash(output)];
  } catch {
    return [crash(output)];
  }
}

/** @param {(folder: string) => Promise<TestResult[]>} run gets a folder for its report */
async function withReports(run) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tests-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const checkTypes = () => runAsOne('types', ['node_modules/typescript-7/bin/tsc', '--noEmit']);

export const checkLint = () =>
  runAsOne('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);

export const runBuild = () => runAsOne('build', ['build.mjs']);

/** @param {readonly string[]} [selection] files and options of vitest; all tests unless given */
export function runUnitTests(selection = []) {
  return withReports((folder) => {
    const report = join(folder, 'vitest.json');
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
    return runWithReport('unit tests', [...args, ...selection], {}, report, readVitestReport);
  });
}

/** @param {readonly string[]} [selection] files and options of Playwright; all tests unless given */
export function runBrowserTests(selection = []) {
  return withReports(async (folder) => {
    const report = join(folder, 'playwright.json');
    const args = ['node_modules/playwright/cli.js', 'test', '-c', E2E_CONFIG, '--reporter=json'];
    const variables = { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runWithReport('browser tests', [...args, ...selection], variables, report, readPlaywrightReport);
  });
}

/**
 * Runs stages side by side and says of each how it went.
 * @param {Record<string, () => Promise<TestResult[]>>} stages
 * @returns {Promise<TestResult[]>} the results of all of them
 */
export async function runStages(stages) {
  const all = await Promise.all(Object.entries(stages).map(([name, run]) => runStage(name, run)));
  return all.flat();
}

/** @param {string} name @param {() => Promise<TestResult[]>} run */
async function runStage(name, run) {
  const start = performance.now();
  const results = await run().catch((error) => [
    { title: `${name} stage`, outcome: 'failed', detail: error.message },
  ]);
  const { failed, skipped } = countOutcomes(results);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${name}: ${results.length - failed - skipped} of ${results.length}${left} in ${seconds} s`);
  for (const { title, outcome, detail } of results)
    if (outcome === 'failed') console.log(`\n✗ ${title}\n${(detail ?? '').trim()}\n`);
  return results;
}

/** What is wrong, and the line of the first file of ours that is named. @param {string} detail */
function inShort(detail) {
  const plain = stripVTControlCharacters(detail).trim();
  const [place = ''] = plain.match(/tests\/[\w./-]+:\d+/) ?? [];
  return [plain.split('\n', 1)[0], place].filter(Boolean).join(' · ');
}

/** @param {readonly TestResult[]} results */
function countOutcomes(results) {
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/**
 * Each failure once more in a few words, since what is told of it in full is long; on the last line the true totals,
 * and the exit code that goes with them.
 * @param {readonly TestResult[]} results
 */
export function printTotals(results) {
  const { passed, failed, skipped } = countOutcomes(results);
  for (const { title, outcome, detail } of results)
    if (outcome === 'failed') console.log([`✗ ${title}`, inShort(detail ?? '')].filter(Boolean).join('\n  '));
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
