/**
 * Moves the focus once the page shows what was just changed (WCAG 2.4.3): not from a control to which somebody has moved it
 * by then, since a frame of a busy machine may come after the next key.
 * @param before what has the focus, or is just getting it
 */
export function focusLater(move: () => void, before: Element | null = document.activeElement): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || !(now instanceof HTMLElement) || !isReachable(now)) move();
  });
}

/** By Tab, as what people work with is; a page or a heading has the focus because something else is gone. */
function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || element.isContentEditable;
}
