import { Ajv } from 'ajv';
import schema from '../schemas/tenant.schema.json' with { type: 'json' };
import { describeErrors } from './describeErrors.ts';
import type { Finding } from './problem.ts';

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  useDefaults: true,
  verbose: true,
});
ajv.addVocabulary(['x-visibility', 'x-dated']);
const validate = ajv.compile(schema);

/**
 * Checks the value against the schema and fills in the defaults, which stand nowhere else.
 * @param value changed in place: options that were left out appear with their default
 */
export function checkStructure(value: unknown): Finding[] {
  return validate(value) ? [] : describeErrors(validate.errors ?? []);
}
