import type { RJSFSchema } from '@rjsf/utils';
import { joinPointer } from '../../../compiler/problem.ts';
import { followRef, isDated, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import { isBlock, type Path } from './paths.ts';
import { titleOf } from './titles.ts';

export type ShapeKind =
  | 'block'
  | 'list'
  | 'map'
  | 'union'
  | 'dated'
  | 'positions'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'colour'
  | 'link'
  | 'text';

/** The keywords of the schema that the form reads, beside those that the compiler reads. */
type Keywords = SchemaNode & {
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly propertyNames?: { readonly pattern?: string; readonly examples?: readonly unknown[] };
};

/** How an option of the schema is shown and edited. */
export interface Shape {
  readonly kind: ShapeKind;
  /** Its place in the schema; `*` is any one key or item. */
  readonly pattern: string;
  readonly title: string;
  readonly description: string;
  /** Whether it, and all in it, never reaches a browser. What stands in it is not marked again. */
  readonly isHostOnly: boolean;
  readonly isRequired: boolean;
  /** Whether `null` is one of its values. */
  readonly isNullable: boolean;
  /** Undefined without a default. */
  readonly fallback: unknown;
  readonly node: Keywords;
  /** What it refers to, without what is said beside the reference. */
  readonly definition: Keywords;
  /** Of a block. */
  readonly members: Readonly<Record<string, Shape>>;
  /** Of each item of a list, each member of a map, each value of a dated option. */
  readonly item: Shape | null;
  /** Of a union: its ways of being written. */
  readonly ways: readonly Shape[];
}

interface Around {
  readonly isHostOnly: boolean;
  readonly isRequired: boolean;
}

const definitionNames = new Map<SchemaNode, string>(
  Object.entries((tenantSchema as { readonly $defs?: Readonly<Record<string, SchemaNode>> }).$defs ?? {}).map(
    ([name, node]) => [node, name],
  ),
);

/** Definitions of links; one that is a block by language is a union, and a link where it is one text. */
const LINKS: ReadonlySet<string> = new Set(['link', 'optionalLink', 'linkByLanguage']);

function shapeOf(schema: SchemaNode, pattern: string, around: Around, known?: string): Shape {
  const { $ref: _, ...said } = schema;
  const target = followRef(schema);
  const branch = target.anyOf?.find((each) => followRef(each).type !== 'null');
  const name = known ?? definitionNames.get(target) ?? (branch && definitionNames.get(followRef(branch)));
  const { anyOf, ...rest } = target;
  const node: Keywords = { ...(branch ? followRef(branch) : {}), ...rest, ...said };
  const all = [node.type ?? (node.enum ? 'string' : 'object')].flat();
  const types = all.filter((type) => type !== 'null');
  // Of a connection the browser gets what is not marked itself.
  const isHostOnly = node['x-visibility']
    ? node['x-visibility'] === 'host'
    : around.isHostOnly && name !== 'connection';
  const common = {
    pattern,
    title: titleOf(pattern),
    description: plainWords(node.description ?? ''),
    isHostOnly: isHostOnly && !around.isHostOnly && pattern !== '/connections',
    isRequired: around.isRequired,
    isNullable: all.includes('null') || branch !== undefined,
    fallback: node.default,
    node,
    definition: branch ? followRef(branch) : target,
    members: {},
    item: null,
    ways: [],
  };
  const inner = { isHostOnly, isRequired: true };
  if (isDated(schema)) {
    const { 'x-dated': __, ...undated } = schema;
    return { ...common, kind: 'dated', item: shapeOf(undated, pattern, around) };
  }
  if (types.length > 1) {
    const { default: ___, ...undefaulted } = node;
    const ways = types.map((type) => shapeOf({ ...undefaulted, type }, pattern, around, name));
    return { ...common, kind: 'union', ways };
  }
  const [type = 'string'] = types;
  if (type === 'array') {
    return { ...common, kind: 'list', item: shapeOf(node.items ?? {}, joinPointer(pattern, '*'), inner) };
  }
  if (type === 'object' && typeof node.additionalProperties === 'object') {
    const item = shapeOf(node.additionalProperties, joinPointer(pattern, '*'), {
      ...inner,
      isRequired: false,
    });
    return { ...common, kind: 'map', item };
  }
  if (type === 'object') {
    const members = Object.entries(node.properties ?? {}).map(([key, member]) => [
      key,
      shapeOf(member, joinPointer(pattern, key), {
        isHostOnly,
        isRequired: node.required?.includes(key) ?? false,
      }),
    ]);
    return { ...common, kind: 'block', members: Object.fromEntries(members) };
  }
  return { ...common, kind: plainKind(node, type, name ?? '') };
}

function plainKind(node: Keywords, type: string, name: string): ShapeKind {
  if (node.enum) return node.enum.includes('paused') ? 'positions' : 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (name === 'colour') return 'colour';
  return LINKS.has(name) ? 'link' : 'text';
}

/** Without the requirements and threats that engineers look up. */
function plainWords(description: string): string {
  return description.replaceAll(/ \((?:[A-Z]{3}-\d|threats? )[^)]*\)/g, '');
}

