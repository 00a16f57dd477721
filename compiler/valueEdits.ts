import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';

/** A change of a text, in UTF-16 units of the text before it. */
export interface TextSpan {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** An array of plain values stays on its line up to this width, as this project's files have it. */
const LINE = 100;

/**
 * The smallest edits that set one value of a JSON text or take it out: all else stays as people wrote it. What is new
 * stands where its neighbours stand, on a line of its own if they do.
 * @param path as of `pathIn` (textPlaces.ts); what lacks around the value is made
 * @param value undefined takes the member out
 * @param order keys of the block that the value is a member of, where they have an order
 */
export function valueEdits(
  text: string,
  path: JSONPath,
  value: unknown,
  order: readonly string[] = [],
): readonly TextSpan[] {
  const root = parseTree(text);
  if (!root) return [];
  const node = path.length === 0 ? root : findNodeAtLocation(root, [...path]);
  if (value === undefined) return node ? [removal(node)] : [];
  if (node) return [replacement(text, node, value)];
  let depth = path.length - 1;
  while (depth > 0 && !findNodeAtLocation(root, path.slice(0, depth))) depth -= 1;
  const around = depth === 0 ? root : findNodeAtLocation(root, path.slice(0, depth));
  const wrapped = wrap(path.slice(depth + 1), value);
  const step = path[depth];
  if (!around || step === undefined) return [];
  if (around.type === 'array') return [itemAt(text, around, around.children?.length ?? 0, wrapped)];
  if (around.type !== 'object') return [replacement(text, around, wrap(path.slice(depth), value))];
  return [memberIn(text, around, String(step), wrapped, order)];
}

/** Puts an item into a list, before the one that has this place. */
export function insertItem(text: string, path: JSONPath, index: number, value: unknown): readonly TextSpan[] {
  const root = parseTree(text);
  const list = root && (path.length === 0 ? root : findNodeAtLocation(root, [...path]));
  return list?.type === 'array' ? [itemAt(text, list, index, value)] : [];
}

/** Two items of a list change places, each as it is written. */
export function swapItems(text: string, path: JSONPath, one: number, other: number): readonly TextSpan[] {
  const root = parseTree(text);
  const items = (root && findNodeAtLocation(root, [...path]))?.children ?? [];
  const [first, second] = [items[Math.min(one, other)], items[Math.max(one, other)]];
  if (!first || !second || first === second) return [];
  const spanOf = ({ offset, length }: Node, by: Node) => ({
    offset,
    length,
    text: text.slice(by.offset, by.offset + by.length),
  });
  return [spanOf(first, second), spanOf(second, first)];
}

/** The text with edits that do not overlap, each measured in the text before all of them. */
export function applySpans(text: string, spans: readonly TextSpan[]): string {
  return [...spans]
    .sort((one, other) => other.offset - one.offset)
    .reduce((edited, { offset, length, text: by }) => {
      return edited.slice(0, offset) + by + edited.slice(offset + length);
    }, text);
}

function wrap(path: JSONPath, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
}

/** With the comma before it, or after it for the first; an emptied block is `{}`. */
function removal(node: Node): TextSpan {
  const member = node.parent?.type === 'property' ? node.parent : node;
  const around = member.parent;
  const siblings = around?.children ?? [];
  const index = siblings.indexOf(member);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = member.offset + member.length;
  if (before) return span(endOf(before), end);
  if (after) return span(member.offset, after.offset);
  return around ? span(around.offset + 1, endOf(around) - 1) : span(member.offset, end);
}

function span(from: number, to: number, text = ''): TextSpan {
  return { offset: from, length: to - from, text };
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function replacement(text: string, node: Node, value: unknown): TextSpan {
  const isLine = isOnLine(text, node) && (node.children?.length ?? 0) > 0;
  return span(node.offset, endOf(node), write(value, text, indentAt(text, node.offset), isLine));
}

function memberIn(
  text: string,
  around: Node,
  key: string,
  value: unknown,
  order: readonly string[],
): TextSpan {
  const members = around.children ?? [];
  const place = order.indexOf(key);
  const isBefore = (member: Node) => {
    const at = order.indexOf(String(member.children?.[0]?.value));
    return at !== -1 && at < place;
  };
  const index = place === -1 ? members.length : members.findLastIndex(isBefore) + 1;
  return insertion(text, around, index, value, `${JSON.stringify(key)}: `);
}

function itemAt(text: string, list: Node, index: number, value: unknown): TextSpan {
  return insertion(text, list, index, value, '');
}

function insertion(text: string, around: Node, index: number, value: unknown, name: string): TextSpan {
  const siblings = around.children ?? [];
  const [before, after] = [siblings[index - 1], siblings[index]];
  if (isOnLine(text, around) && siblings.length > 0) {
    const written = name + write(value, text, '', true);
    return before
      ? span(endOf(before), endOf(before), `, ${written}`)
      : span(after?.offset ?? 0, after?.offset ?? 0, `${written}, `);
  }
  const lineEnd = lineEndOf(text);
  const outer = indentAt(text, around.offset);
  const sibling = before ?? after;
  const inner = sibling ? indentAt(text, sibling.offset) : outer + unitOf(text);
  const written = name + write(value, text, inner);
  if (before) return span(endOf(before), endOf(before), `,${lineEnd}${inner}${written}`);
  if (after) return span(after.offset, after.offset, `${written},${lineEnd}${inner}`);
  if (name === '' && isPlain(value)) return span(around.offset + 1, endOf(around) - 1, written);
  return span(around.offset + 1, endOf(around) - 1, `${lineEnd}${inner}${written}${lineEnd}${outer}`);
}

/** A value as the file around it is laid out. */
function write(value: unknown, text: string, indent: string, isLine = false): string {
  const lineEnd = lineEndOf(text);
  const unit = unitOf(text);
  const lay = (part: unknown, at: string): string => {
    if (isPlain(part)) return JSON.stringify(part);
    const isList = Array.isArray(part);
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    const entries = Object.entries(part as object);
    if (entries.length === 0) return open + close;
    const nameOf = (key: string) => (isList ? '' : `${JSON.stringify(key)}: `);
    const line = isLine || (isList && entries.every(([, each]) => isPlain(each)));
    if (line) {
      const written = entries.map(([key, each]) => nameOf(key) + lay(each, at)).join(', ');
      const onLine = isList ? `[${written}]` : `{ ${written} }`;
      if (isLine || at.length + onLine.length <= LINE) return onLine;
    }
    const inner = at + unit;
    const lines = entries.map(([key, each]) => inner + nameOf(key) + lay(each, inner));
    return `${open}${lineEnd}${lines.join(`,${lineEnd}`)}${lineEnd}${at}${close}`;
  };
  return lay(value, indent);
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function isOnLine(text: string, node: Node): boolean {
  return !text.slice(node.offset, endOf(node)).includes('\n');
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

function unitOf(text: string): string {
  return /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
}
