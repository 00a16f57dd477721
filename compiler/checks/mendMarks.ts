/** A text of which a value or a mark was lost or misspelt, as it was meant. */
import { type Mend, type Mendable, mendsOf } from '../mend.ts';
import { isSlip, nearestOf } from '../suggestNearest.ts';

/** A value as people write it: in one brace or three, in wide ones, and as shells and other programs do. */
const WRITTEN = /[$%#]?(?:[{｛]\s*){1,3}([^{}｛｝]*?)(?:\s*[}｝]){1,3}/g;

const VALUE = /\{\{-?\s*(\w+)\s*(?:,[^{}]*)?\}\}/g;
const HTML = /<\/?[a-z!][^>]*>|&(?:#\w+|[a-z]+\d*);/gi;

/** How HTML writes signs that have a meaning in it. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#39;': "'",
  '&apos;': "'",
};

interface Meant {
  /** Built-in texts that it may say the same as; the first is the one whose values it keeps. */
  readonly builtIn: readonly string[];
  /** Whether nothing is wrong with a text. */
  readonly isRight: (text: string) => boolean;
}

/** The first that is right: with its values spelt as they are, its marks closed, and what is lost put at its end. */
export function mendMarks(text: string, { builtIn, isRight }: Meant): Mendable {
  const given = [...new Set(builtIn.flatMap(valuesIn))];
  const { spelt, isSure } = spellValues(text, given);
  const plain = spelt.replace(HTML, (piece) => SIGNS[piece.toLowerCase()] ?? '');
  const bare = withoutStrayBraces(plain);
  const closed = closeMarks(bare, builtIn[0] ?? '');
  const offers: readonly (readonly [string, boolean])[] = [
    [spelt, isSure],
    [withoutStrayBraces(spelt), isSure],
    [plain, false],
    [bare, false],
    [closed, false],
    [withLostValues(closed, builtIn[0] ?? ''), false],
  ];
  const [right, isSafe] = offers.find(([each]) => each !== text && isRight(each)) ?? [];
  if (right === undefined) return {};
  const mend: Mend = { kind: 'value', value: right, title: `Write ${JSON.stringify(right)}` };
  return mendsOf(isSafe ? { ...mend, isSafe: true } : mend);
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(VALUE)].map(([, name = '']) => name);
}

/**
 * Each value by the name that is nearest to it, or by the only one that the text lacks.
 * @returns with it, whether each was a slip of the keyboard: what is written otherwise may mean another value
 */
function spellValues(
  text: string,
  given: readonly string[],
): { readonly spelt: string; readonly isSure: boolean } {
  const used = new Set(valuesIn(text));
  let isSure = true;
  const spelt = text.replace(WRITTEN, (whole, inside: string) => {
    const [name = '', ...format] = inside.split(',').map((piece) => piece.trim());
    const left = given.filter((each) => !used.has(each));
    const [nearest, ...others] = given.includes(name) ? [name] : nearestOf(name, given);
    const meant = others.length === 0 ? (nearest ?? (left.length === 1 ? left[0] : undefined)) : undefined;
    if (meant === undefined) return whole;
    used.add(meant);
    isSure &&= isSlip(name, meant);
    const [only] = format;
    return only === 'number' && meant === 'count' ? `{{${meant}, number}}` : `{{${meant}}}`;
  });
  return { spelt, isSure };
}

function withoutStrayBraces(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}|\s*[{}]/g, (piece) => (piece.startsWith('{{') ? piece : '')).trim();
}

/** Of a text with one link, the mark that is missing: at the end of the words, before the sign that ends them. */
function closeMarks(text: string, original: string): string {
  const [, number] = /^[^<]*<(\d+)>[^<]+<\/\1>[^<]*$/.exec(original) ?? [];
  if (number === undefined) return text;
  const [open, close] = [`<${number}>`, `</${number}>`];
  const isSingle = (mark: string) => text.split(mark).length === 2;
  if (isSingle(open) && !text.includes(close)) return text.replace(/([.!?。]?)$/u, `${close}$1`);
  return text;
}

function withLostValues(text: string, original: string): string {
  const lost = [...new Set(valuesIn(original))].filter((name) => !valuesIn(text).includes(name));
  return [text, ...lost.map((name) => `{{${name}}}`)].join(' ');
}
