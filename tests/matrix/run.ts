/**
 * `npm run matrix`: the config matrix over every tenant found, and its report. Exit 0 when nothing failed, 1 when
 * something did, 2 when it could not run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type Check, idOf, PARTS } from './check.ts';
import { type MatrixOptions, readOptions, USAGE } from './readOptions.ts';
import { createProgress } from './report/progress.ts';
import { countVerdicts, type Run } from './report/summarize.ts';
import { writeJunit } from './report/writeJunit.ts';
import { writePage } from './report/writePage.ts';
import { type Only, planMatrix, type Task } from './runParts.ts';
import { tellTenants } from './tellTenants.ts';

const FOLDER = 'matrix-report';
/** Browser windows at work at once: one for each core of a small machine. */
const SIDE_BY_SIDE = 2;
const CONFIGS = process.env.TENANT_CONFIG_DIR || 'tenant-config';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const startedAt = new Date();
  const before = options.isOnlyFailed ? await readLast() : null;
  const seed = before && !process.argv.includes('--seed') ? before.seed : options.seed;
  const { world, tasks, close } = await planMatrix({
    folder: CONFIGS,
    seed,
    now: startedAt,
    report: FOLDER,
    ...(options.tenant !== null && { tenants: [options.tenant] }),
  });
  if (options.tenant !== null && tasks.length === 0)
    throw new Error(`There is no tenant "${options.tenant}".`);
  console.log(`seed ${seed}: repeat this run with npm run matrix -- --seed ${seed}`);
  const wanted = tasks.filter((task) => isWanted(task, options, before));
  const fresh = await runTasks(wanted, options, before).finally(close);
  // What was not run again stands as it was.
  const ids = new Set(fresh.map(idOf));
  const isRunAgain = ({ part, tenant, screen = '', language = '' }: Check) =>
    wanted.some((task) => task.part === part && task.tenant === tenant) &&
    (part !== 'seen' || onlyFor({ tenant }, options, before)({ screen, language }));
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
function isWanted({ part, tenant }: Task, options: MatrixOptions, before: Run | null): boolean {
  const { language, screen } = options;
  if (options.part !== null && part !== options.part) return false;
  if (part === 'keys' && (language !== null || screen !== null)) return false;
  if (!before) return true;
  return before.checks.some(
    (check) => check.verdict === 'failed' && check.part === part && check.tenant === tenant,
  );
}

/** Which screens are looked at, in which language: as asked for, and of those that failed if only they are wanted. */
function onlyFor(
  { tenant }: Pick<Task, 'tenant'>,
  options: Pick<MatrixOptions, 'language' | 'screen'>,
  before: Run | null,
): Only {
  const failed = before?.checks.filter(
    (check) => check.verdict === 'failed' && check.part === 'seen' && check.tenant === tenant,
  );
  return ({ screen, language }) =>
    (options.screen === null || options.screen === screen) &&
    (options.language === null || options.language === language) &&
    (failed?.some((check) => check.screen === screen && check.language === language) ?? true);
}

async function runTasks(
  tasks: readonly Task[],
  options: MatrixOptions,
  before: Run | null,
): Promise<Check[]> {
  const whole = tasks.reduce((sum, { weight }) => sum + weight, 0);
  const progress = createProgress();
  const checks: Check[] = [];
  const shares = new Map<Task, number>();
  const run = async (task: Task) => {
    const name = `${PARTS[task.part]}, ${task.tenant}`;
    const show = (share: number) => {
      shares.set(task, share * task.weight);
      progress.show(name, [...shares.values()].reduce((sum, each) => sum + each, 0) / whole);
    };
    show(0);
    const found = await task.run(show, onlyFor(task, options, before));
    checks.push(...found.filter((check) => isAskedFor(check, options)));
    show(1);
  };
  for (const task of tasks.filter(({ isSideBySide }) => !isSideBySide)) await run(task);
  const waiting = tasks.filter(({ isSideBySide }) => isSideBySide);
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await run(task);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
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
  await writeFile(join(FOLDER, 'index.html'), writePage(run, readPicture));
}

/** The report is one page, so its pictures stand in it. */
function readPicture(address: string): string | null {
  const path = join(FOLDER, address);
  return existsSync(path) ? `data:image/webp;base64,${readFileSync(path).toString('base64')}` : null;
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
