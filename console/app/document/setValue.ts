import { findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../section.ts';
import { keysOf, pathIn } from './jsonPlaces.ts';

/** A value as another text has it, so that it is taken over as it is written there. */
export interface Donor {
  readonly text: string;
  readonly tree: Node | undefined;
}

/**
 * The edits that give one place of a text the value that another text has there; all else stays as it is written. What
 * the donor does not have is taken out.
 */
export function setValue(text: string, pointer: string, donor: Donor): TextEdit[] {
  const tree = parseTree(text);
  const path = pathIn(tree, pointer);
  const given = donor.tree && findNodeAtLocation(donor.tree, pathIn(donor.tree, pointer));
  const node = tree && findNodeAtLocation(tree, path);
  if (given && node) {
    const written = donor.text.slice(given.offset, given.offset + given.length);
    return [{ offset: node.offset, length: node.length, text: written }];
  }
  const edits = modify(text, path, given && readAt(donor.text, given), {
    formattingOptions: formattingOf(text),
    getInsertionIndex: (names) => indexAmong(names, pointer, donor),
  });
  return edits.map(({ offset, length, content }) => ({ offset, length, text: content }));
}

function readAt(text: string, { offset, length }: Node): unknown {
  return JSON.parse(text.slice(offset, offset + length));
}

/** A new key stands behind the same neighbour as in the donor. */
function indexAmong(names: readonly string[], pointer: string, { tree }: Donor): number {
  const own = keysOf(pointer).at(-1) ?? '';
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const object = tree && findNodeAtLocation(tree, pathIn(tree, parent));
  const ordered = (object?.children ?? []).map(({ children }) => String(children?.[0]?.value));
  const before = ordered.slice(0, ordered.indexOf(own)).reverse();
  const neighbour = before.find((name) => names.includes(name));
  return neighbour === undefined ? names.length : names.indexOf(neighbour) + 1;
}

/** The edits that give one place of a text a value; one that is undefined takes the place out. */
export function setValueOf(text: string, pointer: string, value: unknown): TextEdit[] {
  const edits = modify(text, pathIn(parseTree(text), pointer), value, {
    formattingOptions: formattingOf(text),
  });
  return edits.map(({ offset, length, content }) => ({ offset, length, text: content }));
}

function formattingOf(text: string) {
  return { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}
