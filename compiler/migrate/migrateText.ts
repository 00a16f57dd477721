import { applyEdits, type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { parseSource } from '../parseSource.ts';
import type { Position } from '../problem.ts';
import type { SchemaNode } from '../tenantSchema.ts';
import { hasValue, keysOf, listOldKeys, type OldKey } from './successors.ts';

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
    migrated = renamePoints(moveValue(migrated, value, pointer, target), pointer, target);
  }
  return { text: migrated, migrations };
}

function moveValue(text: string, value: unknown, pointer: string, target: string): string {
  const node = findNode(text, value, pointer);
  const [from, to] = [keysOf(pointer), keysOf(target)];
  // Beside the old key the new one takes its place.
  if (JSON.stringify(from.slice(0, -1)) === JSON.stringify(to.slice(0, -1))) {
    return renameKey(text, node, to.at(-1) ?? '');
  }
  const written = text.slice(node.offset, node.offset + node.length);
  const oldIndent = indentAt(text, node.parent?.offset ?? node.offset);
  const rest = applyEdits(text, [removal(node)]);
  return insert(rest, to, written, oldIndent);
}

/** Takes a member out with its comma; what stands before it stays for the next one. */
function removal({ parent }: Node): Edit {
  const siblings = parent?.parent?.children ?? [];
  const index = parent ? siblings.indexOf(parent) : -1;
  const [before, own, after] = [siblings[index - 1], siblings[index], siblings[index + 1]];
  const block = parent?.parent;
  if (!own || !block) throw new CannotMigrate('There is nothing to take out.');
  const end = own.offset + own.length;
  if (after) return { offset: own.offset, length: after.offset - own.offset, content: '' };
  if (!before) return { offset: block.offset + 1, length: block.length - 2, content: '' };
  const start = before.offset + before.length;
  return { offset: start, length: end - start, content: '' };
}

/** Behind the last member of the block that is to hold it; blocks that are not there yet are made. */
function insert(text: string, keys: readonly string[], written: string, oldIndent: string): string {
  const root = parseTree(text);
  const depth = keys.findLastIndex(
    (_, index) => root && findNodeAtLocation(root, keys.slice(0, index))?.type === 'object',
  );
  const block = root && findNodeAtLocation(root, keys.slice(0, Math.max(0, depth)));
  if (!block) throw new CannotMigrate(`There is no place for /${keys.join('/')}.`);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const last = block.children?.at(-1);
  const unit = /^[\t ]+/m.exec(text)?.[0] ?? '  ';
  const own = last ? indentAt(text, last.offset) : indentAt(text, block.offset) + unit;
  const missing = keys.slice(Math.max(0, depth));
  const indents = missing.map((_, index) => own + unit.repeat(index));
  const deepest = indents.at(-1) ?? own;
  const value = written.replaceAll(lineEnd + oldIndent, lineEnd + deepest);
  const opened = missing
    .map(
      (key, index) =>
        `${lineEnd}${indents[index]}${JSON.stringify(key)}: ${index < missing.length - 1 ? '{' : value}`,
    )
    .join('');
  const closed = indents
    .slice(0, -1)
    .reverse()
    .map((indent) => `${lineEnd}${indent}}`)
    .join('');
  const at = last ? last.offset + last.length : block.offset + 1;
  const after = last ? '' : lineEnd + indentAt(text, block.offset);
  return `${text.slice(0, at)}${last ? ',' : ''}${opened}${closed}${after}${text.slice(at)}`;
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

/** An item of a list is named by a number, a member of an object by a text, be it digits. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  let node = value;
  return keysOf(pointer).map((key) => {
    const step = Array.isArray(node) ? Number(key) : key;
    node = (node as Readonly<Record<string, unknown>> | undefined)?.[key];
    return step;
  });
}

/** What the line begins with on which something stands. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
