import { firstText, type Translate } from '../messages/words.ts';
import type { FieldError } from './formErrors.ts';

/** `form-validations.<rule>` with its numbers, or the default text (VAL-01, VAL-02). */
export function ruleMessage(
  { rule, parameters }: Pick<FieldError, 'rule' | 'parameters'>,
  translate: Translate,
  language: string,
): string {
  const { digits } = parameters;
  const values = Array.isArray(digits) ? { ...parameters, digits: joinWithOr(digits, language) } : parameters;
  return firstText(translate, [`form-validations.${rule}`, 'form-validations.default'], values);
}

/** `8 or 9`. */
function joinWithOr(digits: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(digits);
}
