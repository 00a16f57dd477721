import { evaluate, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { type Mend, type Mendable, mendsOf, replaceBy, takeOut } from './mend.ts';
import { once } from './once.ts';
import { FORBIDDEN_KEYS, HIDDEN_CHARACTERS, parseSound } from './parseSound.ts';
import { type Finding, joinPointer, type Position } from './problem.ts';
import { readSourceText } from './sourceText.ts';
import { findSyntaxMistake } from './syntax/findSyntaxMistake.ts';

/** A parsed file that still knows where everything stands. */
export interface SourceDocument {
  readonly value: unknown;
  /** Position of the value at the pointer, or of its key; of the nearest thing around it when there is none. */
  positionOf(pointer: string, isAboutKey?: boolean): Position;
}

interface Places {
  readonly values: Map<string, Position>;
  readonly keys: Map<string, Position>;
  readonly findings: Finding[];
}

/**
 * Parses JSON as people write it: doubled and forbidden keys are findings, not silently dropped.
 * @returns document null when the text is no JSON at all
 */
export function parseSource(source: string | Uint8Array): {
  document: SourceDocument | null;
  findings: Finding[];
} {
  const { text, findings } = readSourceText(source);
  if (text === null) return { document: null, findings };
  const sound = parseSound(text);
  if (sound) {
    const read = once(() => parsePlaces(text));
    return {
      document: { value: sound.value, positionOf: (...place) => positionOf(read().places, ...place) },
      findings,
    };
  }
  try {
    const { value, places } = parsePlaces(text);
    return {
      document: { value, positionOf: (...place) => positionOf(places, ...place) },
      findings: places.findings,
    };
  } catch (error) {
    return { document: null, findings: [toSyntaxFinding(error, text)] };
  }
}

/** The value with the place of everything in it. */
function parsePlaces(text: string): { readonly value: unknown; readonly places: Places } {
  const places: Places = { values: new Map(), keys: new Map(), findings: [] };
  return { value: toValue(parse(text, { mode: 'json' }).body, '', places), places };
}

function toValue(node: ValueNode, pointer: string, places: Places): unknown {
  const { line, column } = node.loc.start;
  places.values.set(pointer, { line, column });
  switch (node.type) {
    case 'Object':
      return toObject(node, pointer, places);
    case 'Array':
      return node.elements.map((each, index) => toValue(each.value, joinPointer(pointer, index), places));
    case 'String': {
      const [hidden] = HIDDEN_CHARACTERS.exec(node.value) ?? [];
      if (hidden !== undefined) {
        places.findings.push({
          pointer,
          rule: 'text',
          message: `This text holds a hidden control character. It is ${nameHidden(hidden)}: take it out.`,
          ...takeHiddenOut(node.value),
        });
      }
      return node.value;
    }
    case 'Number':
      if (!Number.isFinite(node.value)) {
        places.findings.push({ pointer, rule: 'number', message: 'This number is too large to be read.' });
      }
      return node.value;
    case 'Boolean':
      return node.value;
    default:
      return null;
  }
}

function toObject(node: ObjectNode, pointer: string, places: Places): unknown {
  const object: Record<string, unknown> = {};
  for (const { name, value } of node.members) {
    const key = name.type === 'String' ? name.value : name.name;
    const place = joinPointer(pointer, key);
    const { line, column } = name.loc.start;
    const refuse = (rule: string, message: string, mend: Mend) =>
      places.findings.push({ pointer: place, rule, message, at: { line, column }, ...mendsOf(mend) });
    if (FORBIDDEN_KEYS.includes(key)) {
      refuse('key', `The key "${key}" is not allowed anywhere.`, takeOut());
      continue;
    }
    if (Object.hasOwn(object, key)) {
      const first = places.keys.get(place);
      const isSame = JSON.stringify(evaluate(value)) === JSON.stringify(object[key]);
      refuse(
        'duplicate',
        `The key "${key}" is given twice; it stands in line ${first?.line} already.`,
        isSame
          ? { ...takeOut('Take this one out: both say the same'), isSafe: true }
          : takeOut(`Take this one out, and keep the one of line ${first?.line}`),
      );
      continue;
    }
    places.keys.set(place, { line, column });
    object[key] = toValue(value, place, places);
  }
  return object;
}

function positionOf({ values, keys }: Places, pointer: string, isAboutKey = false): Position {
  const own = isAboutKey ? (keys.get(pointer) ?? values.get(pointer)) : values.get(pointer);
  if (own) return own;
  return pointer === ''
    ? { line: 1, column: 1 }
    : positionOf({ values, keys, findings: [] }, parentOf(pointer));
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** What the mistake is, and how to mend it; the parser's own words where nobody has better ones. */
function toSyntaxFinding(error: unknown, text: string): Finding {
  const { message, line, column } = error as Error & Partial<Position>;
  if (line === undefined || column === undefined) throw error;
  const mistake = findSyntaxMistake(text);
  return mistake
    ? {
        pointer: '',
        rule: 'syntax',
        message: mistake.message,
        at: placeAt(text, mistake.offset),
        ...mendsOf(mistake.mend ?? null),
      }
    : { pointer: '', rule: 'syntax', message: `This is not JSON. ${message}`, at: { line, column } };
}

function placeAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** A break of lines parts words; what cannot be seen at all parts nothing. */
function takeHiddenOut(text: string): Mendable {
  const all = new RegExp(HIDDEN_CHARACTERS.source, 'gu');
  const seen = text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(all, '');
  if (seen.trim() === '') return {};
  return mendsOf({ ...replaceBy(seen, true), title: 'Take the hidden signs out' });
}

/** A sign that nobody sees, by what it is called. */
function nameHidden(sign: string): string {
  const names: Readonly<Record<string, string>> = {
    '\n': 'a line break',
    '\r': 'a line break',
    '\t': 'a tab',
    '\u2028': 'a line break',
    '\u2029': 'a line break',
    '\ufeff': 'a byte order mark',
  };
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${names[sign] ?? 'one that cannot be seen'} (U+${code})`;
}
