import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { fileSchema } from './fileSchema.ts';

/** What describes and does not check; messages find it in the schema itself. */
function isWord(key: string, value: unknown): boolean {
  return (key === 'description' && typeof value === 'string') || key === 'examples' || key.startsWith('x-');
}

function withoutWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (isWord(key, value) ? [] : [[key, withoutWords(value)]])),
  );
}

/**
 * The text of a module that checks the structure of a tenant file without evaluating anything (decision 027): `create`
 * gives the validators once it has the functions that ajv's code asks for.
 */
export function writeTenantValidator(): string {
  const code = compileSchemaValidatorsCode(withoutWords(fileSchema) as object, {
    ajvOptionsOverrides: {
      strict: false,
      allErrors: true,
      allowUnionTypes: true,
      messages: false,
      verbose: false,
      inlineRefs: false,
      code: { lines: false },
    },
    ajvFormatOptions: false,
  }).replace(/^"use strict";/, '');
  return `// @ts-nocheck\nexport function create(require) { const exports = {};${code}\nreturn exports; }\n`;
}
