import { InvalidArgumentError } from 'commander';
import { isCalendarDay } from '../compiler/checks/isCalendarDay.ts';

/** Reads the `--day` of a command. @throws InvalidArgumentError for what is no day of the calendar */
export function readDay(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDay(text)) return text;
  throw new InvalidArgumentError('A day is written YYYY-MM-DD and is in the calendar.');
}
