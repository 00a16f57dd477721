import type { ValidatorType } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { Field, FormSchema } from '../assemble/form.ts';
import { fieldRules } from '../format/fieldRules.ts';
import { type FormValues, readValues } from './formValues.ts';

/** What `/static/forms/<hash>.js` holds: written by the compiler, so the browser compiles nothing. */
export interface FormModule {
  readonly form: { readonly name: string; readonly fields: readonly Field[] };
  readonly schema: FormSchema;
  create(require: (name: string) => unknown): ValidatorFunctions;
}

/** What compiled validators ask for by name. */
const PARTS: Readonly<Record<string, unknown>> = {
  'portal/rules': fieldRules,
  // Characters as people count them: code points, not UTF-16 units.
  'ajv/dist/runtime/ucs2length': { default: (text: string) => [...text].length },
};

/** rjsf's precompiled validator of a form; it looks at what is meant by what was typed (USE-01). */
export function createFormValidator({
  form: { fields },
  schema,
  create,
}: FormModule): ValidatorType<FormValues> {
  const compiled = createPrecompiledValidator<FormValues>(
    create((name) => PARTS[name]),
    schema,
  );
  return {
    validateFormData: (typed = {}, ...others) =>
      compiled.validateFormData(readValues(fields, typed), ...others),
    isValid: (...asked) => compiled.isValid(...asked),
    rawValidation: (...asked) => compiled.rawValidation(...asked),
  };
}
