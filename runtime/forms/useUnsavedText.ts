import { useState } from 'react';
import type { Field, Widget } from '../assemble/form.ts';
import { useMarkUnsaved } from '../messages/unsaved.ts';
import { type FormValues, readValues } from './formValues.ts';

export interface UnsavedText {
  /** Whoever leaves is asked while these values have more than the form had at first (USE-15). */
  watch(values: FormValues): void;
  /** Nothing would be lost now. */
  clear(): void;
}

export function useUnsavedText(fields: readonly Field[], first: FormValues, isKept: boolean): UnsavedText {
  const markUnsaved = useMarkUnsaved();
  const [before] = useState(() => textToLose(fields, first));
  return {
    watch: (values) => {
      if (!isKept) markUnsaved(textToLose(fields, values) !== before);
    },
    clear: () => markUnsaved(false),
  };
}

/** Widgets whose values nobody misses: what is secret, and what is chosen or copied by one press. */
const NO_LOSS: readonly Widget[] = ['password', 'code', 'radio'];

/** What somebody has put into the form, as one text: another one than at first would be lost. */
function textToLose(fields: readonly Field[], values: FormValues): string {
  return JSON.stringify(
    readValues(
      fields.filter(({ widget }) => !NO_LOSS.includes(widget)),
      values,
    ),
  );
}
