import type { Page } from 'playwright/test';

/** What lies over a control for so long stays there. */
const WAITED_MILLISECONDS = 5_000;

/**
 * Asks, for each control of the page's task, what lies at its middle once it has come into view as it does on focus
 * (WCAG 2.4.11). Dialogs, the question for consent and toasts are looked at as well: nothing may lie over them.
 * @returns a line for each control that cannot be pressed, with what lies over it
 */
export function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (waited) => {
    const places = ':is(main, dialog[open], #portal-consent, section:has(> [role=status], > [role=alert]))';
    const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    /** An input that its own look stands for is as large as its label. */
    const seenOf = (control: HTMLElement) =>
      (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control;
    /** What lies over it; null where it is free, or not to be seen at all. */
    const coverOf = (control: HTMLElement): Element | null => {
      const seen = seenOf(control);
      const box = [...seen.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      if (!box) return null;
      // What is larger than the room that is left is pressed where it shows.
      const room = document.getElementById('portal-consent')?.getBoundingClientRect().top ?? innerHeight;
      const end = box.height > room && !control.closest('#portal-consent') ? room : innerHeight;
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, end)) / 2;
      const hit = document.elementFromPoint(x, y);
      const isOwn = hit && (seen.contains(hit) || hit.closest('label')?.contains(control));
      return isOwn ? null : (hit ?? document.documentElement);
    };
    const found: string[] = [];
    // The width may have changed just now: what is asked is how the page stands in it.
    for (let frames = 0; frames < 2; frames += 1) await frame();
    // What stands outside an open dialog is not there to be pressed.
    const task = document.querySelector('dialog:modal') ?? document;
    for (const control of task.querySelectorAll<HTMLElement>(`${places} ${controls}`)) {
      if (control.tabIndex < 0 || control.closest('[inert], :disabled')) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) control.scrollIntoView({ block: 'nearest' });
      let cover = coverOf(control);
      // The page makes room once it has the focus, after a look that takes a busy machine some frames.
      const end = performance.now() + waited;
      while (cover && performance.now() < end) {
        await frame();
        cover = coverOf(control);
      }
      if (cover) found.push(`${nameOf(control)} lies under ${nameOf(cover)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return found;
  }, WAITED_MILLISECONDS);
}
