import type { Field } from '../../assemble/form.ts';
import { type FieldValue, type FormValues, firstValues } from '../formValues.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a prerendered form, by field. What has none does not apply now. */
export interface FormControls {
  readonly fields: readonly Field[];
  readonly hidden: readonly string[];
  /** Of fields that hold something else than was prerendered, and that nobody is in. */
  readonly leftBefore: readonly string[];
  /** The field whose control something happened to. */
  fieldOf(event: Event): string | undefined;
  read(): FormValues;
}

export function findControls(all: readonly Field[], idOf: (field: string) => string): FormControls {
  const controls = all.flatMap(({ name }) => {
    const control = document.getElementById(idOf(name));
    return isControl(control) ? [{ name, control }] : [];
  });
  const isThere = (field: Field) => controls.some(({ name }) => name === field.name);
  const first = firstValues(all);
  return {
    fields: all.filter(isThere),
    hidden: all.filter((field) => !isThere(field)).map(({ name }) => name),
    leftBefore: controls
      .filter(({ control }) => isChanged(control) && control !== document.activeElement)
      .map(({ name }) => name),
    fieldOf: ({ target }) => controls.find(({ control }) => control === target)?.name,
    read: () => ({
      ...first,
      ...Object.fromEntries(controls.map(({ name, control }) => [name, heldBy(control, first[name])])),
    }),
  };
}

function isControl(element: HTMLElement | null): element is Control {
  return element?.matches('input, select, textarea') ?? false;
}

function heldBy(control: Control, before: FieldValue | undefined): FieldValue {
  if (isCheckbox(control)) return control.checked;
  return typeof before === 'object' ? { ...before, number: control.value } : control.value;
}

function isChanged(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  return !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
