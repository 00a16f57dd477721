/**
 * When what has the focus goes from the page, as a "try again" does whose answer takes its place, reading goes on at
 * the page's heading, and not at the top of the document (WCAG 2.4.3). Whoever left it before is left alone.
 * @returns what ends it
 */
export function watchLostFocus(document: Document): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let last: Element | null = null;
  const inMain = (target: EventTarget | null) => target instanceof Element && target.closest('main') !== null;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      last = inMain(target) ? (target as Element) : null;
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // Going tells it as well, in some browsers; then it stands there no more a moment later.
      if (relatedTarget === null) queueMicrotask(() => last === target && last?.isConnected && forget());
    },
    { signal },
  );
  const forget = () => {
    last = null;
  };
  const look = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => ends.abort();
}
