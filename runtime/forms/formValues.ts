/** A form's values: as they are typed, as they are checked, and as calls carry them. Pure. */
import type { Field } from '../assemble/form.ts';
import { readTypedDay, typeDay } from '../format/calendarDay.ts';
import { groupDigits, joinPhone, type PhoneNumber, splitPhone } from '../format/phoneNumber.ts';

export type FieldValue = string | boolean | PhoneNumber;

/** As typed: a date with slashes, a phone in two parts. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** As calls carry them: a day as YYYY-MM-DD, a phone as one text, an email in small letters. */
export type SentValues = Readonly<Record<string, string | boolean>>;

const isSecret = ({ widget }: Field) => widget === 'password' || widget === 'newPassword';

/**
 * What the rules look at: composed letters (NFC, threats F7 and F8), no blank text, no phone without a number,
 * nothing that the form does not have. Passwords stay as they were typed.
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

/** Values that passed the rules, in the form of spec section 3; what is empty is left out (ENT-004, VAL-07, VAL-42). */
export function sentValues(fields: readonly Field[], typed: FormValues): SentValues {
  const read = readValues(fields, typed);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentValue(field, read[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function sentValue({ widget }: Field, value: FieldValue | undefined): string | boolean | undefined {
  if (typeof value === 'object') return joinPhone(value);
  if (typeof value !== 'string') return value;
  // Not toLocaleLowerCase: in Turkish settings it makes another address (threat F7).
  if (widget === 'email') return value.toLowerCase();
  return widget === 'date' ? (readTypedDay(value) ?? undefined) : value;
}

/** What stands in a form at first: the defaults, and over them what the screen brings, as calls carry it or as typed. */
export function firstValues(fields: readonly Field[], given: FormValues = {}): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, firstValue(field, given[field.name])]));
}

function firstValue(field: Field, given: FieldValue | undefined): FieldValue {
  if (field.phone) return firstPhone(field.phone, given ?? field.default ?? undefined);
  if (field.type === 'boolean') return given === true;
  const text = typeof given === 'string' ? given : (field.default ?? '');
  return field.widget === 'date' ? typeDay(text) || text : text;
}

function firstPhone(phone: NonNullable<Field['phone']>, given: FieldValue | undefined): PhoneNumber {
  const { defaultPrefix, masks, otherMask } = phone;
  const own =
    typeof given === 'string'
      ? (splitPhone(given, Object.keys(masks)) ?? { prefix: defaultPrefix ?? '', number: given })
      : typeof given === 'object'
        ? given
        : { prefix: defaultPrefix ?? '', number: '' };
  return { prefix: own.prefix, number: groupDigits(own.number, masks[own.prefix] ?? otherMask) };
}

/** What may be kept while the form is filled in: no password ever is (threat K1, ENT-141). */
export function draftValues(fields: readonly Field[], typed: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => (isSecret(field) ? [] : [[field.name, typed[field.name]]])),
  );
}
