import { describe, expect, it } from 'vitest';
import { createLimiter } from '../../host/gateway/createLimiter.ts';
import { callLimits } from '../../publish/gateway/callLimits.ts';

const LIMIT = { burst: 3, perMinute: 6 };

function limiter(maxBuckets?: number) {
  const clock = { seconds: 1_000 };
  const { take } = createLimiter(() => new Date(clock.seconds * 1000), maxBuckets);
  return { clock, take };
}

describe('a token bucket', () => {
  it('lets a burst pass, then one call for each token that comes back [H6]', () => {
    const { clock, take } = limiter();
    expect(Array.from({ length: 5 }, () => take('a', LIMIT))).toEqual([0, 0, 0, 10, 10]);
    clock.seconds += 4;
    expect(take('a', LIMIT)).toBe(6);
    clock.seconds += 6;
    expect([take('a', LIMIT), take('a', LIMIT)]).toEqual([0, 10]);
  });

  it('never holds more than the burst, however long nobody calls [H6]', () => {
    const { clock, take } = limiter();
    take('a', LIMIT);
    clock.seconds += 100_000;
    expect(Array.from({ length: 4 }, () => take('a', LIMIT))).toEqual([0, 0, 0, 10]);
  });

  it('counts each name for itself [H6]', () => {
    const { take } = limiter();
    for (let count = 0; count < 9; count += 1) take('a', LIMIT);
    expect(take('b', LIMIT)).toBe(0);
  });

  it('gives nothing when the clock is set back', () => {
    const { clock, take } = limiter();
    for (let count = 0; count < 3; count += 1) take('a', LIMIT);
    clock.seconds -= 500;
    expect(take('a', LIMIT)).toBe(10);
    clock.seconds += 10;
    expect(take('a', LIMIT)).toBe(0);
  });

  it('forgets the full ones first when a flood of names comes, and the flooding one last [H6]', () => {
    const { clock, take } = limiter(100);
    for (let count = 0; count < 50; count += 1) take(`old ${count}`, LIMIT);
    clock.seconds += 60;
    const flood = () => take('flood', { burst: 3, perMinute: 0.001 });
    for (let count = 0; count < 3; count += 1) flood();
    for (let count = 0; count < 1_000; count += 1) {
      take(`new ${count}`, LIMIT);
      expect(flood()).toBeGreaterThan(0);
    }
  });

  it('forgets nobody while there is room, and the full ones at once when there is none, as soon as they are full [H6]', () => {
    const { clock, take } = limiter(100);
    const spent = { burst: 1, perMinute: 0.001 };
    for (let count = 0; count < 20; count += 1) take(`spent ${count}`, spent);
    // Each is full again after ten seconds.
    for (let count = 0; count < 79; count += 1) take(`light ${count}`, LIMIT);
    take('one more', LIMIT);
    const isKnown = (name: string) => take(name, spent) > 0;
    expect(isKnown('spent 0')).toBe(true);
    clock.seconds += 10;
    take('another', LIMIT);
    expect(Array.from({ length: 20 }, (_, count) => isKnown(`spent ${count}`))).not.toContain(false);
  });

  it('is narrow outside of dev, and in dev stops a burst that no person makes [H6]', () => {
    for (const environment of ['test', 'uat', 'prod'] as const) {
      const { abusable, all } = callLimits(environment);
      expect([abusable, all]).toEqual([
        { burst: 20, perMinute: 4 },
        { burst: 2_000, perMinute: 3_000 },
      ]);
    }
    expect(callLimits('dev').abusable).toEqual({ burst: 60, perMinute: 60 });
  });
});
