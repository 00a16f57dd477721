import { type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { type Finding, joinPointer, type Position } from './problem.ts';
import { endOf, readSourceText } from './sourceText.ts';

/** A parsed file that still knows where everything stands. */
export interface SourceDocument {
  readonly value: unknown;
  /** Position of the value at the pointer, or of its key; of the nearest thing around it when there is none. */
  positionOf(pointer: string, isAboutKey?: boolean): Position;
}

/** Keys that reach an object's prototype when somebody merges carelessly (threat X3). */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Control characters, lone surrogates, and marks that turn the writing direction of what follows (threat X8). */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

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
  try {
    const places: Places = { values: new Map(), keys: new Map(), findings };
    const value = toValue(parse(text, { mode: 'json' }).body, '', places);
    return { document: { value, positionOf: (...place) => positionOf(places, ...place) }, findings };
  } catch (error) {
    return { document: null, findings: [toSyntaxFinding(error, text)] };
  }
}

function toValue(node: ValueNode, pointer: string, places: Places): unknown {
  const { line, column } = node.loc.start;
  places.values.set(pointer, { line, column });
  switch (node.type) {
    case 'Object':
      return toObject(node, pointer, places);
    case 'Array':
      return node.elements.map((each, index) => toValue(each.value, joinPointer(pointer, index), places));
    case 'String':
      if (HIDDEN_CHARACTERS.test(node.value)) {
        places.findings.push({
          pointer,
          rule: 'text',
          message: 'This text holds a hidden control character.',
        });
      }
      return node.value;
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
    const refuse = (rule: string, message: string) =>
      places.findings.push({ pointer: place, rule, message, at: { line, column } });
    if (FORBIDDEN_KEYS.includes(key)) {
      refuse('key', `The key "${key}" is not allowed anywhere.`);
      continue;
    }
    if (Object.hasOwn(object, key)) {
      const first = places.keys.get(place);
      refuse('duplicate', `The key "${key}" is given twice; it stands in line ${first?.line} already.`);
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

/** The parser's words, without its own position and its names for brackets. */
function toSyntaxFinding(error: unknown, text: string): Finding {
  const { name, message, line, column } = error as Error & Partial<Position>;
  if (line === undefined || column === undefined) throw error;
  if (/end of input/.test(message)) {
    const end = 'The file ends in the middle of a value: a closing bracket or quote is missing.';
    return { pointer: '', rule: 'syntax', message: end, at: endOf(text) };
  }
  const what = message
    .replace(/\s*\(\d+:\d+\)$/, '')
    .replace(/ found\.?$/, '')
    .replace(/token (\w+)$/, (_, token: string) => TOKENS[token] ?? token);
  const hint =
    'JSON has no comments, no comma after the last entry, and double quotes around keys and texts.';
  return {
    pointer: '',
    rule: 'syntax',
    message: `${what || name} is not JSON here. ${hint}`,
    at: { line, column },
  };
}

const TOKENS: Readonly<Record<string, string>> = {
  LBrace: '"{"',
  RBrace: '"}"',
  LBracket: '"["',
  RBracket: '"]"',
  Comma: '","',
  Colon: '":"',
  String: 'text',
  Number: 'number',
};
