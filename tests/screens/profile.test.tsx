// @vitest-environment jsdom
// Longer than 250 lines: four sections, each with what it shows, sends, and says when it fails.
import '../support/dialogElement.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extraWords } from '../../runtime/assemble/extraFields.ts';
import { aTenant } from '../support/aTenant.ts';
import { json, type SentRequest } from '../support/fakeFetch.ts';
import { fillField } from '../support/fillField.ts';
import { CURRENT_PASSWORD, type PersonOptions, personGateway } from '../support/personGateway.ts';
import { problem } from '../support/problem.ts';
import { renderScreen, USERNAME } from '../support/renderScreen.tsx';

afterEach(cleanup);
afterEach(() => vi.useRealTimers().restoreAllMocks());

type Changes = Parameters<typeof aTenant>[0];

async function open(options: PersonOptions = {}, changes: Changes = {}, language = 'en') {
  const person = personGateway(options);
  const view = await renderScreen({
    path: '/my-profile',
    tenant: aTenant(changes),
    language,
    gateway: person.gateway,
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(view.portal.loadedServerData()).not.toBeNull());
  return { ...view, ...person };
}

const section = (name: string) => screen.findByRole('region', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isEnabled = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull());
const messageOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const edit = async (name: string, title: string) => {
  await userEvent.click(within(await section(title)).getByRole('button', { name }));
};

describe('my profile', () => {
  it('says whose it is and shows name, date of birth and address [RTE-50 RTE-51 ENT-020 ENT-022]', async () => {
    await open({}, { dateOfBirth: { shown: true } });
    expect((await screen.findByRole('heading', { level: 1, name: 'Ana Petrova' })).textContent).toBeTruthy();
    const info = await section('Personal information');
    expect(info.textContent).toContain('Ana Petrova');
    expect(info.textContent).toContain('05/03/1990');
    expect(info.textContent).toContain('Main Street 7');
    expect(info.textContent).toContain('1000 Sofia');
    expect(info.textContent).toContain('Bulgaria');
    expect((await section('Email')).textContent).toContain(USERNAME);
    expect((await section('Phone')).textContent).toContain('+359 881 234 567');
  });

  it('names people family first where their country does, in the menu and in the form as well', async () => {
    await open({}, { names: { order: 'familyFirst', calledBy: 'family' } });
    await screen.findByRole('heading', { level: 1, name: 'Petrova Ana' });
    expect((await section('Personal information')).textContent).toContain('Petrova Ana');
    expect(await screen.findByRole('button', { name: 'Your account: Petrova Ana' })).toBeTruthy();
    await edit('Edit personal information', 'Personal information');
    const family = await screen.findByLabelText('Last name');
    const isBefore = family.compareDocumentPosition(field('First name')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBeTruthy();
  });

  it('leaves out the sections that are off [RTE-53 RTE-54 CFG-27 CFG-30]', async () => {
    await open({}, { profile: { changeEmail: 'off', changePhone: 'off' } });
    await section('Password');
    expect(screen.queryByRole('region', { name: 'Email' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Phone' })).toBeNull();
    cleanup();
    await open({}, { profile: { personalInfo: 'off', changePassword: 'off' } });
    await section('Email');
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Personal information' })).toBeNull();
  });

  it('shows a paused section with its reason and without its button', async () => {
    await open({}, { profile: { changePhone: 'paused' } });
    const phone = await section('Phone');
    expect(phone.textContent).toContain('+359 881 234 567');
    expect(phone.textContent).toContain('Changes are paused for now.');
    expect(within(phone).queryByRole('button')).toBeNull();
    expect(within(await section('Email')).queryByText(/paused/)).toBeNull();
  });

  it('reads a phone from either place, with or without a space [ENT-024 ENT-025 ENT-026]', async () => {
    await open({ person: { phone_number: undefined }, info: { phoneNumber: '+48601234567' } });
    expect((await section('Phone')).textContent).toContain('+48 601 234 567');
  });

  it('opens one form at a time, with the focus in it, and gives the focus back', async () => {
    await open();
    await edit('Change the password', 'Password');
    const current = await screen.findByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(current));
    await edit('Change the phone number', 'Phone');
    await screen.findByRole('button', { name: 'Cancel' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the phone number' }));
  });

  it('can be tried again where the person could not be read', async () => {
    const { gateway } = personGateway({ faults: { GET: 'INTERNAL_ERROR' } });
    await renderScreen({ path: '/my-profile', gateway });
    expect(await screen.findByText('Your details did not load')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'My profile' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('personal information', () => {
  const EDIT = ['Edit personal information', 'Personal information'] as const;

  it('is sent whole by PUT where the tenant says so [API-28 ENT-033 ENT-035 ENT-038]', async () => {
    const { changes } = await open({}, { profile: { updateMethod: 'PUT' }, dateOfBirth: { shown: true } });
    await edit(...EDIT);
    expect(field('Street and number').value).toBe('Main Street 7');
    expect(field(/Date of birth/).value).toBe('05/03/1990');
    await userEvent.clear(field('Last name'));
    await userEvent.type(field('Last name'), 'Ivanova');
    fillField(field(/Date of birth/), '06/04/1991');
    await isEnabled('Save changes');
    await press('Save changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes).toEqual([
      {
        call: 'PUT',
        body: {
          first_name: 'Ana',
          last_name: 'Ivanova',
          birth_date: '1991-04-06',
          phone_number: '+359 881234567',
          home_address: {
            street_name: 'Main Street',
            street_number: '7',
            country: 'BG',
            city_name: 'Sofia',
            zip_code: '1000',
          },
        },
      },
    ]);
    expect(await screen.findByText('Your details are saved.')).toBeTruthy();
  });

  it('takes nothing away that a tenant does not ask for: birth date, and parts of the address [API-28]', async () => {
    const hidden = { shown: false };
    const personalInfo = { streetName: hidden, zipCode: hidden, countryName: hidden };
    const { changes } = await open(
      { info: { birth_date: '1990-03-05' } },
      { profile: { updateMethod: 'PUT' }, forms: { ...aTenant().forms, personalInfo } },
    );
    await edit(...EDIT);
    expect(screen.queryByLabelText('Street and number')).toBeNull();
    await userEvent.type(field('Town'), ' West');
    await isEnabled('Save changes');
    await press('Save changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({
      first_name: 'Ana',
      last_name: 'Petrova',
      birth_date: '1990-03-05',
      phone_number: '+359 881234567',
      home_address: {
        street_name: 'Main Street',
        street_number: '7',
        country: 'BG',
        city_name: 'Sofia West',
        zip_code: '1000',
      },
    });
  });

  it('takes along the phone as it is by then, not as this page read it [API-28]', async () => {
    const person = personGateway();
    const gateway: typeof person.gateway = (path, query, request) => person.gateway(path, query, request);
    await renderScreen({
      path: '/my-profile',
      tenant: aTenant({ profile: { updateMethod: 'PUT' } }),
      gateway,
    });
    await edit(...EDIT);
    // Elsewhere, in the meantime.
    for (const [action, body] of [
      ['request-change-phone-number', { new_phone_number: '+359 887654321' }],
      ['change-phone-number', {}],
    ] as const)
      person.gateway(`/users/${USERNAME}/actions/${action}`, new URLSearchParams(), {
        method: 'POST',
        body: JSON.stringify(body),
      } as Partial<SentRequest> as SentRequest);
    await userEvent.type(field('Street and number'), '0');
    await isEnabled('Save changes');
    await press('Save changes');
    expect(await screen.findByText('Your details are saved.')).toBeTruthy();
    expect(person.changes.at(-1)).toMatchObject({
      call: 'PUT',
      body: { phone_number: '+359 887654321', home_address: { street_name: 'Main Street 70' } },
    });
  });

  it('is sent without date of birth and phone by PATCH, under the keys of the tenant [API-29 ENT-034 ENT-036]', async () => {
    const { changes } = await open(
      {},
      {
        profile: { updateMethod: 'PATCH', addressKeys: { street: 'address', city: 'city' } },
        dateOfBirth: { shown: true },
      },
    );
    await edit(...EDIT);
    expect(screen.queryByLabelText(/Date of birth/)).toBeNull();
    await userEvent.clear(field('Street and number'));
    await userEvent.type(field('Street and number'), 'Side Street 12');
    await isEnabled('Save changes');
    await press('Save changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({
      call: 'PATCH',
      body: {
        first_name: 'Ana',
        last_name: 'Petrova',
        home_address: {
          address: 'Side Street 12',
          street_number: '',
          country: 'BG',
          city: 'Sofia',
          zip_code: '1000',
        },
      },
    });
  });

  it('shows and changes what this country alone asks for, by the names of its gateway', async () => {
    const label = { en: 'Tax number' };
    const forms = {
      ...aTenant().forms,
      personalInfo: {
        extra: [
          { name: 'taxNumber', kind: 'text' as const, label, sentAs: 'tax_number' },
          { name: 'isInsured', kind: 'checkbox' as const, label: { en: 'Insured' }, sentAs: 'insured' },
        ],
      },
    };
    const words = { en: extraWords(forms, 'en') };
    const info = { tax_number: '77', insured: true, national_id: 'of nobody’s form' };
    const { changes } = await open({ info }, { forms, words });
    expect((await section('Personal information')).textContent).toContain('Tax number77InsuredYes');
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('tax_number');
    expect(kept).not.toContain('national_id');
    await edit(...EDIT);
    expect(field(/Tax number/).value).toBe('77');
    await userEvent.type(field(/Tax number/), '8');
    await userEvent.click(field(/Insured/));
    await isEnabled('Save changes');
    await press('Save changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ tax_number: '778', insured: false, first_name: 'Ana' });
    await waitFor(async () =>
      expect((await section('Personal information')).textContent).toContain('Tax number778InsuredNo'),
    );
    // A call that names parts alone has to say that one is empty now.
    await edit(...EDIT);
    await userEvent.clear(field(/Tax number/));
    await isEnabled('Save changes');
    await press('Save changes');
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]).toMatchObject({ call: 'PATCH', body: { tax_number: '', insured: false } });
  });

  it('says by a toast that it is saved, and shows the new values [MOD-06 USE-13]', async () => {
    await open();
    await edit(...EDIT);
    await userEvent.clear(field('First name'));
    await userEvent.type(field('First name'), 'Anna-Maria');
    await isEnabled('Save changes');
    await press('Save changes');
    const toasts = await screen.findByRole('region', { name: 'Messages' });
    expect(toasts.textContent).toContain('Your details are saved.');
    expect(screen.getByRole('heading', { level: 1, name: 'Anna-Maria Petrova' })).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit personal information' }));
  });

  it('asks for county and town where the tenant does, and sends the county with the country [ENT-037 API-14 API-16 VAL-58]', async () => {
    const { changes, calls } = await open(
      {
        address: { country: undefined, county_name: 'Cluj', city_name: 'Cluj-Napoca' },
        counties: [
          { county_ref: 'c1', name: 'Alba' },
          { county_ref: 'c2', name: 'Cluj' },
        ],
        towns: { c1: [{ town_ref: 't1', name: 'Sebeș' }], c2: [{ town_ref: 't2', name: 'Cluj-Napoca' }] },
      },
      { address: { mode: 'county', defaultCountry: 'RO' } },
    );
    await edit(...EDIT);
    expect(field('County').value).toBe('Cluj');
    expect(calls().some((call) => call.includes('/counties'))).toBe(false);
    await userEvent.click(field('County'));
    await screen.findByRole('option', { name: 'Alba' });
    await userEvent.selectOptions(field('County'), 'Alba');
    // The list of towns is a part of its own.
    const town = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Town' });
    await waitFor(() => expect(town.value).toBe(''));
    await userEvent.click(town);
    await userEvent.type(town, 'seb');
    await userEvent.click(await screen.findByRole('option', { name: 'Sebeș' }));
    await isEnabled('Save changes');
    await press('Save changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({
      home_address: { county_name: 'Alba', city_name: 'Sebeș', country: 'RO' },
    });
    expect(calls().filter((call) => call.includes('/towns'))).toEqual([
      '/referentials/geographics/towns?page_index=0&page_size=1000&county_ref=c1',
    ]);
  });

  it.each([
    ['counties', 'The list of counties did not load'],
    ['towns', 'The list of towns did not load'],
  ])('says that the %s did not load, and asks again when told to', async (list, title) => {
    let isDown = true;
    const { gateway } = personGateway({
      address: { country: undefined, county_name: 'Cluj', city_name: 'Cluj-Napoca' },
      counties: [{ county_ref: 'c2', name: 'Cluj' }],
      towns: { c2: [{ town_ref: 't2', name: 'Dej' }] },
    });
    const { calls } = await renderScreen({
      path: '/my-profile',
      tenant: aTenant({ address: { mode: 'county', defaultCountry: 'RO' } }),
      gateway: (path, ...rest) =>
        isDown && path.endsWith(`/${list}`) ? json({}, 500) : gateway(path, ...rest),
    });
    await edit(...EDIT);
    // Towns are found by their county's reference: both lists load when somebody looks for a town.
    await userEvent.click(await screen.findByRole('combobox', { name: 'Town' }));
    await screen.findByText(title);
    expect(calls().filter((call) => call.includes(`/${list}?`))).toHaveLength(1);
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    await userEvent.click(await screen.findByRole('combobox', { name: 'Town' }));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Town' }));
    expect(await screen.findByRole('option', { name: 'Dej' })).toBeTruthy();
    expect(field('County').value).toBe('Cluj');
  });

  it('says that the countries did not load, and asks again when told to [APP-08]', async () => {
    let isDown = true;
    const { gateway } = personGateway();
    const { portal } = await renderScreen({
      path: '/my-profile',
      gateway,
      lookups: () => (isDown ? json({}, 500) : undefined),
    });
    await portal.loadInBackground();
    await edit(...EDIT);
    await screen.findByText('The list of countries did not load');
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('The list of countries did not load')).toBeNull());
    expect(screen.getByRole('option', { name: 'Poland' })).toBeTruthy();
  });

  it('keeps what was typed when the server says no, and opens no dialog [MOD-15]', async () => {
    await open({ faults: { PATCH: 'BAD_REQUEST' } });
    await edit(...EDIT);
    await userEvent.type(field('Town'), ' West');
    await isEnabled('Save changes');
    await press('Save changes');
    expect((await problem()).textContent).toContain('We could not complete your request.');
    expect(field('Town').value).toBe('Sofia West');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it could not be sent where the person cannot be read before it, not that nobody knows [F2]', async () => {
    let isDown = false;
    const person = personGateway({});
    const { t } = await renderScreen({
      path: '/my-profile',
      gateway: (path, query, request) =>
        isDown && request.method === 'GET' ? json({}, 503) : person.gateway(path, query, request),
    });
    await edit(...EDIT);
    await userEvent.type(field('Town'), ' West');
    await isEnabled('Save changes');
    isDown = true;
    await press('Save changes');
    const said = await problem();
    expect(said.textContent).not.toContain(t('profile.unknown'));
    expect(person.changes).toEqual([]);
    expect(field('Town').value).toBe('Sofia West');
  });

  it('looks again after a cut connection instead of sending again: saved [F2]', async () => {
    const { changes } = await open({ faults: { PATCH: 'cut' }, isMade: true });
    await edit(...EDIT);
    await userEvent.type(field('Town'), ' West');
    await isEnabled('Save changes');
    await press('Save changes');
    expect(await screen.findByText('Your details are saved.')).toBeTruthy();
    expect(changes).toHaveLength(1);
  });

  it('looks again after a cut connection instead of sending again: not saved [F2 F11]', async () => {
    const { changes, reads } = await open({ faults: { PATCH: 'html' } });
    await edit(...EDIT);
    await userEvent.type(field('Town'), ' West');
    await isEnabled('Save changes');
    const before = reads();
    await press('Save changes');
    expect(await problem()).toBeTruthy();
    // Right before it was sent, and to see what became of it.
    expect(reads()).toBe(before + 2);
    expect(changes).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Town').value).toBe('Sofia West');
  });
});

describe('the password', () => {
  const NEXT = 'Better-2027?';
  async function fill(current = CURRENT_PASSWORD, next = NEXT) {
    await edit('Change the password', 'Password');
    fillField(field('Current password'), current);
    fillField(field('New password'), next);
    fillField(field('Repeat password'), next);
    await isEnabled('Save password');
  }

  it('is changed, and then the person logs in again [RTE-52 API-31 MOD-01]', async () => {
    const { changes, router } = await open();
    await fill();
    await press('Save password');
    const dialog = await screen.findByRole('dialog', { name: 'Password changed' });
    expect(changes).toEqual([
      { call: 'POST change-password', body: { current_password: CURRENT_PASSWORD, new_password: NEXT } },
    ]);
    expect(within(dialog).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/xx/logout');
    expect(router.state.location.pathname).toBe('/xx/my-profile');
  });

  it('is kept by password managers under the login name, which nobody else comes to', async () => {
    await open();
    await edit('Change the password', 'Password');
    await screen.findByLabelText('New password');
    const name = (await section('Password')).querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(name?.value).toBe(USERNAME);
    expect(name?.readOnly).toBe(true);
    expect(name?.hidden).toBe(true);
    // Managers look for it before the first password.
    const first = name?.form?.querySelector('[type=password]');
    expect(first && name?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(first);
  });

  it('leads to the current one when that is wrong [ERR-64]', async () => {
    await open({ faults: { 'POST change-password': 'PASSWORD_MISMATCH' } });
    await fill('Wrong-2026!');
    await press('Save password');
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    expect(messageOf(field('Current password'))).not.toBe('');
    expect(field('New password').value).toBe(NEXT);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the new one when that is too weak for the server [ERR-82]', async () => {
    await open({ faults: { 'POST change-password': 'MISMATCH_PASSWORD_COMPLEXITY' } });
    await fill();
    await press('Save password');
    await waitFor(() => expect(document.activeElement).toBe(field('New password')));
  });

  it('says that it may have been changed when the connection was cut [F2]', async () => {
    const { changes } = await open({ faults: { 'POST change-password': 'cut' } });
    await fill();
    await press('Save password');
    expect((await problem()).textContent).toContain('may have been changed already');
    expect(changes).toHaveLength(1);
  });

  it('was not changed where the browser had no network, and is not said to be unknown [F2]', async () => {
    const { t } = await open({ faults: { 'POST change-password': 'cut' } });
    await fill();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Save password');
    const said = (await problem()).textContent;
    expect(said).toContain(t('error-messages.connection-error'));
    expect(said).not.toContain(t('profile.passwordUnknown'));
  });

  it('is sent once, however often the button is pressed [F1]', async () => {
    const { changes } = await open();
    await fill();
    const button = screen.getByRole('button', { name: 'Save password' });
    for (let count = 0; count < 10; count += 1) fireEvent.click(button);
    await screen.findByRole('dialog', { name: 'Password changed' });
    expect(changes).toHaveLength(1);
  });
});

describe('the email', () => {
  const NEW = 'Anna.New@XX.example';
  async function fill() {
    await edit('Change the email', 'Email');
    expect(document.activeElement).toBe(field('New email'));
    fillField(field('New email'), NEW);
    fillField(field('Repeat email'), NEW);
    fillField(field('Current password'), CURRENT_PASSWORD);
    await isEnabled('Send the link');
  }

  it('stays the old one and waits for its link, in small letters and with the password as proof [API-34 API-66 REG-23 REG-24]', async () => {
    const { changes } = await open();
    await fill();
    await press('Send the link');
    expect(await screen.findByText('Confirm the new address.')).toBeTruthy();
    expect(changes).toEqual([
      {
        call: 'POST request-change-email',
        body: {
          new_email: 'anna.new@xx.example',
          identity_proof: { type: 'password', value: CURRENT_PASSWORD },
        },
      },
    ]);
    const email = await section('Email');
    expect(email.textContent).toContain(USERNAME);
    expect(email.textContent).toContain('Waiting for confirmation');
    expect(screen.getAllByText(/anna\.new@xx\.example/)[0]).toBeTruthy();
  });

  it('is not changed without the password [GRD-31]', async () => {
    const { changes } = await open();
    await fill();
    await userEvent.clear(field('Current password'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send the link' }).getAttribute('aria-disabled')).toBe(
        'true',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(changes).toEqual([]);
  });

  it('still waits after a reload, and its link can be asked for again', async () => {
    await open({ person: { pending_email: 'later@xx.example' } });
    expect(await screen.findByText('Confirm the new address.')).toBeTruthy();
    await press('Send the link again');
    expect(field('New email').value).toBe('later@xx.example');
  });

  it('is not said to have a new link when nobody knows whether one was sent [F2 F11]', async () => {
    const { t } = await open({
      person: { pending_email: 'later@xx.example' },
      faults: { 'POST request-change-email': 'cut' },
    });
    await screen.findByText('Confirm the new address.');
    await press('Send the link again');
    fillField(field('Repeat email'), 'later@xx.example');
    fillField(field('Current password'), CURRENT_PASSWORD);
    await isEnabled('Send the link');
    await press('Send the link');
    expect(await screen.findByText(t('profile.unknown'))).toBeTruthy();
    expect(field('New email').value).toBe('later@xx.example');
  });

  it.each([
    {
      code: 'BAD_REQUEST',
      name: 'Current password',
      text: 'Current password is not correct!',
      ids: 'ERR-30 ERR-63',
    },
    { code: 'INVALID_EMAIL', name: 'New email', text: '', ids: 'ERR-79' },
  ])('says $code at the field $name [$ids]', async ({ code, name, text }) => {
    await open({ faults: { 'POST request-change-email': code } });
    await fill();
    await press('Send the link');
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    await waitFor(() => expect(messageOf(field(name))).toContain(text));
    expect(field('New email').value).toBe(NEW);
    expect(screen.queryByText('Confirm the new address.')).toBeNull();
  });

  it('looks whether the link was sent after a cut connection [F2]', async () => {
    const { changes } = await open({ faults: { 'POST request-change-email': 'cut' }, isMade: true });
    await fill();
    await press('Send the link');
    expect(await screen.findByText('Confirm the new address.')).toBeTruthy();
    expect(changes).toHaveLength(1);
  });
});

describe('the phone', () => {
  async function ask(number = '887654321') {
    await edit('Change the phone number', 'Phone');
    await userEvent.type(field('New phone number'), number);
    await isEnabled('Send the code');
    await press('Send the code');
  }
  const confirm = async (code = '4711') => {
    await userEvent.type(await screen.findByLabelText('One-time code'), code);
    await isEnabled('Confirm the number');
    await press('Confirm the number');
  };

  it('is asked for first, then confirmed by its code [REG-25 REG-26 API-32 API-33]', async () => {
    const { changes } = await open();
    await ask();
    await screen.findByLabelText('One-time code');
    expect(screen.getByText(/\+359 ••• ••4 321/)).toBeTruthy();
    expect(screen.queryByLabelText('New phone number')).toBeNull();
    await confirm();
    await waitFor(async () => expect((await section('Phone')).textContent).toContain('+359 887 654 321'));
    expect(changes).toEqual([
      { call: 'POST request-change-phone-number', body: { new_phone_number: '+359 887654321' } },
      { call: 'POST change-phone-number', body: { validation_code: '4711' } },
    ]);
  });

  it('says that the new number is saved [API-67]', async () => {
    await open();
    await ask();
    await confirm();
    expect(await screen.findByText('Your new phone number is saved.')).toBeTruthy();
  });

  it('shows no field for a code where none was sent', async () => {
    await open({ faults: { 'POST request-change-phone-number': 'TOO_MANY_REQUEST' } });
    await ask();
    expect(await problem()).toBeTruthy();
    expect(screen.queryByLabelText('One-time code')).toBeNull();
    expect(field('New phone number').value).toBe('887 654 321');
  });

  it.each([
    { code: 'INVALID_TOKEN', ids: 'ERR-29 ERR-43 ERR-72' },
    { code: 'OTP_IS_EXPIRED', ids: 'ERR-75' },
  ] as const)('says $code at the code that was typed, and keeps it [$ids]', async ({ code }) => {
    const { t } = await open({ faults: { 'POST change-phone-number': code } });
    await ask();
    await confirm();
    await waitFor(() => expect(document.activeElement).toBe(field('One-time code')));
    const key = code === 'INVALID_TOKEN' ? 'INVALID_TOKEN-change-phone-number' : code;
    const said = t(`error-messages.${key}`).replace(' #CONTACT#', '');
    await waitFor(() => expect(messageOf(field('One-time code'))).toContain(said));
    expect(field('One-time code').value).toBe('4711');
    expect((await section('Phone')).textContent).not.toContain('saved');
  });

  it('says when there were too many tries, for now or for today [ERR-76]', async () => {
    const { t } = await open({ faults: { 'POST change-phone-number': 'OTP_LIMIT_IS_EXCEEDED' } });
    await ask();
    await confirm();
    const said = t('error-messages.OTP_LIMIT_IS_EXCEEDED').replace('#CONTACT#', '').trim();
    expect((await problem()).textContent).toBe(said);
  });

  it('lets another code be sent after a minute, not before [F12]', async () => {
    const { changes } = await open();
    await ask();
    const again = await screen.findByRole('button', { name: 'Send the code again' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(messageOf(again)).toMatch(/in \d+ seconds/);
    await userEvent.click(again);
    expect(changes).toHaveLength(1);
  });

  it('counts the minute by the clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { changes } = await open();
    await ask();
    const again = await screen.findByRole('button', { name: 'Send the code again' });
    act(() => void vi.advanceTimersByTime(61_000));
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(again);
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]).toEqual(changes[0]);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
  });

  it('can go back to another number', async () => {
    await open();
    await ask();
    await screen.findByLabelText('One-time code');
    await press('Use another number');
    expect(field('New phone number').value).toBe('887 654 321');
  });

  it('looks whether the number changed after a cut connection [F2]', async () => {
    const { changes } = await open({ faults: { 'POST change-phone-number': 'cut' }, isMade: true });
    await ask();
    await confirm();
    expect(await screen.findByText('Your new phone number is saved.')).toBeTruthy();
    expect(changes).toHaveLength(2);
  });
});
