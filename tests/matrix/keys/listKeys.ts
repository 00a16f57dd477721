/** Every key of the schema, each once, with a place in a tenant file where it can be changed. */
import { memberSchema, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import { isDatedList } from '../../../runtime/tenant/resolveDates.ts';
import { isNullable, joinPath, wholeNode } from './schemaOf.ts';

export interface Key {
  /** The key's name in the schema: `*` for members of lists and maps, and for the environment. */
  readonly name: string;
  /** Where it stands in the tenant file. */
  readonly path: readonly string[];
  readonly node: SchemaNode;
}

const ENVIRONMENTS = ['dev', 'test', 'uat', 'prod'];

/**
 * Leaves, and lists and maps themselves as well as their first member; optional objects that may be null too.
 * @param file a tenant file; keys that it does not have are listed as long as what would hold them is there
 */
export function listKeys(
  file: unknown,
  node: SchemaNode = tenantSchema,
  path: readonly string[] = [],
): Key[] {
  if (isDatedList(file)) return listKeys(file[0]?.value, node, [...path, '0', 'value']);
  const { properties, items, additionalProperties } = wholeNode(node);
  const mayBeNull = isNullable(node);
  const own: Key = { name: nameOf(path), path, node };
  const member = (key: string): Key[] => {
    const inner = memberSchema(node, Array.isArray(file) ? Number(key) : key);
    return inner ? listKeys((file as Record<string, unknown> | undefined)?.[key], inner, [...path, key]) : [];
  };
  if (items) {
    const first = Array.isArray(file) && wholeNode(items).properties ? member('0') : [];
    return [own, ...first];
  }
  if (properties) {
    const isThere = file !== null && file !== undefined;
    const members = isThere || !mayBeNull ? Object.keys(properties).flatMap(member) : [];
    return mayBeNull ? [own, ...members] : members;
  }
  if (typeof additionalProperties === 'object') {
    const [first] = Object.keys((file ?? {}) as object);
    return first === undefined ? [own] : [own, ...member(first)];
  }
  return [own];
}

/** `/connections/dev/sso/scope` is the key `/connections/*​/sso/scope` of each environment. */
function nameOf(path: readonly string[]): string {
  let node: SchemaNode | null = tenantSchema;
  const names = path.map((key, index) => {
    const whole: ReturnType<typeof wholeNode> = node ? wholeNode(node) : {};
    const isListed = whole.items !== undefined || typeof whole.additionalProperties === 'object';
    node = node && memberSchema(node, whole.items ? Number(key) : key);
    return isListed || (index === 1 && ENVIRONMENTS.includes(key)) ? '*' : key;
  });
  return joinPath(names);
}
