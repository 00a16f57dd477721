import { type Drill, type DrillResult, type Figure, SkippedDrill } from './drill.ts';

/** Runs one drill to its end, whatever becomes of it. */
export async function runDrill(
  { id, title, pass }: Pick<Drill, 'id' | 'title' | 'pass'>,
  run: () => Promise<readonly Figure[]>,
): Promise<DrillResult> {
  const start = performance.now();
  const end = (rest: Pick<DrillResult, 'verdict' | 'figures' | 'reason'>): DrillResult => ({
    id,
    title,
    pass,
    ...rest,
    seconds: (performance.now() - start) / 1000,
  });
  try {
    const figures = await run();
    const isPassed = figures.length > 0 && figures.every(({ isMet }) => isMet);
    return end({ verdict: isPassed ? 'passed' : 'failed', figures, reason: null });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return end({ verdict: error instanceof SkippedDrill ? 'skipped' : 'failed', figures: [], reason });
  }
}
