// @vitest-environment jsdom
import '../support/dialogElement.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CURRENT_PASSWORD, type PersonOptions, personGateway } from '../support/personGateway.ts';
import { problem } from '../support/problem.ts';
import { renderScreen, USERNAME } from '../support/renderScreen.tsx';

afterEach(cleanup);

async function open(options: PersonOptions = {}) {
  const person = personGateway(options);
  const view = await renderScreen({ path: '/my-profile/delete/authorize', gateway: person.gateway });
  await screen.findByLabelText('Password');
  return { ...view, ...person };
}

const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const last = () => screen.getByRole('button', { name: 'Delete account for good' });
async function confirm(typed = CURRENT_PASSWORD) {
  await userEvent.type(password(), typed);
  await waitFor(() => expect(last().getAttribute('aria-disabled')).toBeNull());
}

describe('the last step of a deletion', () => {
  it('says that it cannot be undone, and offers the way back [REG-27]', async () => {
    await open();
    expect(screen.getByText(/cannot be undone/)).toBeTruthy();
    expect(last().getAttribute('aria-disabled')).toBe('true');
    // What cannot be undone is red.
    expect(last().className).toContain('danger');
    expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/xx/my-profile');
  });

  it('sends the password as identity proof, and leads out [RTE-61 API-36 MOD-02 MOD-14]', async () => {
    const { changes } = await open();
    await confirm();
    await userEvent.click(last());
    const dialog = await screen.findByRole('dialog', { name: 'Your account is deleted' });
    expect(changes).toEqual([
      { call: 'DELETE', body: { identity_proof: { type: 'password', value: CURRENT_PASSWORD } } },
    ]);
    expect(dialog.textContent).toContain('Your cards still work.');
    expect(within(dialog).getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/xx/logout');
  });

  it('names the person to password managers', async () => {
    await open();
    expect(password().form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(USERNAME);
  });

  it('is sent once, however often the button is pressed [F1]', async () => {
    const { changes } = await open();
    await confirm();
    for (let count = 0; count < 10; count += 1) fireEvent.click(last());
    await screen.findByRole('dialog');
    expect(changes).toHaveLength(1);
  });

  it.each([
    { code: 'BAD_REQUEST', ids: 'ERR-31 ERR-61' },
    { code: 'INVALID_PASSWORD', ids: 'ERR-62' },
  ])('says at the field that the password is wrong: $code [$ids]', async ({ code }) => {
    await open({ faults: { DELETE: code } });
    await confirm('Wrong-2026!');
    await userEvent.click(last());
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(within(screen.getByRole('main')).getByText(/^Password is not correct!/)).toBeTruthy();
    expect(password().value).toBe('Wrong-2026!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('looks whether the account is gone after a cut connection: it is [F2]', async () => {
    const { changes } = await open({ faults: { DELETE: 'cut' }, isMade: true });
    await confirm();
    await userEvent.click(last());
    expect(await screen.findByRole('dialog', { name: 'Your account is deleted' })).toBeTruthy();
    expect(changes).toHaveLength(1);
  });

  it('looks whether the account is gone after a cut connection: it is not [F2 F11]', async () => {
    const { changes } = await open({ faults: { DELETE: 'html' } });
    await confirm();
    await userEvent.click(last());
    expect((await problem()).textContent).not.toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes).toHaveLength(1);
  });

  it('says that nobody knows where the account cannot be read either [F2]', async () => {
    await open({ faults: { DELETE: 'cut', GET: 'cut' } });
    await confirm();
    await userEvent.click(last());
    expect(await screen.findByText(/we could not check whether the account was deleted/)).toBeTruthy();
  });
});
