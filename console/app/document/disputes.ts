/** Values that both have changed, from when they were met until somebody chooses. */
import { keysOf } from '../../../compiler/problem.ts';
import { type Conflict, isSame, memberOf, readValue, UNREADABLE } from './mergeByKey.ts';

export interface Dispute extends Conflict {
  /** Theirs was taken in the place of mine: nothing is to be chosen, unless an undo brings mine back. */
  readonly isSettled: boolean;
}

/** Those that are open in a text as it stands, each with the value that it has there now. */
export function openIn(text: string, disputes: readonly Dispute[]): readonly Dispute[] {
  const open = disputes.filter(({ isSettled }) => !isSettled);
  if (disputes.length === 0) return open;
  const value = readValue(text);
  if (value === UNREADABLE) return open;
  return disputes.flatMap((each) => {
    const mine = valueAt(value, each.pointer);
    const isOpen = !isSame(mine, each.theirs) && (!each.isSettled || isSame(mine, each.mine));
    return isOpen ? [{ ...each, mine, isSettled: false }] : [];
  });
}

/** After each change of the text: what an undo brought back stays open, whatever is typed there next. */
export function followText(text: string, disputes: readonly Dispute[]): readonly Dispute[] {
  const open = new Map(openIn(text, disputes).map((each) => [each.pointer, each]));
  return disputes.map((each) => open.get(each.pointer) ?? each);
}

/** Before theirs is taken into a text. @param pointer the one where it is; without it, everywhere */
export function settle(text: string, disputes: readonly Dispute[], pointer?: string): readonly Dispute[] {
  return followText(text, disputes).map((each) =>
    pointer === undefined || each.pointer === pointer ? { ...each, isSettled: true } : each,
  );
}

/** After a newer file was joined: what it says now is what can be taken. */
export function meet(
  newer: string,
  conflicts: readonly Conflict[],
  disputes: readonly Dispute[],
): readonly Dispute[] {
  const value = readValue(newer);
  const isCovered = ({ pointer }: Dispute) =>
    conflicts.some((each) => `${pointer}/`.startsWith(`${each.pointer}/`));
  const older = disputes.filter((each) => !isCovered(each));
  return [
    ...older.map((each) => (value === UNREADABLE ? each : { ...each, theirs: valueAt(value, each.pointer) })),
    ...conflicts.map((each) => ({ ...each, isSettled: false })),
  ];
}

function valueAt(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce(memberOf, value);
}
