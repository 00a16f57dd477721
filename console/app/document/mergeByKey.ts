import { parseTree } from 'jsonc-parser';
import { joinPointer } from '../../../compiler/problem.ts';
import { applySpans } from '../../../compiler/valueEdits.ts';
import type { TextEdit } from '../section.ts';
import { setValue } from './setValue.ts';

/** A place that both have changed, each in another way. A value that is undefined is not there. */
export interface Conflict {
  readonly pointer: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** What takes their changes over into my text: one after the other, each of the text that the one before made. */
  readonly steps: readonly (readonly TextEdit[])[];
  /** Where my value stays until somebody chooses. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Joins two texts that were made from the same one, key by key. Objects are joined by their keys, lists whose items all
 * kept their places by these; other lists are values. Only what they changed is written, as they wrote it.
 * @returns null when one of the texts is no JSON
 */
export function mergeByKey(base: string, mine: string, theirs: string): Merge | null {
  if (mine === theirs || base === theirs) return { steps: [], conflicts: [] };
  if (mine === base) return { steps: [replaceAll(mine, theirs)], conflicts: [] };
  const values = [base, mine, theirs].map(readValue);
  if (values.includes(UNREADABLE)) return null;
  const found: Found = { taken: [], conflicts: [] };
  compare('', values[0], { mine: values[1], theirs: values[2] }, found);
  const donor = { text: theirs, tree: parseTree(theirs) };
  const steps: (readonly TextEdit[])[] = [];
  found.taken.reduce((text, pointer) => {
    const edits = setValue(text, pointer, donor);
    steps.push(edits);
    return applySpans(text, edits);
  }, mine);
  return { steps, conflicts: found.conflicts };
}

/** The smallest piece of a text that has to be replaced to make it another one. */
export function replaceAll(from: string, to: string): TextEdit[] {
  if (from === to) return [];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  return [{ offset: start, length: from.length - end - start, text: to.slice(start, to.length - end) }];
}

export const UNREADABLE = Symbol('no JSON');

/** The value of a text; `UNREADABLE` where it is no JSON. */
export function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

interface Found {
  /** Pointers at which their value is taken. */
  readonly taken: string[];
  readonly conflicts: Conflict[];
}

interface Sides {
  readonly mine: unknown;
  readonly theirs: unknown;
}

function compare(pointer: string, base: unknown, sides: Sides, found: Found, isItem = false): void {
  const { mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return;
  if (isSame(base, mine)) {
    found.taken.push(pointer);
    return;
  }
  const keys = sharedKeys(base, mine, theirs);
  const isOne = !isItem || [mine, theirs].every((value) => isSame(nameOf(base), nameOf(value)));
  if (keys === null || !isOne) {
    found.conflicts.push({ pointer, mine, theirs });
    return;
  }
  for (const key of keys) {
    const below = { mine: memberOf(mine, key), theirs: memberOf(theirs, key) };
    compare(joinPointer(pointer, key), memberOf(base, key), below, found, Array.isArray(base));
  }
}

/** @returns null for values that cannot be joined part by part */
function sharedKeys(base: unknown, mine: unknown, theirs: unknown): string[] | null {
  const values = [base, mine, theirs];
  if (!values.every((value) => typeof value === 'object' && value !== null)) return null;
  if (values.some(Array.isArray) && !(keepsPlaces(base, mine) && keepsPlaces(base, theirs))) return null;
  return [...new Set(values.flatMap((value) => Object.keys(value ?? {})))];
}

/** Whether every item of a list is where it was: else a place is another item to one side than to the other. */
function keepsPlaces(base: unknown, now: unknown): boolean {
  if (!Array.isArray(base) || !Array.isArray(now) || base.length !== now.length) return false;
  const others = base.map((item, at) => ({ item, at })).filter(({ item, at }) => !isSameItem(item, now[at]));
  return !others.some(({ at }) => others.some(({ item }) => isSameItem(item, now[at])));
}

/** Members that say which item of a list it is, the first that is there. */
const NAMES = ['id', 'key', 'item', 'from', 'name'];

function nameOf(value: unknown): unknown {
  return NAMES.map((name) => memberOf(value, name)).find((each) => each !== undefined);
}

function isSameItem(one: unknown, other: unknown): boolean {
  const name = nameOf(one);
  return name === undefined ? isSame(one, other) : isSame(name, nameOf(other));
}

/** A member of an object or a list; undefined where it has none of that name. */
export function memberOf(value: unknown, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value ?? {}, key)?.value;
}

/** Whether two values are one; the order of keys means nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [own, others] = [Object.keys(one), Object.keys(other)];
  return (
    own.length === others.length &&
    own.every((key) => Object.hasOwn(other, key) && isSame(memberOf(one, key), memberOf(other, key)))
  );
}
