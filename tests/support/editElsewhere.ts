/** Edits one control after the other as a person does, and looks whether anything lands elsewhere. Needs a DOM. */
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

const user = userEvent.setup({ delay: null });

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be changed in a form. The trap for programs is no control of a person. */
export function controlsOf(form: Element): readonly Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => !('readOnly' in control && control.readOnly) && control.tabIndex >= 0,
  );
}

const standing = (control: Control) =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    ? control.checked
    : control.value;

/** Each change, and the one that takes it back, so that the form can be sent again. */
function stepsOf(control: Control): readonly (() => Promise<unknown>)[] {
  const press = () => user.click(control);
  if (control instanceof HTMLSelectElement) {
    const before = control.value;
    const other = [...control.options].find(({ value, disabled }) => !disabled && value !== before);
    return [
      () => user.selectOptions(control, other ? [other] : []),
      // A placeholder that nobody can choose again.
      async () => fireEvent.change(control, { target: { value: before } }),
    ];
  }
  if (control.type === 'checkbox') return [press, press];
  if (control.type === 'radio') return [press];
  const last = [...control.value].at(-1);
  const keys = last === undefined ? ['1', '{Backspace}'] : ['{Backspace}', last];
  return [press, ...keys.map((key) => () => user.keyboard(key))];
}

/**
 * @param at id of the field that the server's answer is about
 * @param before what brings that answer, each time
 * @returns how many others were edited
 */
export async function expectEditableElsewhere(
  find: () => Element,
  at: string,
  before: () => Promise<unknown>,
): Promise<number> {
  const own = document.getElementById(at)?.getAttribute('name');
  const others = controlsOf(find()).filter(({ id, name }) => id !== at && name !== own);
  for (const { id, name } of others) {
    await before();
    const controls = controlsOf(find());
    const control = controls.find((each) => each.id === id && each.name === name);
    if (!control) throw new Error(`${name} is gone.`);
    // One of a group answers for it, and what belongs to a choice goes with it.
    const rest = controls.filter((each) => each.name !== name && !each.id.endsWith('-town'));
    const stood = rest.map(standing);
    for (const step of stepsOf(control)) {
      await step();
      expect(document.activeElement, `${at}, then ${name}: focus`).toBe(control);
      expect(rest.map(standing), `${at}, then ${name}`).toEqual(stood);
    }
  }
  return others.length;
}
