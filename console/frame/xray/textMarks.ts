import { PRERENDERED_MARK } from '../../../runtime/tenant/pageMarks.ts';
import { hasMarks, type Mark, markText, readMarks } from './marks.ts';
import type { TextSource } from './things.ts';

/** Attributes that are read to people, or shown to them. */
export const READ_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
] as const;

/** Marks of what the app backend translates are made here, and begin behind those of the page. */
const FIRST_TRANSLATED = 2 ** 16;

/**
 * What marks say of each text of the page. The marks themselves are taken out before anything is painted: what is typed,
 * copied, compared or read aloud holds none.
 */
export interface TextMarks {
  /** @returns marks of a text, or of an attribute of an element */
  of(node: Text | Element, attribute?: string): readonly Mark[];
  sourceOf(mark: Mark): TextSource;
  /** A copy of an answer in which each text is marked by its key. */
  markAnswer(answer: unknown): unknown;
}

/** @param onChange the page shows something else than before */
export function createTextMarks(onChange: () => void): TextMarks {
  const texts = new WeakMap<Text, readonly Mark[]>();
  const attributes = new WeakMap<Element, Map<string, readonly Mark[]>>();
  const translated: string[] = [];

  function readText(node: Text): void {
    if (!hasMarks(node.data)) {
      texts.delete(node);
      return;
    }
    const { text, marks } = readMarks(node.data);
    texts.set(node, marks);
    node.data = text;
  }

  function readAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name);
    const known = attributes.get(element) ?? new Map<string, readonly Mark[]>();
    known.delete(name);
    attributes.set(element, known);
    if (value === null || !hasMarks(value)) return;
    const { text, marks } = readMarks(value);
    known.set(name, marks);
    element.setAttribute(name, text);
  }

  function readTree(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) readText(node);
      else if (node instanceof Element) readAttributes(node);
    }
  }

  function readAttributes(element: Element): void {
    for (const name of READ_ATTRIBUTES) if (element.hasAttribute(name)) readAttribute(element, name);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData' && target instanceof Text) readText(target);
      else if (type === 'attributes' && target instanceof Element) readAttribute(target, attributeName ?? '');
      else for (const node of addedNodes) readTree(node);
    }
    // What was taken out is no change of the page's.
    observer.takeRecords();
    onChange();
  });

  whenInteractive(() => {
    readTree(document.documentElement);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...READ_ATTRIBUTES, 'href', 'hidden', 'class', 'open'],
    });
    onChange();
  });

  return {
    of: (node, attribute = '') =>
      (node instanceof Text ? texts.get(node) : attributes.get(node)?.get(attribute)) ?? [],
    sourceOf: ({ id }) =>
      id < FIRST_TRANSLATED
        ? { kind: 'marked', index: id }
        : { kind: 'translated', key: translated[id - FIRST_TRANSLATED] ?? '' },
    markAnswer: (answer) =>
      markTexts(answer, '', (key, text) => markText(FIRST_TRANSLATED + translated.push(key) - 1, text)),
  };
}

/** A page that stands there already is hydrated by its program first, which compares what it finds there. */
function whenInteractive(run: () => void): void {
  const observer = new PerformanceObserver((list) => {
    // A home page is usable before that, and says so again then.
    const isHydrated = !document.querySelector(`[${PRERENDERED_MARK}]`);
    if (!isHydrated || !list.getEntriesByName('interactive').length) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'mark', buffered: true });
}

function markTexts(value: unknown, key: string, mark: (key: string, text: string) => string): unknown {
  if (typeof value === 'string') return value === '' ? value : mark(key, value);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      markTexts(member, key === '' ? name : `${key}.${name}`, mark),
    ]),
  );
}
