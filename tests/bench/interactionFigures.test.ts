import { describe, expect, it } from 'vitest';
import {
  blockingTime,
  longestInteraction,
  type Press,
  SHORTEST,
  summarizePresses,
  type TimedEvent,
} from './interactionFigures.ts';

const event = (interaction: number, duration: number): TimedEvent => ({
  interaction,
  duration,
  delay: 1,
  handlers: 2,
});
const press = (control: string, duration: number): Press => ({ control, ...event(1, duration) });

describe('the answer to a press', () => {
  it('is the longest of its events, whichever of them it is', () => {
    expect(longestInteraction([event(7, 24), event(7, 88), event(7, 40)]).duration).toBe(88);
  });

  it('counts no event that belongs to no interaction, such as a hover', () => {
    expect(longestInteraction([event(0, 400), event(7, 32)]).duration).toBe(32);
  });

  it('counts as the shortest that a browser reports when it reported none', () => {
    expect(longestInteraction([event(0, 400)]).duration).toBe(SHORTEST);
  });
});

describe('a screen', () => {
  it('is told by the median and the 95th percentile of its controls, and the worst by name', () => {
    const presses = Array.from({ length: 40 }, (_, index) => press(`button ${index}`, 16 + 8 * index));
    const { presses: count, p50, p95, worst } = summarizePresses([presses]);
    expect([count, p50, p95]).toEqual([40, 176, 320]);
    expect(worst?.control).toBe('button 39');
  });

  it('has its slowest control as 95th percentile where there are fewer than twenty', () => {
    expect(summarizePresses([[press('a', 16), press('b', 16), press('c', 120)]]).p95).toBe(120);
  });

  it('counts a control once, by the median of its walks: one slow moment is not the control', () => {
    const walks = [40, 400, 48].map((duration) => [press('a', duration), press('b', 24)]);
    const { presses, p95, worst } = summarizePresses(walks);
    expect([presses, p95, worst?.duration]).toEqual([2, 48, 48]);
  });

  it('has no worst control without presses, and no figure that would pass for a good one', () => {
    const { presses, p95, worst } = summarizePresses([[]]);
    expect([presses, p95 <= 100, worst]).toEqual([0, false, null]);
  });
});

it('tasks block for what they take beyond fifty milliseconds, after the first paint alone', () => {
  const tasks = [
    { start: 100, duration: 400 },
    { start: 600, duration: 80 },
    { start: 900, duration: 51 },
    { start: 950, duration: 20 },
  ];
  expect(blockingTime(tasks, 500)).toBe(31);
});
