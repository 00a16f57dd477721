/** The config matrix over every tenant found, and its report. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type Check, PARTS } from './check.ts';
import { gatherCountries } from './countries/gatherCountries.ts';
import { describeTenants } from './describeTenants.ts';
import { mergeRuns } from './mergeRuns.ts';
import type { MatrixOptions } from './readOptions.ts';
import { createProgress } from './report/progress.ts';
import { countVerdicts, type Run } from './report/summarize.ts';
import { writeJunit } from './report/writeJunit.ts';
import { writePage } from './report/writePage.ts';
import { createKeeper, type Keeper, type Resumed, readUnfinished } from './resume.ts';
import { planMatrix, type Task } from './runParts.ts';
import { createSelection, type Selection } from './selection.ts';

const REPORT = 'matrix-report';
const REQUIREMENTS = join(REPORT, 'requirements.json');
/** Browser windows at work at once: one for each core of a small machine. */
const SIDE_BY_SIDE = 2;
const CONFIGS = process.env.TENANT_CONFIG_DIR || 'tenant-config';

/** Where tenant files are read, and where the report goes. */
interface Places {
  readonly configs: string;
  readonly report: string;
}

/**
 * @returns the exit code: 0 when nothing failed, 1 when something did
 * @throws Error in words when it cannot run
 */
export async function runMatrix(options: MatrixOptions): Promise<number> {
  const startedAt = new Date();
  const { configs, report } = await findPlaces(options);
  const unfinished = join(report, 'unfinished.json');
  const before = await readLast(report);
  if (options.isOnlyFailed && !before)
    throw new Error('There is no last run to take failures from: run the whole matrix first.');
  const { isResumed, isSeedGiven, seed: given, ...kind } = options;
  const resumed = isResumed ? await readUnfinished(unfinished, JSON.stringify(kind)) : null;
  if (isResumed && !resumed) throw new Error('There is no interrupted run of this kind to go on with.');
  const isSeedAgain = options.isOnlyFailed && before && !isSeedGiven;
  const seed = resumed?.seed ?? (isSeedAgain ? before.seed : given);
  const { world, tasks, close } = await planMatrix({
    folder: configs,
    seed,
    now: startedAt,
    report,
    ...(options.engine !== null && { engines: [options.engine] }),
    ...(options.tenant !== null && { tenants: [options.tenant] }),
  });
  if (options.tenant !== null && tasks.length === 0)
    throw new Error(`There is no tenant "${options.tenant}".`);
  console.log(`seed ${seed}: repeat this run with npm run matrix -- --seed ${seed}`);
  const failed = options.isOnlyFailed ? (before?.checks ?? []).filter(isFailed) : null;
  const selection = createSelection(options, failed);
  const wanted = tasks.filter(selection.isWanted);
  const keeper = createKeeper(unfinished, JSON.stringify(kind), seed);
  const fresh = await runTasks(wanted, selection, keeper, resumed).finally(close);
  const reported = describeTenants(world);
  const isWhole = wanted.length === tasks.length && failed === null && !isNarrow(options);
  const run: Run = {
    version: packageJson.version,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    seed,
    ...reported,
    requirements: await readShown(),
    checks: mergeRuns(isWhole ? null : before, fresh, selection.isRunAgain, reported.tenants),
  };
  await writeReports(run, report);
  await keeper.forget();
  return reportOutcome(fresh, run.checks.length - fresh.length, report);
}

const isFailed = ({ verdict }: Check) => verdict === 'failed';
const isNarrow = ({ tenant, language, screen, engine }: MatrixOptions) =>
  Boolean(tenant ?? language ?? screen ?? engine);

async function runTasks(
  tasks: readonly Task[],
  selection: Selection,
  keeper: Keeper,
  resumed: Resumed | null,
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
    const kept = resumed?.checksOf(task);
    const found = kept ?? (await task.run(show, selection.onlyFor(task))).filter(selection.isAskedFor);
    checks.push(...found);
    await keeper.add(task, found);
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

/** The countries are gathered into a folder of their own, and reported in another one than what is shipped. */
async function findPlaces({ isOfCountries }: MatrixOptions): Promise<Places> {
  if (!isOfCountries) return { configs: CONFIGS, report: REPORT };
  const report = join(REPORT, 'countries');
  const configs = join(report, 'tenants');
  await gatherCountries(configs);
  return { configs, report };
}

/** What the report says now; null where there is none that can be read. */
async function readLast(folder: string): Promise<Run | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'matrix.json'), 'utf8')) as Run;
  } catch {
    return null;
  }
}

/** What the last `npm test` has shown of the requirements; null when there was none. */
async function readShown(): Promise<Run['requirements']> {
  try {
    return JSON.parse(await readFile(REQUIREMENTS, 'utf8')) as Run['requirements'];
  } catch {
    return null;
  }
}

async function writeReports(run: Run, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'matrix.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(folder, 'matrix.xml'), writeJunit(run.checks, run.startedAt));
  await writeFile(
    join(folder, 'index.html'),
    writePage(run, (address) => readPicture(join(folder, address))),
  );
}

/** The report is one page, so its pictures stand in it. */
function readPicture(path: string): string | null {
  const type = extname(path).slice(1);
  return existsSync(path) ? `data:image/${type};base64,${readFileSync(path).toString('base64')}` : null;
}

/** @param kept how many checks of the report are of earlier runs: they are told there, and decide nothing here */
function reportOutcome(checks: readonly Check[], kept: number, folder: string): number {
  const { passed, failed, toCheck, notApplicable } = countVerdicts(checks);
  for (const check of checks.filter(isFailed).slice(0, 40)) {
    const place = [check.tenant, check.language, check.screen, check.key].filter(Boolean).join(' ');
    console.error(`✗ ${PARTS[check.part]}, ${place}: ${check.title}`);
  }
  console.log(`report   ${folder}/index.html`);
  if (kept > 0) console.log(`${kept} checks of earlier runs are kept in it`);
  console.log(`${passed} passed, ${failed} failed, ${toCheck} to check, ${notApplicable} not applicable`);
  return failed > 0 ? 1 : 0;
}
