/**
 * `npm run defects`: plants each defect of the tables by itself in a copy of the project, runs the tests that have to
 * fail for it, and says which did. The project itself is never changed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram, readProgram } from '../../compiler/createProgram.ts';
import { readVitestReport, type TestResult } from '../../scripts/readReports.ts';
import { copyProject } from '../support/copyProject.ts';
import type { Defect } from './defect.ts';
import { defects } from './defects.ts';

/** How soon somebody has to know, in milliseconds. */
const LIMIT = 60_000;

const program = createProgram(
  'npm run defects --',
  'Plants small defects in a copy of the project and sees which tests fail for each.',
).argument('[TEXT]', 'only those whose name or file has this text');
const [wanted = ''] = readProgram(program).args;

const chosen = defects.filter(({ name, file }) => `${name} ${file}`.includes(wanted));
if (chosen.length === 0) {
  console.error(`No defect has "${wanted}" in its name or file.`);
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'defects-'));
try {
  const copy = join(folder, 'project');
  await copyProject(copy);
  if (await arePassing(copy)) await plantAll(copy);
} finally {
  await rm(folder, { recursive: true });
}

/** A test that fails with no defect at all shows nothing. */
async function arePassing(copy: string): Promise<boolean> {
  const failing = [];
  for (const [, [first]] of Map.groupBy(chosen, ({ tests, title }) => `${tests}|${title}`)) {
    if (first && (await runTests(copy, first)).some(({ outcome }) => outcome === 'failed'))
      failing.push(first.tests);
  }
  for (const tests of failing) console.error(`fails with nothing planted: ${tests}`);
  if (failing.length > 0) process.exitCode = 1;
  return failing.length === 0;
}

async function plantAll(copy: string): Promise<void> {
  let lived = 0;
  for (const defect of chosen) {
    const path = join(copy, defect.file);
    const whole = await readFile(path, 'utf8');
    const start = performance.now();
    await writeFile(path, defect.edit(whole));
    const failed = (await runTests(copy, defect)).filter(({ outcome }) => outcome === 'failed');
    await writeFile(path, whole);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const [first] = failed;
    if (!first) lived += 1;
    console.log(
      first
        ? `caught in ${seconds} s: ${defect.name}\n  by ${defect.tests}: ${first.title}`
        : `NOT CAUGHT in ${seconds} s: ${defect.name}\n  not by ${defect.tests}`,
    );
  }
  console.log(`${chosen.length - lived} of ${chosen.length} caught`);
  if (lived > 0) process.exitCode = 1;
}

/** @returns nothing where the tests did not run to their end in time: what fails must be a test */
function runTests(copy: string, { tests, title }: Defect): Promise<readonly TestResult[]> {
  const report = join(folder, 'report.json');
  const words = ['node_modules/vitest/vitest.mjs', 'run', tests, '--maxWorkers=1'];
  const only = title ? ['--testNamePattern', title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')] : [];
  const reports = ['--reporter=json', `--outputFile=${report}`];
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [...words, ...only, ...reports],
      { cwd: copy, timeout: LIMIT },
      (_error, stdout, stderr) => {
        readFile(report, 'utf8')
          .then(async (text) => {
            await rm(report);
            done(readVitestReport(JSON.parse(text)));
          })
          .catch(() => fail(new Error(`${tests} did not run to its end.\n${stdout}${stderr}`)));
      },
    );
  });
}
