import type { AppliedRule, Field } from '../../runtime/assemble/form.ts';
import { typeDay, yearsBefore } from '../../runtime/format/calendarDay.ts';
import type { PhoneNumber } from '../../runtime/format/phoneNumber.ts';

/** A value that a person could give to a field. */
export interface Candidate {
  /** Null: nothing is typed. */
  readonly value: string | PhoneNumber | null;
  /** As a sentence names it. */
  readonly shown: string;
  /** Other fields of the form that the value is judged with. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** Longest text that a sentence quotes. */
const LONGEST_QUOTE = 40;

/**
 * Values around the bounds of a field as two tenants have it, the plainest first: what one of them takes and the other
 * refuses is among them. Whether they do is asked of the forms, not known here.
 */
export function candidatesFor(before: Field, after: Field): Candidate[] {
  const sides = [before, after];
  const rules = sides.flatMap((field) => field.rules);
  const texts = after.phone
    ? phoneCandidates(sides)
    : after.widget === 'date'
      ? birthDays(rules)
      : [...postalCandidates(sides), ...textsOfLengths(after, rules), ...signCandidates(after)];
  return [...texts, { value: null, shown: '' }];
}

/** Names that people have, by their length. */
const NAMES = ['', 'O', 'Jo', 'Ana', 'Maya', 'Maria', 'Helena', 'Natalia', 'Isabella', 'Katharina'];
const LONG_NAME = 'Maria Magdalena Alexandra Josephine Theodora Antoinette Wilhelmina Henrietta Augusta';
const SENTENCE = 'My card was declined in a shop this morning and I do not know why. ';
const DIGITS = '1234567890';

function textsOfLengths(field: Field, rules: readonly AppliedRule[]): Candidate[] {
  const bounds = rules.flatMap(({ name, parameters }) => {
    const said = parameters?.n ?? parameters?.count;
    return typeof said === 'number' && !['adult', 'dateOfBirth'].includes(name) ? [said] : [];
  });
  const lengths = bounds.flatMap((bound) => [bound, bound + 1, bound - 1]).filter((length) => length > 0);
  return [...new Set(lengths)].map((length) => {
    const value = textOf(field, length);
    // What was cut out of a sentence is no example: its length is.
    const isQuoted = value.length <= LONGEST_QUOTE && !SENTENCE.startsWith(value);
    return { value, shown: isQuoted ? `“${value}”` : `A text of ${length} characters` };
  });
}

function textOf({ widget, rules }: Field, length: number): string {
  const has = (name: string) => rules.some((rule) => rule.name === name);
  if (widget === 'digits' || widget === 'code' || has('onlyDigits')) return fill(DIGITS, length);
  if (widget === 'email') return emailOf(length);
  if (widget === 'password' || widget === 'newPassword')
    return `Aa1!${fill('benefit', length)}`.slice(0, length);
  if (has('postalCode')) return fill(DIGITS, length);
  if (has('namePattern')) return NAMES[length] ?? fill(LONG_NAME, length);
  return fill(SENTENCE, length);
}

/** A text of exactly that many characters; a space at its end would not be looked at. */
function fill(text: string, length: number): string {
  return text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .replace(/ $/, 'a');
}

function emailOf(length: number): string {
  const end = '@mail.example';
  return `${fill('ana', Math.max(1, length - end.length))}${end}`;
}

/** Texts that lack a kind of sign, or have one that a rule may refuse. */
function signCandidates({ widget, rules }: Field): Candidate[] {
  const texts =
    widget === 'newPassword'
      ? ['Benefits2026', 'benefits-2026!', 'BENEFITS-2026!', 'Benefits-card!']
      : widget === 'email'
        ? ['Ana@mail.example']
        : rules.some(({ name }) => name === 'noUppercase' || name === 'namePattern')
          ? ['Anna', 'Anna2']
          : ['12345', 'Main Street 5', 'Mail #5'];
  return texts.map((value) => ({ value, shown: `“${value}”` }));
}

function postalCandidates(sides: readonly Field[]): Candidate[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return sides.flatMap(({ formats }) =>
    Object.entries(formats?.of ?? {}).flatMap(([country, said]) => {
      const examples = [...(said === null ? [] : [said.example]), '12345', '1234', 'AB1 2CD'];
      const where = country === '' ? '' : ` in ${names.of(country)}`;
      return examples.map((value) => ({
        value,
        shown: `“${value}”${where}`,
        ...(country !== '' && formats && { beside: { [formats.by]: country } }),
      }));
    }),
  );
}

/** People of an age, and the first and last days of years. */
function birthDays(rules: readonly AppliedRule[]): Candidate[] {
  const today = new Date().toISOString().slice(0, 10);
  return rules.flatMap(({ parameters }): Candidate[] => {
    const { count, minYear } = parameters ?? {};
    // Born on the first of January, so that the day on which somebody asks does not matter.
    const ages = typeof count === 'number' ? [count, count + 1, count - 1].filter((age) => age > 0) : [];
    const years = typeof minYear === 'number' ? [minYear, minYear - 1] : [];
    return [
      ...ages.map((age) => ({
        value: typeDay(`${yearsBefore(today, age).slice(0, 4)}-01-01`),
        shown: `Somebody of ${age} years`,
      })),
      ...years.map((year) => ({ value: `31/12/${year}`, shown: `31/12/${year}` })),
    ];
  });
}

type ByPrefix = Readonly<Record<string, number | readonly (number | string)[]>>;

/** Numbers after each prefix of which either side says something. */
function phoneCandidates(sides: readonly Field[]): Candidate[] {
  const said = (field: Field, parameter: string): ByPrefix =>
    Object.assign({}, ...field.rules.map(({ parameters }) => parameters?.[parameter] ?? {}));
  const lengths = sides.map((field) => said(field, 'lengths'));
  const starts = sides.map((field) => said(field, 'starts'));
  const prefixes = new Set([...lengths, ...starts].flatMap((each) => Object.keys(each)));
  const longest = sides.flatMap(({ phone }) => phone?.maxLength ?? []);
  return [...prefixes, '+49'].flatMap((prefix) => {
    const known = lengths.flatMap((each) => [each[prefix] ?? []].flat()).map(Number);
    const counts = new Set([...known, ...known.flatMap((n) => [n - 1, n + 1]), ...longest, 9]);
    const firsts = new Set(starts.flatMap((each) => [each[prefix] ?? []].flat()).map(String));
    const first = [...firsts][0] ?? '6';
    const numbers = [
      ...[...counts].filter((count) => count > 0).map((count) => first + fill('01234567', count - 1)),
      ...['6', ...firsts, '2', '7'].map((digit) => digit + fill('01234567', (known[0] ?? 9) - 1)),
    ];
    return [...new Set(numbers)].map((number) => ({
      value: { prefix, number },
      shown: `${prefix} ${number.replace(/(\d{3})(?=\d)/g, '$1 ')}`,
    }));
  });
}
