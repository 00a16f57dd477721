import type { FieldError } from './createCheck.ts';

/** i18next's, as far as messages need it. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** `form-validations.<rule>` with its numbers, or the default text (VAL-01, VAL-02). */
export function ruleMessage(
  { rule, parameters }: Pick<FieldError, 'rule' | 'parameters'>,
  translate: Translate,
  language: string,
): string {
  const { digits } = parameters;
  const values = Array.isArray(digits) ? { ...parameters, digits: joinWithOr(digits, language) } : parameters;
  const fallback = translate('form-validations.default');
  return translate(`form-validations.${rule}`, { ...values, defaultValue: fallback });
}

/** `8 or 9`. */
function joinWithOr(digits: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(digits);
}
