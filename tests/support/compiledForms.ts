/** Forms as a browser gets them: compiled for a tenant, loaded from their text. */
import { compileForms } from '../../compiler/compileForms.ts';
import type { FormName } from '../../compiler/formSources.ts';
import {
  compiledRules,
  describeError,
  type FieldError,
  type FormModule,
  findErrors,
} from '../../runtime/forms/formErrors.ts';
import type { FormValues } from '../../runtime/forms/formValues.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

/** Compiling takes longer than a form's test; a tenant does not change. */
const compiled = new WeakMap<PublicTenant, ReturnType<typeof compileForms>>();

export async function loadForm(tenant: PublicTenant, name: FormName): Promise<FormModule> {
  const { modules, addresses } = compiled.get(tenant) ?? compileForms(tenant);
  compiled.set(tenant, { modules, addresses });
  return importText(modules.get(addresses[name]) ?? '');
}

export async function importText(text: string): Promise<FormModule> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as FormModule;
}

export interface Check {
  /** The error that is told of each field that has one, in the order of the fields. */
  (typed: FormValues): readonly FieldError[];
  /** Names of a field's rules that fail; what its mask has no place for, which has a number of its own, is none. */
  failing(typed: FormValues, field: string): ReadonlySet<string>;
}

/** What is found wrong with values, by rjsf's validator and before. */
export function createCheck(module: FormModule): Check {
  const rules = compiledRules(module);
  const { fields } = module.form;
  const textsOf = (typed: FormValues, field: string) => findErrors(fields, rules, typed)[field] ?? [];
  const check = (typed: FormValues) =>
    fields.flatMap((field) => {
      const [first] = textsOf(typed, field.name);
      return first === undefined ? [] : [describeError(field, first, typed)];
    });
  return Object.assign(check, {
    failing: (typed: FormValues, field: string) =>
      new Set(textsOf(typed, field).filter((text) => !text.includes(' '))),
  });
}

export interface LoadedForm {
  readonly module: FormModule;
  readonly check: Check;
  /** The rule that one field is told to break; null when it breaks none. */
  ruleOf(field: string, typed: FormValues): string | null;
}

export async function aForm(tenant: PublicTenant, name: FormName): Promise<LoadedForm> {
  const module = await loadForm(tenant, name);
  const check = createCheck(module);
  return {
    module,
    check,
    ruleOf: (field, typed) => check(typed).find((error) => error.field === field)?.rule ?? null,
  };
}
