import { useLayoutEffect } from 'react';
import type { Field, Widget } from '../assemble/form.ts';
import type { FormValues } from './formValues.ts';
import { typedEarly } from './typedEarly.ts';

/** Controls that hold what was typed, and nothing else. */
const TYPED: readonly Widget[] = [
  'text',
  'email',
  'digits',
  'code',
  'date',
  'phone',
  'password',
  'newPassword',
];

interface TypedBefore {
  readonly fields: readonly Field[];
  readonly prefix: string;
  /** What the form began with. */
  readonly first: FormValues;
  /** Fields that were left by then. */
  readonly left: ReadonlySet<string>;
  put(values: FormValues): void;
  leave(field: string): void;
  /** Values that were typed, and that the form began with. */
  tell(values: FormValues): void;
}

/**
 * Typed before a prerendered form was hydrated: as if it were typed now, and left. What looked after the form until then
 * knows of most of it (early/); what came since, or all of it where nothing did, stands in the controls.
 */
export function useTypedBefore({ fields, prefix, first, left, put, leave, tell }: TypedBefore): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = typedEarly(prefix);
    const typed = fields.flatMap(({ name, widget }) => {
      const control = document.getElementById(`${prefix}-${name}`);
      if (!TYPED.includes(widget) || !(control instanceof HTMLInputElement)) return [];
      const before = first[name];
      const isPhone = typeof before === 'object';
      if (control.value === (isPhone ? before.number : before)) return [];
      return [{ name, control, value: isPhone ? { ...before, number: control.value } : control.value }];
    });
    if (typed.length > 0)
      put({ ...first, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
    else if (early) tell(first);
    const since = typed.flatMap(({ name, control }) => (control === document.activeElement ? [] : [name]));
    for (const name of new Set([...since, ...(early?.left ?? [])])) if (!left.has(name)) leave(name);
  }, []);
}
