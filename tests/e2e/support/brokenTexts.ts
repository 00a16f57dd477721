import type { Page } from 'playwright/test';

/**
 * What large letters do to a page (WCAG 1.4.4, 1.4.10): words that are broken over lines, texts that stick out of
 * their control or below a picture, and a page that scrolls sideways. Addresses may break: they have no words.
 */
export function brokenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // In the product's letters, whose styles come after a home page: those that stand in for them are wider.
    const own = getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', '');
    while (![...document.fonts].some(({ family }) => family.replaceAll('"', '') === own)) await frame();
    // A face that names a font of the machine may find none.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    // Another size of the text moves things, some of them a frame later: looked at once the page stands still.
    const sizeOf = () =>
      [...document.querySelectorAll('main *')].map((each) => each.getBoundingClientRect().width).join();
    for (let before = ''; before !== sizeOf(); ) {
      before = sizeOf();
      for (const each of document.getAnimations())
        if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
      await frame();
      await frame();
    }
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('.visually-hidden, [inert], script, style');
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || !isSeen(parent)) continue;
      const control = parent.closest('a, button, label, [role=link]');
      const box = control?.getBoundingClientRect();
      const isBlock = control && getComputedStyle(control).display !== 'inline';
      const picture = parent.closest('a')?.querySelector(':scope > svg[preserveAspectRatio]');
      const art = picture?.checkVisibility() ? picture.getBoundingClientRect() : null;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\-–/@.•]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const rows = new Set(lines.map(({ top }) => Math.round(top)));
        const isAddress = /@/.test(text.data);
        if (rows.size > 1 && !isAddress) found.add(`"${word}" is broken over ${rows.size} lines`);
        for (const { left, right, top, bottom } of lines) {
          if (box && isBlock && (left < box.left - 1 || right > box.right + 1))
            found.add(`"${word}" sticks out of its control`);
          if (art && right > art.left + 1 && left < art.right && bottom > art.top && top < art.bottom)
            found.add(`"${word}" lies over a picture`);
        }
      }
    }
    return [...found];
  });
}
