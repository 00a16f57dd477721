/**
 * Errors of a form as rjsf holds them: a list of texts for each field, each of them the name of a rule, the one that is
 * reported first. Words come last, when they are shown, so that they follow the language.
 */
import type {
  CustomValidator,
  ErrorSchema,
  ErrorTransformer,
  RJSFValidationError,
  ValidatorType,
} from '@rjsf/utils';
import type { Field } from '../assemble/form.ts';
import { mostDigits } from '../format/understandPhone.ts';
import type { FormModule } from './formModule.ts';
import { type FieldValue, type FormValues, formatOf, readValues } from './formValues.ts';

/** One field and the first of its rules that fails, with what the rule's message needs. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What a form's own rules do not know. */
export interface Surroundings {
  /** Fields that do not apply now. */
  readonly hidden: readonly string[];
  /** By field: a rule that only its widget, or a server, can see broken. */
  readonly reported: Readonly<Record<string, string>>;
  /** Whether the list that a field's value has to be of is there, and has it not. */
  isOutside(field: Field, value: FieldValue | undefined): boolean;
}

/** Among the errors of a field: what a server said of its value. It keeps nobody from sending the form again. */
export const SERVER = 'server';

/** Nothing hidden, nothing reported, no lists. */
const ALONE: Surroundings = { hidden: [], reported: {}, isOutside: () => false };

/**
 * Each error by the name of its rule, at its field, in the order in which rules are reported. An error's keyword is that
 * name; a field that is missing breaks its rule that asks for a value.
 */
export function nameRules(
  fields: readonly Field[],
  { hidden, reported }: Pick<Surroundings, 'hidden' | 'reported'>,
): ErrorTransformer<FormValues> {
  return (errors) => {
    const found = errors
      .map((error) => nameRule(error, fields))
      .sort((one, other) => one.order - other.order);
    const others = Object.entries(reported).map(([field, rule]) => ({ field, rule }));
    return [...others, ...found]
      .filter(({ field }) => !hidden.includes(field))
      .map(({ field, rule }) => ({ name: rule, property: `.${field}`, message: rule, stack: rule }));
  };
}

function nameRule(
  { name = '', property = '', params }: RJSFValidationError,
  fields: readonly Field[],
): { readonly field: string; readonly rule: string; readonly order: number } {
  const { field: about, missingProperty } = params as {
    readonly field?: string;
    readonly missingProperty?: string;
  };
  // A rule of the whole form says itself which field it is about, and is reported before the field's own.
  if (about !== undefined) return { field: about, rule: name, order: -1 };
  const [place = '', ...rest] = property.split('.').filter(Boolean);
  const rules = fields.find((field) => field.name === place)?.rules ?? [];
  if (place === missingProperty && rest.length === 0)
    return { field: place, rule: rules[0]?.name ?? 'required', order: 0 };
  const order = rules.findIndex((rule) => rule.name === name);
  return order < 0 ? { field: place, rule: 'default', order: Infinity } : { field: place, rule: name, order };
}

/** What is reported where no rule reports anything: what a mask has no place for, and a value that its list has not. */
export function checkWidgets(
  fields: readonly Field[],
  { hidden, isOutside }: Pick<Surroundings, 'hidden' | 'isOutside'>,
): CustomValidator<FormValues> {
  return (read = {}, errors, _ui, found) => {
    for (const field of fields) {
      const { name } = field;
      if (hidden.includes(name) || (found?.[name]?.__errors ?? []).length > 0) continue;
      const value = read[name];
      const rule = maskRule(field, value) ?? (isOutside(field, value) ? 'fromList' : null);
      if (rule !== null) errors[name]?.addError(rule);
    }
    return errors;
  };
}

/** What a mask of digits has no place for stays in the field (USE-01): the rule, and its number where it has one. */
function maskRule(field: Field, value: FieldValue | undefined): string | null {
  const { widget, phone } = field;
  const isPhone = phone !== null && typeof value === 'object' && typeof value.number === 'string';
  const most = isPhone ? mostDigits(value.prefix, phone) : widget === 'digits' ? field.maxInput : null;
  const text = isPhone ? value.number.replaceAll(' ', '') : String(value ?? '');
  if (most === null || (/^\d*$/.test(text) && text.length <= most)) return null;
  return /\D/.test(text) ? 'onlyDigits' : `maxLength ${most}`;
}

/** The errors of values that rjsf does not hold yet. */
export function lookAt(
  { form: { fields }, schema }: FormModule,
  validator: ValidatorType<FormValues>,
  typed: FormValues,
  around: Surroundings = ALONE,
): ErrorSchema<FormValues> {
  const checks = [checkWidgets(fields, around), nameRules(fields, around)] as const;
  return validator.validateFormData(typed, schema, ...checks).errorSchema;
}

/** A field's error for its message: `maxLength 15` brings its own number, others have those of the field's rule. */
export function describeError(field: Field, text: string, typed: FormValues): FieldError {
  const own = text !== 'required' && field.error;
  const [rule = '', n] = (own || text).split(' ');
  if (n !== undefined) return { field: field.name, rule, parameters: { n: Number(n) } };
  const said: FieldError['parameters'] = {
    ...field.rules.find(({ name }) => name === rule)?.parameters,
    ...formatOf(field, typed),
  };
  const value = readValues([field], typed)[field.name];
  if (value === null || typeof value !== 'object') return { field: field.name, rule, parameters: said };
  const { prefix } = value;
  const byPrefix = (map: unknown) => (map as Readonly<Record<string, unknown>> | undefined)?.[prefix];
  const parameters = { ...said, prefix, n: byPrefix(said.lengths) ?? said.n, digits: byPrefix(said.starts) };
  return { field: field.name, rule, parameters };
}
