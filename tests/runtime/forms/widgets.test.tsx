// @vitest-environment jsdom
// Longer than 250 lines: each widget's behaviour, one after the other.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadForm as loadByAddress } from '../../../runtime/forms/loadForm.ts';
import { lookUpCountry, readCountryAnswer } from '../../../runtime/forms/lookUpCountry.ts';
import { aTenant } from '../../support/aTenant.ts';
import { fillField } from '../../support/fillField.ts';
import { renderForm } from '../../support/renderForm.tsx';

afterEach(cleanup);
afterEach(() => vi.useRealTimers());

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
const asked = aTenant({ dateOfBirth: { shown: true } });

describe('a field that refuses pasting', () => {
  it('takes nothing that is pasted or dropped, says so, and lets it be typed [FRM-04 VAL-11]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    const again = field('Repeat email');
    await userEvent.click(again);
    await userEvent.paste('ana@x.example');
    expect(again.value).toBe('');
    expect(fireEvent.drop(again)).toBe(false);
    expect(screen.getAllByText('Pasting is off here. Type the address again.').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('status').some((each) => each.textContent?.startsWith('Pasting is off'))).toBe(
      true,
    );
    await userEvent.type(again, 'ana@x.example');
    expect(again.value).toBe('ana@x.example');
  });

  it('is no password, no code, and not the first email [K6]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    for (const name of ['Email', 'Password', 'Repeat password']) {
      await userEvent.click(field(name));
      await userEvent.paste('Benefit-2026!');
      expect(field(name).value).toBe('Benefit-2026!');
    }
    cleanup();
    await renderForm(aTenant(), 'verificationCode');
    await userEvent.click(field('Verification code'));
    await userEvent.paste('123 456');
    expect(field('Verification code').value).toBe('123456');
  });

  it('allows it where the tenant does', async () => {
    const tenant = aTenant({ forms: { registration: { confirmEmail: { paste: 'allowed' } } } });
    await renderForm(tenant, 'registrationAccess');
    await userEvent.click(field('Repeat email'));
    await userEvent.paste('ana@x.example');
    expect(field('Repeat email').value).toBe('ana@x.example');
  });
});

describe('a field of digits', () => {
  it('takes ten digits of a serial number, keeps whatever else is typed, and tells of it [VAL-65 USE-01]', async () => {
    await renderForm(aTenant(), 'cardAdd');
    const typeAndLeave = async (text: string) => {
      await userEvent.clear(field('Serial number'));
      await userEvent.type(field('Serial number'), text);
      await userEvent.tab();
      return [field('Serial number').value, describedBy(field('Serial number'))];
    };
    expect(await typeAndLeave('1234-567 890')).toEqual(['1234567890', '']);
    const wanted = 'Type the 10 digits of the serial number';
    expect(await typeAndLeave('12345678901')).toEqual(['12345678901', wanted]);
    expect(await typeAndLeave('12ab345-6789012')).toEqual(['12ab345-6789012', 'Expected only digits']);
  });

  it('takes four digits of the card number, a leading zero included [VAL-67 ENT-079]', async () => {
    const { sent } = await renderForm(aTenant(), 'cardAdd');
    await userEvent.type(field('Serial number'), '1234567890');
    await userEvent.type(field('Last four digits'), '00421');
    await userEvent.tab();
    expect(field('Last four digits').value).toBe('00421');
    expect(describedBy(field('Last four digits'))).toBe('Type the last 4 digits of the card number');
    await userEvent.type(field('Last four digits'), '{Backspace}');
    expect(field('Last four digits').value).toBe('0042');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([{ cardSN: '1234567890', cardPAN: '0042' }]);
  });

  it('takes ten digits of the code for a new phone, and tells of more [VAL-76 CON-23 USE-01]', async () => {
    const { sent } = await renderForm(aTenant(), 'phoneCode');
    const code = field('One-time code');
    await userEvent.type(code, '12345678901');
    await userEvent.tab();
    expect(code.value).toBe('12345678901');
    expect(describedBy(code)).toBe('Too long. Maximum number of characters: 10');
    await userEvent.type(code, '{Backspace}a');
    await waitFor(() => expect(describedBy(code)).toBe('Expected only digits'));
    await userEvent.type(code, '{Backspace}{Enter}');
    expect(sent).toEqual([{ otp: '1234567890' }]);
  });

  it('lets a six-digit code be pasted with spaces and suggested by the telephone [F12]', async () => {
    await renderForm(aTenant(), 'verificationCode');
    const code = field('Verification code');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    await userEvent.click(code);
    await userEvent.paste(' 12 34 56');
    expect(code.value).toBe('123456');
    expect(
      [...document.querySelectorAll('[aria-hidden] > span')].map((box) => box.textContent).join(''),
    ).toBe('123456');
  });

  it('shows a code that is too long for its boxes as it is [USE-01]', async () => {
    await renderForm(aTenant(), 'verificationCode');
    const code = field('Verification code');
    await userEvent.type(code, '123 456');
    expect(code.value).toBe('123456');
    expect(code.parentElement?.className).not.toContain('whole');
    await userEvent.type(code, '7');
    expect(code.value).toBe('1234567');
    expect(code.parentElement?.className).toContain('whole');
    await userEvent.tab();
    expect(describedBy(code)).toBe('Type all 6 digits of the code');
  });
});

