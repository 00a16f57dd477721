import { describeRules } from '../../../compiler/explain/parts/describeRules.ts';
import { declaredForms, declaredRules, type FormName } from '../../../compiler/formSources.ts';
import { assembleForm, type FieldOverride } from '../../../runtime/assemble/assembleForm.ts';
import type { DeclaredField, DeclaredRule, Field } from '../../../runtime/assemble/form.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import type { TenantOptions } from '../../../runtime/tenant/pageData.ts';
import { traceOption, type Written } from './traceOption.ts';
import type { Absent, RuleOrigin } from './xrayAnswers.ts';

interface FieldContext {
  readonly tenant: TenantOptions;
  readonly written: Written;
}

/** The forms of a screen, those of its parts included. */
function formsOf({ forms = {}, parts = [] }: Manifest): FormName[] {
  return [forms, ...parts.map((part) => part.forms ?? {})].flatMap((each) => Object.keys(each) as FormName[]);
}

/** What holds for the field of that name in each form of the screen that has one: its rules, and who says each. */
export function explainField(name: string, screen: Manifest, context: FieldContext): RuleOrigin[] {
  return formsOf(screen).flatMap((form) => {
    const { fields } = assembleForm(context.tenant, declaredForms[form], declaredRules);
    const field = fields.find((each) => each.name === name || each.inputName === name);
    return field ? explainRules(form, field, context) : [];
  });
}

function explainRules(form: FormName, field: Field, { tenant, written }: FieldContext): RuleOrigin[] {
  const declared = declaredForms[form].properties[field.name];
  const { override, place } = overrideOf(form, field.name, tenant);
  const schema = { kind: 'form', file: `schemas/forms/${fileOf(form)}.schema.json` } as const;
  const say = (rule: string, pointer: string | null | undefined): RuleOrigin => {
    const traced = pointer ? traceOption(pointer, written) : null;
    const at = traced?.pointer ?? null;
    return { kind: 'rule', form, field: field.name, rule, pointer: at, source: traced?.source ?? schema };
  };
  if (!declared) {
    const at = extraIndex(form, field.name, tenant);
    const own = `/forms/${declaredForms[form]['x-extra'] ?? ''}/extra/${at}`;
    return [
      say(field.isRequired ? 'required' : 'optional', own),
      ...describeRules(field.rules).map((rule) => say(rule, own)),
    ];
  }
  const said = (key: keyof FieldOverride) => (override[key] === undefined ? null : `${place}/${key}`);
  const required = declared['x-required'];
  const rules = field.rules.flatMap((rule) =>
    describeRules([rule]).map((text) =>
      say(text, said(rule.name as 'minLength' | 'maxLength') ?? parameterPlace(rule.name, declared, tenant)),
    ),
  );
  return [
    say(
      field.isRequired ? 'required' : 'optional',
      said('required') ?? (typeof required === 'string' ? required : null),
    ),
    ...rules,
    ...(declared['x-shown'] || override.shown !== undefined
      ? [say('shown', said('shown') ?? declared['x-shown']?.[0])]
      : []),
    ...(field.options ? [say('options', said('options') ?? declared['x-options'])] : []),
    ...(field.default === null
      ? []
      : [say(`at first ${field.default}`, said('default') ?? declared['x-default'])]),
    ...(field.maxInput === null
      ? []
      : [say(`the field takes ${field.maxInput} characters`, declared['x-max-input'])]),
    ...(field.isPasteBlocked ? [say('pasting is blocked', said('paste'))] : []),
    ...(field.formats ? [say('format of postal codes', '/address/postalCodes')] : []),
    ...(field.phone
      ? [say('prefix', '/phone/defaultPrefix'), say('grouping of digits', '/phone/masks')]
      : []),
  ];
}

/** Fields of a screen's forms that this tenant does not ask for. */
export function listAbsentFields(
  screen: Manifest,
  { tenant, written }: FieldContext,
  labels: (key: string) => string,
): Absent[] {
  return formsOf(screen).flatMap((form) => {
    const declared = declaredForms[form];
    const { fields } = assembleForm(tenant, declared, declaredRules);
    return Object.entries(declared.properties).flatMap(([name, field]): Absent[] => {
      if (fields.some((each) => each.name === name)) return [];
      const { override, place } = overrideOf(form, name, tenant);
      const option =
        override.shown === false
          ? `${place}/shown`
          : (field['x-shown']?.[0] ?? (field['x-country'] ? '/address/postalCodes' : `${place}/shown`));
      const { pointer } = traceOption(option, written);
      const title = labels(field['x-label']).replace(/<\/?\d>/g, '');
      return [{ kind: 'field', id: `${form}.${name}`, title, reason: { kind: 'notAsked', option }, pointer }];
    });
  });
}

/** The option that a rule of a form reads: its parameter is a pointer. */
function parameterPlace(name: string, declared: DeclaredField, tenant: object): string | null {
  const isOf = (rule: DeclaredRule): boolean =>
    declaredRules[typeof rule === 'string' ? rule : rule.rule]?.['x-rule'] === name;
  const { rule: _, ...parameters }: Readonly<Record<string, unknown>> =
    declared['x-rules'].map((each) => (typeof each === 'string' ? { rule: each } : each)).find(isOf) ?? {};
  const place = Object.values(parameters).find(
    (each): each is string =>
      typeof each === 'string' && each.startsWith('/') && readPointer(tenant, each) !== undefined,
  );
  return place ?? null;
}

function overrideOf(form: FormName, field: string, tenant: TenantOptions) {
  const place = `/forms/${declaredForms[form]['x-override'] ?? ''}/${field}`;
  return { place, override: (readPointer(tenant, place) ?? {}) as FieldOverride };
}

function extraIndex(form: FormName, name: string, tenant: TenantOptions): number {
  const extras = readPointer(tenant, `/forms/${declaredForms[form]['x-extra'] ?? ''}/extra`);
  return Array.isArray(extras) ? extras.findIndex((each) => readPointer(each, '/name') === name) : -1;
}

/** `personalInfo` stands in `personal-info.schema.json`. */
function fileOf(form: FormName): string {
  return form.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
