import type { SourceDocument } from './parseSource.ts';

/** A text, or a list of texts without brackets in them. */
const VALUE = /"(?:[^"\\]|\\.)*"|\[[^\]]*\]/y;

/**
 * Replaces single values in the text of a file and leaves all else as people wrote it.
 * @param edits new values by pointer, for texts and lists of plain texts that are there
 */
export function replaceValues(
  text: string,
  document: SourceDocument,
  edits: ReadonlyMap<string, unknown>,
): string {
  const lines = text.split('\n');
  const placed = [...edits].map(([pointer, value]) => {
    const { line, column } = document.positionOf(pointer);
    const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
    return { offset: before + column - 1, value };
  });
  // From the end, so that no edit moves the place of the next.
  return placed
    .sort((a, b) => b.offset - a.offset)
    .reduce((edited, { offset, value }) => {
      VALUE.lastIndex = offset;
      const [old = ''] = VALUE.exec(edited) ?? [];
      return edited.slice(0, offset) + JSON.stringify(value) + edited.slice(offset + old.length);
    }, text);
}
