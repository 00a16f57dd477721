/**
 * When what has the focus goes from the page, as a "try again" does whose answer takes its place, reading goes on at
 * the page's heading, and not at the top of the document (WCAG 2.4.3). Whoever left it before is left alone.
 * @returns what ends it
 */
export function watchLostFocus(document: Document): () => void {
  let last: Element | null = null;

  const come = ({ target }: FocusEvent) => {
    last = target instanceof Element && target.closest('main') ? target : null;
  };
  const go = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // Some browsers tell it of what is taken away as well: that stands nowhere a moment later.
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });

  document.addEventListener('focusin', come);
  document.addEventListener('focusout', go);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', come);
    document.removeEventListener('focusout', go);
  };
}
