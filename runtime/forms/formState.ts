/** What the parts of one form share beside the values and errors, which rjsf holds and hands to the widgets. */

import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Field } from '../assemble/form.ts';
import { useWords } from '../messages/words.ts';
import type { Help } from '../ui/ErrorHelp.tsx';
import type { ControlState } from '../ui/Field.tsx';
import { controlStateOf, describedBy } from './fieldLook.ts';
import type { FieldValue, FormValues } from './formValues.ts';

/** Options that a screen supplies: countries, counties, towns, cards. */
export interface FormList {
  /** Null while they are not there. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  /** The field got the focus for the first time: long lists load then. */
  readonly onNeeded?: () => void;
  /** It could not be loaded: asks for it again. */
  readonly retry?: (() => void) | undefined;
  /** What helps with that beside its words. */
  readonly help?: Help | undefined;
  /** The error that its failing raises elsewhere: said at the field, no toast says it again (USE-11, USE-26). */
  readonly code?: string;
  /** That it could not is said at the field that it hangs on. */
  readonly isReportedElsewhere?: boolean;
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
  readonly help?: Help | undefined;
  /** Links and buttons that lead on from here, told with the message. */
  readonly ways?: ReactNode;
  /** The focus does not follow it: it is announced where it stands. */
  readonly isAside?: boolean;
}

/** What surrounds the values of a form: the screen's options, and what of the errors is shown. */
export interface FormState {
  readonly name: string;
  readonly fields: readonly Field[];
  /** The login name that password managers keep the form's password under. */
  readonly username?: string | undefined;
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
  /** Fields that were left: of others no error is shown (FRM-01). */
  readonly left: ReadonlySet<string>;
  /** Counts the times that errors are shown at once, and not some moments after a change. */
  readonly looks: number;
  /** The whole form's problem, once somebody tried to send it. */
  readonly summary: 'errors' | 'problem' | null;
  readonly problem: FormProblem | null;
  readonly head: RefObject<HTMLElement | null>;
  readonly submit: { readonly label: string; readonly isDanger: boolean; readonly aside: ReactNode };
  readonly after: ReactNode;
  idOf(field: string): string;
  /** An error that only the widget sees, such as text that is in no list; null takes it back. */
  report(field: string, rule: string | null): void;
  /** Pressed while something is missing. */
  press(): void;
  lookUpCountry(): Promise<string | null>;
}

/** What rjsf holds, and what follows from it. */
export interface FormView {
  readonly values: FormValues;
  /** Fields that keep the form from being sent, with their messages. */
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /** The message to show; none before the field was left (FRM-01). */
  errorOf(field: string): string | undefined;
  /** Left, filled in and right. */
  isRight(field: string): boolean;
}

export const FormStateContext = createContext<FormState | null>(null);
export const FormViewContext = createContext<FormView | null>(null);

/** @throws Error outside a form: a mistake in our own code */
export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('This part stands outside a form.');
  return state;
}

/** @throws Error outside a form: a mistake in our own code */
export function useFormView(): FormView {
  const view = useContext(FormViewContext);
  if (!view) throw new Error('This part stands outside a form.');
  return view;
}

/** What rjsf hands a widget of ours. */
export interface Input {
  readonly name: string;
  readonly value: FieldValue | undefined;
  /** The rules that the value breaks, the one that is reported first; at once, as it is typed. */
  readonly broken: readonly string[];
  change(value: FieldValue): void;
  leave(): void;
}

/** One field as its widget needs it. */
export function useField(name: string) {
  const state = useFormState();
  const view = useFormView();
  const { t, i18n } = useWords();
  const field = state.fields.find((each) => each.name === name);
  if (!field) throw new Error(`The form has no field "${name}".`);
  const id = state.idOf(name);
  const error = view.errorOf(name);
  const hint = state.hints[name] ?? (field.hint && t(field.hint));
  const controlState: ControlState = controlStateOf(field, error, view.isRight(name));
  return {
    state,
    field,
    id,
    error,
    hint,
    translate: t,
    language: i18n.language,
    controlState,
    mark: field.isRequired || field.isReadOnly ? undefined : t('forms.optional'),
    /** What every control of the field carries (WCAG 1.3.1, 1.3.5, 3.3.1). */
    control: {
      id,
      name: field.inputName,
      autoComplete: field.autocomplete ?? undefined,
      'aria-required': field.isRequired || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy(id, { error, hint }),
    },
  };
}

/** The text of a field's value; none where it is of another kind. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
