/** The variable that says by how many milliseconds the clock of a run of tests is ahead. */
export const SHIFT = 'SHIFT_MILLISECONDS';

/**
 * From here on Date is ahead by so much; what it is told it keeps. Pages run the text of this function, so that it names
 * nothing of this file.
 */
export function shiftDate(milliseconds: number): void {
  const realNow = Date.now;
  const now = () => realNow() + milliseconds;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date().toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  });
  Date.prototype.constructor = Date;
}
