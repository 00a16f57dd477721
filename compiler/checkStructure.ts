import { Ajv } from 'ajv';
import { describeErrors } from './describeErrors.ts';
import { fileSchema } from './fileSchema.ts';
import type { Finding } from './problem.ts';

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  useDefaults: true,
  verbose: true,
});
ajv.addVocabulary(['x-visibility', 'x-dated', 'x-variables', 'x-own', 'x-successor']);
const validate = ajv.compile(fileSchema);

/**
 * Checks the value against the schema and fills in the defaults, which stand nowhere else.
 * @param value changed in place: options that were left out appear with their default
 */
export function checkStructure(value: unknown): Finding[] {
  return validate(value) ? [] : describeErrors(validate.errors ?? []);
}
