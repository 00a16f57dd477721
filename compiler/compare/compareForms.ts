import { isDeepStrictEqual } from 'node:util';
import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import type { AssembledForm } from '../../runtime/assemble/form.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { explainForms } from '../explain/parts/explainForms.ts';
import type { FormExplanation } from '../explain/parts/explanations.ts';
import { declaredForms, declaredRules, type FormName } from '../formSources.ts';
import type { Pair } from './createPair.ts';
import type { Found } from './difference.ts';
import { findExamples } from './formExamples.ts';

const PARTS: readonly (keyof Tenant)[] = [
  'forms',
  'validation',
  'phone',
  'address',
  'dateOfBirth',
  'contact',
  'profile',
  'blocking',
  // Some forms are there with their feature alone.
  'features',
];

type FormsOf = (tenant: Tenant) => readonly FormExplanation[];
type AssembledOf = (tenant: Tenant, form: FormName) => AssembledForm;

/** Forms and fields that come and go, and rules that change; one rule of many forms is described once. */
export function compareForms(pair: Pair): Found[] {
  const known = new WeakMap<Tenant, readonly FormExplanation[]>();
  const formsOf = (tenant: Tenant) => {
    const forms = known.get(tenant) ?? explainForms(pair.foldOf(tenant), pair);
    known.set(tenant, forms);
    return forms;
  };
  const assembled = new WeakMap<Tenant, Map<FormName, AssembledForm>>();
  const assembledOf: AssembledOf = (tenant, name) => {
    const own = assembled.get(tenant) ?? new Map<FormName, AssembledForm>();
    assembled.set(tenant, own);
    const form = own.get(name) ?? assembleForm(pair.foldOf(tenant), declaredForms[name], declaredRules);
    own.set(name, form);
    return form;
  };
  const forms = listAll([formsOf(pair.before), formsOf(pair.after)], ({ form }) => form);
  return mergeRules(forms.flatMap((form) => compareForm(form, { pair, formsOf, assembledOf })));
}

interface FormDifference extends Found {
  /** For a change of rules: the field and the form, so that equal changes of other forms can join. */
  readonly rule?: { readonly field: string; readonly form: string; readonly change: string };
}

type FormRest = Pick<FormDifference, 'sentence' | 'rule' | 'examples' | 'isNarrower'>;

function compareForm(
  { form, title, isBuilt }: FormExplanation,
  { pair, formsOf, assembledOf }: { pair: Pair; formsOf: FormsOf; assembledOf: AssembledOf },
): FormDifference[] {
  const formOf = (tenant: Tenant) => formsOf(tenant).find((each) => each.form === form);
  const describe = (fact: (tenant: Tenant) => unknown, rest: FormRest) => {
    const [pointer, ...otherPointers] = pair.causesOf(fact, PARTS);
    const [before, after] = [fact(pair.before) ?? null, fact(pair.after) ?? null];
    // Nobody sees a form before its screen is there.
    const group = isBuilt ? 'forms' : 'operators';
    return { group, pointer, otherPointers, before, after, ...rest } as const;
  };
  const [was, is] = [formOf(pair.before), formOf(pair.after)];
  if (!was || !is) {
    const sentence = `The form “${title}” is ${is ? '' : 'not '}there.`;
    return [describe((tenant) => formOf(tenant)?.title, { sentence })];
  }
  return listAll([was.fields, is.fields], ({ field }) => field).flatMap(({ field, label }) => {
    const rulesOf = (tenant: Tenant) => formOf(tenant)?.fields.find((each) => each.field === field)?.rules;
    const [before, after] = [rulesOf(pair.before), rulesOf(pair.after)];
    if (isDeepStrictEqual(before, after)) return [];
    if (!before || !after) {
      // A new field that has to be filled in refuses whoever filled in all that there was.
      const isNarrower = after?.includes('required') ?? false;
      const sentence = `“${title}” ${after ? 'asks' : 'does not ask'} for “${label}”${after ? ` (${after.join(', ')})` : ''}.`;
      return [describe((tenant) => rulesOf(tenant) !== undefined, { sentence, isNarrower })];
    }
    const rule = { field: label, form: title, change: describeChange(before, after) };
    const found = findExamples(assembledOf(pair.before, form), assembledOf(pair.after, form), field);
    return [describe(rulesOf, { sentence: '', rule, ...found })];
  });
}

function describeChange(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((rule) => !before.includes(rule)).join(', ');
  const removed = before.filter((rule) => !after.includes(rule)).join(', ');
  if (added === '') return removed === '' ? 'its rules stand in another order' : `no longer ${removed}`;
  return removed === '' ? `also ${added}` : `${added} instead of ${removed}`;
}

function mergeRules(found: readonly FormDifference[]): Found[] {
  const merged = new Map<string, FormDifference & { forms: string[] }>();
  for (const each of found) {
    const { pointer, otherPointers, rule, sentence } = each;
    const key = rule ? JSON.stringify([pointer, otherPointers, rule.field, rule.change]) : sentence;
    const first = merged.get(key);
    if (first && rule) first.forms.push(rule.form);
    // Two forms of one name ask for the same: said once, with the options of both.
    else if (first) {
      const others = [...(first.otherPointers ?? []), pointer, ...(otherPointers ?? [])];
      merged.set(key, { ...first, otherPointers: [...new Set(others)] });
    } else merged.set(key, { ...each, forms: rule ? [rule.form] : [] });
  }
  return [...merged.values()].map(({ rule, forms, ...difference }) => {
    const where = [...new Set(forms)].map((form) => `“${form}”`).join(', ');
    const said = rule ? `The field “${rule.field}” of ${where}: ${rule.change}.` : difference.sentence;
    const isSeen = difference.group !== 'operators';
    return { ...difference, sentence: isSeen ? said : `${said} Its screen is not part of this version.` };
  });
}

function listAll<Item>(sides: readonly (readonly Item[])[], idOf: (item: Item) => string): Item[] {
  return [...new Map(sides.flat().map((item) => [idOf(item), item])).values()];
}
