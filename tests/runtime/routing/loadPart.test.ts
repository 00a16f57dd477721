import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PART_TIMEOUT_MS } from '../../../runtime/routing/loadPart.ts';
import { aStorage } from '../../support/aStorage.ts';

describe('loadPart', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUp = (storage = aStorage()) => {
    const reloads: number[] = [];
    const loading = { build: 'b1', storage: () => storage, reload: () => void reloads.push(1) };
    return { loading, reloads, storage };
  };
  const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('hands on what was loaded', async () => {
    expect(await loadPart(async () => 'part', setUp().loading)).toBe('part');
  });

  it('reloads once for a build, then tells [P10 ERR-91]', async () => {
    const { loading, reloads } = setUp();
    const first = Symbol('never settles while the page is being replaced');
    const answer = Promise.race([
      loadPart(failing, loading),
      vi.advanceTimersByTimeAsync(50).then(() => first),
    ]);
    expect(await answer).toBe(first);
    await expect(loadPart(failing, loading)).rejects.toMatchObject({ name: 'PartNotLoaded' });
    expect(reloads).toHaveLength(1);
    // A newer build may reload again.
    void loadPart(failing, { ...loading, build: 'b2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(reloads).toHaveLength(2);
  });

  it('does not reload when the mark cannot be kept: it would loop', async () => {
    const refusing = {
      ...aStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { loading, reloads } = setUp(refusing);
    await expect(loadPart(failing, loading)).rejects.toMatchObject({ name: 'PartNotLoaded' });
    expect(reloads).toEqual([]);
  });

  it('gives up after 120 s, not before [APP-14 CON-60]', async () => {
    const { loading, storage } = setUp();
    storage.setItem('portal|reloaded|b1', '1');
    let outcome = 'waiting';
    loadPart(() => new Promise(() => undefined), loading).catch((error: Error) => {
      outcome = error.name;
    });
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('PartNotLoaded');
    expect(PART_TIMEOUT_MS).toBe(120_000);
  });
});
