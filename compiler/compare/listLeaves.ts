import { isDeepStrictEqual } from 'node:util';
import { joinPointer } from '../problem.ts';

/** One place at which two values differ; undefined where there is nothing. */
export interface Leaf {
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Json = Readonly<Record<string, unknown>>;

/** Every place at which two values differ, as deep as both have it. Lists are compared as wholes. */
export function listLeaves(before: unknown, after: unknown, pointer = ''): Leaf[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isBlock(before) || !isBlock(after)) return [{ pointer, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    listLeaves(memberOf(before, key), memberOf(after, key), joinPointer(pointer, key)),
  );
}

/** A copy of the value in which only this place is as it is after. */
export function applyLeaf<Value>(value: Value, { pointer, after }: Leaf): Value {
  const [, ...keys] = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return setAt(value, keys, after) as Value;
}

function setAt(value: unknown, [key, ...rest]: readonly string[], after: unknown): unknown {
  if (key === undefined) return after;
  const { [key]: member, ...others } = value as Json;
  const changed = setAt(member, rest, after);
  return changed === undefined ? others : { ...others, [key]: changed };
}

function memberOf(block: Json, key: string): unknown {
  return Object.hasOwn(block, key) ? block[key] : undefined;
}

function isBlock(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether a pointer leads to a place, or to something in it. */
export function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}
