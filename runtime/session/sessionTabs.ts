/**
 * Tabs that hold copies of one session: a duplicated tab has the same rotating refresh token, so only one of
 * them may use it (threat A9).
 */
import { type CopyMark, isLater, type SessionState } from './sessionState.ts';

export interface SessionTabs {
  /**
   * Renews in one tab at a time; a tab that another one was faster than takes over what that one got.
   * @param refresh renews the last copy that is known of
   */
  refreshOnce(
    state: SessionState,
    refresh: (latest: SessionState) => Promise<SessionState>,
  ): Promise<SessionState>;
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
  | { readonly asked: CopyMark };

/**
 * How long other tabs have to answer before the refresh goes out, in milliseconds. Long, since a tab in the
 * background of a busy machine answers late, and a refresh token used twice ends the session for all of them.
 */
const ANSWER_MS = 1_500;

/** How long what another tab got is good for a call without being renewed itself, in milliseconds. */
const FRESH_MS = 60_000;

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
      if (own && isLater(own, data.asked)) post({ renewed: own });
    }
  });

  /** The last copy that is known of; nobody is waited for where that was renewed just now. */
  function askForLatest(state: SessionState): Promise<SessionState> {
    return new Promise((resolve) => {
      let latest = state;
      const timer = setTimeout(() => resolve(latest), ANSWER_MS);
      onNewer = (newer) => {
        if (!isLater(newer, latest)) return;
        latest = newer;
        if (!isFresh(newer)) return;
        clearTimeout(timer);
        resolve(newer);
      };
      // The news may have come while another tab had the lock, and that one may be gone.
      const own = listener?.current();
      if (own) onNewer(own);
      const { id, refreshToken, renewedAt } = state;
      post({ asked: { id, refreshToken, renewedAt } });
    });
  }

  return {
    refreshOnce(state, refresh) {
      if (!locks || !channel) return refresh(state);
      return locks.request(`${name}|${state.id}`, async () => {
        const latest = await askForLatest(state);
        if (latest !== state && isFresh(latest)) return latest;
        const next = await refresh(latest);
        post({ renewed: next });
        return next;
      });
    },
    listen(next) {
      listener = next;
    },
  };
}

/** What lay in a tab for longer may be too old for a call, though it is the latest. */
function isFresh({ renewedAt = 0 }: SessionState): boolean {
  const age = Date.now() - renewedAt;
  // What was renewed before the clock was put back lies in the future: nobody knows how old it is.
  return age >= 0 && age <= FRESH_MS;
}