describe('an email address', () => {
  it('with letters of two alphabets gets a note, not a refusal [F7]', async () => {
    await renderForm(aTenant(), 'forgotPassword');
    await userEvent.type(field('Email'), 'аna@x.example');
    await userEvent.tab();
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    expect(describedBy(field('Email'))).toBe('This address mixes letters of two alphabets. Check it.');
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'мария@x.example');
    expect(describedBy(field('Email'))).not.toContain('alphabets');
  });

  it('keeps its label in sight when the browser fills it in, and counts as typed [FRM-14]', async () => {
    const { sent } = await renderForm(aTenant(), 'forgotPassword');
    fireEvent.input(field('Email'), { target: { value: 'ana@x.example' } });
    expect(screen.getByText('Email')).toBeTruthy();
    const send = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(send);
    expect(sent).toEqual([{ email: 'ana@x.example' }]);
  });
});

describe('the date of birth', () => {
  it('gets its slashes by itself and takes ten characters [VAL-36 VAL-37]', async () => {
    await renderForm(asked, 'registrationPersonal');
    const date = field(/Date of birth/);
    await userEvent.type(date, '05031990');
    expect(date.value).toBe('05/03/1990');
    await userEvent.type(date, '1');
    await userEvent.tab();
    expect(date.value).toBe('05/03/19901');
    expect(describedBy(date)).toContain('Invalid date of birth');
    expect(date.getAttribute('placeholder')).toBe('DD/MM/YYYY');
    expect(describedBy(date)).toContain('day, month and year');
  });

  it('understands a birthday as browsers fill it in', async () => {
    await renderForm(asked, 'registrationPersonal');
    await userEvent.click(field(/Date of birth/));
    await userEvent.paste('1990-03-05');
    expect(field(/Date of birth/).value).toBe('05/03/1990');
  });
});

