import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Mend, TextEdit } from '../mend.ts';
import { CannotMigrate, moveMember } from '../migrate/migrateText.ts';
import type { Position, Problem } from '../problem.ts';
import { indentAt, insertion, pathIn, removal } from '../textPlaces.ts';
import type { Repair } from './repair.ts';

/**
 * What would mend a problem or a warning, the likeliest first; all else in the file stays as it is, byte for byte.
 * @param text of the file that the problem names, as it was when the problem was found
 */
export function listRepairs({ mends = [], ...problem }: Problem, text: string): Repair[] {
  return mends.flatMap((mend) => {
    const edits = editsOf(mend, problem, text);
    if (edits !== null) return [{ title: mend.title, isSafe: mend.isSafe === true, edits }];
    // The right key is there already: of the two, this one can only go.
    const removed = mend.kind === 'key' ? editsOf({ ...mend, kind: 'remove' }, problem, text) : null;
    if (mend.kind !== 'key' || removed === null) return [];
    return [{ title: `Take it out: "${mend.name}" is there already`, isSafe: false, edits: removed }];
  });
}

/** @returns null where the text is no longer what the problem was found in */
function editsOf(mend: Mend, problem: Omit<Problem, 'mends'>, text: string): readonly TextEdit[] | null {
  if (mend.kind === 'text') return mend.edits;
  const pointer = problem.pointer + (mend.below ?? '');
  const root = parseTree(text);
  if (!root) return null;
  const path = pathIn(readValue(text), pointer);
  if (mend.kind === 'insert') {
    const written = JSON.stringify(mend.value, null, /^[\t ]+/m.exec(text)?.[0] ?? 2);
    const edit = insertion(text, path, { written, oldIndent: '' });
    return edit && [{ offset: edit.offset, length: edit.length, text: edit.content }];
  }
  const node = doubledAt(root, text, problem) ?? findNodeAtLocation(root, path);
  if (!node) return null;
  const member = node.parent?.type === 'property' ? node.parent : null;
  switch (mend.kind) {
    case 'value': {
      const indent = indentAt(text, node.offset);
      const written = JSON.stringify(mend.value, null, 2).replaceAll('\n', lineEndOf(text) + indent);
      return [{ offset: node.offset, length: node.length, text: written }];
    }
    case 'key': {
      const key = member?.children?.[0];
      if (!key || hasSibling(member, mend.name)) return null;
      return [{ offset: key.offset, length: key.length, text: JSON.stringify(mend.name) }];
    }
    case 'remove': {
      const edit = removal(member ?? node);
      return edit && [{ offset: edit.offset, length: edit.length, text: '' }];
    }
    default:
      return moved(text, pointer, mend.to);
  }
}

/** Of a key that is given twice, the one that the problem is about: a pointer names the first. */
function doubledAt(root: Node, text: string, { rule, line, column }: Omit<Problem, 'mends'>): Node | null {
  if (rule !== 'duplicate' && rule !== 'key') return null;
  const offset = offsetOf(text, { line, column });
  let node: Node | undefined = root;
  while (node) {
    const inner: Node | undefined = node.children?.find(
      (each) => each.offset <= offset && offset < each.offset + each.length,
    );
    if (inner?.offset === offset && node.type === 'property') return node.children?.[1] ?? null;
    node = inner;
  }
  return null;
}

function hasSibling(member: Node | null, name: string): boolean {
  return member?.parent?.children?.some(({ children }) => children?.[0]?.value === name) ?? false;
}

/** One edit from the first sign that differs to the last. */
function moved(text: string, pointer: string, target: string): readonly TextEdit[] | null {
  try {
    return [editBetween(text, moveMember(text, pointer, target))];
  } catch (error) {
    if (error instanceof CannotMigrate) return null;
    throw error;
  }
}

function editBetween(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return {
    offset: start,
    length: before.length - start - end,
    text: after.slice(start, after.length - end),
  };
}

/** Undefined for what is no JSON. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Where a line and a column are, in UTF-16 units. */
export function offsetOf(text: string, { line, column }: Position): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
