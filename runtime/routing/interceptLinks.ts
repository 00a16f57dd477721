/** Links are plain anchors that work before any script has run; this makes those of the portal move without a reload. */

export interface LinkInterception {
  /** `/xx`, or empty on a single-tenant host. */
  readonly base: string;
  readonly navigate: (path: string, link: HTMLAnchorElement) => Promise<void>;
}

/** @returns a function that takes the listener away */
export function interceptLinks(page: Document, { base, navigate }: LinkInterception): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(target instanceof HTMLAnchorElement) || !isOrdinaryClick(event)) return;
    if (!isShown(target, base)) {
      // The browser's error page would take the place of this one (USE-04).
      if (!navigator.onLine && target.hreflang) event.preventDefault();
      return;
    }
    if (isFragment(target)) {
      const place = page.getElementById(decodeURIComponent(target.hash.slice(1)));
      if (!place) return;
      // Only the focus moves: the browser would add to the history what the router takes for this page begun anew, and all
      // that was typed would be gone.
      event.preventDefault();
      place.scrollIntoView();
      place.focus();
      return;
    }
    event.preventDefault();
    void navigate((target.pathname.slice(base.length) || '/') + target.search + target.hash, target);
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}

/** Clicks with a modifier mean a new tab, a window or a download: the browser's business. */
function isOrdinaryClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** Whether a link leads to another page of the portal that the program shows. */
export function isOwn(link: HTMLAnchorElement, base: string): boolean {
  return isShown(link, base) && !isFragment(link);
}

/** A language link loads its own page, and so does what is for another tab or to be kept. */
function isShown(link: HTMLAnchorElement, base: string): boolean {
  return (
    link.origin === location.origin &&
    (link.pathname === base || link.pathname.startsWith(`${base}/`)) &&
    link.hreflang === '' &&
    link.target === '' &&
    !link.hasAttribute('download')
  );
}

/** Whether a link of the portal leads to a place on this very page. */
function isFragment(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
}