describe('a password', () => {
  const eye = () => screen.getAllByRole('button', { name: 'Hold to show password' })[0] as HTMLElement;

  it('can be read only while the eye is held down [FRM-07]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    const password = field('Password');
    expect(password.type).toBe('password');
    fireEvent.pointerDown(eye(), { button: 0 });
    expect(password.type).toBe('text');
    fireEvent.pointerUp(document.body);
    expect(password.type).toBe('password');
    fireEvent.pointerDown(eye(), { button: 0 });
    fireEvent.pointerLeave(eye());
    expect(password.type).toBe('password');
  });

  it('has the focus again 100 ms after the release, not before [FRM-08 CON-55]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    vi.useFakeTimers();
    eye().focus();
    fireEvent.pointerDown(eye(), { button: 0 });
    fireEvent.pointerUp(eye());
    act(() => void vi.advanceTimersByTime(99));
    expect(document.activeElement).toBe(eye());
    act(() => void vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(field('Password'));
  });

  it.each([' ', 'Enter'])('can be read while key %j is held on the eye [FRM-13 K8]', async (key) => {
    await renderForm(aTenant(), 'registrationAccess');
    eye().focus();
    fireEvent.keyDown(eye(), { key });
    fireEvent.keyDown(eye(), { key, repeat: true });
    expect(field('Password').type).toBe('text');
    fireEvent.keyUp(eye(), { key });
    expect(field('Password').type).toBe('password');
  });

  it('is hidden when the focus, the window or the page goes away [K8]', async () => {
    await renderForm(aTenant(), 'registrationAccess');
    const leaveBy: readonly (() => void)[] = [
      () => fireEvent.blur(eye()),
      () => fireEvent(window, new Event('blur')),
      () => fireEvent(document, new Event('visibilitychange')),
      () => fireEvent.pointerCancel(document.body),
    ];
    for (const leave of leaveBy) {
      fireEvent.pointerDown(eye(), { button: 0 });
      expect(field('Password').type).toBe('text');
      leave();
      expect(field('Password').type).toBe('password');
    }
  });

  it('ticks off its rules while it is typed, for eyes and for ears [FRM-10]', async () => {
    await renderForm(aTenant(), 'passwordChange');
    const list = screen.getByRole('list', { name: 'Password rules' });
    const rules = () =>
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent);
    expect(rules()).toEqual([
      'At least 8 characters, not met',
      'At least one upper-case letter, not met',
      'At least one lower-case letter, not met',
      'At least one digit, not met',
      'At least one special character, not met',
    ]);
    await userEvent.type(field('New password'), 'aB3');
    expect(rules().filter((rule) => rule?.endsWith(', met'))).toHaveLength(3);
    await userEvent.type(field('New password'), '!aaaa');
    expect(rules().filter((rule) => rule?.endsWith(', met'))).toHaveLength(5);
    await userEvent.clear(field('New password'));
    expect(rules().filter((rule) => rule?.endsWith(', met'))).toEqual([]);
  });

  it('is described by the list of its rules where that says what is wrong, else by its message [FRM-10]', async () => {
    await renderForm(aTenant(), 'passwordInit');
    const password = field('New password');
    const ids = () => (password.getAttribute('aria-describedby') ?? '').split(' ');
    const expectAll = () => expect(ids().filter((id) => !document.getElementById(id))).toEqual([]);
    await userEvent.type(password, 'a');
    await userEvent.tab();
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expectAll();
    expect(ids()).toHaveLength(1);
    await userEvent.clear(password);
    await waitFor(() => expect(ids()).toHaveLength(2));
    expectAll();
  });

  it('says, once its rules are met, whether a longer one would be safer, and refuses none [K7]', async () => {
    const { sent } = await renderForm(aTenant(), 'passwordInit');
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    const password = field('New password');
    await userEvent.type(password, 'Aa1!aaa');
    expect(said()).toBe('');
    await userEvent.type(password, 'a');
    expect(said()).toBe('Easy to guess. A longer password is safer, such as one of several words.');
    await userEvent.type(field('Repeat password'), 'Aa1!aaaa');
    const send = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(send);
    expect(sent).toHaveLength(1);
    await userEvent.clear(password);
    await userEvent.type(password, 'Wielki zielony 4 koty!');
    expect(said()).toBe('Strong password.');
    await userEvent.clear(password);
    expect(said()).toBe('');
  });

  it('keeps out of its list what is no quality of it, and holds to it all the same [FRM-11 FRM-12 VAL-22]', async () => {
    await renderForm(aTenant(), 'passwordChange');
    const list = screen.getByRole('list', { name: 'Password rules' });
    expect(list.textContent).not.toMatch(/Required|different/);
    await userEvent.type(field('Current password'), 'Benefit-2026!');
    await userEvent.type(field('New password'), 'Benefit-2026!');
    await userEvent.tab();
    expect(describedBy(field('New password'))).toContain(
      'Your password must be different from the previous ones',
    );
    expect(list.textContent).not.toMatch(/different/);
  });
});

