import type { AppliedRule } from '../../../runtime/assemble/form.ts';

type Parameters = Readonly<Record<string, unknown>>;

const counted = (count: unknown, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Rules by name (schemas/rules.schema.json) as a configuration manager reads them. None: `required` says it. */
const TEXTS: Readonly<Record<string, (parameters: Parameters) => readonly string[]>> = {
  required: () => [],
  cardRef: () => [],
  subject: () => [],
  termsConds: () => ['has to be agreed to'],
  privacyPolicy: () => ['has to be agreed to'],
  email: () => ['a valid email address'],
  sameAsEmail: () => ['the same once more'],
  sameAsPassword: () => ['the same once more'],
  notSameAsCurrentEmail: () => ['another one than now'],
  notSameAsCurrentPassword: () => ['another one than now'],
  passwordMin: ({ count }) => [`at least ${counted(count, 'character')}`],
  passwordUpper: () => ['an upper-case letter'],
  passwordLower: () => ['a lower-case letter'],
  passwordDigit: () => ['a digit'],
  passwordSpecial: () => ['a special character'],
  namePattern: () => ['characters of a name only'],
  minLength: ({ n }) => [`at least ${counted(n, 'character')}`],
  maxLength: ({ n }) => [`at most ${counted(n, 'character')}`],
  dateOfBirth: ({ minYear }) => [`born in ${minYear} or later`],
  adult: ({ count }) => [`at least ${counted(count, 'year')} old`],
  postalCode: () => ['letters, digits, dashes and spaces only'],
  postalFormat: () => [],
  countyFirst: () => ['after the county'],
  fromList: () => [],
  onlyDigits: () => ['digits only'],
  phoneDigits: () => ['digits only'],
  serialLength: ({ count }) => [`exactly ${counted(count, 'digit')}`],
  panLength: ({ n }) => [`exactly ${counted(n, 'digit')}`],
  verificationCode: ({ count }) => [`exactly ${counted(count, 'digit')}`],
  cardNotRecognized: () => [],
  phoneNotZero: () => ['no 0 at the start'],
  phoneLengthRestrictions: ({ lengths }) =>
    Object.entries(lengths as Readonly<Record<string, number | readonly number[]>>).map(
      ([prefix, digits]) => `after ${prefix} exactly ${counted([digits].flat().join(' or '), 'digit')}`,
    ),
  phoneShouldStartWith: ({ starts }) =>
    Object.entries(starts as Readonly<Record<string, readonly string[]>>).map(
      ([prefix, digits]) => `after ${prefix} it begins with ${digits.join(' or ')}`,
    ),
  noUppercase: () => ['no upper-case letters'],
};

/** Each rule in words, in the order in which they are checked; one without words by its name. */
export function describeRules(rules: readonly AppliedRule[]): string[] {
  return rules.flatMap(({ name, parameters = {} }) => TEXTS[name]?.(parameters) ?? [name]);
}
