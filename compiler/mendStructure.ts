/** What would mend a value that does not fit the schema. */
import type { ErrorObject } from 'ajv';
import { type Mend, type Mendable, mendsOf, nearestValues, renameTo, replaceBy, takeOut } from './mend.ts';
import { isWithin, mendText, type ValueSchema } from './mendText.ts';
import { followRef, type SchemaNode } from './tenantSchema.ts';
import { isHostOnly } from './warnings/valueWarning.ts';

/** So many values are offered one by one. */
const MOST_CHOICES = 4;

/** A value that fits, made of the one that was written where that can be told. */
export function mendValue(error: ErrorObject, isNullable: boolean): Mendable {
  const { keyword, params, data } = error;
  const schema = error.parentSchema as ValueSchema;
  switch (keyword) {
    case 'type':
      return mendType(error, [params.type].flat().map(String), isNullable);
    case 'enum':
      return mendChoice(data, params.allowedValues as unknown[]);
    case 'pattern':
    case 'minLength':
    case 'maxLength':
      return mendText(String(data), schema, isHostOnly(error.instancePath));
    case 'minimum':
    case 'maximum':
      return mendsOf(replaceBy(params.limit));
    case 'uniqueItems': {
      // The later one of two that say the same.
      const below = `/${Math.max(Number(params.i), Number(params.j))}`;
      return mendsOf({ ...takeOut('Take the second of the two out'), below, isSafe: true });
    }
    default:
      return {};
  }
}

/** A member with its usual value, or the first that is allowed; none that each tenant has of its own. */
export function mendMissing({ parentSchema }: ErrorObject, key: string): Mendable {
  const described = (parentSchema as SchemaNode).properties?.[key];
  if (!described || described['x-own']) return {};
  const { default: usual, enum: choices, examples } = followRef(described) as ValueSchema;
  const value = usual ?? choices?.[0] ?? (described.examples ?? examples)?.[0];
  // Of a block or a list an example is no more than that.
  if (value === undefined || (value !== null && typeof value === 'object')) return {};
  return mendsOf({ kind: 'insert', value, title: `Insert "${key}": ${JSON.stringify(value)}` });
}

/** The same key as the schema would have it: in small letters, without what cannot stand in it. */
export function mendKey({ schema, params }: ErrorObject, key: string): Mendable {
  const { pattern } = schema as ValueSchema;
  if (pattern === undefined || params.propertyName === undefined) return {};
  const rule = new RegExp(pattern, 'u');
  const made = [
    key.trim(),
    key.trim().toLowerCase(),
    key
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9-]/g, ''),
  ];
  const right = made.find((each) => rule.test(each));
  return mendsOf(right === undefined ? null : renameTo(right));
}

/** Definitions of what is more than a text. */
const ADDRESSES = /#\/\$defs\/(?:optionalLink|link|address|origin)\//;

function mendType(
  { data, parentSchema, schemaPath }: ErrorObject,
  wanted: readonly string[],
  isNullable: boolean,
): Mendable {
  const schema = parentSchema as ValueSchema;
  const isAddress = ADDRESSES.test(schemaPath);
  const types = isNullable ? [...wanted, 'null'] : wanted;
  const items: ValueSchema = followRef(schema.items ?? {});
  const fits = (value: unknown) => value !== undefined && !isTooLarge(value) && isWithin(value, schema);
  const is = (type: string) => types.includes(type);
  const text = typeof data === 'string' ? data.trim() : null;
  const number = text !== null && /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  // A mark before three digits stands at thousands, or at decimals: only its author knows.
  const isClear = text === null || !/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  const thousands = isClear ? null : Number(text.replace(/[.,]/, ''));
  const made: (Mend | null)[] = [
    number !== null && (is('number') || (is('integer') && Number.isInteger(number))) && fits(number)
      ? replaceBy(number, isClear)
      : null,
    thousands !== null && (is('number') || is('integer')) && fits(thousands) ? replaceBy(thousands) : null,
    text !== null && is('boolean') && /^(?:true|yes|on)$/i.test(text) ? replaceBy(true, true) : null,
    text !== null && is('boolean') && /^(?:false|no|off)$/i.test(text) ? replaceBy(false, true) : null,
    text !== null && is('null') && /^(?:null|none)?$/i.test(text) ? replaceBy(null, true) : null,
    typeof data === 'number' && !isTooLarge(data) && is('string') && !isAddress && fits(String(data))
      ? replaceBy(String(data), isJudged(schema))
      : null,
    typeof data === 'number' && is('integer') && fits(Math.round(data)) ? replaceBy(Math.round(data)) : null,
    typeof data === 'string' && is('array') && items.type === 'string' && isWithin(data, items)
      ? { ...replaceBy([data], isJudged(items)), title: `Write it as a list: [${JSON.stringify(data)}]` }
      : null,
    data === null && schema.default !== undefined ? replaceBy(schema.default) : null,
  ];
  return mendsOf(...made);
}

/** Such as 1e999, which JSON can write and nobody can read. */
export function isTooLarge(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

/** Whether a schema says which texts are right; of others, what they name may not be there. */
function isJudged({ pattern, enum: choices }: ValueSchema): boolean {
  return pattern !== undefined || choices !== undefined;
}

/** A switch is a word, and people write what switches are elsewhere. @returns null where something else was meant */
export function switchMeant(data: unknown, allowed: readonly unknown[]): 'on' | 'off' | null {
  const written = `${data}`.trim();
  const word = /^(?:true|yes|1)$/i.test(written) ? 'on' : /^(?:false|no|0)$/i.test(written) ? 'off' : null;
  return allowed.includes(word) ? word : null;
}

function mendChoice(data: unknown, allowed: readonly unknown[]): Mendable {
  const word = switchMeant(data, allowed);
  if (word !== null) return mendsOf(replaceBy(word, true));
  const written = typeof data === 'string' ? data : typeof data === 'number' ? String(data) : null;
  const texts = allowed.filter((each) => typeof each === 'string');
  // Of blanks alone none is the nearest. The few words of a choice may be short: none is another thing's name.
  const found = written === null || written.trim() === '' ? {} : nearestValues(written.trim(), texts, 1);
  if (found.mends) return found;
  const same = allowed.find((each) => String(each) === written);
  if (same !== undefined) return mendsOf(replaceBy(same, true));
  return allowed.length > MOST_CHOICES ? {} : mendsOf(...allowed.map((each) => replaceBy(each)));
}
