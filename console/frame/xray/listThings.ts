import type { Mark } from './marks.ts';
import type { TextMarks } from './textMarks.ts';
import { READ_ATTRIBUTES } from './textMarks.ts';
import { coloursOf } from './themeColours.ts';
import type { Region, Thing } from './things.ts';

/** A thing and the element that shows it. */
export interface Placed {
  readonly thing: Thing;
  readonly element: Element;
}

/** A screen of a person with a thousand payments says the same of each. */
const MOST = 600;

const CONTROLS = 'input, select, textarea';

/** What people can see or hear of the page, in its order. */
export function listThings(marks: TextMarks): Placed[] {
  const placed: Placed[] = [];
  const add = (element: Element, part: Omit<Thing, 'id' | 'language'>) => {
    const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement;
    placed.push({ element, thing: { ...part, id: placed.length, language: lang } });
  };
  const title = document.querySelector('head > title');
  if (title) add(title, { ...describe(title, marks), region: 'page', what: 'title' });
  for (const element of document.body.querySelectorAll('*')) {
    if (placed.length >= MOST) break;
    if (!isThing(element, marks) || !isThere(element)) continue;
    add(element, describe(element, marks));
  }
  return placed;
}

function isThing(element: Element, marks: TextMarks): boolean {
  if (element.matches('script, style, template, option, optgroup, [data-xray]')) return false;
  if (element.matches(`${CONTROLS}, img`)) return true;
  return (
    textNodesOf(element).some(({ data }) => data.trim() !== '') ||
    READ_ATTRIBUTES.some((name) => marks.of(element, name).length > 0)
  );
}

/** What only screen readers get is there as well. */
function isThere(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
}

function describe(element: Element, marks: TextMarks): Omit<Thing, 'id' | 'language'> {
  const nodes = textNodesOf(element);
  const own = nodes.flatMap((node) => marks.of(node));
  const inText = own.length > 0 ? own : marksAround(element, marks);
  const inAttributes = READ_ATTRIBUTES.flatMap((name) => marks.of(element, name));
  const inOptions =
    element instanceof HTMLSelectElement
      ? [...element.options].flatMap((option) => textNodesOf(option).flatMap((node) => marks.of(node)))
      : [];
  const all = [...inText, ...inAttributes, ...inOptions].map(marks.sourceOf);
  const around = element.closest('a[href], button') ?? element;
  const read = READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
  return {
    region: regionOf(element),
    what: kindOf(element, nodes),
    text: (nodes.map(({ data }) => data).join('') || labelOf(element) || read.join(' – '))
      .replace(/\s+/g, ' ')
      .trim(),
    sources: uniqueBy(all, (source) => JSON.stringify(source)),
    href: element.closest('a[href]')?.getAttribute('href') ?? null,
    picture: element.getAttribute('src'),
    field: controlOf(element)?.getAttribute('name') ?? null,
    colours: [...new Set([...coloursOf(element), ...(around === element ? [] : coloursOf(around))])],
    isTime: element.closest('time') !== null,
  };
}

/** Of a piece of a text that was cut, such as a word in the middle that may not break: what began before it and goes on. */
function marksAround(element: Element, marks: TextMarks): Mark[] {
  const ended = new Set<number>();
  for (let before = element.previousSibling; before; before = before.previousSibling) {
    const texts = before instanceof Text ? [before] : before instanceof Element ? textNodesOf(before) : [];
    const found = texts.flatMap((node) => marks.of(node));
    const going = found.filter(({ id, goesOn }) => goesOn && !ended.has(id));
    if (going.length > 0) return going;
    for (const { id, hasBegun } of found) if (hasBegun) ended.add(id);
  }
  return [];
}

/** What stands beside a field. */
function labelOf(element: Element): string {
  if (!element.matches(CONTROLS)) return '';
  const { labels } = element as HTMLInputElement;
  return labels?.[0]?.innerText ?? '';
}

const textNodesOf = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text);

function kindOf(element: Element, nodes: readonly Text[]): Thing['what'] {
  if (element.matches(CONTROLS)) return 'field';
  if (element.matches('img')) return 'picture';
  if (element.closest('h1, h2, h3, h4')) return 'heading';
  if (element.closest('a[href]')) return 'link';
  if (element.closest('button')) return 'button';
  return nodes.some(({ data }) => data.trim() !== '') ? 'text' : 'name';
}

/** The control that an element is, or that it names or explains. */
function controlOf(element: Element): Element | null {
  if (element.matches(CONTROLS)) return element;
  const label = element.closest('label, legend');
  if (label instanceof HTMLLabelElement) return label.control;
  if (label) return label.closest('fieldset')?.querySelector(CONTROLS) ?? null;
  const described = element.closest('[id]');
  return described?.closest('form')
    ? document.querySelector(`[aria-describedby~="${CSS.escape(described.id)}"]`)
    : null;
}

const REGIONS: readonly (readonly [string, Region])[] = [
  ['dialog, [role=dialog], [role=alertdialog]', 'dialog'],
  ['nav', 'navigation'],
  ['main', 'main'],
  ['footer', 'footer'],
  ['header', 'header'],
];

function regionOf(element: Element): Region {
  return REGIONS.find(([selector]) => element.closest(selector))?.[1] ?? 'page';
}

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
