import { applyEdits, type Edit, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import { indentAt, pathIn, removal } from '../textPlaces.ts';

export interface TextEdit {
  readonly pointer: string;
  /** Undefined takes the member out. */
  readonly value: unknown;
}

/** Changes and takes out single values of a JSON text, and leaves all else as people wrote it. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  return edits.reduce((edited, { pointer, value }) => {
    const path = pathIn(JSON.parse(edited), pointer);
    return applyEdits(edited, value === undefined ? taking(edited, path) : modify(edited, path, value, {}));
  }, text);
}

/** Nothing where nothing stands: a block around it may be missing as well. */
function taking(text: string, path: JSONPath): Edit[] {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  const edit = node && removal(node.parent?.type === 'property' ? node.parent : node);
  return edit ? [edit] : [];
}

/**
 * Adds a member to the outermost object, on a line of its own.
 * @param after the key that it stands behind; the last unless given
 */
export function addMember(
  text: string,
  { key, value, after }: { readonly key: string; readonly value: unknown; readonly after?: string },
): string {
  const members = parseTree(text)?.children ?? [];
  const last = members.find(({ children }) => children?.[0]?.value === after) ?? members.at(-1);
  if (!last) return JSON.stringify({ [key]: value }, null, 2);
  const indent = indentAt(text, last.offset);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const written = `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`;
  const end = last.offset + last.length;
  const member = `${lineEnd}${written}`.replaceAll(/\r?\n/g, lineEnd + indent);
  return `${text.slice(0, end)},${member}${text.slice(end)}`;
}
