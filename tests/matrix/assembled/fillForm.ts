/** A form filled in so that no rule is broken: found by trying, from what the rules say. */
import type { Field } from '../../../runtime/assemble/form.ts';
import { typeDay, yearsBefore } from '../../../runtime/format/calendarDay.ts';
import type { FieldValue, FormValues } from '../../../runtime/forms/formValues.ts';
import type { Check as FormCheck } from '../../support/compiledForms.ts';
import { type Constraint, textOfLength } from './ruleBoundaries.ts';

const TEXTS = ['Abab', 'abab', '1111', 'ana@portal.example', 'Aa1!aaaa', 'Bb2?bbbb'];

export interface Fillable {
  readonly fields: readonly Field[];
  readonly constraintsOf: (field: string) => readonly Constraint[];
  readonly check: FormCheck;
  readonly today: (timeZone: string) => string;
}

/** @returns the values, and the fields for which nothing was found */
export function fillForm(form: Fillable): { readonly values: FormValues; readonly stuck: readonly string[] } {
  let values: FormValues = {};
  const stuck: string[] = [];
  for (const field of form.fields) {
    const constraints = form.constraintsOf(field.name);
    const found = candidatesOf(field, constraints, values, form.today).find((value) => {
      const typed = { ...values, [field.name]: value };
      return form.check.failing(typed, field.name).size === 0;
    });
    if (found === undefined) stuck.push(field.name);
    else values = { ...values, [field.name]: found };
  }
  return { values, stuck };
}

function candidatesOf(
  field: Field,
  constraints: readonly Constraint[],
  before: FormValues,
  today: Fillable['today'],
): FieldValue[] {
  if (field.type === 'boolean') return [true, false];
  if (field.phone) return phones(field, constraints);
  if (field.widget === 'date') {
    return [30, 50, 90].map((years) => typeDay(yearsBefore(today('UTC'), years)));
  }
  if (field.options) return [...field.options];
  const numbers = (keyword: string) =>
    constraints.flatMap((each) => (typeof each[keyword] === 'number' ? [each[keyword]] : []));
  const least = Math.max(1, ...numbers('minLength'));
  const most = Math.min(...numbers('maxLength'), 10_000);
  const others = constraints.flatMap((each) =>
    ['equalTo', 'equalIgnoringCase'].flatMap((keyword) => {
      const other = each[keyword];
      return typeof other === 'string' ? [before[other]] : [];
    }),
  );
  const texts = TEXTS.map((text) => textOfLength(text, Math.min(most, Math.max(least, text.length))));
  return [...others.flatMap((value) => (typeof value === 'string' ? [value] : [])), ...texts];
}

function phones({ phone }: Field, constraints: readonly Constraint[]): FieldValue[] {
  const tables = constraints.map((each) => each.digitsByPrefix ?? {}) as Record<string, number | number[]>[];
  const lengths = Object.assign({}, ...tables) as Record<string, number | number[]>;
  const prefixes = [...(phone?.defaultPrefix ? [phone.defaultPrefix] : []), ...Object.keys(lengths), '+43'];
  return prefixes.flatMap((prefix) =>
    [...'912345678'].map((first) => ({
      prefix,
      number: first + '1'.repeat(([lengths[prefix] ?? 9].flat()[0] ?? 9) - 1),
    })),
  );
}
