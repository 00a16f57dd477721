/** Whether the portal's own host can be reached, and what waits until it can (USE-04). */
import { atom, type createStore } from 'jotai';

/** `back` for a moment after `off`: those who waited are told. */
export const connectionAtom = atom<'on' | 'off' | 'back'>('on');

/** How long "back again" is said, and how often the host is asked meanwhile, in milliseconds. */
const BACK_MS = 6_000;
export const ASK_MS = 3_000;
const ANSWER_MS = 5_000;

export interface Connection {
  /** Whether the host answers now. */
  isThere(): Promise<boolean>;
  /** Whether it did not answer, and is waited for. */
  isLost(): boolean;
  /** Once it answers; the page says so where it does not. */
  whenThere(): Promise<void>;
  /** As the browser's own, and tells of a connection that is gone. */
  readonly fetch: typeof globalThis.fetch;
}

export interface ConnectionOptions {
  /** A page of the host that any visitor gets. */
  readonly home: string;
  readonly fetch: typeof globalThis.fetch;
  readonly store: ReturnType<typeof createStore>;
}

export function createConnection({ home, fetch, store }: ConnectionOptions): Connection {
  let waiting: Promise<void> | null = null;

  const isThere = async () =>
    navigator.onLine &&
    (await fetch(home, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    ));

  async function wait() {
    if (await isThere()) return;
    store.set(connectionAtom, 'off');
    do {
      await new Promise((resolve) => {
        setTimeout(resolve, ASK_MS);
        window.addEventListener('online', resolve, { once: true });
      });
    } while (!(await isThere()));
    store.set(connectionAtom, 'back');
    setTimeout(() => store.set(connectionAtom, (now) => (now === 'back' ? 'on' : now)), BACK_MS);
  }

  const whenThere = () => {
    waiting ??= wait().finally(() => {
      waiting = null;
    });
    return waiting;
  };
  window.addEventListener('offline', () => void whenThere());

  return {
    isThere,
    isLost: () => waiting !== null,
    whenThere,
    fetch: (input, init) =>
      fetch(input, init).catch((cause: unknown) => {
        // What was called off is no sign of anything.
        if (cause instanceof TypeError) void whenThere();
        throw cause;
      }),
  };
}
