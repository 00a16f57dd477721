import { flushSync } from 'react-dom';
import type { Portal } from '../routing/Portal.ts';
import type { SessionState } from '../session/sessionState.ts';
import { watchPageCache } from './watchPageCache.ts';

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
