import { assembleForm } from '../../../runtime/assemble/assembleForm.ts';
import { stateOfScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { Field } from '../../../runtime/assemble/form.ts';
import type { Manifest, ScreenForms } from '../../../runtime/assemble/manifest.ts';
import type { TenantOptions } from '../../../runtime/tenant/pageData.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import { declaredForms, declaredRules, type FormName } from '../../formSources.ts';
import type { Labels } from './createLabels.ts';
import { describeRules } from './describeRules.ts';
import type { FieldExplanation, FormExplanation } from './explanations.ts';

interface Place {
  readonly screen: Manifest;
  /** The section of the profile that switches it. */
  readonly section?: keyof Tenant['profile'];
  /** Words key of what the form is called. */
  readonly title: PlainWordsKey;
}

/** Where each form stands: on the screen that every tenant has, where there are several. */
function listPlaces(screens: readonly Manifest[]): ReadonlyMap<FormName, Place> {
  const all = screens.flatMap((screen) =>
    [{ forms: screen.forms ?? {} }, ...(screen.parts ?? [])].flatMap(({ forms = {}, ...part }) =>
      namesOf(forms).map((form) => ({ form, screen, title: forms[form] ?? titleOf(screen.id), ...part })),
    ),
  );
  const byForm = Map.groupBy(all, ({ form }) => form);
  return new Map(
    [...byForm].flatMap(([form, [first, ...others]]) => {
      const place = [first, ...others].find((each) => each?.screen.feature === undefined) ?? first;
      return place ? [[form, place] as const] : [];
    }),
  );
}

function namesOf(forms: ScreenForms): FormName[] {
  return Object.keys(forms) as FormName[];
}

/** The forms that this tenant offers, as they are assembled, with each field's rules in words. */
export function explainForms(
  tenant: TenantOptions,
  { labels, screens }: { readonly labels: Labels; readonly screens: readonly Manifest[] },
): FormExplanation[] {
  return [...listPlaces(screens)].flatMap(([form, { title, screen, section }]) => {
    const isOff = stateOfScreen(tenant, screen) === 'off' || (section && tenant.profile[section] === 'off');
    if (isOff) return [];
    const { fields } = assembleForm(tenant, declaredForms[form], declaredRules);
    return [
      {
        form,
        title: labels(title),
        screen: screen.id,
        isBuilt: screen.load !== undefined,
        fields: fields.map((field) => explainField(field, labels)),
      },
    ];
  });
}

function explainField(field: Field, labels: Labels): FieldExplanation {
  const { options, optionLabels, default: first, phone } = field;
  const name = (option: string) => (optionLabels ? labels(`${optionLabels}.${option}`) : option);
  return {
    field: field.name,
    // A consent is a sentence with links in it.
    label: labels(field.label).replace(/<\/?\d>/g, ''),
    rules: [
      field.isRequired ? 'required' : 'optional',
      ...describeRules(field.rules),
      ...describeFormats(field),
      ...(options ? [`one of ${options.map((option) => `“${name(option)}”`).join(', ')}`] : []),
      ...(field.list ? ['chosen from a list'] : []),
      ...(first === null ? [] : [`at first ${name(first)}`]),
      ...(phone?.defaultPrefix ? [`at first ${phone.defaultPrefix}`] : []),
      ...(field.maxInput === null ? [] : [`the field takes ${field.maxInput} characters`]),
      ...(field.isPasteBlocked ? ['pasting is blocked'] : []),
      ...(field.isReadOnly ? ['cannot be changed here'] : []),
    ],
  };
}

/** How a field is written, country by country. */
function describeFormats({ formats }: Field): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return Object.entries(formats?.of ?? {}).map(([country, said]) => {
    const where = country === '' ? '' : `in ${names.of(country)} `;
    return said === null ? `${where}not asked for` : `${where}written as ${said.format.join(' or ')}`;
  });
}
