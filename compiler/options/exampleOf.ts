import type { SchemaNode } from '../tenantSchema.ts';

/**
 * A value that somebody could write, and that says more than the default does where one is known.
 * @param given examples of the option itself, then of what stands around it
 * @returns undefined when nobody can tell
 */
export function exampleOf(schema: SchemaNode, given: readonly unknown[]): unknown {
  const said = given.find((each) => each !== undefined && each !== null);
  if (said !== undefined) return said;
  if (schema.enum) return schema.enum.find((each) => each !== schema.default) ?? schema.enum[0];
  if (schema.type === 'boolean') return schema.default !== true;
  return isTelling(schema.default) ? schema.default : undefined;
}

function isTelling(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
