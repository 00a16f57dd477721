/** A form's values: as they are typed, as they are checked, and as calls carry them. Pure. */
import type { CountryFormat, Field } from '../assemble/form.ts';
import { readTypedDay, typeDay } from '../format/calendarDay.ts';
import { joinPhone, type PhoneNumber, splitPhone } from '../format/phoneNumber.ts';
import { plainSigns, tidyLine, withoutSeparators } from '../format/plainText.ts';
import { understandDay, understandDigits, understandLastDigits } from '../format/understandDigits.ts';
import { type PhonePlan, type PhoneReading, understandPhone } from '../format/understandPhone.ts';
import { groupTyped } from './masks.ts';

export type FieldValue = string | boolean | PhoneNumber;

/** As typed: a date with slashes, a phone in two parts. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** As calls carry them: a day as YYYY-MM-DD, a phone as one text, an email in small letters. */
export type SentValues = Readonly<Record<string, string | boolean>>;

const isSecret = ({ widget }: Field) => widget === 'password' || widget === 'newPassword';

/**
 * What the rules look at: what is meant by what was typed (USE-01), no blank text, no phone without a number, nothing
 * that the form does not have. Passwords stay as they were typed.
 */
export function readValues(fields: readonly Field[], typed: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = readValue(field, typed);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function readValue(field: Field, typed: FormValues): FieldValue | undefined {
  const value = typed[field.name];
  if (typeof value === 'string') {
    const text = isSecret(field) ? value : writeAs(formatOf(field, typed), readText(field, value));
    return text.trim() === '' ? undefined : text;
  }
  if (value === null || typeof value !== 'object') return value;
  if (value.number.trim() === '') return undefined;
  const { prefix, number } = readPhone(field, value);
  // Signs without a digit are no empty field: the rules report them.
  return number === '' ? value : { prefix, number };
}

/** The text that is meant, by the kind of the field; as typed where that is not clear. */
export function readText({ widget, rules, maxInput }: Field, typed: string): string {
  if (widget === 'date') return understandDay(typed);
  if (widget === 'text' || widget === 'email') return tidyLine(typed);
  if (widget !== 'digits' && widget !== 'code') return typed.normalize('NFC');
  const numberIn = (name: string, parameter: string) =>
    rules.find((rule) => rule.name === name)?.parameters?.[parameter];
  const last = numberIn('panLength', 'n');
  if (typeof last === 'number') return understandLastDigits(typed, last);
  const count = numberIn('serialLength', 'count') ?? numberIn('verificationCode', 'count');
  return typeof count === 'number'
    ? understandDigits(typed, count, count)
    : understandDigits(typed, SHORTEST_CODE, maxInput ?? SHORTEST_CODE);
}

/** How a field is written in the country that the form is about; null where it is not there, undefined for no format. */
export function formatOf({ formats }: Field, typed: FormValues): CountryFormat | null | undefined {
  return formats?.of[String(typed[formats.by] ?? '')];
}

/** Letters and digits as the first format that takes them groups them; other text as it is. */
function writeAs(format: CountryFormat | null | undefined, text: string): string {
  const signs = withoutSeparators(plainSigns(text)).toUpperCase();
  for (const [pattern, written] of format?.ways ?? []) {
    const shape = new RegExp(pattern);
    if (shape.test(signs)) return signs.replace(shape, written);
  }
  return text;
}

/** Fewest digits of a code that is looked for in the text it came with: years and minutes have as many at most. */
const SHORTEST_CODE = 4;

export function readPhone({ phone, rules }: Field, typed: PhoneNumber): PhoneReading {
  const plan = { ...phone, lengths: {}, starts: {} };
  for (const { parameters } of rules) Object.assign(plan, parameters);
  return understandPhone(typed, plan as PhonePlan);
}

/** Values that passed the rules, as calls carry them; what is empty is left out (ENT-004, VAL-07, VAL-42). */
export function sentValues(fields: readonly Field[], typed: FormValues): SentValues {
  const read = readValues(fields, typed);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentValue(field, read[field.name]);
      return value === undefined ? [] : [[field.sentAs ? EXTRA + field.sentAs : field.name, value]];
    }),
  );
}

/** Before the gateway's names of a tenant's own fields: no field of a form is called so. */
const EXTRA = '+';

/** The values of the tenant's own fields, by the gateway's names. */
export function extraOf(values: SentValues): SentValues {
  const own = Object.entries(values).filter(([name]) => name.startsWith(EXTRA));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(1), value]));
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
  return { prefix: own.prefix, number: groupTyped(own.number, masks[own.prefix] ?? otherMask) };
}

/** What may be kept while the form is filled in: no password, and no whole card number (threat K1, ENT-141). */
export function draftValues(fields: readonly Field[], typed: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { name, widget } = field;
      const value = typed[name];
      const kept = widget === 'digits' && typeof value === 'string' ? readText(field, value) : value;
      return isSecret(field) ? [] : [[name, kept]];
    }),
  );
}

/** A value that the screen's list does not have: only a list that is there can say so (VAL-81). */
export function isOutside(
  { list }: Field,
  value: FieldValue | undefined,
  lists: Readonly<Record<string, { readonly options: readonly { readonly value: string }[] | null }>>,
): boolean {
  const options = list === null ? null : lists[list]?.options;
  if (!options || typeof value !== 'string' || value === '') return false;
  return options.every((option) => option.value.normalize('NFC') !== value.normalize('NFC'));
}

export function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
