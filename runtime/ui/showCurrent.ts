/** A row that scrolls by itself starts where its current entry is. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current], [aria-pressed=true]');
  if (!row || !current) return;
  // With the first frame that shows it: asked at once, the browser would lay out the page for this alone.
  requestAnimationFrame(() => {
    const [whole, part] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    // By what it is away from the middle: where a row begins depends on the way that its lines run.
    row.scrollLeft += (part.left + part.right - whole.left - whole.right) / 2;
  });
}
