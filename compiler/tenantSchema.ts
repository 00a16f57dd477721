import schema from '../schemas/tenant.schema.json' with { type: 'json' };

/** The parts of a JSON schema (draft-07) that the compiler reads itself; ajv reads the rest. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly 'x-visibility'?: 'host';
  /** Environment variables that a value of a connection may name; `PUBLIC_*` is each name that begins so. */
  readonly 'x-variables'?: readonly string[];
  /** Each tenant has its own: what a new tenant copies of it has to be changed or confirmed (compiler/drafts/). */
  readonly 'x-own'?: true;
  /** The option may be a list of `{ from, value }` (docs/tenant-config.md, "Dated values"). */
  readonly 'x-dated'?: true;
}

export const tenantSchema: SchemaNode = schema as SchemaNode;

const definitions: Readonly<Record<string, SchemaNode>> = schema.$defs as Readonly<
  Record<string, SchemaNode>
>;

/** Whether an option may be given by dates. */
export function isDated(node: SchemaNode): boolean {
  return node['x-dated'] === true;
}

/** The definition behind a `$ref`, or the node itself. */
export function followRef(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  return definitions[node.$ref.slice('#/$defs/'.length)] ?? node;
}

/** The schema of one member of a value, or null when the schema does not describe it. */
export function memberSchema(node: SchemaNode, key: string | number): SchemaNode | null {
  const target = followRef(node);
  if (target.anyOf) {
    // Our only choices are "null or this".
    const branch = target.anyOf.find((each) => followRef(each).type !== 'null');
    return branch ? memberSchema(branch, key) : null;
  }
  if (typeof key === 'number') return target.items ?? null;
  const named =
    target.properties && Object.hasOwn(target.properties, key) ? target.properties[key] : undefined;
  if (named) return named;
  return typeof target.additionalProperties === 'object' ? target.additionalProperties : null;
}
