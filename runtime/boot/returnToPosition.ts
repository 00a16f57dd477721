import type { createBrowserRouter } from 'react-router';

/** Whoever has gone back is held where they were so long; after that a page that grows leaves them where they are. */
const LONGEST_MS = 10_000;

/** What somebody does who wants to be somewhere else. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Going back, the router scrolls to where the page was as soon as its screen is shown. A part of it that comes later, such
 * as a list that the gateway is asked for, may be what makes that place: then the page is scrolled there once it is long
 * enough, unless somebody has done anything by then (USE-16).
 * @returns a function that ends it
 */
export function returnToPosition(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
): () => void {
  let following = new AbortController();
  let last: object | null = null;
  const leave = router.subscribe(({ location, restoreScrollPosition: top }) => {
    if (location === last) return;
    last = location;
    following.abort();
    following = new AbortController();
    if (typeof top === 'number' && top > 0) holdAt(top, following);
  });
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
