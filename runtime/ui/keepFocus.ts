/**
 * A press on a button leaves the focus in the field that has it: else the field says at once what is wrong with it, the
 * button moves away below the finger, and the press is lost.
 */
export function keepFocus(event: Pick<Event, 'target' | 'preventDefault'>): void {
  const isInField = document.activeElement?.matches('input, select, textarea') ?? false;
  if (isInField && event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
