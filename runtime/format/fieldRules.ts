/**
 * The rules that JSON schema has no keyword for. Compiled validators call them by these names, with what is
 * checked, what the form's schema says, and the object that the field stands in. Empty text passes: whether a
 * field may be empty is another rule's question.
 */
import { readTypedDay, yearsBefore } from './calendarDay.ts';
import { dayOf } from './dayOf.ts';

type Siblings = Readonly<Record<string, unknown>>;
type Rule = (data: never, said: never, siblings: Siblings) => boolean;

const digitsOf = (text: string): string => text.replaceAll(' ', '');
/** Locale-free: in Turkish settings too, `I` becomes `i` (threat F7). */
const foldCase = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFC')
    .toLowerCase();
const todayIn = (timeZone: string): string => dayOf(new Date(), timeZone) ?? '';
const prefixIn = ({ prefix }: Siblings): string => (typeof prefix === 'string' ? prefix : '');

export const fieldRules = {
  equalTo: (data: string, field: string, siblings) => data === '' || data === (siblings[field] ?? ''),
  differentFrom: (data: string, field: string, siblings) => data === '' || data !== siblings[field],
  equalIgnoringCase: (data: string, field: string, siblings) =>
    data === '' || foldCase(data) === foldCase(siblings[field]),
  differentIgnoringCase: (data: string, field: string, siblings) =>
    data === '' || foldCase(data) !== foldCase(siblings[field]),

  calendarDay: (data: string) => data === '' || readTypedDay(data) !== null,
  bornFromYear: (data: string, year: number) =>
    !/^\d{2}\/\d{2}\/\d{4}$/.test(data) || Number(data.slice(6)) >= year,
  beforeToday: (data: string, timeZone: string) => {
    const day = readTypedDay(data);
    return day === null || day < todayIn(timeZone);
  },
  /** Who was born on 29 February comes of age on 1 March where there is no such day. */
  ofAge: (data: string, said: { readonly years: number; readonly timeZone: string }) => {
    const day = readTypedDay(data);
    return day === null || day <= yearsBefore(todayIn(said.timeZone), said.years);
  },

  digitsByPrefix: (data: string, lengths: Readonly<Record<string, number | readonly number[]>>, siblings) => {
    const exact = lengths[prefixIn(siblings)];
    return data === '' || exact === undefined || [exact].flat().includes(digitsOf(data).length);
  },
  startByPrefix: (data: string, starts: Readonly<Record<string, readonly string[]>>, siblings) => {
    const digits = starts[prefixIn(siblings)];
    return data === '' || digits === undefined || digits.includes(digitsOf(data).charAt(0));
  },

  /** Of a whole form: a field that waits for another one. */
  chosenFirst: (data: Siblings, said: { readonly field: string; readonly needs: string }) =>
    Boolean(data[said.needs]),
} satisfies Readonly<Record<string, Rule>>;

export type FieldRuleName = keyof typeof fieldRules;
