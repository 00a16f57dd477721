export interface Alarm {
  /** Calls back once at an instant; null never. An earlier setting is forgotten. */
  set(at: number | null, onTime: () => void): void;
  close(): void;
}

/** The longest wait of one timer, just under 25 days: a longer one would end at once (Node, setTimeout). */
export const LONGEST_WAIT_MILLISECONDS = 2 ** 31 - 1;

/** An instant that has passed is tried again, at leisure: reading the files failed then. */
const RETRY_MILLISECONDS = 1_000;

/** A timer that reaches any day, and keeps no process alive. */
export function createAlarm(now: () => Date): Alarm {
  let timer: NodeJS.Timeout | undefined;
  const set: Alarm['set'] = (at, onTime) => {
    clearTimeout(timer);
    if (at === null) return;
    const wait = at - now().getTime();
    timer =
      wait > LONGEST_WAIT_MILLISECONDS
        ? setTimeout(() => set(at, onTime), LONGEST_WAIT_MILLISECONDS)
        : setTimeout(onTime, wait > 0 ? wait : RETRY_MILLISECONDS);
    timer.unref();
  };
  return { set, close: () => clearTimeout(timer) };
}
