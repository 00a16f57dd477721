/** Runs the parts of the matrix, and hands each check on as soon as it is known. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { listTenantFiles } from '../../compiler/loadTenants.ts';
import { checkAvailability } from './assembled/checkAvailability.ts';
import { checkForms } from './assembled/checkForms.ts';
import { checkGuards } from './assembled/checkGuards.ts';
import { checkScreens } from './assembled/checkScreens.ts';
import { checkWords } from './assembled/checkWords.ts';
import { checkWordsParts } from './assembled/checkWordsParts.ts';
import { planBrowserTasks } from './browserTasks.ts';
import { type Check, createRecorder, type Part } from './check.ts';
import { checkDates } from './dated/checkDates.ts';
import type { Engine } from './engines/engine.ts';
import { countKeys } from './keys/maximalTenant.ts';
import { checkPairs } from './pairs/checkPairs.ts';
import { checkRandom } from './random/checkRandom.ts';
import { checkSpec } from './spec/checkSpec.ts';
import { type MatrixTenant, readWorld, type World, type WorldOptions } from './world.ts';

/** One piece of work: all checks of one part and one tenant. */
export interface Task {
  readonly part: Part;
  readonly tenant: string;
  /** About how long it takes, against the others. */
  readonly weight: number;
  /** May run beside others of its kind. */
  readonly isSideBySide?: boolean;
  /** @param only which screens, in which language, for a part that looks at screens one by one */
  run(onStep?: (done: number) => void, only?: Only): Promise<readonly Check[]>;
}

export type Only = (sight: { readonly screen: string; readonly language: string }) => boolean;

export interface PlanOptions extends WorldOptions {
  readonly seed: number;
  /** Codes; all tenants unless given. */
  readonly tenants?: readonly string[];
  /** Of the other engines, which; all unless given. */
  readonly engines?: readonly Engine[];
  /** Folder of the report, for pictures. */
  readonly report?: string;
}

export interface Matrix {
  readonly world: World;
  readonly tasks: readonly Task[];
  /** Ends what was started for tasks together. */
  close(): Promise<void>;
}

/** What every key is tried in: the name of its column in the report, for it belongs to no single tenant. */
export const SCHEMA = 'schema';

/** What is to be done for a folder of tenant files: made from what is found there. */
export async function planMatrix(options: PlanOptions): Promise<Matrix> {
  const world = await readWorld(options);
  const files = await readFiles(options.folder);
  const isWanted = (code: string) => options.tenants === undefined || options.tenants.includes(code);
  const tenants = world.tenants.filter(({ code }) => isWanted(code));
  const richest = [...tenants].sort((a, b) => countKeys(files.get(b.code)) - countKeys(files.get(a.code)))[0];
  const ofTenant = (each: MatrixTenant): Task[] => {
    const file = files.get(each.code);
    const task = (part: Part, weight: number, run: () => Promise<readonly Check[]>): Task => ({
      part,
      tenant: each.code,
      weight,
      run,
    });
    return [
      task('assembled', 10, () => checkAssembled(world, each)),
      task('spec', 1, () => checkSpec(world, each)),
      task('dated', 10, () => checkDates(world, each, file)),
      ...(each === richest ? [task('pairs', 40, () => checkPairs(world, each, file))] : []),
      task('random', 30, () => checkRandom(world, each, file, options.seed)),
    ];
  };
  const keys: Task = {
    part: 'keys',
    tenant: SCHEMA,
    weight: 8_000,
    isSideBySide: true,
    run: async (onStep) => {
      // Opening screens needs far more than the rest: loaded only when it is asked for.
      const { runKeys } = await import('./keys/runKeys.ts');
      const { folder, now } = options;
      return runKeys({ folder, ...(now && { now }), codes: tenants.map(({ code }) => code) }, onStep);
    },
  };
  const inBrowser = planBrowserTasks(options, tenants);
  return {
    world,
    close: inBrowser.close,
    tasks: [
      ...world.refused.filter(({ code }) => isWanted(code)).map(refusedTask),
      ...tenants.flatMap(ofTenant),
      // The longest first, so that it is not left alone at the end.
      ...(tenants.length > 0 ? [keys] : []),
      ...inBrowser.tasks,
    ],
  };
}

export async function checkAssembled(world: World, each: MatrixTenant): Promise<readonly Check[]> {
  return [
    ...checkScreens(world, each),
    ...(await checkGuards(world, each)),
    ...(await checkAvailability(world, each)),
    ...checkWords(world, each),
    ...(await checkWordsParts(world, each)),
    ...(await checkForms(world, each)),
  ];
}

/** A tenant file that is none is a failure of its own, one for each thing that is wrong with it. */
function refusedTask({ code, problems }: World['refused'][number]): Task {
  const run = async () => {
    const record = createRecorder('assembled', code);
    for (const { pointer, message, line } of problems) {
      record.report({ key: pointer }, 'the tenant file is valid', 'failed', {
        expected: 'no problem',
        actual: `line ${line}: ${message}`,
      });
    }
    return record.checks;
  };
  return { part: 'assembled', tenant: code, weight: 1, run };
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, unknown>> {
  const paths = await listTenantFiles(folder);
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const text = await readFile(path, 'utf8');
        return [basename(path, '.json'), readJson(text)] as const;
      }),
    ),
  );
}

/** What cannot be read is no tenant, which is told elsewhere. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
