import type { Field } from '../../assemble/form.ts';
import { controlStateOf, FORM_REASON, isMixed, passwordLook, reasonOf } from '../fieldLook.ts';
import { type FoundErrors, firstErrors } from '../formErrors.ts';
import { type FormValues, readValues } from '../formValues.ts';
import type { Parts } from './parts.ts';
import { openField, setAttribute } from './showField.ts';

/** Values as they are typed, and what is wrong with them. */
export interface Look {
  readonly typed: FormValues;
  readonly found: FoundErrors;
}

interface ShownForm {
  readonly fields: readonly Field[];
  readonly parts: Parts;
  readonly button: HTMLElement | null;
  idOf(field: string): string;
}

/**
 * Shows what is wrong with a form, and what is right.
 * @returns shows it: the values as they are now, and what was wrong when nothing had changed for a moment
 */
export function openForm({ fields, parts, button, idOf }: ShownForm) {
  const opened = fields.map((field) => ({ field, place: openField(idOf(field.name), parts) }));
  return (now: Look, settled: FoundErrors, left: ReadonlySet<string>): void => {
    const errors = firstErrors(fields, [], settled).map(({ field: { name }, error }) => {
      const texts = parts.texts.errors[name];
      return { name, text: texts?.[error] ?? texts?.default, isShown: left.has(name) };
    });
    const filled = readValues(fields, now.typed);
    for (const { field, place } of opened) {
      const { name, widget } = field;
      const found = errors.find((each) => each.name === name);
      const error = found?.isShown ? found.text : undefined;
      const value = now.typed[name];
      const text = typeof value === 'string' ? value : '';
      const isPassword = widget === 'password' || widget === 'newPassword';
      const password = isPassword ? passwordLook(field, text, now.found[name] ?? []) : null;
      place?.show({
        error,
        message: password?.isSaidByList ? undefined : error,
        hint: isMixed(field, text) ? parts.texts.mixedScripts : undefined,
        state: controlStateOf(field, error, left.has(name) && !found && name in filled),
        password,
      });
    }
    if (button) showReason(button, idOf(FORM_REASON), reasonOf(errors), parts);
  };
}

/** Below the fields: the button, and beside it why it does not send yet. */
function showReason(button: Element, id: string, reason: ReturnType<typeof reasonOf>, parts: Parts): void {
  setAttribute(button, 'aria-disabled', reason ? 'true' : undefined);
  setAttribute(button, 'aria-describedby', reason ? id : undefined);
  const there = document.getElementById(id);
  if (!reason) {
    there?.remove();
    return;
  }
  const place = there ?? parts.reason(id);
  const text = parts.texts.reasons[reason.words][reason.count] ?? '';
  if (place.textContent !== text) place.textContent = text;
  if (!there) button.after(place);
}
