import type { Page } from 'playwright';

/** What inherits a colour begins its own way only when the one that it inherits from has arrived. */
const MOST_ROUNDS = 20;

/** Colours are looked at as they stay, not on their way to it: what is on its way is brought to its end. */
export async function untilSettled(page: Page): Promise<void> {
  let rounds = 0;
  while ((await page.evaluate(finishAnimations)) > 0 && rounds < MOST_ROUNDS) rounds += 1;
}

/** What runs long, such as a toast's time, goes on. @returns how many were on their way */
function finishAnimations(): number {
  const short = document.getAnimations().filter(({ effect, playState }) => {
    const { duration, iterations } = effect?.getTiming() ?? {};
    const ends = typeof duration === 'number' && duration <= 1000 && iterations !== Number.POSITIVE_INFINITY;
    return ends && playState !== 'finished';
  });
  for (const animation of short) animation.finish();
  return short.length;
}
