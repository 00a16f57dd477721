import { followRef, isDated, type SchemaNode, tenantSchema } from './tenantSchema.ts';

const DATED_ENTRY = {
  type: 'object',
  anyOf: ['from', 'value'].map((key) => ({ properties: { [key]: {} }, required: [key] })),
};

const FROM = {
  description: 'The day from which the value holds, in the tenant’s time zone; 0001-01-01 is ever since.',
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  maxLength: 10,
  examples: ['2026-01-01'],
};

/**
 * The schema of a tenant file as people write it: as the tenant's own, but each dated option may be a list of
 * `{ from, value }` as well. For the structure check, and for editors.
 */
export const fileSchema: SchemaNode = allowDates(tenantSchema) as SchemaNode;

function allowDates(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(allowDates);
  if (node === null || typeof node !== 'object') return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, allowDates(value)]));
  return isDated(node) ? datedNode(inner) : inner;
}

/** `then` and `else` and no `anyOf`: defaults are filled in there, and only the form that was meant is checked. */
function datedNode({ default: fallback, description, ...option }: SchemaNode & { default?: unknown }) {
  return {
    description,
    ...(fallback === undefined ? {} : { default: fallback }),
    if: isListOption(option) ? { type: 'array', contains: DATED_ENTRY } : { type: 'array' },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON schema
    then: {
      description: 'Values by the day from which they hold, in order.',
      type: 'array',
      minItems: 1,
      maxItems: 24,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'value'],
        properties: { from: FROM, value: option },
      },
    },
    else: option,
  };
}

function isListOption(option: SchemaNode): boolean {
  return followRef(option).type === 'array';
}
