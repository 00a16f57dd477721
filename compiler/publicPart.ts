import { memberSchema, type SchemaNode } from './tenantSchema.ts';

/**
 * A copy without the keys that the schema marks `"x-visibility": "host"` (decision 003). What the schema
 * does not describe is left out as well: nothing reaches the browser by accident.
 */
export function publicPart(value: unknown, schema: SchemaNode): unknown {
  if (Array.isArray(value)) {
    return value.map((member, index) => {
      const described = memberSchema(schema, index);
      return described ? publicPart(member, described) : null;
    });
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const described = memberSchema(schema, key);
      if (!described || described['x-visibility'] === 'host') return [];
      return [[key, publicPart(member, described)]];
    }),
  );
}
