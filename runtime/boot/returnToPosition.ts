import type { createBrowserRouter } from 'react-router';

/** Whoever has gone back is held where they were so long; after that a page that grows leaves them where they are. */
const LONGEST_MS = 10_000;

/** What somebody does who wants to be somewhere else. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Going back or loading a page again, the router scrolls to where the page was as soon as its screen is shown. A part of
 * it that comes later, such as a list that the gateway is asked for, may be what makes that place: then the page is scrolled
 * there once it is long enough, unless somebody has done anything by then (USE-12, USE-16).
 * @returns a function that ends it
 */
export function returnToPosition(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): () => void {
  let following = new AbortController();
  let last: object | null = null;
  let isLed = false;
  const follow = ({ location, restoreScrollPosition: top }: typeof router.state) => {
    if (location !== last) {
      last = location;
      following.abort();
      following = new AbortController();
      isLed = false;
    }
    if (isLed || !top) return;
    isLed = true;
    holdAt(top, following);
  };
  // Of a page that is loaded again, or that somebody comes back to from elsewhere, it may be known already.
  follow(router.state);
  const leave = router.subscribe(follow);
  return () => {
    leave();
    following.abort();
  };
}

function holdAt(top: number, ending: AbortController): void {
  const end = () => ending.abort();
  const { signal } = ending;
  // Downwards only: what is above may have become shorter since.
  const growth = new ResizeObserver(() => {
    if (scrollY < top) scrollTo({ top, behavior: 'instant' });
  });
  growth.observe(document.body);
  const timer = setTimeout(end, LONGEST_MS);
  for (const act of ACTS) addEventListener(act, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
}
