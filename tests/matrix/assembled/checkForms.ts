/**
 * Every rule of every field on both sides of its boundaries, and its message in every language (VAL-04 to
 * VAL-85).
 */
import { compileForm, formAddresses } from '../../../compiler/compileForms.ts';
import type { FormName } from '../../../compiler/formSources.ts';
import { todayAt } from '../../../compiler/today.ts';
import type {
  AppliedRule,
  AssembledForm,
  DeclaredField,
  DeclaredForm,
  Field,
} from '../../../runtime/assemble/form.ts';
import type { FormModule } from '../../../runtime/forms/formModule.ts';
import { ruleMessage } from '../../../runtime/forms/ruleMessage.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { createCheck, type Check as FormCheck } from '../../support/compiledForms.ts';
import { type Check, createRecorder, type Recorder, type Verdict } from '../check.ts';
import { declaredForms, declaredRules, type MatrixTenant, textOf, type World } from '../world.ts';
import { fillForm } from './fillForm.ts';
import { type Constraint, triesOf, unknownKeywords } from './ruleBoundaries.ts';

/** @param unfillable what it is called when nobody could fill in a form: rules that a tenant adds may contradict each other */
export async function checkForms(
  world: World,
  { tenant, code }: MatrixTenant,
  unfillable: Verdict = 'failed',
): Promise<readonly Check[]> {
  const record = createRecorder('assembled', code);
  const addresses = formAddresses(tenant);
  const today = todayAt(new Date());
  for (const [name, declared] of Object.entries(declaredForms)) {
    const assembled = world.assembleForm(tenant, declared, declaredRules);
    const check = createCheck(await loadForm(compileForm(addresses[name as FormName]) ?? ''));
    const constraintsOf = (field: string) => constraintsIn(assembled, field);
    const { values, stuck } = fillForm({ fields: assembled.fields, constraintsOf, check, today });
    const found = stuck.map((field) => `${field}: ${rulesOf(assembled, field).join(', ')}`);
    const place = { screen: name, key: stuck[0] ? overrideOf(declared, stuck[0]) : `forms.${name}` };
    if (found.length === 0 || unfillable === 'failed') record.none(place, 'the form can be filled in', found);
    else record.report(place, 'a form that nobody can fill in is taken', unfillable, { actual: found });
    for (const field of assembled.fields) {
      // What cannot be filled in has no side that is accepted.
      if (stuck.includes(field.name)) continue;
      const ofForm = formConstraints(assembled).filter(
        ({ chosenFirst }) => chosenFirst?.field === field.name,
      );
      for (const constraint of [...constraintsOf(field.name), ...ofForm]) {
        const key = keyOf(declared.properties[field.name], constraint, name, field.name);
        const place = { screen: `${name}.${field.name}`, key };
        const rule = constraint['x-rule'];
        record.none(place, `${rule}: every kind of rule is known here`, unknownKeywords(constraint));
        const tries = triesOf(constraint, { field, valid: values, today });
        // What only an answer of the server can break has no keywords, and so no sides.
        const sides = new Set(tries.map(({ isRefused }) => isRefused)).size;
        record.equal(place, `${rule}: both sides are tried`, sides, sidesOf(constraint));
        for (const { reported, values: typed, isRefused } of tries) {
          const actual = check.failing(typed, field.name).has(rule);
          record.equal(
            place,
            `${rule}: ${reported} is ${isRefused ? 'refused' : 'accepted'}`,
            actual,
            isRefused,
          );
        }
      }
      checkTexts(world, { tenant, code }, record, { name, field, check });
    }
  }
  return record.checks;
}

function rulesOf({ fields }: AssembledForm, name: string): string[] {
  return (fields.find((field) => field.name === name)?.rules ?? []).map((rule) => rule.name);
}

/** Where a tenant file speaks of a field. */
function overrideOf(declared: DeclaredForm, field: string): string {
  const override = declared['x-override'];
  return override === undefined ? `forms.${declared.title}.${field}` : `/forms/${override}/${field}`;
}

/** An empty table refuses nothing, and less than one character is no value at all. */
function sidesOf({ 'x-rule': _, ...keywords }: Constraint): number {
  const values = Object.entries(keywords);
  if (values.length === 0) return 0;
  const isOneSided = values.every(([keyword, overrides]) =>
    keyword === 'minLength' ? Number(overrides) <= 1 : isEmptyTable(overrides),
  );
  return isOneSided ? 1 : 2;
}

function isEmptyTable(overrides: unknown): boolean {
  return overrides !== null && typeof overrides === 'object' && Object.keys(overrides).length === 0;
}

