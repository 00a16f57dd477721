/**
 * Errors of a form: a list of texts for each field, each of them the name of a rule, the one that is reported first.
 * Words come last, when they are shown, so that they follow the language. Pure: what looks at a form before the program is
 * there finds the same (runtime/forms/early).
 */
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Field, FormSchema } from '../assemble/form.ts';
import { fieldRules } from '../format/fieldRules.ts';
import { mostDigits } from '../format/understandPhone.ts';
import { type FieldValue, type FormValues, formatOf, readValues } from './formValues.ts';

/** What `/static/forms/<hash>.js` holds: written by the compiler, so the browser compiles nothing. */
export interface FormModule {
  readonly form: { readonly name: string; readonly fields: readonly Field[] };
  readonly schema: FormSchema;
  create(require: (name: string) => unknown): ValidatorFunctions;
}

/** Compiled by ajv: answers whether the data are right, and leaves on itself what is wrong with them. */
export type CompiledValidator = ValidatorFunctions[string];

/** One keyword that failed. */
interface CompiledError {
  readonly keyword: string;
  /** Such as `/phone/number`. */
  readonly instancePath: string;
  readonly params: { readonly field?: string; readonly missingProperty?: string };
}

/** One field and the first of its rules that fails, with what the rule's message needs. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** By field. */
export type FoundErrors = Readonly<Record<string, readonly string[]>>;

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
export const ALONE: Surroundings = { hidden: [], reported: {}, isOutside: () => false };

/** What compiled validators ask for by name. */
const PARTS: Readonly<Record<string, unknown>> = {
  'portal/rules': fieldRules,
  // Characters as people count them: code points, not UTF-16 units.
  'ajv/dist/runtime/ucs2length': { default: (text: string) => [...text].length },
};

/** The compiled rules of a form. @throws Error when the module is not one of our compiler */
export function compiledRules({ schema, create }: FormModule): CompiledValidator {
  const validate = create((name) => PARTS[name])[schema.$id];
  if (!validate) throw new Error(`The form "${schema.$id}" has no rules.`);
  return validate;
}

/** All that is wrong with values as they are typed. The rules look at what is meant by them (USE-01). */
export function findErrors(
  fields: readonly Field[],
  validate: CompiledValidator,
  typed: FormValues,
  around: Surroundings = ALONE,
): FoundErrors {
  const read = readValues(fields, typed);
  validate(read);
  const found: Record<string, string[]> = {};
  const add = (field: string, rule: string) => {
    const rules = found[field] ?? [];
    if (!rules.includes(rule)) found[field] = [...rules, rule];
  };
  for (const { field, rule } of nameRules(validate.errors ?? [], fields, around)) add(field, rule);
  validate.errors = null;
  for (const field of fields) {
    const { name } = field;
    if (around.hidden.includes(name) || found[name]) continue;
    const rule = checkWidget(field, read[name], around);
    if (rule !== null) add(name, rule);
  }
  return found;
}

/**
 * Each error by the name of its rule, at its field, in the order in which rules are reported. An error's keyword is that
 * name; a field that is missing breaks its rule that asks for a value.
 */
function nameRules(
  errors: readonly CompiledError[],
  fields: readonly Field[],
  { hidden, reported }: Surroundings,
): readonly { readonly field: string; readonly rule: string }[] {
  const found = errors.map((error) => nameRule(error, fields)).sort((one, other) => one.order - other.order);
  const others = Object.entries(reported).map(([field, rule]) => ({ field, rule }));
  return [...others, ...found].filter(({ field }) => !hidden.includes(field));
}

function nameRule(
  { keyword, instancePath, params: { field: about, missingProperty } }: CompiledError,
  fields: readonly Field[],
): { readonly field: string; readonly rule: string; readonly order: number } {
  // A rule of the whole form says itself which field it is about, and is reported before the field's own.
  if (about !== undefined) return { field: about, rule: keyword, order: -1 };
  const [place] = instancePath.split('/').filter(Boolean);
  const isMissing = place === undefined && missingProperty !== undefined;
  const field = place ?? missingProperty ?? '';
  const rules = fields.find(({ name }) => name === field)?.rules ?? [];
  if (isMissing) return { field, rule: rules[0]?.name ?? 'required', order: 0 };
  const order = rules.findIndex(({ name }) => name === keyword);
  return order < 0 ? { field, rule: 'default', order: Infinity } : { field, rule: keyword, order };
}

/** What is reported where no rule reports anything: what a mask has no place for, and a value that its list has not. */
function checkWidget(
  field: Field,
  value: FieldValue | undefined,
  { isOutside }: Surroundings,
): string | null {
  return maskRule(field, value) ?? (isOutside(field, value) ? 'fromList' : null);
}

/** What a mask of digits has no place for stays in the field (USE-01): the rule, and its number where it has one. */
function maskRule(field: Field, value: FieldValue | undefined): string | null {
  const { widget, phone } = field;
  const isPhone = phone !== null && typeof value === 'object' && typeof value.number === 'string';
  const most = isPhone ? mostDigits(value.prefix, phone) : widget === 'digits' ? field.maxInput : null;
  const text = isPhone ? value.number.replaceAll(' ', '') : String(value ?? '');
  if (most === null || (/^\d*$/.test(text) && text.length <= most)) return null;
  return /\D/.test(text) ? ONLY_DIGITS : `${MAX_LENGTH} ${most}`;
}

const ONLY_DIGITS = 'onlyDigits';
const MAX_LENGTH = 'maxLength';

/** The first error of each field, of those that are not hidden; what a server said is not among them. */
export function firstErrors(
  fields: readonly Field[],
  hidden: readonly string[],
  found: FoundErrors,
): readonly { readonly field: Field; readonly error: string }[] {
  return fields.flatMap((field) => {
    const [error] = rulesIn(found[field.name]);
    return error === undefined || hidden.includes(field.name) ? [] : [{ field, error }];
  });
}

/** The errors of a field without what a server said. */
export function rulesIn(errors: readonly string[] = []): readonly string[] {
  return errors.filter((error) => error !== SERVER);
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
  const value = readValues([field], typed)[field.name] ?? typed[field.name];
  if (value === null || typeof value !== 'object') return { field: field.name, rule, parameters: said };
  const { prefix } = value;
  const byPrefix = (map: unknown) => (map as Readonly<Record<string, unknown>> | undefined)?.[prefix];
  const parameters = { ...said, prefix, n: byPrefix(said.lengths) ?? said.n, digits: byPrefix(said.starts) };
  return { field: field.name, rule, parameters };
}