/** What rjsf lays out: blocks by their members; what has another shape is one field for it, which the form fills. */
export function layoutSchema(shape: Shape): RJSFSchema {
  const { kind, title, description, members } = shape;
  const said = { title, description, 'x-shape': shape };
  if (kind !== 'block') return { type: kind === 'boolean' || kind === 'number' ? kind : 'string', ...said };
  const properties = Object.entries(members).map(([key, member]) => [key, layoutSchema(member)] as const);
  return { type: 'object', properties: Object.fromEntries(properties), ...said };
}

/** The shape of a place of a file: dated values lie in between, and of a union the way in which it is written. */
export function shapeAt(path: Path, document: unknown, from: Shape = rootShape): Shape | null {
  const [key, ...rest] = path;
  if (key === undefined) return from;
  const value =
    isBlock(document) || Array.isArray(document) ? (document as Record<string, unknown>)[key] : undefined;
  if (from.kind === 'dated') {
    if (!isDatedValue(from, document)) return from.item && shapeAt(path, document, from.item);
    if (rest[0] !== 'value' || !from.item) return null;
    return shapeAt(rest.slice(1), isBlock(value) ? value.value : undefined, from.item);
  }
  if (from.kind === 'union') {
    const way = wayOf(from, document);
    return way && shapeAt(path, document, way);
  }
  const member = from.kind === 'block' ? from.members[key] : from.item;
  return member ? shapeAt(rest, value, member) : null;
}

/** As the structure check asks: a list option is dated when an entry names a day or a value. */
export function isDatedValue(shape: Shape, value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  return (
    shape.item?.kind !== 'list' || value.some((each) => isBlock(each) && ('from' in each || 'value' in each))
  );
}

export function wayOf({ ways }: Shape, value: unknown): Shape | null {
  return ways.find((way) => fits(way, value)) ?? null;
}

/** Whether a value can be shown as this shape at all; what is wrong within is told at its place. */
export function fits(shape: Shape, value: unknown): boolean {
  if (value === undefined || (value === null && shape.isNullable)) return true;
  switch (shape.kind) {
    case 'block':
    case 'map':
      return isBlock(value);
    case 'list':
      return Array.isArray(value);
    case 'dated':
      return isDatedValue(shape, value) || (shape.item !== null && fits(shape.item, value));
    case 'union':
      return wayOf(shape, value) !== null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    default:
      return typeof value === 'string';
  }
}

export const rootShape: Shape = shapeOf(tenantSchema, '', { isHostOnly: false, isRequired: true });

/** A block with keys that have to be there, or that may be null, is made as a whole: until then its members have no fields. */
export function isMissing({ kind, node, isNullable, isRequired }: Shape, value: unknown): boolean {
  const isMade = (node.required ?? []).length > 0 || isNullable;
  return kind === 'block' && isMade && !isRequired && (value === undefined || value === null);
}

/** What a file means that says nothing. */
export const DEFAULTS: unknown = defaultsOf(rootShape);

function defaultsOf(shape: Shape): unknown {
  const { kind, members, item, fallback } = shape;
  if (kind === 'dated' && item) return fallback === undefined ? undefined : defaultsOf({ ...item, fallback });
  if (kind !== 'block' || (fallback === undefined && shape !== rootShape && !shape.isRequired))
    return fallback;
  if (fallback === null) return null;
  const filled = Object.entries(members).flatMap(([key, member]) => {
    const value = defaultsOf(member);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(filled);
}
