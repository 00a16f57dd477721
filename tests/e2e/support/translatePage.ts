import type { Page } from 'playwright/test';

/**
 * What browsers do that translate a page: elements in the place of its texts, and of those that come later. The words stay,
 * so that a test finds them.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translate = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || /^(?:SCRIPT|STYLE|FONT|OPTION)$/.test(parent.tagName)) continue;
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.isConnected) translate(node instanceof Text ? (node.parentNode ?? node) : node);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    translate(document.body);
  });
}
