// `npm test`: every check, one after the other, and the true totals on the last line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser } from '../scripts/browser.mjs';
import { readPlaywrightReport, readVitestReport } from '../scripts/readReports.ts';

const E2E_CONFIG = 'tests/e2e/playwright.config.ts';
const REQUIREMENT = /\b[A-Z]{3}-\d{2,3}\b/g;
/** The ledger: one requirement a row, its id first. */
const LEDGER = 'docs/requirements.tsv';
/** What the report of the config matrix says of the ledger. */
const SHOWN = 'matrix-report/requirements.json';

/** Runs Node on a script and collects what it prints. */
function runNode(args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...variables },
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

const reports = await mkdtemp(join(tmpdir(), 'portal-tests-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Each gives its results: @type {Record<string, () => Promise<import('../scripts/readReports.ts').TestResult[]>>} */
const stages = {
  types: () => runAsOne('types', ['node_modules/typescript-7/bin/tsc', '--noEmit']),
  lint: () =>
    runAsOne('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  build: () => runAsOne('build', ['build.mjs']),
  unit: () =>
    runWithReport(
      'unit tests',
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${vitestReport}`],
      {},
      vitestReport,
      readVitestReport,
    ),
  browser: async () => {
    if (!existsSync(E2E_CONFIG)) return [];
    return runWithReport(
      'browser tests',
      ['node_modules/playwright/cli.js', 'test', '-c', E2E_CONFIG, '--reporter=json'],
      { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      playwrightReport,
      readPlaywrightReport,
    );
  },
};

const all = [];
for (const [name, run] of Object.entries(stages)) {
  const start = performance.now();
  const results = await run().catch((error) => [
    { title: `${name} stage`, outcome: 'failed', detail: error.message },
  ]);
  all.push(...results);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${results.length - failed.length} of ${results.length} in ${seconds} s`);
  for (const { title, detail } of failed) console.log(`\n✗ ${title}\n${(detail ?? '').trim()}\n`);
}
await rm(reports, { recursive: true });

const count = (outcome) => all.filter((result) => result.outcome === outcome).length;
const ledger = (await readFile(LEDGER, 'utf8'))
  .split('\n')
  .flatMap((row) => row.match(/^[A-Z]{3}-\d{2,3}(?=\t)/) ?? []);
const named = new Set(
  all.filter(({ outcome }) => outcome === 'passed').flatMap(({ title }) => title.match(REQUIREMENT) ?? []),
);
const shown = ledger.filter((id) => named.has(id));
const facts = { at: new Date().toISOString(), shown, missing: ledger.filter((id) => !named.has(id)) };
await mkdir(dirname(SHOWN), { recursive: true });
await writeFile(SHOWN, `${JSON.stringify(facts)}\n`);
const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
console.log(`requirements: ${shown.length} of ${ledger.length} shown`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