describe('a choice from a list', () => {
  const options = [{ value: 'XX', label: 'Testland' }];

  it('begins with a placeholder that cannot be chosen [FRM-05]', async () => {
    await renderForm(aTenant(), 'registrationPersonal', { lists: { countries: { options } } });
    const [first, second] = within(field('Country')).getAllByRole<HTMLOptionElement>('option');
    expect([first?.value, first?.disabled, first?.textContent]).toEqual(['', true, 'Choose from the list']);
    expect(second?.textContent).toBe('Testland');
  });

  it('has none where the first option is empty itself [FRM-06]', async () => {
    const lists = { countries: { options: [{ value: '', label: 'Anywhere' }, ...options] } };
    await renderForm(aTenant(), 'registrationPersonal', { lists });
    expect(
      within(field('Country'))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Anywhere', 'Testland']);
  });

  it('asks for its list when it is first used, and can be read before', async () => {
    const onNeeded = vi.fn();
    const tenant = aTenant({ address: { defaultCountry: 'BG' } });
    const lists = { countries: { options: null, onNeeded, labelOf: () => 'Bulgaria' } };
    await renderForm(tenant, 'registrationPersonal', { lists });
    expect(onNeeded).not.toHaveBeenCalled();
    expect(
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).selectedOptions[0]?.textContent,
    ).toBe('Bulgaria');
    await userEvent.click(field('Country'));
    await userEvent.tab();
    await userEvent.click(field('Country'));
    expect(onNeeded).toHaveBeenCalledTimes(1);
  });

  it('offers the tenant’s subjects and the other one', async () => {
    await renderForm(aTenant(), 'contact');
    expect(
      within(field('Subject'))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Choose from the list', 'Account and login', 'Cards and PIN', 'Other subject']);
  });

  it('shows a short choice as rows with a real radio button each', async () => {
    const { sent } = await renderForm(aTenant(), 'blockReason');
    const group = screen.getByRole('group', { name: 'Reason' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    // The field is called as what stands beside the button.
    expect(describedBy(screen.getByRole('button', { name: 'Send' }))).toBe('1 field to fill in');
    await userEvent.click(screen.getByText('Stolen'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([{ reason: 'stolen' }]);
  });
});

describe('county and town', () => {
  const tenant = aTenant({ address: { mode: 'county' } });
  const counties = {
    options: [
      { value: 'CJ', label: 'Cluj' },
      { value: 'TM', label: 'Timiș' },
    ],
  };
  const names = ['Turda', 'Dej', 'Gherla', ...Array.from({ length: 997 }, (_, index) => `Sat ${index}`)];
  const towns = { options: names.map((label) => ({ value: label, label })) };
  const town = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Town' });

  it('want the county first [REG-18 VAL-80]', async () => {
    await renderForm(tenant, 'registrationPersonal', { lists: { counties, towns: { options: [] } } });
    await userEvent.click(await town());
    expect(screen.getByRole('listbox', { name: 'Town' }).textContent).toBe('County should be selected first');
    await userEvent.tab();
    expect(describedBy(await town())).toBe('County should be selected first');
  });

  it('find a town among a thousand by typing, with or without its marks', async () => {
    const onChange = vi.fn();
    const lists = {
      counties,
      towns: { options: [...towns.options, { value: 'Câmpia Turzii', label: 'Câmpia Turzii' }] },
    };
    await renderForm(tenant, 'registrationPersonal', { lists, onChange });
    await userEvent.selectOptions(field('County'), 'CJ');
    await userEvent.type(await town(), 'campia');
    await userEvent.click(await screen.findByRole('option', { name: 'Câmpia Turzii' }));
    expect((await town()).value).toBe('Câmpia Turzii');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ county: 'CJ', town: 'Câmpia Turzii' });
  });

  it('take the town that the keyboard chose, at once', async () => {
    const onChange = vi.fn();
    const options = [...towns.options, { value: 'T-1', label: 'Câmpia Turzii' }];
    await renderForm(tenant, 'registrationPersonal', { lists: { counties, towns: { options } }, onChange });
    await userEvent.selectOptions(field('County'), 'CJ');
    await userEvent.type(await town(), 'campia{ArrowDown}{Enter}');
    expect((await town()).value).toBe('Câmpia Turzii');
    await userEvent.tab();
    expect((await town()).value).toBe('Câmpia Turzii');
    expect(describedBy(await town())).toBe('');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ town: 'T-1' });
  });

  it('take a town that was typed in full, and refuse text that is no town [VAL-81]', async () => {
    const onChange = vi.fn();
    await renderForm(tenant, 'registrationPersonal', { lists: { counties, towns }, onChange });
    await userEvent.selectOptions(field('County'), 'CJ');
    await userEvent.type(await town(), 'turda');
    await userEvent.tab();
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ town: 'Turda' });
    expect((await town()).value).toBe('Turda');
    await userEvent.type(await town(), 'x');
    await userEvent.tab();
    expect(describedBy(await town())).toBe('Please select a value from list');
    expect((await town()).value).toBe('Turdax');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ town: '' });
  });

  it('keep a town that is known already while its list is on its way', async () => {
    const onChange = vi.fn();
    const initial = { county: 'CJ', town: 'T-1' };
    const lists = { counties, towns: { options: null, labelOf: () => 'Turda' } };
    await renderForm(tenant, 'registrationPersonal', { lists, initial, onChange });
    expect((await town()).value).toBe('Turda');
    await userEvent.click(await town());
    expect(screen.getByRole('listbox', { name: 'Town' }).textContent).toBe('Loading');
    await userEvent.tab();
    expect((await town()).value).toBe('Turda');
    expect(describedBy(await town())).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('refuse a county that the list does not have [VAL-81]', async () => {
    const initial = { county: 'ZZ' };
    await renderForm(tenant, 'registrationPersonal', { lists: { counties, towns }, initial });
    await userEvent.click(field('County'));
    await userEvent.tab();
    expect(describedBy(field('County'))).toBe('Please select a value from list');
  });

  it('empty the town when the county changes, and with nothing else [REG-19]', async () => {
    const onChange = vi.fn();
    await renderForm(tenant, 'registrationPersonal', { lists: { counties, towns }, onChange });
    await userEvent.selectOptions(field('County'), 'CJ');
    await userEvent.type(await town(), 'Dej');
    await userEvent.tab();
    await userEvent.selectOptions(field('County'), 'CJ');
    fillField(field('Postal code'), '400001');
    expect((await town()).value).toBe('Dej');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ county: 'CJ', town: 'Dej', postalCode: '400001' });
    await userEvent.selectOptions(field('County'), 'TM');
    expect((await town()).value).toBe('');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ county: 'TM', town: '' });
  });
});

