import type { ListedLine } from '../../schemas/tenant.gen.ts';

type Hours = ListedLine['hours'][number];
type Day = (typeof WEEK)[number];

/** A text of the words by its key, filled in. */
export type TextOf = (key: string, values?: Readonly<Record<string, string>>) => string;

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The 1st of January 2024 was a Monday. @param after the day that it follows, where the week may have turned */
function dateOf(day: Day, after: Day = day): Date {
  const isNextWeek = WEEK.indexOf(day) < WEEK.indexOf(after);
  return new Date(Date.UTC(2024, 0, WEEK.indexOf(day) + (isNextWeek ? 8 : 1)));
}

/** The days of an entry, in the order of the week. */
export function daysOf({ days }: Pick<Hours, 'days'>): readonly Day[] {
  if (days === 'everyDay') return WEEK;
  return WEEK.filter((day) => (days === 'weekdays' ? WEEK.indexOf(day) < 5 : days.includes(day)));
}

/** How people of a language say it. */
interface Saying {
  readonly language: string;
  readonly textOf: TextOf;
  /** A time of the 24-hour clock as they write it. */
  readonly clock: (time: string) => string;
}

/** When a phone line is answered, as people of a language say it: "Mon – Fri 9:00–12:00, 13:00–18:00; Sat 10:00–14:00". */
export function describeHours(hours: readonly Hours[], saying: Saying): string {
  const { language, textOf } = saying;
  const byDays = Map.groupBy(hours, ({ days }) => describeDays(days, language, textOf));
  return [...byDays]
    .map(([days, spans]) =>
      textOf('contactBlock.daysAndTimes', {
        days,
        times: spans
          .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
          .map((span) => describeSpan(span, saying))
          .join(', '),
      }),
    )
    .join('; ');
}

function describeSpan({ from, to }: Hours, { textOf, clock }: Saying): string {
  const isWholeDay = minutesOf(from) === 0 && to === '24:00';
  return isWholeDay
    ? textOf('contactBlock.wholeDay')
    : textOf('contactBlock.times', { from: clock(from), to: clock(to) });
}

/** Every day and the weekdays have words; others are named as the language abbreviates them, neighbours by first and last. */
function describeDays(days: Hours['days'], language: string, textOf: TextOf): string {
  const all = daysOf({ days });
  if (all.length === WEEK.length) return textOf('contactBlock.daily');
  if (days === 'weekdays') return textOf('contactBlock.weekdays');
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return rowsOf(all)
    .map(([first, ...others]) => {
      const last = others.at(-1);
      return last ? names.formatRange(dateOf(first), dateOf(last, first)) : names.format(dateOf(first));
    })
    .join(', ');
}

/** Days that follow one another, together: also over the turn of the week, as Sunday to Thursday. */
function rowsOf(days: readonly Day[]): [Day, ...Day[]][] {
  const rows = days.reduce<[Day, ...Day[]][]>((found, day) => {
    const row = found.at(-1);
    const last = row?.at(-1);
    if (row && last && WEEK.indexOf(day) === WEEK.indexOf(last) + 1) row.push(day);
    else found.push([day]);
    return found;
  }, []);
  const [first, ...others] = rows;
  const last = others.at(-1);
  if (!first || !last || first[0] !== 'mon' || last.at(-1) !== 'sun') return rows;
  return [[...last, ...first], ...others.slice(0, -1)];
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
