/**
 * Values on both sides of each boundary of a rule, made from the rule's own keywords (schemas/rules.schema.json), so
 * that a new rule of known keywords is tried with nothing written for it.
 */
import type { Field } from '../../../runtime/assemble/form.ts';
import { typeDay, yearsBefore } from '../../../runtime/format/calendarDay.ts';
import type { PhoneNumber } from '../../../runtime/format/phoneNumber.ts';
import { type FieldValue, type FormValues, readValues } from '../../../runtime/forms/formValues.ts';

/** One rule as it stands in the form's JSON schema: its keywords and their values. */
export type Constraint = Readonly<Record<string, unknown>> & { readonly 'x-rule': string };

export interface Try {
  /** What the value is, for people. */
  readonly reported: string;
  readonly values: FormValues;
  /** Whether the rule has to refuse it. */
  readonly isRefused: boolean;
}

export interface Surroundings {
  readonly field: Field;
  /** A form with nothing wrong in it. */
  readonly valid: FormValues;
  /** The day of a time zone, `YYYY-MM-DD`. */
  readonly today: (timeZone: string) => string;
}

type Boundary = (said: never, around: Surroundings) => readonly Try[];

/** Characters of many kinds: one of them breaks any pattern that rules may have. */
const SIGNS = ['#', '@', '_', ' ', 'A', 'a', '0', '1', '-', "'", '.', '\u0001'];

const BOUNDARIES: Readonly<Record<string, Boundary>> = {
  minLength: (least: number, around) => [
    ...(least > 1 ? [ofLength(around, least - 1, true)] : []),
    ofLength(around, Math.max(1, least), false),
  ],
  maxLength: (most: number, around) => [ofLength(around, most, false), ofLength(around, most + 1, true)],
  filledIn: (_: true, around) => {
    const value = around.valid[around.field.name];
    return [
      attempt(around, 'nothing', put(value, ''), true),
      attempt(around, 'something', value ?? '', false),
    ];
  },
  pattern: (pattern: string, around) => patternTries(new RegExp(pattern, 'u'), around),
  const: (wanted: boolean, around) => [
    attempt(around, String(wanted), wanted, false),
    attempt(around, String(!wanted), !wanted, true),
  ],
  enum: (options: readonly string[], around) => [
    ...options.map((option) => attempt(around, `the option ${option}`, option, false)),
    attempt(around, 'no option', 'no-such-option', true),
  ],
  calendarDay: (_: true, around) => [
    attempt(around, '31 February', '31/02/1990', true),
    attempt(around, 'month 13', '01/13/1990', true),
    attempt(around, 'a leap day', '29/02/1988', false),
  ],
  bornFromYear: (year: number, around) => [
    attempt(around, `the last day of ${year - 1}`, `31/12/${year - 1}`, true),
    attempt(around, `the first day of ${year}`, `01/01/${year}`, false),
  ],
  beforeToday: (timeZone: string, around) => {
    const today = around.today(timeZone);
    return [
      attempt(around, 'today', typeDay(today), true),
      attempt(around, 'yesterday', typeDay(dayAfter(today, -1)), false),
    ];
  },
  ofAge: ({ years, timeZone }: { years: number; timeZone: string }, around) => {
    const day = yearsBefore(around.today(timeZone), years);
    return [
      attempt(around, `${years} years old today`, typeDay(day), false),
      attempt(around, `${years} years old tomorrow`, typeDay(dayAfter(day, 1)), true),
    ];
  },
  equalTo: (other: string, around) => sameTries(other, around, false),
  equalIgnoringCase: (other: string, around) => sameTries(other, around, false),
  differentFrom: (other: string, around) => sameTries(other, around, true),
  differentIgnoringCase: (other: string, around) => sameTries(other, around, true),
  digitsByPrefix: (lengths: Readonly<Record<string, number | readonly number[]>>, around) => [
    ...Object.entries(lengths).flatMap(([prefix, said]) =>
      [said]
        .flat()
        .flatMap((length) => [length - 1, length, length + 1])
        .map((length) =>
          attempt(
            around,
            `${prefix} with ${length} digits`,
            phone(prefix, length),
            ![said].flat().includes(length),
          ),
        ),
    ),
    attempt(around, 'a prefix without a length', phone(otherPrefix(lengths), 5), false),
  ],
  startByPrefix: (starts: Readonly<Record<string, readonly string[]>>, around) => [
    ...Object.entries(starts).flatMap(([prefix, digits]) =>
      [...'123456789'].map((digit) =>
        attempt(
          around,
          `${prefix} beginning with ${digit}`,
          phone(prefix, 9, digit),
          !digits.includes(digit),
        ),
      ),
    ),
    attempt(around, 'a prefix without first digits', phone(otherPrefix(starts), 9, '2'), false),
  ],
  chosenFirst: ({ needs }: { needs: string }, { valid }) => [
    { reported: `with ${needs}`, values: valid, isRefused: false },
    { reported: `without ${needs}`, values: { ...valid, [needs]: '' }, isRefused: true },
  ],
};

