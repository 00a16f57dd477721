// @vitest-environment jsdom
/** What changes around a form while nothing is typed: it is looked at again. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { renderForm } from '../../support/renderForm.tsx';

afterEach(cleanup);

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send' });
const isOpen = () => waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
const cards = { options: [{ value: 'c-1', label: '•••• 4821' }] };

describe('a form whose surroundings change', () => {
  it('counts a field that comes, and no longer one that goes', async () => {
    const props = { hidden: ['cardRefCustom'], lists: { cards } };
    const { again, sent } = await renderForm(aTenant({ contact: { cardRequired: true } }), 'contact', props);
    await userEvent.selectOptions(field('Card'), 'c-1');
    await userEvent.selectOptions(field('Subject'), 'other');
    await userEvent.type(field('Message'), 'Hello there');
    await isOpen();
    again({ hidden: [] });
    expect(send().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('1 field to fill in')).toBeTruthy();
    again({ hidden: ['cardRefCustom'] });
    expect(send().getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(send());
    expect(sent).toEqual([{ cardRef: 'c-1', subject: 'other', message: 'Hello there' }]);
  });

  it('refuses a value that a list has not, once the list is there [VAL-81]', async () => {
    const initial = { cardRef: 'c-9', subject: 'other', message: 'Hello there' };
    const props = { initial, hidden: ['cardRefCustom'], lists: { cards: { options: null } } };
    const { again, sent } = await renderForm(aTenant({ contact: { cardRequired: true } }), 'contact', props);
    await isOpen();
    again({ lists: { cards } });
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(field('Card'), 'c-1');
    await isOpen();
    await userEvent.click(send());
    expect(sent).toEqual([{ ...initial, cardRef: 'c-1' }]);
  });
});

describe('a postal code', () => {
  const address = { mode: 'country', postalCodes: { NL: '9999 AA', HU: '9999', AE: null } } as const;
  const countries = {
    options: ['NL', 'HU', 'AE'].map((value) => ({ value, label: `Country ${value}` })),
  };
  const initial = { firstName: 'Ana', lastName: 'Petrova', streetName: 'Main 1', cityName: 'Town' };

  it('is written as its country does, told how, and not asked for where there is none', async () => {
    const tenant = aTenant({ address: { ...address, defaultCountry: null } });
    const { sent } = await renderForm(tenant, 'personalInfo', { initial, lists: { countries } });
    await userEvent.selectOptions(field('Country'), 'NL');
    await userEvent.type(field('Postal code'), '1011ab');
    await userEvent.tab();
    expect(field('Postal code').value).toBe('1011 AB');
    await userEvent.selectOptions(field('Country'), 'HU');
    const said = 'Enter the postal code as 0000, for example 1234';
    await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
    await userEvent.selectOptions(field('Country'), 'AE');
    expect(screen.queryByLabelText('Postal code')).toBeNull();
    await isOpen();
    await userEvent.click(send());
    await userEvent.selectOptions(field('Country'), 'NL');
    await isOpen();
    await userEvent.click(send());
    const whole = { ...initial, countryName: 'AE' };
    expect(sent).toEqual([whole, { ...whole, countryName: 'NL', zipCode: '1011 AB' }]);
  });
});

describe('what a server said of a field', () => {
  it('keeps nobody from sending the same again, and goes with that', async () => {
    const answers = [{ field: 'email', message: 'Not now.' }, undefined];
    let calls = 0;
    const onSubmit = async () => answers[calls++];
    await renderForm(aTenant(), 'forgotPassword', { onSubmit });
    await userEvent.type(field('Email'), 'ana@x.example');
    await isOpen();
    await userEvent.click(send());
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(send().getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(send());
    expect(calls).toBe(2);
    expect(screen.queryByText('Not now.')).toBeNull();
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a password of blanks alone', () => {
  it('is none: it is asked for, and ticks no rule off [VAL-13]', async () => {
    await renderForm(aTenant(), 'passwordChange');
    await userEvent.type(field('New password'), ' '.repeat(9));
    const list = screen.getByRole('list', { name: 'Password rules' });
    expect(list.textContent).not.toContain(', met');
    await userEvent.type(field('Current password'), ' '.repeat(9));
    await userEvent.tab();
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Required Field').length).toBeGreaterThan(0);
  });
});
