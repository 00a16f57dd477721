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
export function* walkTenant(
  value: unknown,
  schema: SchemaNode = tenantSchema,
  pointer = '',
): Generator<TypedValue, void> {
  const isOwn = schema['x-own'] === true;
  const dated = readWrittenEntries(value, schema, pointer);
  if (dated) {
    yield { pointer, value, kind: 'dates', isChoice: false, isOwn };
    const { 'x-dated': _, ...undated } = schema;
    for (const entry of dated) yield* walkTenant(entry.value, undated, joinPointer(entry.pointer, 'value'));
    return;
  }
  yield {
    pointer,
    value,
    kind: kindOfValue(kindOf(schema), value),
    isChoice: followRef(schema).enum !== undefined,
    isOwn,
  };
  if (value === null || typeof value !== 'object') return;
  const members: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, member] of members) {
    const described = memberSchema(schema, key);
    if (described) yield* walkTenant(member, described, joinPointer(pointer, key));
  }
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