/** Keywords that the matrix knows no boundary of: a rule of a kind that is new. */
export function unknownKeywords(constraint: Constraint): string[] {
  return Object.keys(constraint).filter((keyword) => keyword !== 'x-rule' && !BOUNDARIES[keyword]);
}

/**
 * @returns values with what the rule has to say about each; where a rule has several keywords, a value that one of
 * them refuses may be accepted by another, so only what is sure is told
 */
export function triesOf(constraint: Constraint, around: Surroundings): Try[] {
  const keywords = Object.keys(constraint).filter((keyword) => BOUNDARIES[keyword]);
  const tries = keywords.flatMap((keyword) => [
    ...(BOUNDARIES[keyword]?.(constraint[keyword] as never, around) ?? []),
  ]);
  return tries.filter(
    ({ reported }, index) => tries.findIndex((each) => each.reported === reported) === index,
  );
}

function attempt(
  { field, valid }: Surroundings,
  reported: string,
  value: FieldValue,
  isRefused: boolean,
): Try {
  return { reported, values: { ...valid, [field.name]: value }, isRefused };
}

function patternTries(pattern: RegExp, around: Surroundings): Try[] {
  const { field, valid } = around;
  const value = valid[field.name];
  const good = typeof value === 'object' ? value.number : String(value ?? '');
  // Characters that stand for others, and others that are left out.
  const changed = [
    ...SIGNS.flatMap((sign) => [
      sign + good,
      good + sign,
      sign + good.slice(1, 3),
      good.slice(0, 1) + sign + good.slice(2),
    ]),
    ...[/\p{Lu}/gu, /\p{Ll}/gu, /\p{Nd}/gu, /[^\p{L}\p{N}]/gu].map((kind) => good.replace(kind, '')),
  ];
  /** What the rule looks at: a 0 that is only dialled inside the country is gone by then (USE-01). */
  const read = (text: string) => {
    const found = readValues([field], { [field.name]: put(value, text) })[field.name];
    return typeof found === 'object' ? found.number : String(found ?? '');
  };
  const bad = changed
    .filter((text) => text.trim() === text && text !== '' && !pattern.test(read(text)))
    .slice(0, 3);
  return [
    attempt(around, `“${good}”`, value ?? '', false),
    ...bad.map((text) => attempt(around, `“${text}”`, put(value, text), true)),
  ];
}

function sameTries(other: string, around: Surroundings, isSameRefused: boolean): Try[] {
  const { valid } = around;
  return [
    attempt(around, `the same as ${other}`, valid[other] ?? '', isSameRefused),
    attempt(around, `another than ${other}`, `x${valid[other]}`, !isSameRefused),
  ];
}

/** The valid value made longer or shorter; a letter or digit more changes no other kind of character. */
function ofLength(around: Surroundings, length: number, isRefused: boolean): Try {
  const value = around.valid[around.field.name];
  const text = typeof value === 'object' ? value.number : String(value ?? '');
  return attempt(around, `${length} characters`, put(value, textOfLength(text, length)), isRefused);
}

export function textOfLength(text: string, length: number): string {
  const at = text.indexOf('@');
  if (at > 0 && length > text.length - at)
    return text.slice(0, 1).repeat(length - (text.length - at)) + text.slice(at);
  const last = text.at(-1) ?? 'a';
  return text.slice(0, length).padEnd(length, /[\p{L}\p{N}]/u.test(last) ? last : 'a');
}

function put(value: FieldValue | undefined, text: string): FieldValue {
  return value !== null && typeof value === 'object' ? { ...value, number: text } : text;
}

function phone(prefix: string, length: number, first = '9'): PhoneNumber {
  return { prefix, number: first + '1'.repeat(Math.max(0, length - 1)) };
}

function otherPrefix(known: Readonly<Record<string, unknown>>): string {
  return ['+43', '+44', '+45', '+46', '+47'].find((prefix) => !Object.hasOwn(known, prefix)) ?? '+999';
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
