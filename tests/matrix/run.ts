/**
 * `npm run matrix`: the config matrix over every tenant found, and its report. Exit 0 when nothing failed, 1 when
 * something did, 2 when it could not run.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type Check, idOf, PARTS } from './check.ts';
import { type MatrixOptions, readOptions, USAGE } from './readOptions.ts';
import { createProgress } from './report/progress.ts';
import { countVerdicts, type Run } from './report/summarize.ts';
import { writeJunit } from './report/writeJunit.ts';
import { writePage } from './report/writePage.ts';
import { planMatrix, type Task } from './runParts.ts';
import { tellTenants } from './tellTenants.ts';

const FOLDER = 'matrix-report';
const CONFIGS = process.env.TENANT_CONFIG_DIR || 'tenant-config';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const startedAt = new Date();
  const before = options.isOnlyFailed ? await readLast() : null;
  const seed = before && !process.argv.includes('--seed') ? before.seed : options.seed;
  const { world, tasks } = await planMatrix({
    folder: CONFIGS,
    seed,
    now: startedAt,
    ...(options.tenant !== null && { tenants: [options.tenant] }),
  });
  if (options.tenant !== null && tasks.length === 0)
    throw new Error(`There is no tenant "${options.tenant}".`);
  console.log(`seed ${seed}: repeat this run with npm run matrix -- --seed ${seed}`);
  const wanted = tasks.filter((task) => isWanted(task, options, before));
  const fresh = await runTasks(wanted, options);
  // What was not run again stands as it was.
  const ids = new Set(fresh.map(idOf));
  const isRunAgain = ({ part, tenant }: Check) =>
    wanted.some((task) => task.part === part && task.tenant === tenant);
  const kept = (before?.checks ?? []).filter((check) => !isRunAgain(check) && !ids.has(idOf(check)));
  const run: Run = {
    version: packageJson.version,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    seed,
    ...tellTenants(world),
    checks: [...kept, ...fresh],
  };
  await writeReports(run);
  return tellOutcome(run.checks);
}

/** A key belongs to no screen and no language, so it is tried only when neither was asked for. */
function isWanted({ part, tenant }: Task, { language, screen }: MatrixOptions, before: Run | null): boolean {
  if (part === 'keys' && (language !== null || screen !== null)) return false;
  if (!before) return true;
  return before.checks.some(
    (check) => check.verdict === 'failed' && check.part === part && check.tenant === tenant,
  );
}

async function runTasks(tasks: readonly Task[], options: MatrixOptions): Promise<Check[]> {
  const whole = tasks.reduce((sum, { weight }) => sum + weight, 0);
  const progress = createProgress();
  const checks: Check[] = [];
  let done = 0;
  for (const task of tasks) {
    const name = `${PARTS[task.part]}, ${task.tenant}`;
    progress.show(name, done / whole);
    const found = await task.run((share) => progress.show(name, (done + share * task.weight) / whole));
    checks.push(...found.filter((check) => isAskedFor(check, options)));
    done += task.weight;
  }
  progress.end();
  return checks;
}

function isAskedFor(check: Check, { language, screen }: MatrixOptions): boolean {
  const isLanguage = language === null || check.language === undefined || check.language === language;
  return isLanguage && (screen === null || check.screen?.split('.')[0] === screen);
}

async function readLast(): Promise<Run | null> {
  const text = await readFile(join(FOLDER, 'matrix.json'), 'utf8').catch(() => null);
  if (text === null)
    throw new Error('There is no last run to take failures from: run the whole matrix first.');
  return JSON.parse(text) as Run;
}

async function writeReports(run: Run): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'matrix.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(FOLDER, 'matrix.xml'), writeJunit(run.checks));
  await writeFile(join(FOLDER, 'index.html'), writePage(run));
}

function tellOutcome(checks: readonly Check[]): number {
  const { passed, failed, toCheck, notApplicable } = countVerdicts(checks);
  for (const check of checks.filter(({ verdict }) => verdict === 'failed').slice(0, 40)) {
    const place = [check.tenant, check.language, check.screen, check.key].filter(Boolean).join(' ');
    console.error(`✗ ${PARTS[check.part]}, ${place}: ${check.title}`);
  }
  console.log(`report   ${FOLDER}/index.html`);
  console.log(`${passed} passed, ${failed} failed, ${toCheck} to check, ${notApplicable} not applicable`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
}
// Pages without a browser keep timers of their own.
process.exit();
