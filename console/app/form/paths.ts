import { joinPointer } from '../../../compiler/problem.ts';

/** The way to a value: an item of a list by its number, a member of a block by its key. */
export type Path = readonly (string | number)[];

export type Block = Readonly<Record<string, unknown>>;

export function isBlock(value: unknown): value is Block {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function pointerOf(path: Path): string {
  return path.reduce<string>(joinPointer, '');
}

/** The id of a field's control. No blanks: others name it in `aria-describedby`. */
export function idOf(pointer: string): string {
  return `form-${encodeURIComponent(pointer)}`;
}

/** Undefined where nothing is written. */
export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => {
    const isThere = node !== null && typeof node === 'object' && Object.hasOwn(node, key);
    return isThere ? (node as Block)[key] : undefined;
  }, value);
}

/** What a group says of a place of which the file itself says nothing: a list or null of the file stands for all below it. */
export function readShared(own: unknown, shared: unknown, path: Path): unknown {
  let inOwn = own;
  let inShared = shared;
  for (const key of path) {
    if (inOwn !== undefined && !isBlock(inOwn)) return undefined;
    inOwn = readAt(inOwn, [key]);
    inShared = readAt(inShared, [key]);
  }
  return inOwn === undefined ? inShared : undefined;
}

/** A copy in which one place is another. */
export function putAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    const items = [...value];
    items[Number(key)] = putAt(items[Number(key)], rest, put);
    return items.filter((item) => item !== undefined);
  }
  const block = isBlock(value) ? value : {};
  return { ...block, [key]: putAt(block[key], rest, put) };
}

/** The new value, in which every part that is as it was is the old part: what shows it need not look again. */
export function keepParts<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object')
    return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const kept: readonly (readonly [string, unknown])[] = Object.entries(after).map(([key, value]) => [
    key,
    keepParts((before as Block)[key], value),
  ]);
  const isSame =
    Object.keys(before).length === kept.length &&
    kept.every(([key, value]) => Object.hasOwn(before, key) && Object.is((before as Block)[key], value));
  if (isSame) return before as Value;
  return (Array.isArray(after) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as Value;
}
