/**
 * Tabs that hold copies of one session: a duplicated tab has the same rotating refresh token, so only one of
 * them may use it (threat A9).
 */
import type { SessionState } from './sessionState.ts';

export interface SessionTabs {
  /** Renews in one tab at a time; a tab that another one was faster than takes over what that one got. */
  refreshOnce(state: SessionState, refresh: () => Promise<SessionState>): Promise<SessionState>;
  listen(listener: TabListener): void;
}

export interface TabListener {
  /** The session that this tab holds. */
  current(): SessionState | null;
  onRenewed(state: SessionState): void;
}

type Message =
  | { readonly renewed: SessionState }
  /** Who holds a newer copy of this session? A tab that was loading, or frozen, has missed the news. */
  | { readonly asked: { readonly id: string; readonly refreshToken: string } };

/**
 * How long other tabs have to answer before the refresh goes out, in milliseconds. Long, since a tab in the
 * background of a busy machine answers late, and a refresh token used twice ends the session for all of them.
 */
const ANSWER_MS = 1_500;

/** Without Web Locks or BroadcastChannel each tab stands alone: a lost race ends at /reconnect, never in a loop. */
export function createSessionTabs(
  name: string,
  locks = navigator.locks as LockManager | undefined,
): SessionTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let listener: TabListener | null = null;
  let onNewer: ((state: SessionState) => void) | null = null;
  const post = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('renewed' in data) {
      onNewer?.(data.renewed);
      listener?.onRenewed(data.renewed);
    } else {
      const own = listener?.current();
      if (own?.id === data.asked.id && own.refreshToken !== data.asked.refreshToken) post({ renewed: own });
    }
  });

  function askForNewer(state: SessionState): Promise<SessionState | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_MS);
      onNewer = (newer) => {
        if (newer.id !== state.id || newer.refreshToken === state.refreshToken) return;
        clearTimeout(timer);
        resolve(newer);
      };
      post({ asked: { id: state.id, refreshToken: state.refreshToken } });
    });
  }

  return {
    refreshOnce(state, refresh) {
      if (!locks || !channel) return refresh();
      return locks.request(`${name}|${state.id}`, async () => {
        const newer = await askForNewer(state);
        if (newer) return newer;
        const next = await refresh();
        post({ renewed: next });
        return next;
      });
    },
    listen(next) {
      listener = next;
    },
  };
}
