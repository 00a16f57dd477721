import { fileSchema } from '../fileSchema.ts';
import type { SchemaNode } from '../tenantSchema.ts';

/** What each tenant has of its own, and why two cannot share it. */
export const NOT_SHARED: Readonly<Record<string, string>> = {
  code: 'it is the name of one tenant',
  identifier: 'the app backend tells tenants apart by it',
  name: 'it is what one tenant is called',
  status: 'each tenant goes live by itself',
  inherited: 'it says what one new tenant has copied',
  hosts: 'a host name belongs to one tenant',
  connections: 'credentials and addresses belong to one tenant',
  extends: 'a group extends no other group',
};

/** Keywords of JSON schema that the compiler's own types leave out. */
interface Whole extends SchemaNode {
  readonly $id?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly minProperties?: number;
  readonly else?: SchemaNode;
}

/**
 * The schema of a group by itself: as that of a tenant file, but everything may be left out, and what each tenant
 * has of its own is not known. Lists, those of dated values as well, stand whole.
 */
export const groupSchema: SchemaNode = makeGroupSchema(fileSchema);

function makeGroupSchema(schema: Whole): SchemaNode {
  const { $id: _, ...root } = toPartial(schema, schema.$defs ?? {});
  const shared = Object.entries(root.properties ?? {}).filter(([key]) => !Object.hasOwn(NOT_SHARED, key));
  return { ...root, properties: Object.fromEntries(shared) };
}

function toPartial(node: Whole, definitions: Readonly<Record<string, SchemaNode>>): Whole {
  const { $ref, ...beside } = node;
  const partial = (each: SchemaNode) => toPartial(each, definitions);
  if ($ref !== undefined) return partial({ ...definitions[$ref.replace('#/$defs/', '')], ...beside });
  const { required: _, default: __, minProperties: ___, ...rest } = node;
  const { properties, additionalProperties, else: undated } = node;
  const members = Object.entries(properties ?? {}).map(([key, each]) => [key, partial(each)]);
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(members) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: partial(additionalProperties) }),
    ...(undated && { else: partial(undated) }),
  };
}
