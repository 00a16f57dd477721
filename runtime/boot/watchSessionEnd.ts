import { flushSync } from 'react-dom';
import type { Portal } from '../routing/Portal.ts';
import type { SessionState } from '../session/sessionState.ts';

/**
 * Notices the end of the session that this tab has missed.
 * @param hasLeft whether the page has been left for the provider
 */
export function watchSessionEnd(
  { session, stored, href }: Pick<Portal, 'session' | 'stored' | 'href'>,
  hasLeft: () => boolean,
): void {
  const isStale = () => stored.read<SessionState>('session')?.id !== session.current()?.id || hasLeft();
  watchPageCache(window, isStale, () => location.replace(href('home')));
  // At once: what was private is gone before anything else happens on the page (USE-03).
  const check = () => flushSync(session.check);
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
}

/**
 * A page that comes back from the browser's back/forward cache may be older than the session: one that ended
 * in the meantime must not show its data again (threat A12; measured: no-store does not prevent it).
 */
function watchPageCache(page: Window, isStale: () => boolean, leave: () => void): void {
  page.addEventListener('pageshow', (event) => {
    if (!event.persisted || !isStale()) return;
    page.document.getElementById('root')?.replaceChildren();
    leave();
  });
}
