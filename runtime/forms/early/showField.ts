import { hintId, messageId } from '../../ui/fieldIds.ts';
import { describedBy, type PasswordLook } from '../fieldLook.ts';
import type { Parts } from './parts.ts';

/** What a field shows. */
export interface Shown {
  /** Below the control. */
  readonly message: string | undefined;
  /** Whether something is wrong, wherever that is said. */
  readonly error: string | undefined;
  /** In the place of its own hint. */
  readonly hint: string | undefined;
  readonly state: 'rest' | 'invalid' | 'valid';
  readonly password: PasswordLook | null;
}

/** A field whose control stands in a box of its own. */
export interface EarlyField {
  show(shown: Shown): void;
}

/** @returns null for a field that is no such control: what it says waits for the program */
export function openField(id: string, parts: Parts): EarlyField | null {
  const control = document.getElementById(id);
  const box = control?.parentElement;
  const place = document.querySelector(`label[for="${id}"]`)?.parentElement?.parentElement;
  if (!control || !place || box?.className !== parts.controls.rest.className) return null;
  const ownHint = document.getElementById(hintId(id));
  const list = document.getElementById(`${id}-rules`);
  // A button or a caret after the control is there in every state, and no icon beside it.
  const isBare = box.lastElementChild === control;
  return {
    show({ message, error, hint, state, password }) {
      const { className, icon } = parts.controls[state];
      if (box.className !== className) {
        box.className = className;
        while (isBare && box.lastElementChild !== control) box.lastElementChild?.remove();
        if (isBare && icon) box.append(icon.cloneNode(true));
      }
      setAttribute(control, 'aria-invalid', error === undefined ? undefined : 'true');
      const said = hint ?? ownHint?.textContent ?? undefined;
      setAttribute(control, 'aria-describedby', describedBy(id, { error: message, hint: said }, list?.id));
      replace(
        place,
        hintId(id),
        said,
        (text) => parts.hint(id, text),
        document.getElementById(messageId(id)),
      );
      replace(place, messageId(id), message, (text) => parts.message(id, text), null);
      if (password && list) showRules(list, password, error !== undefined, parts);
    },
  };
}

/** Puts a text below a control, changes it, or takes it away; nothing where it says so already. */
function replace(
  place: Element,
  id: string,
  text: string | undefined,
  make: (text: string) => HTMLElement,
  before: Element | null,
): void {
  const there = document.getElementById(id);
  if (text === (there?.textContent ?? undefined)) return;
  there?.remove();
  if (text !== undefined) place.insertBefore(make(text), before);
}

/** The rules of a password with a tick or a cross each, and what is said once all are met. */
function showRules(
  list: Element,
  { listed, strength }: PasswordLook,
  isChecked: boolean,
  parts: Parts,
): void {
  for (const [index, { isMet }] of listed.entries()) {
    const item = list.children[index];
    const part = parts.rules[isMet ? 'met' : isChecked ? 'failed' : 'unmet'];
    if (!item || item.className === part.className) continue;
    setAttribute(item, 'class', part.className || undefined);
    item.querySelector('svg')?.replaceWith(part.icon.cloneNode(true));
    item.querySelector('span span')?.replaceWith(part.spoken.cloneNode(true));
  }
  const note = list.nextElementSibling;
  const said = strength === null ? '' : parts.texts.strengths[strength];
  if (note && note.textContent !== said) note.textContent = said;
}

export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
