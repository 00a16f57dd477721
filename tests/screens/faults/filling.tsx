/** Filling in forms by the words keys of their labels. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { fillField } from '../../support/fillField.ts';
import type { Opened } from './openBroken.tsx';

export const user = userEvent.setup({ delay: null });

type Values = Readonly<Partial<Record<PlainWordsKey, string>>>;

const entriesOf = (values: Values) => Object.entries(values) as [PlainWordsKey, string][];

/** Fills fields, in place of what stood there. */
export async function typeInto({ t }: Opened, values: Values): Promise<void> {
  for (const [key, value] of entriesOf(values)) {
    const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t(key)}`), {
      selector: 'input, textarea',
    });
    fillField(input, value);
  }
}

/** Presses a button once it can be pressed. */
export async function pressButton(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);
}

/** What stands in a field still. */
export const keepsValues =
  (values: Values) =>
  ({ t }: Opened) => {
    for (const [key, value] of entriesOf(values)) {
      const found = screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${t(key)}`));
      expect(found.map((each) => each.value)).toContain(value);
    }
  };

const PASSWORD = 'Better-2027?';
const ACCESS = {
  'forms.email': 'mariya@poshta.example',
  'forms.repeatEmail': 'mariya@poshta.example',
  'forms.password': PASSWORD,
  'forms.repeatPassword': PASSWORD,
};

/** The first step of the registration. */
export async function passAccess(view: Opened): Promise<void> {
  await typeInto(view, ACCESS);
  await pressButton(view.t('common.next'));
  await screen.findByLabelText(view.t('forms.firstName'));
}
