import { PRERENDERED_MARK } from '../tenant/pageMarks.ts';
import type { FormValues } from './formValues.ts';

/** What somebody has done with a prerendered form before its program was there. */
export interface TypedEarly {
  readonly values: FormValues;
  /** Fields that were left. */
  readonly left: ReadonlySet<string>;
}

let offered: { readonly form: string; readonly read: () => TypedEarly } | null = null;

/** What looks after a prerendered form offers what it knows of it to the program. */
export function offerTyped(form: string, read: () => TypedEarly): void {
  offered = { form, read };
}

/** What was typed into a form that is being hydrated; null for any other, and for the same one later. */
export function typedEarly(form: string): TypedEarly | null {
  return offered?.form === form && document.querySelector(`[${PRERENDERED_MARK}]`) ? offered.read() : null;
}
