import type { Page } from 'playwright/test';

/**
 * Controls whose middle 24 px are not their own (WCAG 2.5.8). Links in a line of text are excepted by the criterion.
 * @returns a line for each, with its size
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SIZE = 24;
    const problems: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    );
    for (const control of controls) {
      const style = getComputedStyle(control);
      if (control.closest('[inert], [aria-hidden=true]') || style.visibility === 'hidden') continue;
      const isInline = style.display === 'inline' && control.tagName === 'A';
      if (isInline && control.parentElement?.textContent?.trim() !== control.textContent?.trim()) continue;
      const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
      const target = (isBox && control.closest('label')) || control;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // Not drawn, or for the keyboard alone until it has the focus.
      if (width <= 1 || height <= 1 || left + width <= 0 || top + height <= 0) continue;
      const reach = SIZE / 2 - 0.5;
      // Around its middle: the corners of a target may be round.
      const isOwn = [0, 1, 2, 3, 4, 5, 6, 7].every((eighth) => {
        const angle = (eighth * Math.PI) / 4;
        const x = left + width / 2 + Math.cos(angle) * reach;
        const hit = document.elementFromPoint(x, top + height / 2 + Math.sin(angle) * reach);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === control);
      });
      if (isOwn) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      problems.push(`${control.tagName} ${name || control.id} ${Math.round(width)} × ${Math.round(height)}`);
    }
    return problems;
  });
}
