import type { FormName } from '../../../schemas/forms.gen.ts';
import type { Field } from '../../assemble/form.ts';
import type { PasswordStrength } from '../../format/passwordStrength.ts';
import { mostDigits } from '../../format/understandPhone.ts';
import type { I18n } from '../../messages/words.ts';
import { describeError } from '../formErrors.ts';
import { type FormValues, firstValues } from '../formValues.ts';
import { ruleMessage } from '../ruleMessage.ts';

/** All that a form may say of what is typed into it, in one language. */
export interface EarlyTexts {
  readonly form: FormName;
  /** By field, then by error. */
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Each by the number of fields, from none on. */
  readonly reasons: Readonly<Record<'fieldsToFix' | 'fieldsToFill', readonly string[]>>;
  readonly mixedScripts: string;
  readonly strengths: Readonly<Record<PasswordStrength, string>>;
}

/** Made when a screen is prerendered, with the words that it has then. */
export function earlyTexts(form: FormName, fields: readonly Field[], { t, language }: I18n): EarlyTexts {
  const first = firstValues(fields);
  const counts = [...fields.keys(), fields.length];
  const messageOf = (field: Field, error: string) =>
    ruleMessage(describeError(field, error, first), t, language);
  return {
    form,
    errors: Object.fromEntries(
      fields.map((field) => [
        field.name,
        Object.fromEntries(errorsOf(field, first).map((error) => [error, messageOf(field, error)])),
      ]),
    ),
    reasons: {
      fieldsToFix: counts.map((count) => t('fieldsToFix', { count })),
      fieldsToFill: counts.map((count) => t('fieldsToFill', { count })),
    },
    mixedScripts: t('forms.mixedScripts'),
    strengths: {
      weak: t('forms.passwordStrength.weak'),
      good: t('forms.passwordStrength.good'),
      strong: t('forms.passwordStrength.strong'),
    },
  };
}

/** Every error that may be found of a field while its form is alone: see findErrors. */
function errorsOf({ name, rules, phone, widget, maxInput }: Field, first: FormValues): readonly string[] {
  const value = first[name];
  const most = phone ? mostDigits(typeof value === 'object' ? value.prefix : '', phone) : maxInput;
  const ofMask = phone || widget === 'digits' ? ['onlyDigits', `maxLength ${most}`] : [];
  return [...new Set(['required', 'default', ...rules.map((rule) => rule.name), ...ofMask])];
}
