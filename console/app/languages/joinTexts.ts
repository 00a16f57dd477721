import type { WordsUnit } from '../../server/newtenant/newTenantAnswers.ts';
import type { Changes } from '../newtenant/createNewCalls.ts';
import type { TypedTexts } from './typedTexts.ts';

/** What is sent of texts that are typed. */
export function changesOf(typed: TypedTexts): Changes {
  return Object.fromEntries(Object.entries(typed).map(([key, { value }]) => [key, value]));
}

/**
 * What is still not saved, beside the file as it was just read.
 * @param sent what was saved by us a moment ago: nobody else has changed that
 */
export function joinTexts(typed: TypedTexts, units: readonly WordsUnit[], sent: Changes = {}): TypedTexts {
  const targets = targetsOf(units);
  // Blanks around a text are not written: a file never comes to have them.
  const isWritten = (value: string, target?: string) => value === target || value.trim() === target;
  const left = Object.entries(typed).filter(([key, { value }]) => !isWritten(value, targets.get(key)));
  return Object.fromEntries(
    left.map(([key, each]) => [
      key,
      Object.hasOwn(sent, key) ? { ...each, was: targets.get(key) ?? each.was } : each,
    ]),
  );
}

/** Keys of texts that somebody else has changed since they were typed. */
export function disputedIn(typed: TypedTexts, units: readonly WordsUnit[]): ReadonlySet<string> {
  const targets = targetsOf(units);
  const keys = Object.entries(typed).filter(([key, { was }]) => (targets.get(key) ?? was) !== was);
  return new Set(keys.map(([key]) => key));
}

function targetsOf(units: readonly WordsUnit[]): ReadonlyMap<string, string> {
  return new Map(units.map(({ key, target }) => [key, target ?? '']));
}
