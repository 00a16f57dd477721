/**
 * Stands in for rjsf's tools for schemas. The schemas that it gets from us are flat (`rjsfSchema`), with no references,
 * alternatives or defaults, so that each is resolved as it stands; values and their checks live outside rjsf.
 */
import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

type Tools = Pick<
  SchemaUtilsType,
  | 'doesSchemaUtilsDiffer'
  | 'getDefaultFormState'
  | 'getDisplayLabel'
  | 'getRootSchema'
  | 'getValidator'
  | 'isSelect'
  | 'retrieveSchema'
>;

export default function createSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema): Tools {
  return {
    doesSchemaUtilsDiffer: (otherValidator, otherSchema) =>
      otherValidator !== validator || otherSchema !== rootSchema,
    getDefaultFormState: (_schema, values) => values ?? {},
    // Our widgets label themselves.
    getDisplayLabel: () => false,
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    isSelect: () => false,
    retrieveSchema: (schema) => schema,
  };
}
