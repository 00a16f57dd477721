let offset = 0;
let isShifted = false;

/**
 * Has the page take another instant for now: notices, dated texts and calendars go by the browser's clock. Told anew, it
 * moves on from there.
 */
export function shiftClock(milliseconds: number): void {
  offset = milliseconds;
  if (isShifted || offset === 0) return;
  isShifted = true;
  const real = Date;
  const now = () => real.now() + offset;
  globalThis.Date = new Proxy(real, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === Date ? target : made),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
