import type { ErrorSchema } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { useWords } from '../messages/words.ts';
import { CHECK_DELAY } from './fieldLook.ts';
import { describeError, firstErrors, SERVER } from './formErrors.ts';
import { asFoundErrors } from './formModule.ts';
import { type FormView, useFormState } from './formState.ts';
import { type FormValues, readValues } from './formValues.ts';
import { ruleMessage } from './ruleMessage.ts';

/** What is shown of the values and errors that rjsf holds. */
export function useFormErrors(values: FormValues, found: ErrorSchema<FormValues>): FormView {
  const { fields, hidden, left, looks, problem } = useFormState();
  const { t, i18n } = useWords();
  const shown = useSettled(values, found, looks);
  const errors = firstErrors(fields, hidden, asFoundErrors(shown.found)).map(({ field, error }) => ({
    field: field.name,
    text: ruleMessage(describeError(field, error, shown.values), t, i18n.language),
  }));
  const isRefused = (name: string) => found[name]?.__errors?.includes(SERVER) ?? false;
  const textOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  return {
    values,
    errors,
    errorOf: (name) => (isRefused(name) ? problem?.message : left.has(name) ? textOf(name) : undefined),
    isRight: (name) =>
      left.has(name) && !isRefused(name) && textOf(name) === undefined && name in readValues(fields, values),
  };
}

/** Values and errors as they were when nothing had changed for a moment; at once after another look. */
function useSettled(values: FormValues, found: ErrorSchema<FormValues>, looks: number) {
  const [settled, setSettled] = useState({ values, found, looks });
  const isNew = settled.looks !== looks;
  if (isNew) setSettled({ values, found, looks });
  useEffect(() => {
    const settle = () =>
      setSettled((before) =>
        before.values === values && before.found === found ? before : { values, found, looks },
      );
    const timer = setTimeout(settle, CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [values, found, looks]);
  return isNew ? { values, found } : settled;
}
