/**
 * Loads a screen when somebody is about to open it: the mouse rests on its link, a finger is on it, or it has the focus.
 * What takes a way to the host and back is there when the press comes; nothing is shown by it, and nothing is asked of
 * the gateway.
 */
import { matchRoutes, type RouteObject } from 'react-router';
import { isOwn } from '../routing/interceptLinks.ts';
import type { Portal } from '../routing/Portal.ts';
import type { RouteHandle } from '../routing/useRouteDescription.ts';
import type { PageData } from '../tenant/pageData.ts';
import { isSparing } from './isSparing.ts';

/** Whoever passes over a link on the way to another one wants nothing of it, in milliseconds. */
export const REST_MS = 65;

export interface ForeseeingPortal {
  readonly page: Pick<PageData, 'base' | 'forms'>;
  /** Out of reach nothing is asked for: what fails now might not be tried again by the browser. */
  readonly connection: Pick<Portal['connection'], 'isLost'>;
}

/** @returns a function that takes the listeners away */
export function foreseeScreens(
  { page: { base, forms }, connection }: ForeseeingPortal,
  routes: RouteObject[],
): () => void {
  // Whatever screen it is, somebody may type there: what asks before that is lost must not wait for the connection.
  import('../frame/UnsavedGuard.tsx').catch(() => undefined);
  const ending = new AbortController();
  const foreseen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function load(link: HTMLAnchorElement): void {
    if (connection.isLost() || !navigator.onLine || isSparing(navigator)) return;
    const [match] = matchRoutes(routes, link.pathname, base || '/')?.slice(-1) ?? [];
    const { screen, isPaused } = (match?.route.handle as RouteHandle | undefined)?.description ?? {};
    if (!screen || isPaused || foreseen.has(screen.id)) return;
    foreseen.add(screen.id);
    screen.load?.().catch(() => undefined);
    for (const [name, address] of Object.entries(forms))
      if (name in (screen.forms ?? {})) fetch(address, { priority: 'low' }).catch(() => undefined);
  }

  const linkAt = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    return link instanceof HTMLAnchorElement && isOwn(link, base) ? link : null;
  };
  const loadAt = (event: Event) => {
    const link = linkAt(event);
    if (link) load(link);
  };
  const rest = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (link) timer = setTimeout(load, REST_MS, link);
  };
  const listening = { signal: ending.signal, passive: true };
  document.addEventListener('mouseover', rest, listening);
  document.addEventListener('touchstart', loadAt, listening);
  document.addEventListener('focusin', loadAt, listening);
  ending.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => ending.abort();
}
