import type { Field } from '../assemble/form.ts';
import { fieldRules } from '../format/fieldRules.ts';
import { type FormValues, readValues } from './formValues.ts';

/** What `/static/forms/<hash>.js` holds: written by the compiler, so the browser compiles nothing. */
export interface FormModule {
  readonly form: { readonly name: string; readonly fields: readonly Field[] };
  create(require: (name: string) => unknown): Validate;
}

interface Validate {
  (values: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: {
    readonly missingProperty?: string;
    /** Of rules that look at the whole form. */
    readonly field?: string;
    readonly rule?: string;
  };
}

/** One field and the first of its rules that fails, by the name that its message has. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface Check {
  /** At most one error a field, in the order of the fields. */
  (typed: FormValues): readonly FieldError[];
  /** Names of a field's rules that fail, for the live list. */
  failing(typed: FormValues, field: string): ReadonlySet<string>;
}

/** What compiled validators ask for by name. */
const PARTS: Readonly<Record<string, unknown>> = {
  'portal/rules': fieldRules,
  // Characters as people count them: code points, not UTF-16 units.
  'ajv/dist/runtime/ucs2length': { default: (text: string) => [...text].length },
};

/** The compiled validator as a function of what was typed. */
export function createCheck({ form, create }: FormModule): Check {
  const validate = create((name) => PARTS[name]);
  const failuresOf = (typed: FormValues) => {
    validate(readValues(form.fields, typed));
    return (validate.errors ?? []).map((error) => locate(error, form.fields));
  };
  const check = (typed: FormValues) => {
    const failures = failuresOf(typed);
    return form.fields.flatMap((field): FieldError[] => {
      const [first] = failures
        .filter((failure) => failure.field === field.name)
        .sort((one, other) => one.order - other.order);
      return first
        ? [{ field: field.name, rule: first.rule, parameters: parametersOf(first, field, typed) }]
        : [];
    });
  };
  return Object.assign(check, {
    failing: (typed: FormValues, field: string) =>
      new Set(failuresOf(typed).flatMap((failure) => (failure.field === field ? [failure.rule] : []))),
  });
}

interface Failure {
  readonly field: string;
  readonly rule: string;
  /** Which of several failures is told: the one that comes first. */
  readonly order: number;
}

/** Each rule is one member of `allOf`, so the place in the schema names the rule (design, "Forms"). */
function locate(
  { instancePath, schemaPath, keyword, params }: SchemaError,
  fields: readonly Field[],
): Failure {
  if (params.field !== undefined) return { field: params.field, rule: params.rule ?? 'default', order: -1 };
  const missing = keyword === 'required' && instancePath === '' ? params.missingProperty : undefined;
  if (missing !== undefined) {
    const asking = fields.find(({ name }) => name === missing)?.rules[0];
    return { field: missing, rule: asking?.name ?? 'required', order: 0 };
  }
  const name = instancePath.split('/')[1] ?? '';
  const index = Number(/^#\/properties\/[^#]*\/allOf\/(\d+)\//.exec(schemaPath)?.[1] ?? Number.NaN);
  const rule = fields.find((field) => field.name === name)?.rules[index]?.name;
  return { field: name, rule: rule ?? 'default', order: rule ? index : Number.POSITIVE_INFINITY };
}

function parametersOf({ rule }: Failure, field: Field, typed: FormValues): Readonly<Record<string, unknown>> {
  const said = field.rules.find(({ name }) => name === rule)?.parameters ?? {};
  const value = typed[field.name];
  if (value === null || typeof value !== 'object') return said;
  const { prefix } = value;
  const byPrefix = (map: unknown) => (map as Readonly<Record<string, unknown>> | undefined)?.[prefix];
  return { ...said, prefix, n: byPrefix(said.lengths), digits: byPrefix(said.starts) };
}
