import type { ErrorSchema } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { useWords } from '../messages/words.ts';
import { describeError, SERVER } from './formErrors.ts';
import { type FormView, useFormState } from './formState.ts';
import { type FormValues, readValues } from './formValues.ts';
import { ruleMessage } from './ruleMessage.ts';

/** How long after a change its errors are shown, in milliseconds (CON-56). */
const CHECK_DELAY = 50;

/** What is shown of the values and errors that rjsf holds. */
export function useFormErrors(values: FormValues, found: ErrorSchema<FormValues>): FormView {
  const { fields, hidden, left, looks, problem } = useFormState();
  const { t, i18n } = useWords();
  const shown = useSettled(values, found, looks);
  const errors = fields.flatMap((field) => {
    const [first] = (shown.found[field.name]?.__errors ?? []).filter((error) => error !== SERVER);
    if (first === undefined || hidden.includes(field.name)) return [];
    const error = describeError(field, first, shown.values);
    return [{ field: field.name, text: ruleMessage(error, t, i18n.language) }];
  });
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
