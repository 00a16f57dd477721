/** A clock that goes on when a test says so, for those who wait by `node:timers/promises` as well. */
import { afterEach, beforeEach, vi } from 'vitest';

/** Each test of the file, or of the `describe`, has such a clock. */
export function withStillClock(now: string): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(now), fakeNodeBuiltins: true }));
  afterEach(() => void vi.useRealTimers());
}
