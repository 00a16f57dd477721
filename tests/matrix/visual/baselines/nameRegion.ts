/** What stands at a place of the page. Runs in the browser: it may use nothing of this module but its argument. */

/**
 * @param place in CSS pixels of the window
 * @returns the way to it through the landmarks, as in `main > article > h2`: the same in every tenant and language
 */
export function nameRegion([x, y]: readonly [x: number, y: number]): string {
  const found = document.elementFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1));
  const names: string[] = [];
  for (let each: Element | null = found; each && each !== document.body; each = each.parentElement) {
    const role = each.getAttribute('role');
    const tag = each.tagName.toLowerCase();
    const isPlain = ['div', 'span', 'ul', 'ol', 'svg', 'path', 'bdi', 'b', 'strong', 'picture'].includes(tag);
    if (role || !isPlain) names.unshift(role ?? tag);
  }
  // The outermost is where it belongs, the innermost what it is.
  return [...names.slice(0, 2), ...names.slice(2).slice(-2)].join(' > ') || 'page';
}
