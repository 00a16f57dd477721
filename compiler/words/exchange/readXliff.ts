import { DOMParser, type Document, type Element, type Node, type ParseError } from '@xmldom/xmldom';
import type { Position } from '../../problem.ts';
import { CannotImport, type Refused, type Returned, type ReturnedText } from './returned.ts';
import { XLIFF } from './writeXliff.ts';

/** A translator's program has put the original there, for somebody to write over. */
const UNTOUCHED = ['new', 'needs-translation'];

/** Elements whose words belong to the text: pieces of sentences, comments on them, codes. */
const TRANSPARENT = ['mrk', 'ph', 'bpt', 'ept', 'it', 'sub'];

/** @throws CannotImport when it is no XLIFF 1.2 for that language */
export function readXliff(text: string, language: string): Returned {
  const root = parse(text);
  if (root.localName !== 'xliff' || root.namespaceURI !== XLIFF) {
    const version = root.localName === 'xliff' ? ` of version ${root.getAttribute('version')}` : '';
    const what = root.localName === 'xliff' ? `XLIFF${version}` : `<${root.tagName}>`;
    throw new CannotImport(
      `This is ${what}; XLIFF 1.2 is needed, as "words --export" writes it.`,
      placeOf(root),
    );
  }
  for (const file of elementsOf(root, 'file')) {
    const target = file.getAttribute('target-language');
    if (target && !isSame(target, language))
      throw new CannotImport(
        `This file is for the language "${target}", not for "${language}".`,
        placeOf(file),
      );
  }
  const texts: ReturnedText[] = [];
  const refused: Refused[] = [];
  for (const unit of elementsOf(root, 'trans-unit')) {
    const key = unit.getAttribute('resname') || unit.getAttribute('id') || '';
    const source = childOf(unit, 'source');
    const target = childOf(unit, 'target');
    const at = placeOf(target ?? unit);
    try {
      const original = source ? textOf(source, source) : '';
      const written = target ? textOf(target, source) : '';
      const isUntouched = UNTOUCHED.includes(target?.getAttribute('state') ?? '') && written === original;
      texts.push({ key, source: source && original, target: isUntouched ? '' : written, ...at });
    } catch (error) {
      if (!(error instanceof CannotImport)) throw error;
      refused.push({ key, message: error.message, ...error.at });
    }
  }
  return { texts, refused };
}

function parse(text: string): Element {
  let document: Document;
  let why = '';
  try {
    document = new DOMParser({
      onError(_, message) {
        why = message.trim();
        throw new Error(why);
      },
    }).parseFromString(text, 'text/xml');
  } catch (error) {
    const { message, locator } = error as ParseError;
    const { lineNumber, columnNumber } = (locator ?? {}) as { lineNumber?: number; columnNumber?: number };
    throw new CannotImport(`This is no XML: ${why || message}.`, {
      line: lineNumber || 1,
      column: columnNumber || 1,
    });
  }
  if (document.doctype) throw new CannotImport('A file of texts has no DOCTYPE.');
  return document.documentElement as Element;
}

/** @param source where codes are looked up that have come back without their text */
function textOf(element: Element, source: Element | null): string {
  let text = '';
  for (const node of element.childNodes) {
    if (!isElement(node)) text += node.nodeType === node.COMMENT_NODE ? '' : (node.nodeValue ?? '');
    else if (node.localName === 'g') {
      const id = node.getAttribute('id');
      text += `<${id}>${textOf(node, source)}</${id}>`;
    } else if (node.localName === 'x' || (node.localName === 'ph' && node.textContent === '')) {
      text += codeOf(node, source);
    } else if (TRANSPARENT.includes(node.localName ?? '')) text += textOf(node, source);
    else throw new CannotImport(`<${node.tagName}> has no meaning in a text of the portal.`, placeOf(node));
  }
  return text;
}

function codeOf(code: Element, source: Element | null): string {
  const id = code.getAttribute('id');
  const known = source ? elementsOf(source, 'ph').find((each) => each.getAttribute('id') === id) : undefined;
  const text = known?.textContent || code.getAttribute('equiv-text');
  if (text) return text;
  throw new CannotImport(`The original has no code with the id "${id}".`, placeOf(code));
}

function elementsOf(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS(XLIFF, name)];
}

function childOf(parent: Element, name: string): Element | null {
  return [...parent.childNodes].filter(isElement).find(({ localName }) => localName === name) ?? null;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function placeOf({ lineNumber, columnNumber }: Node): Position {
  return { line: lineNumber ?? 1, column: columnNumber ?? 1 };
}

/** `pt_br` is `pt-BR`. */
function isSame(one: string, other: string): boolean {
  return one.replaceAll('_', '-').toLowerCase() === other.toLowerCase();
}
