import { expect, it } from 'vitest';
import type { Press } from './interactionFigures.ts';
import type { ControlKind } from './listControls.ts';
import { A_KEY, repeatedOf } from './repeatedOf.ts';

const press = (control: string, duration: number): Press => ({
  control,
  duration,
  interaction: 1,
  delay: 0,
  handlers: 0,
});
const control = (kind: ControlKind, name: string) => ({ kind, name: `${kind} "${name}"` });

it('what was slow is pressed again, with what brought it about, and nothing else', () => {
  const isAgain = repeatedOf(
    {
      presses: [press('button "menu"', 24), press('link "deep"', 160), press('button "other"', 96)],
      broughtBy: new Map([
        ['link "deep"', 'button "more"'],
        ['button "more"', 'button "menu"'],
      ]),
    },
    100,
  );
  const asked = [control('link', 'deep'), control('button', 'more'), control('button', 'menu')];
  expect(asked.map(isAgain)).toEqual([true, true, true]);
  expect(isAgain(control('button', 'other'))).toBe(false);
});

it('a form is filled in again as a whole when a letter in one of its fields was slow', () => {
  const isAgain = repeatedOf({ presses: [press(`field "email"${A_KEY}`, 200)], broughtBy: new Map() }, 100);
  expect(
    [control('field', 'email'), control('toggle', 'consent'), control('submit', 'send')].map(isAgain),
  ).toEqual([true, true, true]);
  expect(isAgain(control('button', 'help'))).toBe(false);
});

it('nothing is pressed again where nothing was slow', () => {
  const isAgain = repeatedOf({ presses: [press('field "email"', 100)], broughtBy: new Map() }, 100);
  expect(isAgain(control('field', 'email'))).toBe(false);
});
