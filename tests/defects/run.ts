/**
 * `npm run defects`: plants each defect of the tables by itself in a copy of the project, runs the tests that have to
 * fail for it, and says which did. The project itself is never changed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
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
  const ways = Map.groupBy(chosen, ({ tests, title }) => `${tests}|${title}`);
  for (const [first] of ways.values()) {
    if (!first) continue;
    const results = await runTests(copy, first);
    const isSound = results?.some(({ outcome }) => outcome === 'passed');
    if (isSound && !results?.some(({ outcome }) => outcome === 'failed')) continue;
    console.error(`does not pass with nothing planted: ${first.tests} ${first.title ?? ''}`);
    process.exitCode = 1;
  }
  return process.exitCode !== 1;
}

async function plantAll(copy: string): Promise<void> {
  let caught = 0;
  for (const defect of chosen) {
    const path = join(copy, defect.file);
    const whole = await readFile(path, 'utf8');
    const start = performance.now();
    await writeFile(path, defect.edit(whole));
    const results = await runTests(copy, defect);
    await writeFile(path, whole);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    // A file that cannot be loaded has its path for a title: what fails must be a test.
    const failed = results?.find(({ outcome, title }) => outcome === 'failed' && !isAbsolute(title));
    if (failed) caught += 1;
    const outcome = failed ? 'caught' : results ? 'NOT CAUGHT' : 'NO ANSWER';
    console.log(`${outcome} in ${seconds} s: ${defect.name}\n  ${defect.tests}: ${failed?.title ?? ''}`);
  }
  console.log(`${caught} of ${chosen.length} caught`);
  if (caught < chosen.length) process.exitCode = 1;
}

/** @returns null where the tests did not run to their end in time */
async function runTests(copy: string, { tests, title }: Defect): Promise<readonly TestResult[] | null> {
  const report = join(folder, 'report.json');
  const words = ['node_modules/vitest/vitest.mjs', 'run', tests, '--maxWorkers=1'];
  const only = title ? ['--testNamePattern', title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')] : [];
  const reports = ['--reporter=json', `--outputFile=${report}`];
  await rm(report, { force: true });
  // It ends with 1 where a test fails, as it should: the report says more.
  await new Promise<void>((done) => {
    const options = { cwd: copy, timeout: LIMIT };
    execFile(process.execPath, [...words, ...only, ...reports], options, () => done());
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  return text === null ? null : readVitestReport(JSON.parse(text));
}
