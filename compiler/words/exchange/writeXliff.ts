import { DOMImplementation, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import { ORIGINAL_LANGUAGE } from '../../wordsReference.ts';
import { type Piece, piecesOf } from './inlineCodes.ts';
import type { Unit } from './listUnits.ts';

export const XLIFF = 'urn:oasis:names:tc:xliff:document:1.2';

/** XLIFF 1.2 (decision 021): values and the like are inline codes, what else is known are notes. */
export function writeXliff(language: string, units: readonly Unit[]): string {
  const document = new DOMImplementation().createDocument(XLIFF, 'xliff');
  const root = document.documentElement as Element;
  root.setAttribute('version', '1.2');
  const file = add(document, root, 1, 'file', {
    original: `languages/${language}.json`,
    datatype: 'plaintext',
    'source-language': ORIGINAL_LANGUAGE,
    'target-language': language,
  });
  const body = add(document, file, 2, 'body', {});
  for (const unit of units) addUnit(document, body, unit);
  for (const [element, depth] of [
    [body, 2],
    [file, 1],
    [root, 0],
  ] as const)
    breakLine(document, element, depth);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

function addUnit(document: Document, body: Element, { key, source, target, where, notes }: Unit): void {
  const unit = add(document, body, 3, 'trans-unit', { id: key, resname: key, 'xml:space': 'preserve' });
  addPieces(document, add(document, unit, 4, 'source', {}), piecesOf(source));
  if (target !== null) {
    addPieces(document, add(document, unit, 4, 'target', { state: 'translated' }), piecesOf(target));
  }
  for (const text of [...(where === '' ? [] : [where]), ...notes]) {
    const note = add(document, unit, 4, 'note', { from: 'developer' });
    note.appendChild(document.createTextNode(text));
  }
  breakLine(document, unit, 3);
}

function addPieces(document: Document, parent: Element, pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (piece.kind === 'words') parent.appendChild(document.createTextNode(piece.text));
    else if (piece.kind === 'link') {
      const link = document.createElementNS(XLIFF, 'g');
      link.setAttribute('id', piece.id);
      link.setAttribute('ctype', 'link');
      addPieces(document, link, piece.pieces);
      parent.appendChild(link);
    } else {
      const code = document.createElementNS(XLIFF, 'ph');
      code.setAttribute('id', piece.id);
      code.setAttribute('ctype', piece.type);
      code.appendChild(document.createTextNode(piece.text));
      parent.appendChild(code);
    }
  }
}

/** An element on a line of its own. */
function add(
  document: Document,
  parent: Element,
  depth: number,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Element {
  breakLine(document, parent, depth);
  const element = document.createElementNS(XLIFF, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.appendChild(element);
  return element;
}

function breakLine(document: Document, parent: Element, depth: number): void {
  parent.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`));
}
