/**
 * Moves the focus once the page shows what was just changed (WCAG 2.4.3): not where somebody has moved it by then, since
 * a frame of a busy machine may come after the next key.
 */
export function focusLater(move: () => void): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) move();
  });
}
