import Form from '@rjsf/core';
import type { ReactNode } from 'react';
import type { FormModule } from './formModule.ts';
import { type FieldHelp, type FormList, type FormProblem, FormStateContext } from './formState.ts';
import type { FormValues, SentValues } from './formValues.ts';
import { fields, templates, widgets } from './theme.tsx';
import { useTenantForm } from './useTenantForm.ts';

export interface TenantFormProps {
  /** Loaded from the page's address for it (`loadForm`). */
  readonly form: FormModule;
  /** Before each control's id; the form's name unless two of it stand on one page. */
  readonly id?: string;
  /** Over the defaults: as calls carry values, or as a draft kept them. */
  readonly initial?: FormValues;
  /** The person's login name, for password managers alone: what the form says of a password is kept under it. */
  readonly username?: string;
  /** What the button says: verb and object. */
  readonly submit: string;
  /** What is sent cannot be undone: the button says so by its look. */
  readonly isDanger?: boolean;
  /** Beside the button, such as a way back. */
  readonly aside?: ReactNode;
  /**
   * Sends the values. A problem that comes back stands in the form, at its field where it names one; what was
   * typed stays. Other failures are the screen's: it does not reject.
   */
  readonly onSubmit: (values: SentValues) => Promise<FormProblem | undefined>;
  /** As typed, at each change, passwords included. */
  readonly onChange?: (typed: FormValues) => void;
  /** Questions to a server about single fields: answers with the name of the rule that fails, or null. */
  readonly checks?: Readonly<Record<string, (values: SentValues) => Promise<string | null>>>;
  readonly lists?: Readonly<Record<string, FormList>>;
  readonly links?: Readonly<Record<string, string>>;
  /** By field; and by `field.value` for what stands under one option of a choice. */
  readonly hints?: Readonly<Record<string, string>>;
  /** A button beside a field's label that explains the field in a dialog. */
  readonly helps?: Readonly<Record<string, FieldHelp>>;
  readonly placeholders?: Readonly<Record<string, string>>;
  /** Fields that do not apply now: not shown, not checked, not sent. */
  readonly hidden?: readonly string[];
  /** The visitor's country, as ISO 3166 code, where no prefix is configured. */
  readonly lookUpCountry?: () => Promise<string | null>;
  /** Headings over groups of fields, by the first field of each: a group lasts until the next one. */
  readonly legends?: Readonly<Record<string, string>>;
  /** What is typed is kept beyond the page, or is no loss: nobody who leaves is asked (USE-15). */
  readonly isKept?: boolean;
  /** A problem that is there from the start: what the server said of values that come from another form. */
  readonly problem?: FormProblem | null;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/**
 * A form of the tenant. rjsf holds its values and errors, checks them by the compiled rules, and renders the fields with
 * this project's widgets; what it has no notion of stands around it (`useTenantForm`).
 */
export function TenantForm(props: TenantFormProps) {
  const { state, engine } = useTenantForm(props);
  return (
    <FormStateContext value={state}>
      <Form<FormValues>
        {...engine}
        idPrefix={props.id ?? props.form.form.name}
        fields={fields}
        templates={templates}
        widgets={widgets}
        liveValidate="onChange"
        noHtml5Validate
        showErrorList={false}
      />
    </FormStateContext>
  );
}
