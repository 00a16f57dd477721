import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import type { AppliedRule, DeclaredForm } from '../../runtime/assemble/form.ts';
import { declaredForms, declaredRules } from '../formSources.ts';
import { subjectIds } from '../own-texts/subjectIds.ts';
import type { Finding } from '../problem.ts';
import { FORM_PARTS } from './formParts.ts';
import type { TenantCheck } from './tenantCheck.ts';

type FormOptions = Parameters<typeof assembleForm>[0];

/**
 * What is said about a field agrees with what the form says of it already: nobody could fill in a field whose least
 * is more than its most, or choose among options that are none. Assembled, so that a form is checked as it will be.
 */
export const checkAssembledForms: TenantCheck = {
  reads: FORM_PARTS,
  run: (tenant) => {
    // The forms read options that the browser sees, and no others.
    const { contact } = tenant;
    const read = { ...tenant, contact: { ...contact, subjects: subjectIds(contact) } };
    const found = Object.values(declaredForms).flatMap((form) => checkForm(form, read));
    // Two forms may share one override.
    return [...new Map(found.map((each) => [`${each.pointer} ${each.message}`, each])).values()];
  },
};

/** What can be said about a field that the form may contradict. */
const JUDGED: readonly string[] = ['minLength', 'maxLength', 'options', 'rules'];

function checkForm(form: DeclaredForm, tenant: FormOptions): Finding[] {
  const override = form['x-override'];
  if (override === undefined) return [];
  const fields = (tenant.forms as Readonly<Record<string, Readonly<Record<string, object>>>>)[override] ?? {};
  const overridesOf = (field: string) => Object.keys(fields[field] ?? {});
  // Few files say any of this, and to assemble a form takes longer than most checks together.
  if (!Object.keys(fields).some((field) => overridesOf(field).some((key) => JUDGED.includes(key)))) return [];
  return assembleForm(tenant, form, declaredRules).fields.flatMap(({ name, rules, options }) => {
    const [least, most] = [numberOf(rules, 'minLength'), numberOf(rules, 'maxLength')];
    const overrides = overridesOf(name);
    const bound = ['minLength', 'maxLength'].find((each) => overrides.includes(each));
    const at = (key: string, message: string) => [
      { pointer: `/forms/${override}/${name}/${key}`, rule: 'field', message },
    ];
    if (bound && !(overrides.includes('minLength') && overrides.includes('maxLength')) && least > most) {
      return at(bound, `With the bounds of the form, the least, ${least}, is more than the most, ${most}.`);
    }
    if (options?.length === 0 && overrides.includes('options')) {
      return at('options', 'None of these is offered by the form, so nothing could be chosen.');
    }
    if (overrides.includes('rules') && NEVER_BOTH.every((each) => rules.some((rule) => rule.name === each))) {
      const message =
        'A name has no digits, and this field would take nothing else: nobody could fill it in.';
      return at('rules', message);
    }
    return [];
  });
}

/** Nothing that can be typed fits both. */
const NEVER_BOTH: readonly string[] = ['onlyDigits', 'namePattern'];

function numberOf(rules: readonly AppliedRule[], name: 'minLength' | 'maxLength'): number {
  const n = rules.find((rule) => rule.name === name)?.parameters?.n;
  return typeof n === 'number' ? n : name === 'minLength' ? 0 : Infinity;
}
