/** A page that keeps what the browser says of its events, long tasks and first paint. */
import type { BrowserContext, Page } from 'playwright';
import type { Task, TimedEvent } from './interactionFigures.ts';

interface Kept {
  events: TimedEvent[];
  readonly tasks: Task[];
  /** Presses that reached the page, with what they were on. */
  pressed: EventTarget[];
}

/** A window of it. What runs in the page may use nothing of this module but its types. */
export type KeepingWindow = Window & { kept?: Kept };

/** Every page of the context keeps them, from its start. */
export function keepTimes(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const kept: Kept = { events: [], tasks: [], pressed: [] };
    (window as KeepingWindow).kept = kept;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration, processingStart, processingEnd, interactionId } =
          entry as PerformanceEventTiming;
        kept.events.push({
          interaction: interactionId ?? 0,
          duration,
          delay: processingStart - startTime,
          handlers: processingEnd - processingStart,
        });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        kept.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ target }) => target && kept.pressed.push(target), {
        capture: true,
        passive: true,
      });
  });
}

/** Forgets the events so far: what comes next is the answer to the next press. */
export function forgetEvents(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { kept } = window as KeepingWindow;
    if (kept) [kept.events, kept.pressed] = [[], []];
  });
}

/**
 * The events since they were last forgotten, once the frame that answers them has been shown. A quick press is never
 * reported, so that is waited for some frames and no longer.
 */
export function readEvents(page: Page): Promise<{ events: TimedEvent[]; pressed: number }> {
  return page.evaluate(async () => {
    const FRAMES = 5;
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { kept } = window as KeepingWindow;
    await frame();
    for (let frames = 0; frames < FRAMES && !kept?.events.some((each) => each.interaction > 0); frames += 1)
      await frame();
    // What belongs to the same press is reported with it, or with the next frame.
    await frame();
    return { events: kept?.events ?? [], pressed: kept?.pressed.length ?? 0 };
  });
}

/** Long tasks since the page began, and when it first showed something. */
export function readTasks(page: Page): Promise<{ tasks: Task[]; firstPaint: number }> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      tasks: (window as KeepingWindow).kept?.tasks ?? [],
      firstPaint: paint?.startTime ?? Number.POSITIVE_INFINITY,
    };
  });
}
