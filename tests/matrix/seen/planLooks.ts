import { resolve } from 'node:path';
import type { Matrix, PlanOptions, Task } from '../runParts.ts';
import { type MatrixTenant, readWorld } from '../world.ts';
import type { LazyStage } from './stage.ts';

/** The part that needs a browser: loaded and started only when it is asked for. */
export function planLooks(
  options: PlanOptions,
  tenants: readonly MatrixTenant[],
): Pick<Matrix, 'tasks' | 'close'> {
  let stage: Promise<LazyStage> | null = null;
  const openStage = async () => {
    stage ??= import('./stage.ts').then(({ createStage }) => createStage(resolve(options.folder)));
    return (await stage).open();
  };
  const tasks = tenants.map(({ code, tenant: { languages } }): Task => {
    const run: Task['run'] = async (onStep, only) => {
      const opened = await openStage();
      const { checkSeen } = await import('./checkSeen.ts');
      // The gateway's and the provider's addresses are those of this stage.
      const world = await readWorld({ ...options, sandboxUrl: opened.sandbox });
      const served = world.tenants.find((each) => each.code === code);
      if (!served) throw new Error(`The tenant "${code}" cannot be served.`);
      return checkSeen(world, served.tenant, opened, {
        ...(options.report !== undefined && { folder: options.report }),
        ...(only && { only }),
        ...(onStep && { onStep }),
      });
    };
    return { part: 'seen', tenant: code, weight: 1_500 * languages.length, isSideBySide: true, run };
  });
  // The longest first, so that none is left alone at the end.
  return {
    tasks: tasks.sort((a, b) => b.weight - a.weight),
    close: async () => (await stage)?.close(),
  };
}
