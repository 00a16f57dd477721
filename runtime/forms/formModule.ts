import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import {
  type CompiledValidator,
  type FormModule,
  type FoundErrors,
  findErrors,
  type Surroundings,
} from './formErrors.ts';
import type { FormValues } from './formValues.ts';

export type { FormModule };

/**
 * rjsf's validator of a form: its compiled rules, and what surrounds them at that moment.
 * @param around asked at each look
 */
export function createFormValidator(
  fields: FormModule['form']['fields'],
  rules: CompiledValidator,
  around: () => Surroundings,
): ValidatorType<FormValues> {
  return {
    validateFormData(typed = {}) {
      const found = findErrors(fields, rules, typed, around());
      const errors = Object.entries(found).flatMap(([field, broken]) =>
        broken.map((rule) => ({ name: rule, property: `.${field}`, message: rule, stack: rule })),
      );
      return { errors, errorSchema: asErrorSchema(found) };
    },
    // Flat forms have no alternatives to choose from: rjsf asks for neither.
    isValid: (_schema, typed = {}) => rules(typed),
    rawValidation<Result>(_schema: unknown, typed: FormValues = {}) {
      rules(typed);
      return { errors: [...(rules.errors ?? [])] as Result[] };
    },
  };
}

/** Errors as rjsf holds them. */
export function asErrorSchema(found: FoundErrors): ErrorSchema<FormValues> {
  return Object.fromEntries(Object.entries(found).map(([field, rules]) => [field, { __errors: [...rules] }]));
}

/** Errors that rjsf holds, by field. */
export function asFoundErrors(held: ErrorSchema<FormValues>): FoundErrors {
  return Object.fromEntries(Object.entries(held).map(([field, entry]) => [field, entry?.__errors ?? []]));
}
