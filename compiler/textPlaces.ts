/** Where something stands in a JSON text, and how members come and go in it while all else stays as it is written. */
import { type Edit, findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { keysOf } from './problem.ts';

/** The steps of a pointer: an item of a list is named by a number, a member of a block by a text, be it digits. */
export function pathIn(document: unknown, pointer: string): JSONPath {
  let node = document;
  return keysOf(pointer).map((key) => {
    const step = Array.isArray(node) ? Number(key) : key;
    node = (node as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return step;
  });
}

/**
 * Takes a member of a block (its property), or an entry of a list, out with its comma; what stands before it stays for
 * the next one.
 * @returns null for what stands in nothing
 */
export function removal(own: Node): Edit | null {
  const block = own.parent;
  const siblings = block?.children ?? [];
  const index = siblings.indexOf(own);
  if (!block || index < 0) return null;
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = own.offset + own.length;
  if (after) return { offset: own.offset, length: after.offset - own.offset, content: '' };
  if (!before) return { offset: block.offset + 1, length: block.length - 2, content: '' };
  const start = before.offset + before.length;
  return { offset: start, length: end - start, content: '' };
}

interface Written {
  /** The value as JSON, on several lines where it is long. */
  readonly written: string;
  /** What its lines but the first begin with. */
  readonly oldIndent: string;
}

/**
 * Behind the last member of the block that is to hold it; blocks that are not there yet are made.
 * @returns null where something else than a block is in the way, and where it stands already
 */
export function insertion(text: string, keys: JSONPath, { written, oldIndent }: Written): Edit | null {
  const root = parseTree(text);
  if (!root || findNodeAtLocation(root, keys)) return null;
  const depth = keys.findLastIndex((_, index) => findNodeAtLocation(root, keys.slice(0, index)));
  const block = findNodeAtLocation(root, keys.slice(0, Math.max(0, depth)));
  if (block?.type !== 'object') return null;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const last = block.children?.at(-1);
  const unit = /^[\t ]+/m.exec(text)?.[0] ?? '  ';
  const own = last ? indentAt(text, last.offset) : indentAt(text, block.offset) + unit;
  const missing = keys.slice(Math.max(0, depth));
  const indents = missing.map((_, index) => own + unit.repeat(index));
  const deepest = indents.at(-1) ?? own;
  const value = written.replaceAll(/\r?\n/g, lineEnd).replaceAll(lineEnd + oldIndent, lineEnd + deepest);
  const opened = missing
    .map(
      (key, index) =>
        `${lineEnd}${indents[index]}${JSON.stringify(String(key))}: ${index < missing.length - 1 ? '{' : value}`,
    )
    .join('');
  const closed = indents
    .slice(0, -1)
    .reverse()
    .map((indent) => `${lineEnd}${indent}}`)
    .join('');
  const at = last ? last.offset + last.length : block.offset + 1;
  const isEmpty = !last && text.slice(at, block.offset + block.length - 1).trim() === '';
  const length = isEmpty ? block.length - 2 : 0;
  const after = last ? '' : lineEnd + indentAt(text, block.offset);
  return { offset: at, length, content: `${last ? ',' : ''}${opened}${closed}${after}` };
}

/** What the line begins with on which something stands. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
