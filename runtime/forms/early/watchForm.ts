/**
 * Looks after a prerendered form until the program hydrates it: its rules hold at once, by the same functions. Only what is
 * shown is done by hand, with the pieces that the program's components have rendered (EarlyParts).
 */
import { PRERENDERED_MARK, PRESSED_MARK, TAKE_OVER } from '../../tenant/pageMarks.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
import { CHECK_DELAY } from '../fieldLook.ts';
import { ALONE, compiledRules, type FormModule, findErrors, firstErrors } from '../formErrors.ts';
import type { FormValues } from '../formValues.ts';
import { offerTyped } from '../typedEarly.ts';
import { findControls } from './formControls.ts';
import type { Parts } from './parts.ts';
import { type Look, openForm } from './showForm.ts';

export interface EarlyForm {
  readonly module: FormModule;
  readonly parts: Parts;
  readonly form: HTMLFormElement;
  /** What is prerendered stands in it. */
  readonly root: HTMLElement;
  /** Keeps what is typed beyond the page. */
  keep(typed: FormValues): void;
}

export function watchForm({ module, parts, form, root, keep }: EarlyForm): void {
  const { name: prefix, fields: all } = module.form;
  const idOf = (name: string) => `${prefix}-${name}`;
  const { fields, hidden, leftBefore, fieldOf, read } = findControls(all, idOf);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  const showLook = openForm({ fields, parts, button, idOf });
  const rules = compiledRules(module);
  const look = (): Look => {
    const typed = read();
    return { typed, found: findErrors(all, rules, typed, { ...ALONE, hidden }) };
  };

  // Typed before this module came: as if it were typed now, and left.
  const left = new Set(leftBefore);
  let now = look();
  /** What was wrong when nothing had changed for a moment. */
  let settled = now.found;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTaken = false;
  let isRefused = false;
  const show = () => showLook(now, settled, left);
  const settle = () => {
    clearTimeout(timer);
    settled = now.found;
    show();
  };

  const ends = new AbortController();
  const listen = (name: string, run: (event: Event) => void) => {
    const runUntilThen = (event: Event) => {
      // The program answers from here on.
      if (root.hasAttribute(PRERENDERED_MARK)) run(event);
      else ends.abort();
    };
    form.addEventListener(name, runUntilThen, { signal: ends.signal });
  };
  const isOfButton = ({ target }: Event) => target instanceof Node && button?.contains(target);
  listen('input', (event) => {
    if (fieldOf(event) === undefined || isTaken) return;
    now = look();
    keep(now.typed);
    // Its press was answered, and the fields are being mended.
    if (isRefused) button?.removeAttribute(PRESSED_MARK);
    isRefused = false;
    clearTimeout(timer);
    timer = setTimeout(settle, CHECK_DELAY);
    show();
  });
  listen('focusout', (event) => {
    const name = fieldOf(event);
    if (name === undefined) return;
    left.add(name);
    if (!isTaken) settle();
  });
  listen('mousedown', (event) => {
    if (isOfButton(event)) keepFocus(event);
  });
  listen('click', (event) => {
    if (!isOfButton(event) || isTaken) return;
    // The program sends it; what is missing can be told by now.
    isRefused = firstErrors(fields, [], now.found).length > 0;
    if (isRefused) for (const { name } of fields) left.add(name);
    settle();
  });
  offerTyped(prefix, () => ({ values: now.typed, left }));
  const takeOver = () => {
    // What is shown stays as it is now, which is what the program renders first.
    settle();
    isTaken = true;
  };
  root.addEventListener(TAKE_OVER, takeOver, { once: true });
  if (left.size > 0) keep(now.typed);
  settle();
}
