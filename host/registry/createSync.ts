import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks the registry on behalf of all who wait: each is answered by a question that was asked after they came, and no
 * more than so many questions are asked, however many come.
 * @param leastTime between two questions, in milliseconds, or what tells it
 */
export function createSync(
  ask: () => Promise<void>,
  leastTime: number | (() => number),
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let last = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    const milliseconds = typeof leastTime === 'number' ? leastTime : leastTime();
    const rest = last + milliseconds - performance.now();
    if (rest > 0) await wait(rest, undefined, { ref: false });
    // Whoever comes from here on is answered by the next question.
    next = null;
    last = performance.now();
    await ask();
  }

  return function sync() {
    if (next) return next;
    const turn = (running ?? Promise.resolve()).then(run);
    next = turn;
    running = turn.catch(() => undefined);
    return turn;
  };
}
