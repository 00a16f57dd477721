/** A form's values, as typed, as checked and as screens hand them to calls. Pure. */
import type { Field } from './form.ts';

export interface PhoneValue {
  readonly prefix: string;
  readonly number: string;
}

export type FieldValue = string | boolean | PhoneValue;
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

const isSecret = ({ widget }: Field) => widget === 'password' || widget === 'newPassword';

/**
 * What the rules look at and what is sent: composed letters (NFC, threats F7 and F8), no blank text, no phone
 * without a number, nothing that the form does not have. Passwords stay as they were typed.
 */
export function readValues(fields: readonly Field[], typed: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = readValue(field, typed[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function readValue(field: Field, value: FieldValue | undefined): FieldValue | undefined {
  if (typeof value === 'string') {
    if (isSecret(field)) return value === '' ? undefined : value;
    const composed = value.normalize('NFC');
    if (composed.trim() === '') return undefined;
    return field.widget === 'email' ? composed.trim() : composed;
  }
  if (value !== null && typeof value === 'object') return value.number.trim() === '' ? undefined : value;
  return value;
}

/** What stands in a form at first: the defaults, and over them what the screen brings. */
export function firstValues(fields: readonly Field[], given: FormValues = {}): FormValues {
  const defaults = fields.map((field): [string, FieldValue] => [field.name, firstValue(field)]);
  const known = Object.entries(given).filter(
    ([name, value]) => value !== undefined && fields.some((field) => field.name === name),
  );
  return Object.fromEntries([...defaults, ...known]);
}

function firstValue(field: Field): FieldValue {
  if (field.phone) return { prefix: field.phone.defaultPrefix ?? '', number: '' };
  return field.type === 'boolean' ? false : (field.default ?? '');
}
