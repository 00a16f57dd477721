import { applyEdits, type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { parseSource } from '../parseSource.ts';
import { keysOf, type Position } from '../problem.ts';
import type { SchemaNode } from '../tenantSchema.ts';
import { indentAt, insertion, pathIn, removal } from '../textPlaces.ts';
import { hasValue, listOldKeys, type OldKey } from './successors.ts';

/** An old key with its place in the text. */
export type Migration = OldKey & Position;

/** Old and new key stand in one file: only its author knows which of the two is meant. */
export class CannotMigrate extends Error {
  override readonly name = 'CannotMigrate';
}

/**
 * A file's text with each old key in its new place. All else stays as it is, byte for byte.
 * @throws CannotMigrate for a text that is no JSON, and where the new key is given as well
 */
export function migrateText(
  text: string,
  file: string,
  schema?: SchemaNode,
): { readonly text: string; readonly migrations: readonly Migration[] } {
  const { document } = parseSource(text);
  if (!document) throw new CannotMigrate(`${file} is no JSON; npm run tenant -- validate says why.`);
  const migrations = listOldKeys(document.value, schema).map((old) => ({
    ...old,
    ...document.positionOf(old.pointer, true),
  }));
  let migrated = text;
  for (const { pointer, target, line, column } of migrations) {
    const value: unknown = JSON.parse(migrated);
    if (hasValue(value, target)) {
      throw new CannotMigrate(
        `${file}:${line}:${column} ${pointer} and ${target} are both given: two values for one thing. Take one of the two out.`,
      );
    }
    migrated = moveMember(migrated, pointer, target);
  }
  return { text: migrated, migrations };
}

/**
 * Takes a member to another place of the file; all else stays as it is.
 * @throws CannotMigrate where there is no room for it
 */
export function moveMember(text: string, pointer: string, target: string): string {
  return renamePoints(moveValue(text, pointer, target), pointer, target);
}

function moveValue(text: string, pointer: string, target: string): string {
  const value: unknown = JSON.parse(text);
  const node = findNode(text, value, pointer);
  const [from, to] = [keysOf(pointer), keysOf(target)];
  // Beside the old key the new one takes its place.
  if (JSON.stringify(from.slice(0, -1)) === JSON.stringify(to.slice(0, -1))) {
    return renameKey(text, node, to.at(-1) ?? '');
  }
  const written = text.slice(node.offset, node.offset + node.length);
  const oldIndent = indentAt(text, node.parent?.offset ?? node.offset);
  const member = node.parent && removal(node.parent);
  if (!member) throw new CannotMigrate('There is nothing to take out.');
  const rest = applyEdits(text, [member]);
  const added = insertion(rest, pathIn(value, target), { written, oldIndent });
  if (!added) throw new CannotMigrate(`There is no place for ${target}.`);
  return applyEdits(rest, [added]);
}

/** Places of what a draft has inherited (compiler/drafts/) are named by pointers: they follow. */
function renamePoints(text: string, pointer: string, target: string): string {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, ['inherited', 'unconfirmed']);
  const edits = (list?.children ?? []).flatMap((member): Edit[] => {
    const [key] = member.children ?? [];
    const name = String(key?.value);
    if (!key || (name !== pointer && !name.startsWith(`${pointer}/`))) return [];
    const content = JSON.stringify(target + name.slice(pointer.length));
    return [{ offset: key.offset, length: key.length, content }];
  });
  return applyEdits(text, edits);
}

function renameKey(text: string, { parent }: Node, name: string): string {
  const [key] = parent?.children ?? [];
  if (!key) return text;
  return applyEdits(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]);
}

function findNode(text: string, value: unknown, pointer: string): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, pathIn(value, pointer));
  if (!node) throw new CannotMigrate(`There is nothing at ${pointer}.`);
  return node;
}
