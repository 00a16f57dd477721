/**
 * Tabs that hold copies of one session: a duplicated tab has the same rotating refresh token, so only one of
 * them may use it, and a sign-out in one ends all (threats A9, A11).
 */
import type { SessionState } from './sessionState.ts';

export interface SessionTabs {
  /** Runs the refresh in one tab; the others wait and take over its result. */
  refreshOnce(state: SessionState, refresh: () => Promise<SessionState>): Promise<SessionState>;
  announceSignOut(id: string): void;
  listen(listener: TabListener): void;
}

export interface TabListener {
  onRenewed(state: SessionState): void;
  onSignedOut(id: string): void;
}

type Message = { readonly renewed: SessionState } | { readonly signedOut: string };

/** How long a waiting tab gives the winner's message after the lock is free, in milliseconds. */
const HANDOVER_MS = 2_000;

/** Without Web Locks or BroadcastChannel each tab stands alone: a lost race ends at /reconnect, never in a loop. */
export function createSessionTabs(
  name: string,
  locks = navigator.locks as LockManager | undefined,
): SessionTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let listener: TabListener | null = null;
  let onHandover: ((state: SessionState) => void) | null = null;

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('renewed' in data) {
      onHandover?.(data.renewed);
      listener?.onRenewed(data.renewed);
    } else {
      listener?.onSignedOut(data.signedOut);
    }
  });

  async function refreshAndTell(refresh: () => Promise<SessionState>): Promise<SessionState> {
    const next = await refresh();
    channel?.postMessage({ renewed: next } satisfies Message);
    return next;
  }

  return {
    async refreshOnce(state, refresh) {
      if (!locks || !channel) return refresh();
      const lock = `${name}|${state.id}`;
      const handover = Promise.withResolvers<SessionState>();
      onHandover = (renewed) => renewed.id === state.id && handover.resolve(renewed);
      const own = await locks.request(lock, { ifAvailable: true }, (free) =>
        free ? refreshAndTell(refresh) : null,
      );
      if (own) return own;
      // Once the lock is free the winner has finished; without its message it failed, and so do we.
      await locks.request(lock, () => undefined);
      const timer = setTimeout(
        () => handover.reject(new Error('Another tab did not renew the session.')),
        HANDOVER_MS,
      );
      return handover.promise.finally(() => clearTimeout(timer));
    },
    announceSignOut(id) {
      channel?.postMessage({ signedOut: id } satisfies Message);
    },
    listen(next) {
      listener = next;
    },
  };
}
