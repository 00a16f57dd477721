import type { ErrorObject } from 'ajv';
import { mendsOf, nearestKeys, takeOut } from './mend.ts';
import { isTooLarge, mendKey, mendMissing, mendValue, switchMeant } from './mendStructure.ts';
import { belongsElsewhere, moveElsewhere } from './otherPlaces.ts';
import { type Finding, joinPointer } from './problem.ts';
import { didYouMean } from './suggestNearest.ts';
import type { SchemaNode } from './tenantSchema.ts';
import { isSecretAt } from './warnings/findSecret.ts';

/** Longest piece of somebody's value that a message repeats. */
const MAX_QUOTED = 60;

/** Turns what ajv found into plain words: the value, what is allowed, and the nearest allowed one. */
export function describeErrors(errors: readonly ErrorObject[]): Finding[] {
  return errors.flatMap((error) => {
    const isNullable = errors.some(
      (each) => each.keyword === 'anyOf' && each.instancePath === error.instancePath,
    );
    if (isRepeated(error, isNullable)) return [];
    return [describe(error, isNullable)];
  });
}

/** ajv reports a failed choice and each of its branches, and a bad key name twice; one message is enough. */
function isRepeated({ keyword, params, propertyName }: ErrorObject, isNullable: boolean): boolean {
  if (keyword === 'anyOf' || keyword === 'if') return true;
  if (isNullable && keyword === 'type' && params.type === 'null') return true;
  return propertyName !== undefined && keyword !== 'propertyNames';
}

function describe(error: ErrorObject, isNullable: boolean): Finding {
  const { keyword, instancePath: pointer, params, data } = error;
  const said = typeof data === 'string' && isSecretAt(pointer, data) ? 'This text' : quote(data);
  const at = (rule: string, message: string): Finding => ({
    pointer,
    rule,
    message,
    ...mendValue(error, isNullable),
  });
  switch (keyword) {
    case 'required': {
      const key = String(params.missingProperty);
      const message = `The key "${key}" is missing.`;
      return { pointer: joinPointer(pointer, key), rule: keyword, message, ...mendMissing(error, key) };
    }
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys((error.parentSchema as SchemaNode).properties ?? {});
      const value = (data as Readonly<Record<string, unknown>> | undefined)?.[key];
      const meant = belongsElsewhere(key, value, pointer) || didYouMean(key, known);
      const message = `The key "${key}" is not known here.${meant}`;
      const moved = moveElsewhere(key, value, pointer);
      const mends = moved.mends || belongsElsewhere(key, value, pointer) ? moved : nearestKeys(key, known);
      return {
        pointer: joinPointer(pointer, key),
        rule: 'unknown-key',
        message,
        isAboutKey: true,
        ...(mends.mends ? mends : mendsOf(takeOut())),
      };
    }
    case 'propertyNames': {
      const key = String(params.propertyName);
      const message = `"${key}" cannot be a key here.${exampleIn(error.schema)}`;
      const mends = mendKey(error, key);
      return { pointer: joinPointer(pointer, key), rule: 'key', message, isAboutKey: true, ...mends };
    }
    case 'type':
      return at(keyword, `${said} is ${kindOf(data)}; ${expected(params.type, isNullable)} is expected.`);
    case 'enum': {
      const values = params.allowedValues as unknown[];
      const allowed = values.map((each) => JSON.stringify(each));
      const texts = values.filter((each) => typeof each === 'string');
      // "no" is nearer to "on" than to what it means.
      const likely = switchMeant(data, values) ?? (`${data}`.trim() === '' ? null : data);
      const nearest = typeof data === 'string' && typeof likely === 'string' ? didYouMean(likely, texts) : '';
      return at(keyword, `${said} is not allowed; allowed are ${allowed.join(', ')}.${nearest}`);
    }
    case 'not':
      return at('reserved', `${said} is reserved for the portal itself. Choose another.`);
    case 'pattern':
      return at(keyword, `${said} does not fit here.${meaningOf(error)}${exampleOf(error)}`);
    case 'uniqueItems':
      return at(
        keyword,
        `Entries ${Number(params.i) + 1} and ${Number(params.j) + 1} are the same; each may stand once.`,
      );
    default:
      return at(keyword, `${said} ${LIMITS[keyword]?.(params) ?? error.message}.${exampleOf(error)}`);
  }
}

const LIMITS: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  minimum: ({ limit }) => `is too small; ${limit} is the least allowed`,
  maximum: ({ limit }) => `is too large; ${limit} is the most allowed`,
  exclusiveMinimum: ({ limit }) => `is too small; it must be more than ${limit}`,
  minLength: ({ limit }) => `is too short; at least ${count(limit, 'character')} needed`,
  maxLength: ({ limit }) => `is too long; at most ${count(limit, 'character')} allowed`,
  minItems: ({ limit }) => `has too few entries; at least ${count(limit, 'entry')} needed`,
  maxItems: ({ limit }) => `has too many entries; at most ${count(limit, 'entry')} allowed`,
  maxProperties: ({ limit }) => `has too many entries; at most ${count(limit, 'entry')} allowed`,
  minProperties: ({ limit }) => `is too empty; at least ${count(limit, 'entry')} needed`,
};

function count(limit: unknown, word: string): string {
  if (limit === 1) return `one ${word} is`;
  return `${limit} ${word === 'entry' ? 'entries' : `${word}s`} are`;
}

/** A value as the file writes it, cut when long. */
function quote(value: unknown): string {
  if (Array.isArray(value)) return 'This list';
  if (value !== null && typeof value === 'object') return 'This block';
  if (isTooLarge(value)) return 'This number';
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…"` : text;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a block in { }',
  array: 'a list in [ ]',
  null: 'null',
};

function kindOf(value: unknown): string {
  if (isTooLarge(value)) return 'too large';
  const name = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return KINDS[name] ?? name;
}

function expected(type: unknown, isNullable: boolean): string {
  const names = Array.isArray(type) ? type.map(String) : [String(type)];
  if (isNullable) names.push('null');
  return names.map((name) => KINDS[name] ?? name).join(' or ');
}

function meaningOf({ parentSchema }: ErrorObject): string {
  const { description } = parentSchema as SchemaNode;
  // Without the requirements that it cites: they are for engineers.
  return description ? ` ${description.replace(/ \([A-Z]{3}-\d[^)]*\)/, '')}` : '';
}

function exampleOf({ parentSchema }: ErrorObject): string {
  return exampleIn(parentSchema);
}

/** One that fits: of the schema's own, or what holds where nothing is written. */
function exampleIn(schema: unknown): string {
  const { examples, default: usual } = schema as SchemaNode & { readonly default?: unknown };
  const example = examples?.[0] ?? (usual === null || typeof usual === 'object' ? undefined : usual);
  return example === undefined ? '' : ` For example ${JSON.stringify(example)}.`;
}
