import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGAIN_MS, CHUNK_TIMEOUT_MS, loadChunk } from '../../../runtime/routing/loadChunk.ts';
import { aStorage } from '../../support/aStorage.ts';

/** A connection that a test cuts and mends. */
class Connected {
  #back = Promise.withResolvers<void>();
  #isThere = true;
  readonly isThere = async () => this.#isThere;
  readonly isLost = () => !this.#isThere;
  readonly whenThere = () => (this.#isThere ? Promise.resolve() : this.#back.promise);
  cut() {
    this.#isThere = false;
  }
  mend() {
    this.#isThere = true;
    this.#back.resolve();
  }
}

describe('loadChunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUp = (storage = aStorage()) => {
    const reloads: number[] = [];
    const connection = new Connected();
    const loading = { build: 'b1', storage: () => storage, reload: () => void reloads.push(1), connection };
    return { loading, reloads, storage, connection };
  };
  const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('hands on what was loaded', async () => {
    expect(await loadChunk(async () => 'chunk', setUp().loading)).toBe('chunk');
  });

  it('reloads once for a build, then tells [P10 ERR-91]', async () => {
    const { loading, reloads } = setUp();
    const first = Symbol('never settles while the page is being replaced');
    const answer = Promise.race([
      loadChunk(failing, loading),
      vi.advanceTimersByTimeAsync(50).then(() => first),
    ]);
    expect(await answer).toBe(first);
    await expect(loadChunk(failing, loading)).rejects.toMatchObject({ name: 'ChunkNotLoaded' });
    expect(reloads).toHaveLength(1);
    // A newer build may reload again.
    void loadChunk(failing, { ...loading, build: 'b2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(reloads).toHaveLength(2);
  });

  it('asks again for what failed without a connection, although that is back by the time it is told [USE-04 ERR-91]', async () => {
    const { loading, reloads, connection } = setUp();
    connection.cut();
    let asked = 0;
    const load = async () => {
      asked += 1;
      if (asked > 1) return 'chunk';
      connection.mend();
      return failing();
    };
    expect(await loadChunk(load, loading)).toBe('chunk');
    expect(reloads).toEqual([]);
  });

  it('waits for the connection, goes on with it, and reloads nothing [USE-04 ERR-91]', async () => {
    const { loading, reloads, connection } = setUp();
    connection.cut();
    let asked = 0;
    const load = async () => {
      asked += 1;
      if (asked === 1) return failing();
      return 'chunk';
    };
    let outcome = '';
    void loadChunk(load, loading).then((chunk) => {
      outcome = chunk;
    });
    await vi.advanceTimersByTimeAsync(10 * CHUNK_TIMEOUT_MS);
    expect([outcome, asked, reloads]).toEqual(['', 1, []]);
    connection.mend();
    await vi.advanceTimersByTimeAsync(0);
    expect([outcome, asked, reloads]).toEqual(['chunk', 2, []]);
  });

  it('reloads once where the host answers and the chunk is gone, after a deploy [USE-04 P10]', async () => {
    const { loading, reloads, connection } = setUp();
    connection.cut();
    void loadChunk(failing, loading);
    await vi.advanceTimersByTimeAsync(0);
    expect(reloads).toEqual([]);
    connection.mend();
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(reloads).toHaveLength(1);
  });

  it('asks once more a moment after a connection has come back, which may falter', async () => {
    const { loading, reloads, connection } = setUp();
    connection.cut();
    const asked: number[] = [];
    const load = async () => {
      asked.push(Date.now());
      if (asked.length < 3) return failing();
      return 'chunk';
    };
    const loaded = loadChunk(load, loading);
    await vi.advanceTimersByTimeAsync(0);
    connection.mend();
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect([await loaded, asked.length, (asked[2] ?? 0) - (asked[1] ?? 0), reloads]).toEqual([
      'chunk',
      3,
      1_000,
      [],
    ]);
  });

  it('tells why, and counts down no longer', async () => {
    const { loading, storage } = setUp();
    await loadChunk(async () => 'chunk', loading);
    expect(vi.getTimerCount()).toBe(0);
    storage.setItem('portal|reloaded|b1', '1');
    await expect(loadChunk(failing, loading)).rejects.toMatchObject({ cause: expect.any(TypeError) });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not reload when the browser refuses storage', async () => {
    const { loading, reloads } = setUp();
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    await expect(loadChunk(failing, { ...loading, storage: refusing })).rejects.toMatchObject({
      name: 'ChunkNotLoaded',
    });
    expect(reloads).toEqual([]);
  });

  it('does not reload when the mark cannot be kept: it would loop', async () => {
    const refusing = {
      ...aStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { loading, reloads } = setUp(refusing);
    await expect(loadChunk(failing, loading)).rejects.toMatchObject({ name: 'ChunkNotLoaded' });
    expect(reloads).toEqual([]);
  });

  it('gives up after 120 s, not before [APP-14 CON-60]', async () => {
    const { loading, storage } = setUp();
    storage.setItem('portal|reloaded|b1', '1');
    let outcome = 'waiting';
    loadChunk(() => new Promise(() => undefined), loading).catch((error: Error) => {
      outcome = error.name;
    });
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('ChunkNotLoaded');
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });
});
