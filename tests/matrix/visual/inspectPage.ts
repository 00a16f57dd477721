/**
 * What can be seen to be wrong in a page as it stands. `inspectPage` runs in the browser: it may use nothing of this
 * module but its argument.
 */

export interface Inspection {
  /** Language that the page says it is in. */
  readonly language: string;
  readonly title: string;
  /** Every text that people read or hear, once. */
  readonly texts: readonly string[];
  /** Whole text of the page, for keys and places that were not filled. */
  readonly words: string;
  /** How far the page can be scrolled sideways, in CSS pixels. */
  readonly sideways: number;
  /** What stands out of the page then, the widest first. */
  readonly wide: readonly string[];
  /** Texts that are cut off or run out of their boxes, each with what it stands in. */
  readonly spilled: readonly string[];
}

export function inspectPage(): Inspection {
  /** Fractions of a pixel come from rounding. */
  const SLACK = 2;
  const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'];
  const isOnPurpose = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert], iframe, select, .visually-hidden') !== null;
  const describe = (element: Element, text: string) =>
    `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}: ${text.slice(0, 60)}`;

  const texts = new Set<string>();
  const spilled = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue?.trim() ?? '';
    const holder = node.parentElement;
    if (text === '' || !holder || holder.closest('script, style, noscript, template')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Names of languages are in their own language.
    if (!holder.closest('[lang]:not(html)')) texts.add(text);
    if (isOnPurpose(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    // Text for screen readers alone stands in a box of one pixel.
    const isHidden = (element: Element | null): boolean => {
      for (let each = element; each; each = each.parentElement) {
        const { width, height } = each.getBoundingClientRect();
        const { clipPath, overflow, display } = getComputedStyle(each);
        const isClipped = overflow !== 'visible' || clipPath !== 'none';
        if (isClipped && display !== 'inline' && (width <= 2 || height <= 2)) return true;
      }
      return false;
    };
    if (boxes.length === 0 || isHidden(holder)) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const top = Math.min(...boxes.map((box) => box.top));
    // Out of the box that it stands in: a button, a field, a cell, a chip, a paragraph.
    let block: Element = holder;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    // A piece of a button grows with its words; the button does not.
    for (const around of [block, holder.closest('button')]) {
      const own = around?.getBoundingClientRect();
      if (around && own && (right > own.right + SLACK || left < own.left - SLACK))
        spilled.add(describe(around, text));
    }
    // Cut off by something around it that does not let itself be scrolled.
    for (let each: Element | null = block; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (
        /auto|scroll/.test(overflowX) ||
        (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight)
      )
        break;
      const isCutX = /hidden|clip/.test(overflowX) && (right > box.right + SLACK || left < box.left - SLACK);
      const isCutY = /hidden|clip/.test(overflowY) && (bottom > box.bottom + SLACK || top < box.top - SLACK);
      if (isCutX || isCutY) spilled.add(`cut off in ${describe(each, text)}`);
      if (position === 'fixed') break;
    }
  }
  for (const element of document.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())) {
    if (element.closest('[lang]:not(html)')) continue;
    for (const name of SPOKEN) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.add(text);
    }
  }
  const page = document.documentElement;
  const sideways = Math.max(0, page.scrollWidth - page.clientWidth);
  const wide = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, over: element.getBoundingClientRect().right - page.clientWidth }))
    .filter(({ over }) => sideways > 0 && over > 0.5)
    .sort((one, other) => other.over - one.over)
    .slice(0, 5);
  return {
    language: document.documentElement.lang,
    title: document.title,
    texts: [...texts],
    words: `${document.title} ${document.body.innerText}`,
    sideways,
    wide: wide.map(
      ({ element, over }) => `${describe(element, element.textContent ?? '')} (${Math.round(over)} px)`,
    ),
    spilled: [...spilled],
  };
}
