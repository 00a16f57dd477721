import schema from '../schemas/tenant.schema.json' with { type: 'json' };

/** Where the value of a key belongs that is not to be used any more (compiler/migrate/). */
export interface Successor {
  /** A place of the file, `/links/faq`, or one beside the old key, `./faq`. */
  readonly pointer: string;
  /** The version of the portal that knows the new key first, such as `3.11.0`. */
  readonly since: string;
  /** The first version that does not take the old key any more. */
  readonly until: string;
}

/** Everybody, by the page in their browser; or the host alone. */
export type Visibility = 'public' | 'host';

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
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  /** Who may see the value, and what stands in it; without one, as the nearest key around it says (decision 031). */
  readonly 'x-visibility'?: Visibility;
  /** Environment variables that a value of a connection may name; `PUBLIC_*` is each name that begins so. */
  readonly 'x-variables'?: readonly string[];
  /** Each tenant has its own: what a new tenant copies of it has to be changed or confirmed (compiler/drafts/). */
  readonly 'x-own'?: true;
  /** The key is deprecated: its value belongs elsewhere. */
  readonly 'x-successor'?: Successor;
  /** The option may be a list of `{ from, value }` (docs/tenant-config.md, "Dated values"). */
  readonly 'x-dated'?: true;
}

export const tenantSchema: SchemaNode = schema as SchemaNode;

const definitions: Readonly<Record<string, SchemaNode>> = schema.$defs as Readonly<
  Record<string, SchemaNode>
>;

/**
 * Who may see what a key holds: as its own mark says, else as the one around it. Null where none does, and then nobody
 * but the host sees it.
 */
export function visibilityOf(node: SchemaNode, around: Visibility | null): Visibility | null {
  return node['x-visibility'] ?? around;
}

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