describe('the phone', () => {
  const number = () => field(/^Phone/);
  const prefix = () => screen.getByRole('combobox', { name: /Country code/ });
  /** Comes with the countries; until then the one option of the list says that they are on their way. */
  const search = () => screen.findByRole('combobox', { name: 'Search by country or code' });
  const active = () =>
    document.getElementById(prefix().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it.each(['+359', '+40', '+48'])(
    'groups nine digits by three after %s [PHN-09 PHN-10 PHN-11]',
    async (defaultPrefix) => {
      await renderForm(aTenant({ phone: { defaultPrefix } }), 'contact');
      await userEvent.type(number(), '881234567');
      expect(number().value).toBe('881 234 567');
      await userEvent.type(number(), '8');
      await userEvent.tab();
      expect(number().value).toBe('881 234 5678');
      expect(describedBy(number())).toBe(`Number of digits needed after ${defaultPrefix}: 9`);
    },
  );

  it('takes twelve digits after any other prefix [PHN-12]', async () => {
    await renderForm(aTenant({ phone: { defaultPrefix: '+49' } }), 'contact');
    await userEvent.type(number(), '123456789012');
    await userEvent.tab();
    expect(describedBy(number())).toBe('');
    await userEvent.type(number(), '3');
    await waitFor(() => expect(describedBy(number())).toBe('Too long. Maximum number of characters: 12'));
    expect(number().value).toBe('1234567890123');
    expect(number().maxLength).toBe(25);
  });

  it('is regrouped and judged anew when the prefix changes [PHN-06]', async () => {
    const onChange = vi.fn();
    await renderForm(aTenant({ phone: { defaultPrefix: '+40' } }), 'contact', { onChange });
    await userEvent.type(number(), '712345678');
    await userEvent.tab();
    expect(describedBy(number())).toBe('');
    await userEvent.click(prefix());
    await userEvent.click(await screen.findByRole('option', { name: /Bulgaria/ }));
    await waitFor(() => expect(describedBy(number())).toBe('The number after +359 starts with 8 or 9'));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ phone: { prefix: '+359', number: '712 345 678' } });
  });

  it('finds a country by typing, and starts anew after 700 ms [FRM-15 CON-59]', async () => {
    await renderForm(aTenant(), 'contact');
    await userEvent.click(prefix());
    await search();
    vi.useFakeTimers();
    const type = (text: string) => {
      for (const key of text) fireEvent.keyDown(prefix(), { key });
    };
    type('ro');
    expect(active()).toBe('Romania+40');
    act(() => void vi.advanceTimersByTime(699));
    type('m');
    expect(active()).toBe('Romania+40');
    act(() => void vi.advanceTimersByTime(700));
    type('p');
    expect(active()).toMatch(/^P/);
    type('ol');
    expect(active()).toBe('Poland+48');
    fireEvent.keyDown(prefix(), { key: 'Enter' });
    expect(prefix().textContent).toBe('+48');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is found by its digits too, and left as it was by Escape', async () => {
    await renderForm(aTenant(), 'contact');
    prefix().focus();
    await userEvent.keyboard('{ArrowDown}');
    await search();
    await userEvent.keyboard('380');
    expect(active()).toBe('Ukraine+380');
    await userEvent.keyboard('{Escape}');
    expect(prefix().textContent).toBe('+359');
    expect(document.activeElement).toBe(prefix());
  });

  it('is not missing yet for who goes to its prefix first [USE-20]', async () => {
    await renderForm(aTenant(), 'phoneChange');
    const empty = field(/phone/i);
    await userEvent.click(empty);
    await userEvent.click(prefix());
    await search();
    expect(empty.getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(empty);
    await userEvent.tab();
    expect(empty.getAttribute('aria-invalid')).toBe('true');
  });

  it('has a search that the keyboard alone can use, best match first, and said when nothing is found [USE-20]', async () => {
    const onChange = vi.fn();
    await renderForm(aTenant(), 'contact', { onChange });
    await userEvent.click(prefix());
    const input = await search();
    expect(document.activeElement).toBe(input);
    expect(active()).toBe('Bulgaria+359');
    await userEvent.keyboard('land');
    const texts = () =>
      within(screen.getByRole('listbox', { name: 'Country code' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(texts()).toContain('Poland+48');
    await userEvent.clear(input);
    await userEvent.keyboard('pol');
    expect(texts()[0]).toBe('Poland+48');
    expect(input.getAttribute('aria-activedescendant')).toBe(prefix().getAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(prefix().textContent).toBe('+48');
    expect(prefix()).toBe(screen.getByRole('combobox', { name: 'Country code: Poland +48' }));
    expect(document.activeElement).toBe(prefix());
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ phone: { prefix: '+48', number: '' } });
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await search(), 'atlantis');
    expect(texts()).toEqual(['Nothing found']);
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Nothing found')).toBe(
      true,
    );
    await userEvent.keyboard('{Enter}');
    expect(prefix().textContent).toBe('+48');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes its list when the focus leaves it, not when it moves within', async () => {
    await renderForm(aTenant(), 'contact');
    await userEvent.click(prefix());
    await userEvent.click(await search());
    expect(screen.getByRole('listbox')).toBeTruthy();
    await userEvent.click(number());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows the flag of the country that was chosen, where countries share a prefix [USE-20]', async () => {
    await renderForm(aTenant({ phone: { defaultPrefix: '+1', preferredCountry: 'CA' } }), 'contact');
    const sign = () => prefix().querySelector('[data-sign]')?.getAttribute('data-sign');
    expect(sign()).toBe('CA');
    await userEvent.click(prefix());
    await userEvent.click(await screen.findByRole('option', { name: /United States/ }));
    expect(sign()).toBe('US');
    expect(prefix().textContent).toBe('+1');
  });

  it.each([
    [199, true],
    [200, false],
  ])('opens its list with %i px free below: above is %s [FRM-16 CON-61]', async (room, isAbove) => {
    await renderForm(aTenant(), 'contact');
    vi.spyOn(prefix(), 'getBoundingClientRect').mockReturnValue({
      bottom: window.innerHeight - room,
    } as DOMRect);
    await userEvent.click(prefix());
    expect(screen.getByRole('listbox').closest('.above') !== null).toBe(isAbove);
    await search();
    expect(screen.getByRole('listbox').closest('.above') !== null).toBe(isAbove);
  });

  it('takes the country of the visitor only where no prefix is configured [PHN-17]', async () => {
    const lookUpCountry = vi.fn(async () => 'RO');
    await renderForm(aTenant({ phone: { defaultPrefix: null } }), 'contact', { lookUpCountry });
    await waitFor(() => expect(prefix().textContent).toBe('+40'));
    cleanup();
    lookUpCountry.mockClear();
    await renderForm(aTenant(), 'contact', { lookUpCountry });
    expect(prefix().textContent).toBe('+359');
    expect(lookUpCountry).not.toHaveBeenCalled();
  });

  it('falls back to the preferred country in silence [PHN-18 K11]', async () => {
    const answers = ['2;RO', 'RO', '', '1', '1;ro', '<html>1;RO'].map((text) => readCountryAnswer(text));
    expect(answers).toEqual([null, null, null, null, null, null]);
    expect(['1;RO;ROU;Romania', '1RO'].map(readCountryAnswer)).toEqual(['RO', 'RO']);
    const failing = () => lookUpCountry('https://ip.example', () => Promise.reject(new TypeError('offline')));
    expect(await failing()).toBeNull();
    expect(
      await lookUpCountry('https://ip.example', async () => new Response('1;RO', { status: 500 })),
    ).toBeNull();
    const tenant = aTenant({ phone: { defaultPrefix: null, preferredCountry: 'PL' } });
    await renderForm(tenant, 'contact', { lookUpCountry: failing });
    await waitFor(() => expect(prefix().textContent).toBe('+48'));
  });
});

