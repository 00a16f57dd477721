/** Edits one control after the other as a person does, and looks whether anything lands elsewhere. Needs a DOM. */
import { act, fireEvent } from '@testing-library/react';
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

/**
 * Each change, and the one that takes it back, so that the form can be sent again.
 * @param isPressed whether text is entered by a press, or as with the tab key
 */
function stepsOf(control: Control, isPressed: boolean): readonly (() => Promise<unknown>)[] {
  const press = () => user.click(control);
  const enter = isPressed ? press : async () => act(() => control.focus());
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
  return [enter, ...keys.map((key) => () => user.keyboard(key))];
}

/** What decides how a control is edited and rendered. */
const kindOf = ({ tagName, type, inputMode, autocomplete }: Control) =>
  [tagName, type, inputMode, autocomplete].join(' ');

/**
 * Edits every other control after the answer; of each kind one comes right after it, another one for each field that
 * answers are about. What the answer said stays until its own field changes, so the others of a kind find it as well,
 * and the form is sent once for each kind instead of once for each control.
 * @param at id of the field that the server's answer is about
 * @param before what brings that answer, each time
 * @returns how many others were edited
 */
export async function expectEditableElsewhere(
  find: () => Element,
  at: string,
  before: () => Promise<unknown>,
): Promise<number> {
  const all = controlsOf(find());
  const own = all.find(({ id }) => id === at);
  const others = all.filter(({ id, name }) => id !== at && name !== own?.name);
  for (const kind of Map.groupBy(others, kindOf).values()) {
    const first = (own ? all.indexOf(own) : 0) % kind.length;
    await before();
    for (const [index, { id, name }] of [...kind.slice(first), ...kind.slice(0, first)].entries()) {
      const controls = controlsOf(find());
      const control = controls.find((each) => each.id === id && each.name === name);
      if (!control) throw new Error(`${name} is gone.`);
      await edit(control, { controls, at, isPressed: index === 0 });
    }
  }
  return others.length;
}

interface Surroundings {
  readonly controls: readonly Control[];
  readonly at: string;
  readonly isPressed: boolean;
}

async function edit(control: Control, { controls, at, isPressed }: Surroundings): Promise<void> {
  const { name } = control;
  // One of a group answers for it, and what belongs to a choice goes with it.
  const rest = controls.filter((each) => each.name !== name && !each.id.endsWith('-town'));
  const stood = rest.map(standing);
  for (const step of stepsOf(control, isPressed)) {
    await step();
    expect(document.activeElement, `${at}, then ${name}: focus`).toBe(control);
    expect(rest.map(standing), `${at}, then ${name}`).toEqual(stood);
  }
}
