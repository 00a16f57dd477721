/** What the parts of one form share. Widgets read it by field name: rjsf keeps functions of an older render. */
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../assemble/form.ts';
import { hintId, messageId } from '../ui/Field.tsx';
import type { FieldValue, FormValues } from './formValues.ts';
import type { Translate } from './ruleMessage.ts';

/** Options that a screen supplies: countries, counties, towns, cards. */
export interface FormList {
  /** Null while they are not there. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  /** The field got the focus for the first time: long lists load then (contract, ruling 10). */
  readonly onNeeded?: () => void;
  /** The text of a value whose list is not there yet. */
  readonly labelOf?: (value: string) => string;
}

/** What explains a field at length. */
export interface FieldHelp {
  readonly label: string;
  /** Its name where the label alone does not say which field it is about. */
  readonly name: string;
  readonly open: () => void;
}

export interface FormProblem {
  /** As people read it. */
  readonly message: string;
  /** The field that it is about. */
  readonly field?: string;
}

export interface FormState {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly values: FormValues;
  readonly lists: Readonly<Record<string, FormList>>;
  /** Addresses of the links in labels, by name. */
  readonly links: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly helps: Readonly<Record<string, FieldHelp>>;
  readonly placeholders: Readonly<Record<string, string>>;
  /** Headings of groups, by the first field of each. */
  readonly legends: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  readonly isBusy: boolean;
  /** Fields that keep the form from being sent, with their messages. */
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /** The whole form's problem, once somebody tried to send it. */
  readonly summary: 'errors' | 'problem' | null;
  readonly problem: FormProblem | null;
  readonly submit: { readonly label: string; readonly isDanger: boolean; readonly aside: ReactNode };
  readonly after: ReactNode;
  idOf(field: string): string;
  /** The message to show; none before the field was left (spec section 4, FRM-01). */
  errorOf(field: string): string | undefined;
  /** Left, filled in and right. */
  isRight(field: string): boolean;
  failing(field: string): ReadonlySet<string>;
  change(field: string, value: FieldValue): void;
  leave(field: string): void;
  /** A mistake that only the widget sees, such as text that is in no list; null takes it back. */
  report(field: string, rule: string | null): void;
  /** Pressed while something is missing. */
  refuse(): void;
  lookUpCountry(): Promise<string | null>;
}

export const FormStateContext = createContext<FormState | null>(null);

/** @throws Error outside a form: a mistake in our own code */
export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('This part stands outside a form.');
  return state;
}

/** One field as its widget needs it. */
export function useField(name: string) {
  const state = useFormState();
  const { t, i18n } = useTranslation();
  const field = state.fields.find((each) => each.name === name);
  if (!field) throw new Error(`The form has no field "${name}".`);
  const id = state.idOf(name);
  const error = state.errorOf(name);
  const hint = state.hints[name];
  const describedBy = [error && messageId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;
  const controlState: 'rest' | 'invalid' | 'valid' = error
    ? 'invalid'
    : state.isRight(name)
      ? 'valid'
      : 'rest';
  const translate: Translate = (key, values) => t(key, values ?? {});
  return {
    state,
    field,
    id,
    error,
    hint,
    translate,
    language: i18n.language,
    controlState,
    value: state.values[name],
    text: typeof state.values[name] === 'string' ? (state.values[name] as string) : '',
    mark: field.isRequired || field.isReadOnly ? undefined : t('forms.optional'),
    change: (value: FieldValue) => state.change(name, value),
    leave: () => state.leave(name),
    /** What every control of the field carries (WCAG 1.3.1, 1.3.5, 3.3.1). */
    control: {
      id,
      name: field.inputName,
      autoComplete: field.autocomplete ?? undefined,
      'aria-required': field.isRequired || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy,
    },
  };
}
