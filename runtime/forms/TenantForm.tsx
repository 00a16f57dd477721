import Form from '@rjsf/core/lib/components/Form.js';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FormModule } from './createCheck.ts';
import { FormFoot } from './FormFoot.tsx';
import { FormHead } from './FormHead.tsx';
import { type FieldHelp, type FormList, type FormProblem, FormStateContext } from './formState.ts';
import type { FormValues, SentValues } from './formValues.ts';
import { rjsfSchema, rjsfUi, rjsfValidator, templates, widgets } from './theme.tsx';
import { useTenantForm } from './useTenantForm.ts';

export interface TenantFormProps {
  /** Loaded from the page's address for it (`loadForm`). */
  readonly form: FormModule;
  /** Before each control's id; the form's name unless two of it stand on one page. */
  readonly id?: string;
  /** Over the defaults: as calls carry values, or as a draft kept them. */
  readonly initial?: FormValues;
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
  /** As typed, at each change; `draftValues` takes the passwords out. */
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
  /** A problem that is there from the start: what the server said of values that come from another form. */
  readonly problem?: FormProblem | null;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

// One element for good: rjsf compares what it is given, and both read the state around it.
const FOOT = <FormFoot />;

/**
 * A form of the tenant (design, "Forms"). rjsf lays out the fields of the schema with this project's widgets; the
 * values live in the state around it, so that no widget works with those of an older render.
 */
export function TenantForm(props: TenantFormProps) {
  const { state, send } = useTenantForm(props);
  const { fields } = props.form.form;
  const { hidden, problem, summary, idOf } = state;
  const shown = useMemo(() => fields.filter(({ name }) => !hidden.includes(name)), [fields, hidden]);
  const schema = useMemo(() => rjsfSchema(shown), [shown]);
  const ui = useMemo(() => rjsfUi(shown), [shown]);
  const head = useRef<HTMLElement>(null);
  const problemField = problem?.field === undefined ? null : idOf(problem.field);
  useEffect(() => {
    // The field that the server did not like, else the summary: that is where reading goes on.
    if (problemField !== null) document.getElementById(problemField)?.focus();
    else if (summary) head.current?.focus();
  }, [summary, problemField]);

  return (
    <FormStateContext value={state}>
      <FormHead ref={head} />
      <Form
        schema={schema}
        uiSchema={ui}
        idPrefix={props.id ?? props.form.form.name}
        validator={rjsfValidator}
        templates={templates}
        widgets={widgets}
        onSubmit={send}
        noValidate
        noHtml5Validate
        showErrorList={false}
      >
        {FOOT}
      </Form>
    </FormStateContext>
  );
}
