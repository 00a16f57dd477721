import { firstText, type Translate } from '../messages/words.ts';
import type { FieldError } from './formErrors.ts';

/** `form-validations.<rule>` with its numbers, or the default text (VAL-01, VAL-02). */
export function ruleMessage(
  { rule, parameters }: Pick<FieldError, 'rule' | 'parameters'>,
  translate: Translate,
  language: string,
): string {
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  /** `8 or 9`. */
  const join = (value: unknown) => (Array.isArray(value) ? or.format(value.map(String)) : value);
  const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, join(value)]));
  return firstText(translate, [`form-validations.${rule}`, 'form-validations.default'], values);
}
