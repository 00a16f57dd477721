import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/** Work that nobody waits for, such as making pages ready beforehand. */
export interface Background {
  /** Somebody is being served, or a change is being taken up. */
  noteUse(): void;
  /**
   * Ends when the next piece may begin: at once while nobody uses the host, and later while somebody does.
   * @param worked milliseconds that the piece before took
   * @param signal ends the rest
   */
  rest(worked: number, signal?: AbortSignal): Promise<void>;
}

/** The host counts as used so long after each request. */
const USED_MILLISECONDS = 500;
/** While it is used, so many times the time of a piece passes until the next: the work comes to an end all the same. */
const REST = 9;
const LONGEST_REST_MILLISECONDS = 2_000;

export function createBackground(): Background {
  let used = Number.NEGATIVE_INFINITY;
  return {
    noteUse() {
      used = performance.now();
    },
    async rest(worked, signal) {
      // What has arrived meanwhile is taken note of first.
      await setImmediate();
      if (performance.now() - used > USED_MILLISECONDS) return;
      const longest = Math.min(REST * worked, LONGEST_REST_MILLISECONDS);
      await wait(longest, undefined, { signal, ref: false }).catch(() => undefined);
    },
  };
}
