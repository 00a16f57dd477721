// @vitest-environment jsdom
// Longer than 250 lines: one behaviour of the forms after the other, each through what a person does.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormProblem } from '../../../runtime/forms/formState.ts';
import { aTenant } from '../../support/aTenant.ts';
import { renderForm } from '../../support/renderForm.tsx';

afterEach(cleanup);
afterEach(() => vi.useRealTimers());

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send' });
const isDisabled = () => send().getAttribute('aria-disabled') === 'true';
const messageOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
const isEnabled = () => waitFor(() => expect(isDisabled()).toBe(false));

async function fillAccess(email = 'ana@x.example', password = 'Benefit-2026!') {
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Repeat email'), email);
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Repeat password'), password);
}

describe('a form', () => {
  it('says nothing about a field before it was left [FRM-01]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    expect(screen.queryByText('Required Field')).toBeNull();
    await userEvent.type(field('Email'), 'abc@');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(messageOf(field('Email'))).toBe('Incorrect email address');
    expect(messageOf(field('Repeat email'))).toBe('');
    await userEvent.tab();
    expect(messageOf(field('Repeat email'))).toBe('Required Field');
    expect(messageOf(field('Repeat password'))).toBe('');
  });

  it('says Required Field of what was left empty [VAL-04 VAL-79]', async () => {
    await renderForm(aTenant(), 'forgotPassword');
    await userEvent.click(field('Email'));
    await userEvent.tab();
    expect(messageOf(field('Email'))).toBe('Required Field');
    await userEvent.type(field('Email'), 'ana@x.example');
    await waitFor(() => expect(messageOf(field('Email'))).toBe(''));
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });

  it('does not move its button away below a press: what is wrong is said once the press is over [USE-16]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    const user = userEvent.setup();
    await user.type(field('Email'), 'abc@');
    await user.pointer({ keys: '[MouseLeft>]', target: send() });
    expect(messageOf(field('Email'))).toBe('');
    await user.pointer({ keys: '[/MouseLeft]', target: send() });
    await waitFor(() => expect(messageOf(field('Email'))).toBe('Incorrect email address'));
  });

  it('notices what a browser fills in by itself, under labels that stand above it [CON-57]', async () => {
    const { sent } = await renderForm(aTenant(), 'forgotPassword');
    const email = field('Email');
    // As browsers do it: the value at once, one event, no focus.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(email, 'ana@x.example');
    email.dispatchEvent(new Event('input', { bubbles: true }));
    await isEnabled();
    expect(screen.getByText('Email').contains(email)).toBe(false);
    await userEvent.click(send());
    expect(sent).toEqual([{ email: 'ana@x.example' }]);
  });

  it('keeps its button shut and says how much is missing, within reach of a keyboard [FRM-03]', async () => {
    const { sent } = await renderForm(aTenant(), 'registrationAccess');
    expect(send()).toBe(screen.getByRole('button', { name: 'Send', description: '4 fields to fill in' }));
    send().focus();
    expect(document.activeElement).toBe(send());
    await fillAccess();
    await isEnabled();
    expect(send().getAttribute('aria-describedby')).toBeNull();
    await userEvent.click(send());
    const values = { email: 'ana@x.example', password: 'Benefit-2026!' };
    expect(sent).toEqual([{ ...values, confirmEmail: values.email, confirmPassword: values.password }]);
  });

  it('looks at its validity 50 ms after the last change [FRM-09 CON-56]', async () => {
    await renderForm(aTenant(), 'forgotPassword');
    vi.useFakeTimers();
    fireEvent.input(field('Email'), { target: { value: 'ana@x.example' } });
    act(() => void vi.advanceTimersByTime(49));
    expect(isDisabled()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isDisabled()).toBe(false);
  });

  it('lists what is missing, with links that lead there, when somebody tries to send it', async () => {
    const { sent } = await renderForm(aTenant(), 'registrationAccess');
    await userEvent.click(send());
    expect(sent).toEqual([]);
    const summary = screen.getByRole('region', { name: '4 fields to fix' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Email', 'Repeat email', 'Password', 'Repeat password']);
    await userEvent.click(within(summary).getByRole('link', { name: 'Password' }));
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Repeat email').getAttribute('aria-invalid')).toBe('true');
  });

  it('is not sent by Enter while something is missing, and is once nothing is', async () => {
    const { sent } = await renderForm(aTenant(), 'forgotPassword');
    await userEvent.type(field('Email'), 'abc{Enter}');
    expect(sent).toEqual([]);
    expect(screen.getByRole('region', { name: '1 field to fix' }).textContent).toContain(
      'Incorrect email address',
    );
    await userEvent.type(field('Email'), '@x.example');
    await isEnabled();
    await userEvent.type(field('Email'), '{Enter}');
    expect(sent).toEqual([{ email: 'abc@x.example' }]);
  });

  it('is sent by Enter that comes before validity was looked at [FRM-09]', async () => {
    const { sent } = await renderForm(aTenant(), 'forgotPassword');
    fireEvent.input(field('Email'), { target: { value: 'ana@x.example' } });
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(send());
    await waitFor(() => expect(sent).toEqual([{ email: 'ana@x.example' }]));
  });

  it('begins with a problem of another form, at its field, until that is changed [VAL-82]', async () => {
    const problem: FormProblem = { field: 'email', message: 'Try another one.' };
    await renderForm(aTenant(), 'forgotPassword', { problem });
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Try another one.')).toBeTruthy();
    await userEvent.type(field('Email'), 'a');
    expect(screen.queryByText('Try another one.')).toBeNull();
  });

  it('puts fields under the heading of their group', async () => {
    await renderForm(aTenant(), 'registrationPersonal', { legends: { termsConds: 'Consents' } });
    const group = screen.getByRole('group', { name: 'Consents' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(group).queryByRole('textbox')).toBeNull();
    expect(screen.getByLabelText('First name')).toBeTruthy();
  });

  it('sends once, however often its button is pressed, and says that it is busy [F1]', async () => {
    let calls = 0;
    let answer: (problem: undefined) => void = () => undefined;
    const onSubmit = () => {
      calls += 1;
      return new Promise<undefined>((resolve) => {
        answer = resolve;
      });
    };
    await renderForm(aTenant(), 'forgotPassword', { onSubmit });
    await userEvent.type(field('Email'), 'ana@x.example');
    await isEnabled();
    // Together, before anything is rendered anew: a very quick double press.
    act(() => {
      for (let press = 0; press < 5; press += 1) send().click();
    });
    for (let press = 0; press < 5; press += 1) fireEvent.click(send());
    await userEvent.type(field('Email'), '{Enter}');
    expect(calls).toBe(1);
    expect(send().getAttribute('aria-busy')).toBe('true');
    await act(async () => answer(undefined));
    expect(send().getAttribute('aria-busy')).toBeNull();
    await userEvent.click(send());
    expect(calls).toBe(2);
  });

  it('keeps what was typed when the server says no, and leads to the field that it names [VAL-82]', async () => {
    const problem: FormProblem = {
      field: 'cardSN',
      message: 'This card is not recognized, check the identifier entered.',
    };
    await renderForm(aTenant(), 'cardAdd', { onSubmit: async () => problem });
    await userEvent.type(field('Serial number'), '1234567890');
    await userEvent.type(field('Last four digits'), '0042');
    await isEnabled();
    await userEvent.click(send());
    expect(field('Serial number').value).toBe('1234567890');
    expect(field('Last four digits').value).toBe('0042');
    await waitFor(() => expect(field('Serial number').getAttribute('aria-invalid')).toBe('true'));
    expect(messageOf(field('Serial number'))).toBe(problem.message);
    expect(document.activeElement).toBe(field('Serial number'));
    await userEvent.type(field('Serial number'), '{Backspace}1');
    expect(field('Serial number').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows a problem that no field has above them all', async () => {
    await renderForm(aTenant(), 'forgotPassword', { onSubmit: async () => ({ message: 'Try later.' }) });
    await userEvent.type(field('Email'), 'ana@x.example');
    await isEnabled();
    await userEvent.click(send());
    const summary = await screen.findByRole('region', { name: 'Try later.' });
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toBe('Try later.');
    await userEvent.type(field('Email'), '!');
    expect(screen.queryByRole('region', { name: 'Try later.' })).toBeNull();
  });

  it('shows the answer of a check that takes its time, without the field being left [FRM-02]', async () => {
    const checks = { cardSN: async () => 'cardNotRecognized' };
    await renderForm(aTenant(), 'cardAdd', { checks });
    await userEvent.type(field('Serial number'), '1234567890');
    expect(document.activeElement).toBe(field('Serial number'));
    await waitFor(() => expect(messageOf(field('Serial number'))).toContain('not recognized'));
  });

  it('looks at a repeated email and password again when the first one changes [VAL-09 VAL-20]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    await fillAccess();
    await isEnabled();
    await userEvent.type(field('Email'), '{Backspace}');
    await waitFor(() => expect(messageOf(field('Repeat email'))).toContain('Emails do not match'));
    await userEvent.type(field('Password'), 'x');
    await userEvent.tab();
    await waitFor(() => expect(messageOf(field('Repeat password'))).toBe('Passwords do not match'));
  });

  it('takes its messages from the server, else from the built-in words [VAL-01 VAL-02]', async () => {
    await renderForm(aTenant(), 'forgotPassword', { words: { 'form-validations': { email: 'XYZ' } } });
    await userEvent.type(field('Email'), 'abc');
    await userEvent.tab();
    expect(messageOf(field('Email'))).toBe('XYZ');
    await userEvent.clear(field('Email'));
    await waitFor(() => expect(messageOf(field('Email'))).toBe('Required Field'));
  });

  it('takes one text of the server for a message that has the forms of a plural [VAL-01]', async () => {
    await renderForm(aTenant(), 'verificationCode', {
      words: { 'form-validations': { verificationCode: 'XYZ' } },
    });
    await userEvent.type(field('Verification code'), '123');
    await userEvent.tab();
    expect(messageOf(field('Verification code'))).toBe('XYZ');
  });

  it('names the number of digits that the tenant asks for', async () => {
    const validation = { ...aTenant().validation, verificationCode: { digits: 8 } };
    await renderForm(aTenant({ validation }), 'verificationCode', { language: 'uk' });
    await userEvent.type(field('Код підтвердження'), '123');
    await userEvent.tab();
    expect(messageOf(field('Код підтвердження')).replaceAll('\u00a0', ' ')).toBe('Введіть усі 8 цифр коду');
  });

  it('names the bound in the messages about length [VAL-83 VAL-84]', async () => {
    await renderForm(aTenant(), 'registrationPersonal');
    await userEvent.type(field('First name'), 'A');
    await userEvent.tab();
    expect(messageOf(field('First name'))).toBe('Too short. Minimum number of characters: 2');
    await userEvent.type(field('First name'), 'b'.repeat(20));
    await waitFor(() =>
      expect(messageOf(field('First name'))).toBe('Too long. Maximum number of characters: 20'),
    );
  });

  it('says its messages in the language of the page', async () => {
    await renderForm(aTenant(), 'phoneChange', { language: 'bg' });
    await userEvent.type(field('Нов телефон'), '781234567');
    await userEvent.tab();
    expect(messageOf(field('Нов телефон'))).toBe('След +359 номерът започва с 8 или 9');
  });

  it('takes no more than 50 characters of a name [VAL-28]', async () => {
    await renderForm(aTenant(), 'registrationPersonal');
    await userEvent.type(field('First name'), 'b'.repeat(60));
    expect(field('First name').value).toHaveLength(50);
  });

  it('leaves out fields that do not apply now', async () => {
    const tenant = aTenant({ contact: { cardRequired: true } });
    const { sent } = await renderForm(tenant, 'contact', {
      hidden: ['cardRefCustom'],
      lists: { cards: { options: [{ value: 'c-1', label: '•••• 4821' }] } },
    });
    expect(screen.queryByLabelText(/Serial number/)).toBeNull();
    await userEvent.selectOptions(field('Card'), 'c-1');
    await userEvent.selectOptions(field('Subject'), 'other');
    await userEvent.type(field('Message'), 'Hello there');
    await isEnabled();
    await userEvent.click(send());
    expect(sent).toEqual([{ cardRef: 'c-1', subject: 'other', message: 'Hello there' }]);
  });

  it('tells browsers and password managers what each field is for', async () => {
    await renderForm(aTenant({ dateOfBirth: { shown: true } }), 'registrationPersonal');
    const tokens = [/First name/, /Last name/, /Date of birth/, /Address/, /Postal code/, /^Phone/].map(
      (name) => field(name).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual([
      'given-name',
      'family-name',
      'bday',
      'street-address',
      'postal-code',
      // In full, so that the prefix follows what the browser knows.
      'tel',
    ]);
  });
});
