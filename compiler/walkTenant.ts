import { readWrittenEntries } from './datedPlaces.ts';
import { joinPointer } from './problem.ts';
import { followRef, memberSchema, type SchemaNode, tenantSchema } from './tenantSchema.ts';

/** A value of the file together with what the schema calls it. */
export interface TypedValue {
  readonly pointer: string;
  readonly value: unknown;
  /** Name of the definition that describes it, such as `link`, if it has one; `dates` for a list of dated values. */
  readonly kind: string | null;
  /** Whether it is one of a list of values. */
  readonly isChoice: boolean;
  /** Whether each tenant has its own. */
  readonly isOwn: boolean;
}

/**
 * Every value that the schema describes, depth first, of every date. So a new link in the schema is a checked
 * link at once.
 */
export function walkTenant(
  value: unknown,
  schema: SchemaNode = tenantSchema,
  pointer = '',
): readonly TypedValue[] {
  const found: TypedValue[] = [];
  walk(value, schema, pointer, found);
  return found;
}

/** Into one list: each file is walked several times, and a list handed up level by level would be copied at each. */
function walk(value: unknown, schema: SchemaNode, pointer: string, found: TypedValue[]): void {
  const { kind, isChoice, isOwn, undated } = factsOf(schema);
  const dated = readWrittenEntries(value, schema, pointer);
  if (dated) {
    found.push({ pointer, value, kind: 'dates', isChoice: false, isOwn });
    for (const entry of dated) walk(entry.value, undated, joinPointer(entry.pointer, 'value'), found);
    return;
  }
  found.push({ pointer, value, kind: kindOfValue(kind, value), isChoice, isOwn });
  if (value === null || typeof value !== 'object') return;
  const members: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, member] of members) {
    const described = memberSchema(schema, key);
    if (described) walk(member, described, joinPointer(pointer, key), found);
  }
}

interface SchemaFacts extends Pick<TypedValue, 'kind' | 'isChoice' | 'isOwn'> {
  /** The schema of each of its values where it is given by dates. */
  readonly undated: SchemaNode;
}

/** Of each part of the schema once: files are many, the schema is one. */
const factsBySchema = new WeakMap<SchemaNode, SchemaFacts>();

function factsOf(schema: SchemaNode): SchemaFacts {
  const known = factsBySchema.get(schema);
  if (known) return known;
  const { 'x-dated': _, ...undated } = schema;
  const facts: SchemaFacts = {
    kind: kindOf(schema),
    isChoice: followRef(schema).enum !== undefined,
    isOwn: schema['x-own'] === true,
    undated,
  };
  factsBySchema.set(schema, facts);
  return facts;
}

/** What is one of several by its value, or a text by another name, is called by what it is. */
function kindOfValue(kind: string | null, value: unknown): string | null {
  if (kind === 'linkByLanguage') return typeof value === 'string' ? 'link' : 'linksByLanguage';
  return kind === 'shortTexts' ? 'texts' : kind;
}

function kindOf(schema: SchemaNode): string | null {
  if (schema.$ref === undefined) {
    const branch = schema.anyOf?.find((each) => followRef(each).type !== 'null');
    return branch ? kindOf(branch) : null;
  }
  const target = followRef(schema);
  return target.anyOf ? kindOf(target) : schema.$ref.replace('#/$defs/', '');
}
