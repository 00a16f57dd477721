import { isDeepStrictEqual } from 'node:util';
import { joinPointer } from '../problem.ts';
import type { Pair } from './createPair.ts';
import { describeBoth, quote } from './describeValue.ts';
import type { DifferenceGroup, Found } from './difference.ts';
import { listLeaves } from './listLeaves.ts';

type Texts = Readonly<Record<string, string>>;

interface ListKind<Item> {
  readonly pointer: string;
  readonly group: DifferenceGroup;
  /** Such as `notice`. */
  readonly noun: string;
  readonly itemsOf: (tenant: Pair['before']) => readonly Item[];
  readonly nameOf: (item: Item, inLanguage: (texts: Texts) => string) => string;
  /** What makes two items the same one, changed. */
  readonly idOf: (item: Item) => unknown;
  readonly more?: (item: Item) => string;
}

/** Keeps the item's type between the functions of one row. */
const listKind = <Item>(kind: ListKind<Item>): ListKind<unknown> => kind as ListKind<unknown>;

const LISTS: readonly ListKind<unknown>[] = [
  listKind({
    pointer: '/notices',
    group: 'notices',
    noun: 'notice',
    itemsOf: ({ notices }) => notices,
    nameOf: ({ title }, inLanguage) => inLanguage(title),
    idOf: ({ title }) => title,
    more: ({ kind, from, until }) => `, ${kind}, from ${from}${until === null ? '' : ` until ${until}`}`,
  }),
  listKind({
    pointer: '/home/banners',
    group: 'content',
    noun: 'partner banner',
    itemsOf: ({ home }) => home.banners,
    nameOf: ({ title }, inLanguage) => inLanguage(title),
    idOf: ({ href }) => href,
  }),
  listKind({
    pointer: '/home/partnerLinks',
    group: 'content',
    noun: 'merchant',
    itemsOf: ({ home }) => home.partnerLinks,
    nameOf: ({ name }) => name,
    idOf: ({ name }) => name,
  }),
  listKind({
    pointer: '/home/appSections',
    group: 'content',
    noun: 'section about the app',
    itemsOf: ({ home }) => home.appSections,
    nameOf: ({ title }, inLanguage) => inLanguage(title),
    idOf: ({ title }) => title,
  }),
];

/** Lists of content, item by item: what is new, gone, changed or moved. */
export function compareLists(pair: Pair): Found[] {
  const { languages } = pair.after;
  const inLanguage = (texts: Texts) =>
    [...languages, ...Object.keys(texts)].map((language) => texts[language]).find(Boolean) ?? '';
  return LISTS.flatMap((kind) => compareList(kind, pair, inLanguage));
}

function compareList(
  kind: ListKind<unknown>,
  { before, after }: Pair,
  inLanguage: (texts: Texts) => string,
): Found[] {
  const { pointer, group, noun, itemsOf, nameOf, idOf, more } = kind;
  const [was, is] = [itemsOf(before), itemsOf(after)];
  const pairs = pairUp(was, is, idOf);
  const kept = new Set(pairs.values());
  const name = (item: unknown) => quote(nameOf(item, inLanguage));
  const where = `${group === 'notices' ? '' : ' on the home page'}`;
  const gone = was.flatMap((item, index): Found[] => {
    if (kept.has(index)) return [];
    const sentence = `The ${noun} ${name(item)} is not there${where}.`;
    return [{ group, pointer: joinPointer(pointer, index), before: item, after: null, sentence }];
  });
  const found = is.flatMap((item, index): Found[] => {
    const place = pairs.get(index);
    const old = place === undefined ? undefined : was[place];
    if (isDeepStrictEqual(old, item)) return [];
    const sentence = old
      ? `The ${noun} ${name(item)} is different${where}: ${describeChanges(old, item)}.`
      : `The ${noun} ${name(item)} is there${where}${more?.(item) ?? ''}.`;
    return [{ group, pointer: joinPointer(pointer, index), before: old ?? null, after: item, sentence }];
  });
  if (gone.length + found.length > 0 || isDeepStrictEqual(was, is)) return [...gone, ...found];
  const sentence = `The list of each ${noun}${where} is in another order: ${is.map(name).join(', ')}.`;
  return [{ group, pointer, before: was, after: is, sentence }];
}

/**
 * Each item with the one that it was, by their places in the two lists: first those that are the same, then those with the
 * same name, from the top. Of two items with one name, each has its own.
 */
function pairUp(
  was: readonly unknown[],
  is: readonly unknown[],
  idOf: (item: unknown) => unknown,
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const facet of [(item: unknown) => item, idOf]) {
    for (const [index, item] of is.entries()) {
      if (pairs.has(index)) continue;
      const own = facet(item);
      const found = was.findIndex((each, place) => !taken.has(place) && isDeepStrictEqual(facet(each), own));
      if (found < 0) continue;
      pairs.set(index, found);
      taken.add(found);
    }
  }
  return pairs;
}

/** What the keys of an item are called. */
const FIELDS: Readonly<Record<string, string>> = {
  href: 'its address',
  title: 'its title',
  text: 'its text',
  action: 'its button',
  kind: 'its kind',
  from: 'its beginning',
  until: 'its end',
  screens: 'the list of its screens',
  name: 'its name',
};

function describeChanges(before: unknown, after: unknown): string {
  return listLeaves(before, after)
    .map((leaf) => {
      const [key = '', language] = leaf.pointer.slice(1).split('/');
      const field = `${FIELDS[key] ?? key}${language === undefined ? '' : ` (${language})`}`;
      const [was, is] = describeBoth(leaf.before, leaf.after);
      return `${field} is ${is} instead of ${was}`;
    })
    .join('; ');
}
