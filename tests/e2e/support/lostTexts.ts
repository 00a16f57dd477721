import type { Page } from 'playwright/test';
import { withWideLetters } from './withWideLetters.ts';

/**
 * What is lost of texts where somebody sets wider lines, letters and words (WCAG 1.4.12): texts that are cut, that lie over
 * each other, and a page that scrolls sideways. Drawings with words in them are no texts.
 */
export function lostTexts(page: Page): Promise<readonly string[]> {
  return withWideLetters(page, () => findLost(page));
}

function findLost(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // What measures its room does so a frame later.
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide`);
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { readonly words: string; readonly box: DOMRect }[] = [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('.visually-hidden, [inert], script, style, option') &&
      !element.closest('[aria-hidden=true]:has([data-form])');
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || !isSeen(parent)) continue;
      const words = text.data.trim().slice(0, 40);
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { display, overflowX, overflowY, clipPath } = getComputedStyle(around);
        // Read out, not seen; or reached by scrolling.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) break;
        if (display === 'inline' || around === document.body) continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const isCut = (box: DOMRect) =>
          (overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) ||
          (overflowY !== 'visible' && (box.top < top - 3 || box.bottom > bottom + 3));
        if (boxes.some(isCut)) found.add(`"${words}" is cut`);
      }
      // What stays in view while the page scrolls lies over something at any time.
      if (!parent.closest('header, nav, dialog')) for (const box of boxes) lines.push({ words, box });
    }
    for (const [index, { words, box }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (words !== other.words && width > 3 && height > 5)
          found.add(`"${words}" lies over "${other.words}"`);
      }
    return [...found];
  });
}
