/** Columns that reports keep to, as a terminal or a mail shows them. */
const WIDTH = 100;

/**
 * Breaks a text between words so that it fits the page.
 * @param first what stands before the text on its first line, such as `  - `
 * @param indent columns before each further line
 */
export function wrapText(text: string, first = '', indent = first.length): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  // A non-breaking space belongs to its amount.
  for (const word of text.split(/[ \n]+/)) {
    const longer = isEmpty ? `${line}${word}` : `${line} ${word}`;
    if (!isEmpty && columnsOf(longer) > WIDTH) {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else line = longer;
    isEmpty = false;
  }
  return [...lines, line];
}

/** A heading with a line below it, and one above it that is empty. */
export function heading(text: string, mark: '=' | '-' = '-'): string[] {
  return ['', text, mark.repeat(columnsOf(text))];
}

/** Lines of `name   text`; the texts stand in one column. */
export function rows(pairs: readonly (readonly [name: string, text: string])[], indent = 2): string[] {
  const widest = Math.max(0, ...pairs.map(([name]) => columnsOf(name)));
  const column = indent + Math.min(widest, 36) + 2;
  return pairs.flatMap(([name, text]) => {
    const start = `${' '.repeat(indent)}${pad(name, column - indent - 2)}  `;
    // A name too long for its column stands on a line of its own.
    return columnsOf(start) > column
      ? [start.trimEnd(), ...wrapText(text, ' '.repeat(column))]
      : wrapText(text, start, column);
  });
}

function pad(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}

function columnsOf(text: string): number {
  return [...text].length;
}
