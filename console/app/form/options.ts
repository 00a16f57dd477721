import { keysOf } from '../../../compiler/problem.ts';
import { isBlock, type Path, pointerOf } from './paths.ts';
import { sectionOf } from './sections.ts';
import { isDatedValue, isMissing, rootShape, type Shape, wayOf } from './shape.ts';

/** An option as the search knows it. */
export interface FoundOption {
  /** In the schema; `*` is any key or item. */
  readonly pattern: string;
  readonly title: string;
  readonly description: string;
  /** What it stands in, from the outside to the inside. */
  readonly around: readonly string[];
}

interface Indexed extends FoundOption {
  readonly key: string;
  readonly words: string;
}

const index: readonly Indexed[] = uniqueByPattern(
  Object.values(rootShape.members).flatMap((member) => list(member, [sectionOf(member.pattern).title])),
);

function list(shape: Shape, around: readonly string[]): Indexed[] {
  const { pattern, title, description, members, item, ways, kind } = shape;
  const key = keysOf(pattern).findLast((each) => each !== '*') ?? '';
  const words = `${title} ${pattern} ${description}`.toLowerCase();
  const below = (member: Shape) => list(member, [...around, title]);
  return [
    { pattern, title, description, around, key, words },
    ...Object.values(members).flatMap(below),
    ...(item ? (kind === 'dated' ? list(item, around) : below(item)) : []),
    ...ways.flatMap((way) => list(way, around)),
  ];
}

function uniqueByPattern(options: readonly Indexed[]): readonly Indexed[] {
  return [...new Map([...options].reverse().map((option) => [option.pattern, option])).values()].reverse();
}

/** Options that have every word somewhere, those first whose title or key has them; all of them for no words. */
export function findOptions(query: string): readonly FoundOption[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return index
    .map((option) => ({ option, rank: rankOf(option, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

function rankOf({ title, key, pattern, words: all }: Indexed, words: readonly string[]): number {
  if (!words.every((word) => all.includes(word))) return Number.POSITIVE_INFINITY;
  const query = words.join(' ');
  const [name, last] = [title.toLowerCase(), key.toLowerCase()];
  if (name === query || last === query || pattern.toLowerCase() === query) return 0;
  if (name.startsWith(query) || last.startsWith(query)) return 1;
  if (words.every((word) => name.includes(word) || last.includes(word))) return 2;
  return words.every((word) => pattern.toLowerCase().includes(word)) ? 3 : 4;
}

/**
 * Where an option stands in a file: of any key the first that is there, of dated values the last; the nearest place
 * around it when the file has none.
 */
export function placeOfOption(pattern: string, document: unknown): string {
  return pointerOf(placeIn(keysOf(pattern), document, rootShape));
}

function placeIn(keys: readonly string[], value: unknown, shape: Shape): Path {
  const [key, ...rest] = keys;
  if (key === undefined || isMissing(shape, value)) return [];
  if (shape.kind === 'dated' && shape.item) {
    if (!isDatedValue(shape, value)) return placeIn(keys, value, shape.item);
    const last = value.length - 1;
    const entry = value[last];
    return [last, 'value', ...placeIn(keys, isBlock(entry) ? entry.value : undefined, shape.item)];
  }
  if (shape.kind === 'union') {
    const way = wayOf(shape, value);
    return way ? placeIn(keys, value, way) : [];
  }
  const isAny = key === '*';
  const steps: readonly (string | number)[] = Array.isArray(value)
    ? value.map((_, at) => at)
    : Object.keys(isBlock(value) ? value : {});
  const step = isAny ? steps[0] : key;
  const member = isAny ? shape.item : shape.members[key];
  if (step === undefined || !member) return [];
  const inner = isBlock(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined;
  return [step, ...placeIn(rest, inner, member)];
}
