/** The tenant schema as the matrix reads it: every key that a file may have, and what it may hold. */
import { Ajv, type ValidateFunction } from 'ajv';
import { followRef, memberSchema, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import rawSchema from '../../../schemas/tenant.schema.json' with { type: 'json' };

/** A node with the keywords that values are made from. */
export interface ValueNode extends SchemaNode {
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** Keyword and definition of a node, those beside its `$ref` included. */
export function wholeNode(node: SchemaNode): ValueNode {
  const { $ref: _, ...own } = node;
  const target = followRef(node);
  const branch = target.anyOf?.find((each) => followRef(each).type !== 'null');
  const inner = branch ? wholeNode(branch) : {};
  return { ...inner, ...target, ...own };
}

export function isNullable(node: SchemaNode): boolean {
  const { type, anyOf } = wholeNode(node);
  return [type].flat().includes('null') || (anyOf ?? []).some((each) => followRef(each).type === 'null');
}

/** The node of a pointer into a tenant file; null where the schema has none. */
export function nodeAt(pointer: string): SchemaNode | null {
  return pathOf(pointer).reduce<SchemaNode | null>((node, key) => {
    if (!node) return null;
    const isItem = /^\d+$/.test(key) && wholeNode(node).items !== undefined;
    return memberSchema(node, isItem ? Number(key) : key);
  }, tenantSchema);
}

export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function joinPath(path: readonly string[]): string {
  return path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const ajv = new Ajv({ strict: false });
ajv.addSchema({ ...rawSchema, $id: 'tenant' });
const validators = new Map<SchemaNode, ValidateFunction>();

/** Whether a value alone is one that a node allows. */
export function fits(node: SchemaNode, value: unknown): boolean {
  const known =
    validators.get(node) ?? ajv.compile(JSON.parse(JSON.stringify(node).replaceAll('"#/', '"tenant#/')));
  validators.set(node, known);
  return known(value) as boolean;
}

/** A copy with one value put, or taken out where it is undefined. */
export function put<Value>(value: Value, path: readonly string[], member: unknown): Value {
  const [key, ...rest] = path;
  if (key === undefined) return member as Value;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? put(each, rest, member) : each)) as Value;
  const object = (value ?? {}) as Readonly<Record<string, unknown>>;
  const inner = put(object[key], rest, member);
  const { [key]: _, ...others } = object;
  return (inner === undefined ? others : { ...object, [key]: inner }) as Value;
}

export function get(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[key] : undefined,
    value,
  );
}
