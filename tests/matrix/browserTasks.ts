/** The parts that need a browser: loaded and started only when they are asked for, on one stage. */
import { resolve } from 'node:path';
import type { Check, Part } from './check.ts';
import type { Engines } from './engines/createEngines.ts';
import type { Matrix, Only, PlanOptions, Task } from './runParts.ts';
import type { LazyStage, Stage } from './visual/stage.ts';
import { type MatrixTenant, readWorld, type World } from './world.ts';

/** What a part does in one tenant, once host, sandbox and browser are there. */
type Look = (
  world: World,
  served: MatrixTenant,
  stage: Stage,
  options: {
    readonly folder?: string;
    readonly only?: Only;
    readonly onStep?: (done: number) => void;
  },
) => Promise<readonly Check[]>;

export function planBrowserTasks(
  options: PlanOptions,
  tenants: readonly MatrixTenant[],
): Pick<Matrix, 'tasks' | 'close'> {
  let stage: Promise<LazyStage> | null = null;
  const openStage = async () => {
    stage ??= import('./visual/stage.ts').then(({ createStage }) => createStage(resolve(options.folder)));
    return (await stage).open();
  };
  let engines: Promise<Engines> | null = null;
  const openEngines = () => {
    engines ??= import('./engines/createEngines.ts').then(({ createEngines }) => createEngines());
    return engines;
  };
  const taskOf = (part: Part, { code }: MatrixTenant, weight: number, look: Look): Task => ({
    part,
    tenant: code,
    weight,
    // A window of another engine alone takes as much as two of Chromium.
    isSideBySide: part !== 'engines',
    async run(onStep, only) {
      const opened = await openStage();
      // The gateway's and the provider's addresses are those of this stage.
      const world = await readWorld({ ...options, sandboxUrl: opened.sandbox });
      const served = world.tenants.find((each) => each.code === code);
      if (!served) throw new Error(`The tenant "${code}" cannot be served.`);
      return look(world, served, opened, {
        ...(options.report !== undefined && { folder: options.report }),
        ...(only && { only }),
        ...(onStep && { onStep }),
      });
    },
  });
  const tasks = tenants.flatMap((each) => [
    taskOf('visual', each, 1_500 * each.tenant.languages.length, async (world, served, opened, how) => {
      const { checkVisual } = await import('./visual/checkVisual.ts');
      return checkVisual(world, served.tenant, opened, { ...how, secrets: secretsOf(served) });
    }),
    taskOf('journeys', each, 1_200, async (world, served, opened, how) => {
      const { checkJourneys } = await import('./journeys/checkJourneys.ts');
      return checkJourneys(world, served.tenant, opened, how);
    }),
    taskOf('habits', each, 1_800, async (world, served, opened, how) => {
      const { checkHabits } = await import('./habits/checkHabits.ts');
      return checkHabits(world, served.tenant, opened, how);
    }),
    taskOf('walks', each, 900, async (world, served, opened, { onStep }) => {
      const { checkWalks } = await import('./walks/checkWalks.ts');
      return checkWalks(world, served.tenant, opened, { seed: options.seed, ...(onStep && { onStep }) });
    }),
    taskOf('consoleWalks', each, 700, async (_world, _served, opened, { onStep }) => {
      const { checkConsoleWalks } = await import('./walks/checkConsoleWalks.ts');
      const { folder: from, seed } = options;
      return checkConsoleWalks(each.code, opened, { from, seed, ...(onStep && { onStep }) });
    }),
    taskOf('engines', each, 600, async (world, served, opened, how) => {
      const { checkEngines } = await import('./engines/checkEngines.ts');
      return checkEngines(world, served.tenant, opened, await openEngines(), {
        ...how,
        codes: tenants.map(({ code }) => code),
        ...(options.engines && { wanted: options.engines }),
      });
    }),
  ]);
  // The longest first, so that none is left alone at the end.
  return {
    tasks: tasks.sort((a, b) => b.weight - a.weight),
    async close() {
      await (await engines)?.close();
      await (await stage)?.close();
    },
  };
}

/** Names of credentials: only the host may know them. */
export function secretsOf({ written }: Pick<MatrixTenant, 'written'>): string[] {
  return Object.values(written.connections).flatMap((connection) => {
    const { clientId, clientSecret } = connection?.gateway ?? {};
    return [clientId, clientSecret].flatMap((each) => (each ? [each] : []));
  });
}
