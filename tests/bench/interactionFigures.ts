/** From what a browser says of single events to what a screen answers with (INP). Pure. */
import { median, quantile } from './figures.ts';

/** An entry of Event Timing, in milliseconds. */
export interface TimedEvent {
  /** One press is several events (pointer down, up, click), which share this number; 0 belongs to no interaction. */
  readonly interaction: number;
  /** From the press until the next frame was shown, in steps of eight. */
  readonly duration: number;
  /** Of it: until the handlers began, and what they took themselves. */
  readonly delay: number;
  readonly handlers: number;
}

/** A browser reports no event that was answered sooner. */
export const SHORTEST = 16;

/** What somebody waited for: the longest event of all that belong to interactions. */
export function longestInteraction(events: readonly TimedEvent[]): TimedEvent {
  const none = { interaction: 0, duration: SHORTEST, delay: 0, handlers: 0 };
  return events
    .filter(({ interaction }) => interaction > 0)
    .reduce((longest, each) => (each.duration > longest.duration ? each : longest), none);
}

export interface Press extends TimedEvent {
  /** What was pressed, in words. */
  readonly control: string;
}

export interface ScreenFigures {
  /** Presses on different controls; a field is pressed and typed into. */
  readonly presses: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: Press | null;
  /** Those over a limit, the slowest first. */
  readonly slow: readonly Press[];
}

/**
 * Each control counts once: where a screen was walked several times, by the median of its presses, so that what slows
 * the machine down for a moment is not told of a control.
 */
export function summarizePresses(
  walks: readonly (readonly Press[])[],
  limit = Number.POSITIVE_INFINITY,
): ScreenFigures {
  const byControl = Map.groupBy(walks.flat(), ({ control }) => control);
  const typical = [...byControl.values()].map((presses) => {
    const middle = median(presses.map(({ duration }) => duration));
    return presses.find(({ duration }) => duration === middle);
  });
  const known = typical
    .filter((press) => press !== undefined)
    .sort((one, other) => other.duration - one.duration);
  const durations = known.map(({ duration }) => duration);
  return {
    presses: known.length,
    p50: median(durations),
    p95: quantile(durations, 0.95),
    worst: known[0] ?? null,
    slow: known.filter(({ duration }) => duration > limit),
  };
}

export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** A task that is longer keeps a press waiting. */
export const LONG_TASK = 50;

/** What of the main thread's time kept presses waiting: of each long task, what is beyond fifty milliseconds (TBT). */
export function blockingTime(tasks: readonly Task[], from: number): number {
  return tasks
    .filter(({ start }) => start >= from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0);
}