/** The compiled module, as a browser loads it. */
async function loadForm(text: string): Promise<FormModule> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as FormModule;
}

/** Each rule of a field by its name, with its keywords. */
function constraintsIn({ schema, fields }: AssembledForm, name: string): readonly Constraint[] {
  const field = fields.find((each) => each.name === name);
  const node = schema.properties[name];
  const parts = node?.properties as { readonly number: object } | undefined;
  const isAsked = schema.required.includes(name) && field?.type !== 'boolean';
  const asking = isAsked ? [{ 'x-rule': field?.rules[0]?.name ?? '', filledIn: true }] : [];
  return [...asking, ...rulesAmong(parts?.number ?? node ?? {}, declaredNames)];
}

/** Rules of the whole form, by name, with their keywords. */
function formConstraints({ schema }: AssembledForm) {
  type OfForm = Constraint & { readonly chosenFirst?: { readonly field: string; readonly needs: string } };
  const names = Object.values(declaredRules).flatMap((rule) => (rule['x-of-form'] ? [rule['x-rule']] : []));
  return rulesAmong(schema, names) as readonly OfForm[];
}

const declaredNames = Object.values(declaredRules).flatMap((rule) =>
  rule['x-of-form'] ? [] : [rule['x-rule']],
);

/** A rule that is a keyword of JSON schema already stands as that. */
function rulesAmong(keywords: object, names: readonly string[]): readonly Constraint[] {
  return Object.entries(keywords).flatMap(([keyword, value]: [string, unknown]) => {
    if (!names.includes(keyword) || Array.isArray(value)) return [];
    const constraint = value !== null && typeof value === 'object' ? value : { [keyword]: value };
    return [{ 'x-rule': keyword, ...constraint }];
  });
}

/** The tenant's key behind a rule, where its numbers come from one; else the field's own. */
function keyOf(
  declared: DeclaredField | undefined,
  constraint: Constraint,
  form: string,
  field: string,
): string {
  const rules = [...(declared?.['x-rules'] ?? []), ...(declared?.['x-variant']?.['x-rules'] ?? [])];
  const name = constraint['x-rule'];
  const rule = rules.find(
    (each) => typeof each !== 'string' && declaredRules[each.rule]?.['x-rule'] === name,
  );
  const pointers = Object.values(typeof rule === 'object' ? rule : {}).filter(
    (value) => typeof value === 'string' && value.startsWith('/') && value !== '/timeZone',
  );
  return String(pointers[0] ?? `forms.${form}.${field}`);
}

interface FieldOfForm {
  readonly name: string;
  readonly field: Field;
  readonly check: FormCheck;
}

function checkTexts(
  world: World,
  { tenant }: Pick<MatrixTenant, 'tenant' | 'code'>,
  record: Recorder,
  { name, field }: FieldOfForm,
): void {
  for (const language of tenant.languages) {
    const place = { language, screen: `${name}.${field.name}` };
    const keys = [
      field.label,
      ...(field.options && field.optionLabels
        ? field.options.map((option) => `${field.optionLabels}.${option}`)
        : []),
    ];
    const missing = keys.filter((key) => !textOf(world, tenant, language, key));
    record.none({ ...place, key: missing[0] ?? field.label }, 'label and options have texts', missing);
    const words = { ...Object.fromEntries(world.words.get(language) ?? []), ...tenant.words[language] };
    const { t } = createI18n(language, words);
    const fallback = t('form-validations.default');
    for (const rule of field.rules) {
      // With an empty table it refuses nothing, and never speaks.
      if (Object.values(rule.parameters ?? {}).some(isEmptyTable)) continue;
      const message = ruleMessage({ rule: rule.name, parameters: sampleOf(rule) }, t as never, language);
      const isReported =
        message !== '' && message !== fallback && !/\{\{|undefined|form-validations/.test(message);
      const key = `form-validations.${rule.name}`;
      record.equal(
        { ...place, key },
        `${rule.name} has its message`,
        isReported ? 'a text' : message,
        'a text',
      );
    }
  }
}

/** Parameters as the message gets them: those of a phone are of the chosen prefix. */
function sampleOf({ parameters = {} }: AppliedRule): Readonly<Record<string, unknown>> {
  const [prefix, n] = Object.entries((parameters.lengths ?? {}) as object)[0] ?? [];
  const [start, digits] = Object.entries((parameters.starts ?? {}) as object)[0] ?? [];
  return { ...parameters, ...(prefix && { prefix, n }), ...(start && { prefix: start, digits }) };
}
