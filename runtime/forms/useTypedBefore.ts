import { useLayoutEffect } from 'react';
import type { Field, Widget } from '../assemble/form.ts';
import type { FormValues } from './formValues.ts';

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
  readonly first: FormValues;
  put(values: FormValues): void;
  leave(field: string): void;
}

/** Typed before a prerendered form was hydrated: as if it were typed now, and left. */
export function useTypedBefore({ fields, prefix, first, put, leave }: TypedBefore): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = fields.flatMap(({ name, widget }) => {
      const control = document.getElementById(`${prefix}-${name}`);
      if (!TYPED.includes(widget) || !(control instanceof HTMLInputElement)) return [];
      const before = first[name];
      const isPhone = typeof before === 'object';
      if (control.value === (isPhone ? before.number : before)) return [];
      return [{ name, control, value: isPhone ? { ...before, number: control.value } : control.value }];
    });
    if (typed.length === 0) return;
    put({ ...first, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
    for (const { name, control } of typed) if (control !== document.activeElement) leave(name);
  }, []);
}
