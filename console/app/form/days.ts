/** The days of a time line: their order, today among them, and the focus in their rows. */
import { isTimeZone, todayAt } from '../../../compiler/today.ts';
import { focusLater } from '../focusLater.ts';
import { useFormState } from './FormStore.ts';
import { idOf, isBlock, type Path, pointerOf, readAt } from './paths.ts';

/** The day of a value that holds since ever. */
export const EVER = '0001-01-01';
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The row of what has the focus, or is just getting it, has moved: the focus goes with it. */
export function focusAlong(focused: Element | null, from: Path, to: Path): void {
  const id = focused?.id ?? '';
  const [before, after] = [from, to].map((path) => idOf(pointerOf(path)));
  const along = id.startsWith(before ?? ' ') ? `${after}${id.slice(before?.length)}` : '';
  focusLater(() => {
    const same = document.getElementById(along) ?? document.getElementById(idOf(pointerOf([...to, 'from'])));
    same?.focus();
  }, focused);
}

/** Entries by their days. */
export function inOrder(entries: readonly unknown[]): readonly unknown[] {
  return entries.toSorted((one, other) => fromOf(one).localeCompare(fromOf(other)));
}

/** The day of an entry; empty where it has none. */
export function fromOf(entry: unknown): string {
  return isBlock(entry) ? String(entry.from ?? '') : '';
}

/** In the tenant's time zone; in that of this device while the file names none that exists. */
export function useToday(): string {
  const zone = useFormState((state) => readAt(state.document, ['timeZone']));
  const ofDevice = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return todayAt(new Date())(typeof zone === 'string' && isTimeZone(zone) ? zone : ofDevice);
}
