/**
 * What must hold of every page at every moment, whatever has been done on it. `lookAtPage` runs in the browser: it may use
 * nothing of this module.
 */

/** @returns what is wrong, a line each */
export function lookAtPage(): string[] {
  const found: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const tell = (element: Element) => element.outerHTML.slice(0, 160);
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const root = document.documentElement;

  for (const busy of shown('[aria-busy=true], [role=progressbar]:not([aria-valuenow])'))
    found.push(`is busy and stays so: ${tell(busy)}`);
  const over = root.scrollWidth - root.clientWidth;
  if (over > 0) found.push(`can be scrolled sideways by ${over} px`);
  const headings = shown('h1').map(({ textContent }) => textContent);
  if (headings.length !== 1) found.push(`has ${headings.length} headings: ${headings.join(', ')}`);
  if (!document.title) found.push('has no title');
  const main = document.querySelector('main') ?? shown('[role=main]')[0];
  if (!main) found.push('has no main part');

  const dialogs = shown('dialog[open], [role=dialog], [role=alertdialog]');
  if (dialogs.length > 1) found.push(`has ${dialogs.length} dialogs above each other`);
  if (dialogs.length === 0) {
    const isHeld = [root, document.body].some((each) => getComputedStyle(each).overflowY === 'hidden');
    if (isHeld) found.push('cannot be scrolled, and has no dialog');
    if (main?.closest('[inert], [aria-hidden=true]')) found.push('cannot be used, and has no dialog');
  }

  const focused = document.activeElement;
  if (focused && focused !== document.body && !isShown(focused))
    found.push(`has the focus on what nobody sees: ${tell(focused)}`);
  for (const field of shown('[aria-invalid=true]')) {
    const ids = ['aria-describedby', 'aria-errormessage'].map((name) => field.getAttribute(name) ?? '');
    const words = ids
      .flatMap((each) => each.split(/\s+/))
      .map((id) => document.getElementById(id)?.textContent);
    if (words.join('').trim() === '')
      found.push(`says of a field that it is wrong, and not why: ${tell(field)}`);
  }
  return found;
}
