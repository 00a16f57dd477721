import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { valueEdits } from '../../../compiler/valueEdits.ts';
import type { TextEdit } from '../section.ts';
import { pathIn } from './jsonPlaces.ts';

/** A value as another text has it, so that it is taken over as it is written there. */
export interface Donor {
  readonly text: string;
  readonly tree: Node | undefined;
}

/**
 * The edits that give one place of a text the value that another text has there; all else stays as it is written. What
 * the donor does not have is taken out.
 */
export function setValue(text: string, pointer: string, donor: Donor): readonly TextEdit[] {
  const tree = parseTree(text);
  const path = pathIn(tree, pointer);
  const given = donor.tree && findNodeAtLocation(donor.tree, pathIn(donor.tree, pointer));
  const node = tree && findNodeAtLocation(tree, path);
  if (given && node)
    return [{ offset: node.offset, length: node.length, text: writtenAt(donor.text, given) }];
  const value = given && JSON.parse(writtenAt(donor.text, given));
  return valueEdits(text, path, value, keysBeside(pointer, donor));
}

function writtenAt(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

/** A new key stands behind the same neighbour as in the donor. */
function keysBeside(pointer: string, { tree }: Donor): string[] {
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  const block = tree && findNodeAtLocation(tree, pathIn(tree, around));
  return (block?.children ?? []).map(({ children }) => String(children?.[0]?.value));
}

/** The edits that give one place of a text a value; one that is undefined takes the place out. */
export function setValueOf(text: string, pointer: string, value: unknown): readonly TextEdit[] {
  return valueEdits(text, pathIn(parseTree(text), pointer), value);
}
