import { mendsOf, nearestValues, replaceBy } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** All that a tenant may override of any field. */
interface FieldOverride {
  readonly shown?: boolean;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: string;
  readonly options?: readonly string[];
}

/** What is said about a field does not contradict itself. */
export const checkForms: TenantCheck = {
  reads: ['forms'],
  run: ({ forms }) =>
    Object.entries(forms).flatMap(([form, fields]) =>
      Object.entries(fields as Readonly<Record<string, FieldOverride>>).flatMap(([field, override]) =>
        checkField(override, joinPointer(joinPointer('/forms', form), field)),
      ),
    ),
};

function checkField(override: FieldOverride, pointer: string): Finding[] {
  const { shown, required, minLength = 0, maxLength = Infinity, default: first, options } = override;
  const at = (key: string, message: string): Finding => ({
    pointer: joinPointer(pointer, key),
    rule: 'field',
    message,
  });
  const found: Finding[] = [];
  if (shown === false && required) {
    const message = 'A field that is not shown cannot be required: nobody could send the form.';
    found.push({ ...at('required', message), ...mendsOf(replaceBy(false)) });
  }
  if (minLength > maxLength) {
    const message = `The least, ${minLength}, is more than the most, ${maxLength}.`;
    found.push({ ...at('minLength', message), ...mendsOf(replaceBy(maxLength)) });
  }
  if (first !== undefined && options && !options.includes(first)) {
    found.push({
      ...at('default', `"${first}" is not among the options.`),
      ...nearestValues(first, options),
    });
  }
  if (first !== undefined && !options && (first.length < minLength || first.length > maxLength)) {
    found.push(at('default', `"${first}" breaks the bounds of its own field.`));
  }
  return found;
}

/** The date of birth: what is required is shown, and somebody old enough can exist. */
export const checkDateOfBirth: TenantCheck = {
  reads: ['dateOfBirth'],
  run({ dateOfBirth: { shown, required } }) {
    if (shown || !required) return [];
    const message = 'A date of birth that is not shown cannot be required.';
    return [{ pointer: '/dateOfBirth/required', rule: 'field', message, ...mendsOf(replaceBy(false)) }];
  },
};
