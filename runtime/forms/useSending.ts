import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FormProblem, FormState } from './formState.ts';
import { type FormValues, sentValues } from './formValues.ts';
import type { TenantFormProps } from './TenantForm.tsx';
import type { UnsavedText } from './useUnsavedText.ts';

interface Sending {
  readonly props: TenantFormProps;
  /** Fields that do not apply now. */
  readonly hidden: readonly string[];
  /** Before each control's id. */
  readonly prefix: string;
  /** As rjsf said last. */
  readonly latest: RefObject<FormValues>;
  readonly unsaved: UnsavedText;
}

/** Sending a form: once at a time, and where reading goes on after the answer, or after being told what is wrong. */
export function useSending({ props, hidden, prefix, latest, unsaved }: Sending) {
  const { fields } = props.form.form;
  const [summary, setSummary] = useState<FormState['summary']>(null);
  const [problem, setProblem] = useState<FormProblem | null>(props.problem ?? null);
  const [isBusy, setIsBusy] = useState(false);
  // A second press comes before the next render, so state alone would not stop it (threat F1).
  const busy = useRef(false);
  const head = useRef<HTMLElement>(null);
  /** Counts the answers that the focus follows: typing is never one (USE-02). */
  const [turn, setTurn] = useState(0);
  // Once for each answer, not for each key that changes what is shown of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    // The field that the server did not like, else the summary: that is where reading goes on.
    if (problem?.field !== undefined) document.getElementById(`${prefix}-${problem.field}`)?.focus();
    else if (summary) head.current?.focus();
  }, [turn]);

  const refuse = () => {
    setSummary('errors');
    setTurn((before) => before + 1);
  };
  /** Fields were changed: what was said of the answer to others is over. */
  const forget = (changed: readonly string[]) => {
    if (problem?.field === undefined || changed.includes(problem.field)) setProblem(null);
    if (summary === 'problem') setSummary(null);
  };
  const send = async (typed: FormValues) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setProblem(null);
    setSummary(null);
    const from = document.activeElement;
    const sent = latest.current;
    // From here on it is the server's, unless it says no.
    unsaved.clear();
    try {
      const applying = fields.filter((field) => !hidden.includes(field.name));
      const found = await props.onSubmit(sentValues(applying, typed));
      if (found) {
        unsaved.watch(latest.current);
        // Whoever went on meanwhile stays where they are: the rest of what they type belongs there.
        const isWaiting = latest.current === sent && [from, document.body].includes(document.activeElement);
        setProblem(isWaiting ? found : { ...found, isAside: true });
        setSummary('problem');
        if (isWaiting) setTurn((before) => before + 1);
      }
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { summary, problem, isBusy, head, refuse, forget, send };
}
