/** Fields that a tenant adds to a form, as if the form declared them. Pure. */
import type { TenantOptions } from '../tenant/pageData.ts';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';
import type { DeclaredField, DeclaredForm, Field } from './form.ts';

type Forms = TenantOptions['forms'];

export type FormWithExtras = NonNullable<DeclaredForm['x-extra']>;

export type ExtraField = NonNullable<Forms[FormWithExtras]['extra']>[number];

export interface PlacedField {
  readonly name: string;
  readonly field: DeclaredField;
  /** None of the form's own has it. */
  readonly extra?: ExtraField;
}

const WIDGETS = { text: 'text', digits: 'digits', choice: 'select', checkbox: 'checkbox' } as const;

/** Digits that a field takes where its most is not said. */
const MOST_DIGITS = 20;

function extrasOf(forms: Forms, form: FormWithExtras | undefined): readonly ExtraField[] {
  return form === undefined ? [] : (forms[form].extra ?? []);
}

/** The fields of a form with the tenant's own among them: after the field that they name, else before the consents. */
export function withExtras(
  own: readonly PlacedField[],
  forms: Forms,
  form: FormWithExtras | undefined,
): readonly PlacedField[] {
  return extrasOf(forms, form).reduce((fields, extra) => {
    const before = fields.findIndex(({ name }) => name === extra.after);
    const consents = fields.findIndex(({ field }) => field['x-link'] !== undefined);
    const place = before >= 0 ? before + 1 : consents >= 0 ? consents : fields.length;
    const field = declaredField(extra, keyOf(form ?? '', extra.name));
    return fields.toSpliced(place, 0, { name: extra.name, field, extra });
  }, own);
}

function declaredField(extra: ExtraField, key: string): DeclaredField {
  const { kind, minLength, maxLength, rules = [], autocomplete } = extra;
  const bounds = [
    ...(minLength === undefined ? [] : [{ rule: 'minLength', n: minLength }]),
    ...(maxLength === undefined ? [] : [{ rule: 'maxLength', n: maxLength }]),
  ];
  const isTyped = kind === 'text' || kind === 'digits';
  const others = kind === 'digits' ? ['onlyDigits', ...rules.filter((rule) => rule !== 'onlyDigits')] : rules;
  return {
    type: kind === 'checkbox' ? 'boolean' : 'string',
    'x-label': `${key}.label`,
    'x-widget': WIDGETS[kind],
    'x-rules':
      kind === 'checkbox' ? ['termsConds'] : ['required', ...(isTyped ? [...others, ...bounds] : [])],
    ...(kind === 'choice' && { 'x-option-labels': `${key}.options` }),
    ...(autocomplete !== undefined && { 'x-autocomplete': autocomplete }),
  };
}

/** What the field of an extra has beside that of a declared one. */
export function extraPart(form: FormWithExtras, extra: ExtraField): Partial<Field> {
  const { name, kind, hint, error, sentAs, maxLength = MOST_DIGITS } = extra;
  const key = keyOf(form, name);
  return {
    sentAs,
    ...(kind === 'digits' && { maxInput: maxLength }),
    // Its texts stand among the tenant's words (extraWords).
    ...(hint && { hint: `${key}.hint` as PlainWordsKey }),
    ...(error && { error: key }),
  };
}

/** Where the texts of a field stand among the words of the tenant; its error stands among those of the rules. */
function keyOf(form: string, name: string): string {
  return `extra.${form}.${name}`;
}

/** The texts of all extras in one language, by words key. */
export function extraWords(forms: Forms, language: string): Readonly<Record<string, string>> {
  const all = (['registration', 'personalInfo', 'contact'] as const).flatMap((form) =>
    extrasOf(forms, form).flatMap(({ name, label, hint, error, options = [] }) => {
      const key = keyOf(form, name);
      return [
        [`${key}.label`, label],
        [`${key}.hint`, hint],
        [`form-validations.${key}`, error],
        ...options.map((option) => [`${key}.options.${option.value}`, option.label] as const),
      ] as const;
    }),
  );
  return Object.fromEntries(
    all.flatMap(([key, texts]) => {
      const text = texts?.[language];
      return text === undefined ? [] : [[key, text]];
    }),
  );
}
