import { LOADER_ID, STARTUP_ERROR_ID } from '../../runtime/tenant/pageMarks.ts';
import type { FromFrame } from './messages.ts';

type Tell = (message: FromFrame) => void;

const here = () => location.pathname + location.search;

/** Told when somebody goes on, however the portal does it: by its router, a link, or the way back. */
export function tellMoves(tell: Tell): void {
  let last = '';
  const moved = () => {
    if (here() === last) return;
    last = here();
    tell({ kind: 'moved', path: last, isByPerson: navigator.userActivation?.isActive ?? true });
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = (...parts) => {
      original.apply(history, parts);
      moved();
    };
  }
  addEventListener('popstate', moved);
  last = here();
}

/** Told when it is known, and when it changes: the portal has a choice of its own. */
export function tellLanguage(tell: Tell): void {
  const root = document.documentElement;
  const told = () => tell({ kind: 'speaks', language: root.lang });
  new MutationObserver(told).observe(root, { attributeFilter: ['lang'] });
  told();
}

/** Other origins know nothing of the console, and may refuse the frame. */
export function holdBack(tell: Tell): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest = null } = event as Event & {
      readonly destination?: { readonly url: string };
      readonly downloadRequest?: string | null;
    };
    const url = destination && URL.canParse(destination.url) ? new URL(destination.url) : null;
    if (!url?.protocol.startsWith('http') || url.origin === location.origin || downloadRequest !== null)
      return;
    event.preventDefault();
    tell({ kind: 'leaves', address: url.href });
  });
}

/** The console scrolls this page now: other panes do not follow it. */
let isLed = false;

/** Told at most once a picture. */
export function tellScrolling(tell: Tell): void {
  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        const share = room() === 0 ? 0 : window.scrollY / room();
        tell({ kind: 'scrolled', top: window.scrollY, share, isLed });
        isLed = false;
      });
    },
    { passive: true },
  );
}

export function scrollToShare(share: number): void {
  stopRestoring();
  scrollToTop(Math.round(share * room()));
}

/** A page that grows while its data and letters come is followed so long, unless somebody scrolls it. */
const GROWS_MILLISECONDS = 2_000;
let stopRestoring = () => {};

/** Where the page was before, as soon as it is long enough. */
export function restoreTop(top: number): void {
  if (top === 0) return;
  const ending = new AbortController();
  const { signal } = ending;
  stopRestoring = () => ending.abort();
  const restore = () => scrollToTop(top);
  const growth = new ResizeObserver(restore);
  signal.addEventListener('abort', () => growth.disconnect());
  growth.observe(document.body);
  // What comes above moves the page on by itself.
  addEventListener('scroll', restore, { signal, passive: true });
  setTimeout(stopRestoring, GROWS_MILLISECONDS);
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(name, stopRestoring, { signal, passive: true });
  restore();
}

function scrollToTop(top: number): void {
  if (Math.abs(top - window.scrollY) < 1) return;
  isLed = true;
  window.scrollTo({ top, behavior: 'instant' });
}

function room(): number {
  return Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}

/** Calls back once the screen of the address stands in the page, or why there is none. */
export function whenDrawn(done: () => void): void {
  const isDrawn = () =>
    document.getElementById(LOADER_ID) === null &&
    (document.querySelector('main h1') !== null ||
      document.getElementById(STARTUP_ERROR_ID)?.hidden === false);
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    done();
  });
  if (isDrawn()) done();
  else observer.observe(document, { childList: true, subtree: true, attributes: true });
}

export function tellDrawn(tell: Tell): void {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
    .map(({ pathname }) => pathname);
  tell({ kind: 'drawn', path: here(), title: document.title, scripts: [...new Set(scripts)] });
}
