// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../runtime/boot/whenIdle.ts';

/** Of a browser that is never idle, as Chromium now and then: only the limit of the request brings the call. */
const neverIdle: typeof requestIdleCallback = (run, options) =>
  window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout || 2 ** 31 - 1);

describe('what waits for an idle moment', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', neverIdle);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('runs soon in a browser that is never idle, once', () => {
    const run = vi.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledOnce();
  });
});
