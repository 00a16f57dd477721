import { deepEquals, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { describeErrors } from '../../../compiler/describeErrors.ts';
import { fileSchema } from '../../../compiler/fileSchema.ts';
import { type Finding, keysOf } from '../../../compiler/problem.ts';
import type { SchemaNode } from '../../../compiler/tenantSchema.ts';
import { isBlock, readAt } from './paths.ts';
import { shapeAt } from './shape.ts';
import { create } from './tenantValidator.gen.ts';

/** What compiled validators ask for by name. */
const PARTS: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/ucs2length': { default: (text: string) => [...text].length },
  'ajv/dist/runtime/equal': { default: deepEquals },
};

type ErrorObject = Parameters<typeof describeErrors>[0][number];

const schema = fileSchema as RJSFSchema;

/** Of the whole file, compiled beforehand: a page evaluates nothing (decision 027). */
export const validator = createPrecompiledValidator(
  create((name: string) => PARTS[name]),
  schema,
);

/** Rules that `checkDocument` looks at: what the compiler says of them is said here already, and sooner. */
const STRUCTURE: ReadonlySet<string> = new Set(
  'required unknown-key key type enum reserved pattern uniqueItems minimum maximum exclusiveMinimum minLength maxLength minItems maxItems minProperties maxProperties'.split(
    ' ',
  ),
);

export function isAboutStructure({ rule }: Finding): boolean {
  return STRUCTURE.has(rule);
}

/**
 * What is wrong with the structure of a file, in the compiler's words.
 * @param group what the file's group says: a key that stands there is not missing
 */
export function checkDocument(own: unknown, group: unknown): readonly Finding[] {
  const { errors = [] } = validator.rawValidation<ErrorObject>(schema, layOver(group, own));
  return describeErrors(errors.map((error) => withData(error, own)));
}

/** The validator is compiled without what messages are made of: values and what the schema says of them are found here. */
function withData(error: ErrorObject, value: unknown): ErrorObject {
  const path = keysOf(error.instancePath);
  const definition = shapeAt(path, value)?.definition;
  const names = definition?.propertyNames;
  const parentSchema = error.propertyName === undefined ? (definition ?? DAY) : names;
  return { ...error, data: readAt(value, path), schema: names, parentSchema: { ...parentSchema } };
}

/** Of the day of a dated value, which is no option itself. */
const DAY = readAt(fileSchema, [
  'properties',
  'currency',
  'then',
  'items',
  'properties',
  'from',
]) as SchemaNode;

function layOver(shared: unknown, own: unknown): unknown {
  if (!isBlock(own) || !isBlock(shared)) return own;
  const joined: Record<string, unknown> = { ...shared };
  for (const [key, value] of Object.entries(own)) joined[key] = layOver(shared[key], value);
  return joined;
}
