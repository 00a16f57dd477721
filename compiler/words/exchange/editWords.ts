import { applyEdits, type Edit, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { stepsTo } from '../../wordsReference.ts';

/** As words files are laid out; what stands there already keeps its own layout. */
const LAYOUT = { insertSpaces: true, tabSize: 2 };

/**
 * Writes texts into the text of a words file and leaves all else as people wrote it.
 * @param texts by full key; what the file does not have yet is put where the original has it
 * @param order keys in the order of the original
 */
export function editWords(
  file: string,
  texts: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const root = parseTree(file) as Node;
  const replaced: Edit[] = [];
  const missing: string[] = [];
  for (const [key, text] of texts) {
    const node = findNodeAtLocation(root, stepsTo(key));
    if (node) replaced.push({ offset: node.offset, length: node.length, content: JSON.stringify(text) });
    else missing.push(key);
  }
  return missing.reduce(
    (edited, key) => insert(edited, key, texts.get(key) ?? '', order),
    applyEdits(file, replaced),
  );
}

/** Behind the neighbours that the original has before it. */
function insert(file: string, key: string, text: string, order: readonly string[]): string {
  const root = parseTree(file) as Node;
  const path = stepsTo(key);
  const depth = path.findIndex((_, index) => !findNodeAtLocation(root, path.slice(0, index + 1)));
  const block = path.slice(0, depth);
  const rankOf = (name: string) => {
    const full = [...block, name].join('.');
    const rank = order.findIndex((each) => each === full || each.startsWith(`${full}.`));
    return rank < 0 ? order.length : rank;
  };
  const own = rankOf(path[depth] ?? '');
  const edits = modify(file, path, text, {
    formattingOptions: { ...LAYOUT, eol: file.includes('\r\n') ? '\r\n' : '\n' },
    getInsertionIndex: (names) => names.findLastIndex((name) => rankOf(name) < own) + 1,
  });
  return applyEdits(file, edits);
}
