import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAlarm, LONGEST_WAIT_MILLISECONDS } from '../../host/serve/alarm.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2025-11-01T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;
const now = () => new Date();

it('calls back on time, also when that is further away than one timer reaches', () => {
  const onTime = vi.fn();
  const wait = LONGEST_WAIT_MILLISECONDS * 2 + DAY;
  createAlarm(now).set(Date.now() + wait, onTime);
  vi.advanceTimersByTime(wait - 1);
  expect(onTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTime).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(wait);
  expect(onTime).toHaveBeenCalledOnce();
});

it('calls back for the latest setting only', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const alarm = createAlarm(now);
  alarm.set(Date.now() + DAY, first);
  alarm.set(Date.now() + 2 * DAY, second);
  vi.advanceTimersByTime(3 * DAY);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('never calls back when nothing changes or it was closed', () => {
  const onTime = vi.fn();
  const alarm = createAlarm(now);
  alarm.set(null, onTime);
  alarm.set(Date.now() + DAY, onTime);
  alarm.close();
  vi.advanceTimersByTime(2 * DAY);
  expect(onTime).not.toHaveBeenCalled();
});

it('tries an instant that has passed again after a second, not at once', () => {
  const onTime = vi.fn();
  createAlarm(now).set(Date.now() - DAY, onTime);
  vi.advanceTimersByTime(999);
  expect(onTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTime).toHaveBeenCalledOnce();
});
