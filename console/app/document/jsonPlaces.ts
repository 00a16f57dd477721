/** Places in a JSON text, by pointers (RFC 6901). */
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { joinPointer, keysOf } from '../../../compiler/problem.ts';

export interface Place {
  /** UTF-16 units from the beginning. */
  readonly from: number;
  readonly to: number;
  /** Whether this is the place that was asked for, or the nearest around it that is there. */
  readonly isExact: boolean;
}

export function pointerOf(path: JSONPath): string {
  return path.reduce<string>(joinPointer, '');
}

/** The path of a pointer in a tree: an item of a list is named by a number, a member of an object by a text. */
export function pathIn(tree: Node | undefined, pointer: string): JSONPath {
  const path: JSONPath = [];
  for (const key of keysOf(pointer)) {
    const node = tree && findNodeAtLocation(tree, path);
    path.push(node?.type === 'array' && /^\d+$/.test(key) ? Number(key) : key);
  }
  return path;
}

/** Where a value stands, with its key; of what is not there, what stands around it. Null in a text without any value. */
export function findPlace(text: string, pointer: string): Place | null {
  const tree = parseTree(text);
  if (!tree) return null;
  const path = pathIn(tree, pointer);
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (!node) continue;
    const shown = node.parent?.type === 'property' ? node.parent : node;
    return { from: shown.offset, to: shown.offset + shown.length, isExact: length === path.length };
  }
  return null;
}