describe('consents and long texts', () => {
  it('link the document that is agreed to, and say what is missing once left [VAL-60]', async () => {
    await renderForm(aTenant(), 'registrationPersonal', {
      links: { legal: 'https://www.sorvia.example/legal' },
    });
    const terms = screen.getByRole('checkbox', { name: /I accept the terms and conditions/ });
    expect(screen.getByRole('link', { name: /terms and conditions/ }).getAttribute('href')).toBe(
      'https://www.sorvia.example/legal',
    );
    terms.focus();
    await userEvent.tab();
    expect(describedBy(terms)).toBe('Tick the box to continue');
    await userEvent.click(terms);
    await waitFor(() => expect(describedBy(terms)).toBe(''));
  });

  it('count what is typed and cut nothing off [VAL-70]', async () => {
    await renderForm(
      aTenant({ validation: { ...aTenant().validation, message: { min: 5, max: 100 } } }),
      'contact',
    );
    const message = field('Message');
    fireEvent.input(message, { target: { value: 'a'.repeat(101) } });
    expect(message.value).toHaveLength(101);
    expect(describedBy(message)).toContain('Characters: 101 of 100');
    fireEvent.blur(message);
    expect(describedBy(message)).toContain('Too long. Maximum number of characters: 100');
  });
});

describe('a compiled form', () => {
  it('is asked for once, and again after a failure', async () => {
    const module = { form: { name: 'x', fields: [] } };
    const load = vi.fn(async () => module);
    const address = '/static/forms/once.js';
    await Promise.all([loadByAddress(address, load), loadByAddress(address, load)]);
    expect(load).toHaveBeenCalledTimes(1);
    const failing = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(loadByAddress('/static/forms/failing.js', failing)).rejects.toThrow('offline');
    await expect(loadByAddress('/static/forms/failing.js', load)).resolves.toBe(module);
  });
});
