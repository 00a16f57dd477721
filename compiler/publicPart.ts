import { memberSchema, type SchemaNode, type Visibility, visibilityOf } from './tenantSchema.ts';

/**
 * A copy of what the schema marks `"x-visibility": "public"` (decisions 003, 031). What it marks for the host, does not
 * mark, or does not describe is left out: nothing reaches the browser by accident.
 * @param around the mark of what the value stands in; none unless given
 */
export function publicPart(value: unknown, schema: SchemaNode, around: Visibility | null = null): unknown {
  if (Array.isArray(value)) {
    return value.map((member, index) => {
      const described = memberSchema(schema, index);
      return described ? publicPart(member, described, visibilityOf(described, around)) : null;
    });
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const described = memberSchema(schema, key);
      const visibility = described && visibilityOf(described, around);
      if (!described || visibility !== 'public') return [];
      return [[key, publicPart(member, described, visibility)]];
    }),
  );
}
