import { Ajv, type AnySchemaObject } from 'ajv';
import { describeErrors } from './describeErrors.ts';
import { fileSchema } from './fileSchema.ts';
import { once } from './once.ts';
import type { Finding } from './problem.ts';

/** Keywords of ours, which say nothing about structure. */
export const SCHEMA_VOCABULARY = ['x-visibility', 'x-dated', 'x-variables', 'x-own', 'x-successor'];

/** At the first file: half a second that no program spends before it has read its arguments. */
const createValidator = once(() => {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    useDefaults: true,
    verbose: true,
    // Making the code shorter takes as long as making it, and it runs no faster.
    code: { optimize: false },
  });
  ajv.addVocabulary(SCHEMA_VOCABULARY);
  ajv.addKeyword({
    keyword: 'x-merged',
    type: 'object',
    schemaType: 'boolean',
    modifying: true,
    errors: false,
    compile: (_, { default: defaults }: AnySchemaObject) => fillMembers(defaults),
  });
  return ajv.compile(fileSchema);
});

/** A map of which each member has a default: what is left out is filled in, what is null is taken out. */
function fillMembers(defaults: Readonly<Record<string, unknown>>) {
  return (members: Record<string, unknown>): boolean => {
    for (const [key, value] of Object.entries(defaults)) {
      if (!Object.hasOwn(members, key)) members[key] = structuredClone(value);
    }
    for (const [key, value] of Object.entries(members)) if (value === null) delete members[key];
    return true;
  };
}

/**
 * Checks the value against the schema and fills in the defaults, which stand nowhere else.
 * @param value changed in place: options that were left out appear with their default
 */
export function checkStructure(value: unknown): Finding[] {
  const validate = createValidator();
  return validate(value) ? [] : describeErrors(validate.errors ?? []);
}
