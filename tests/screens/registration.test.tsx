// @vitest-environment jsdom
// Longer than 250 lines: the three steps, the draft and the answers of the server, each in the tenants' ways of asking.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extraWords } from '../../runtime/assemble/extraFields.ts';
import { loginHintAtom } from '../../runtime/session/loginHint.ts';
import { aTenant } from '../support/aTenant.ts';
import { json, success } from '../support/fakeFetch.ts';
import { fillField } from '../support/fillField.ts';
import { type Gateway, type RenderOptions, renderScreen } from '../support/renderScreen.tsx';
import type { WordsBelow } from '../support/wordsBelow.ts';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

/** As where cookies are blocked. */
const keepNothing = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const PASSWORD = 'Zelen#2026';
const OPTINS = [
  { optin_ref: 'general_marketing', subscriptions: [{ type: 'email' }, { type: 'phone' }] },
  { optin_ref: 'customized_partners_marketing', subscriptions: [{ type: 'email' }] },
  // Nobody has words for it, so nobody can be asked.
  { optin_ref: 'pigeon_post', subscriptions: [{ type: 'email' }] },
];
const COUNTIES = Array.from({ length: 60 }, (_, index) => ({
  county_ref: `c${index}`,
  name: `County ${index}`,
}));
const townsOf = (county: string) =>
  ['North', 'South'].map((name) => ({
    town_ref: `${county}-${name}`,
    county_ref: county,
    name: `${name} of ${county}`,
  }));

const country = aTenant({ address: { mode: 'country', defaultCountry: 'BG' } });
const county = aTenant({ address: { mode: 'county', defaultCountry: 'RO' } });

/** Keeps what was sent to create users, and answers as told. */
function aGateway(answer: () => Response | Promise<Response> = () => success({})) {
  const created: Record<string, unknown>[] = [];
  const gateway: Gateway = (path, query, { body }) => {
    if (path === '/users') {
      created.push(JSON.parse(body ?? '{}'));
      return answer();
    }
    const index = Number(query.get('page_index'));
    const size = Number(query.get('page_size'));
    const page = <T,>(list: readonly T[]) => success(list.slice(index * size, (index + 1) * size));
    if (path.startsWith('/configurations')) return success(OPTINS);
    if (path.startsWith('/referentials/geographics/counties')) return page(COUNTIES);
    if (path.startsWith('/referentials/geographics/towns'))
      return page(townsOf(query.get('county_ref') ?? ''));
    return undefined;
  };
  return { gateway, created };
}

async function open(options: Partial<RenderOptions> = {}) {
  const view = await renderScreen({
    path: '/account-creation/',
    tenant: country,
    isSignedIn: false,
    ...options,
  });
  await view.portal.loadInBackground();
  await screen.findByRole('heading', { level: 1 });
  return { ...view, user: userEvent.setup({ delay: null }) };
}

type Opened = Awaited<ReturnType<typeof open>>;
const openSignedIn = () => open({ isSignedIn: true });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label, { exact: true });
const heading = () => screen.getByRole('heading', { level: 1 });
/** The list above the fields of what keeps the form from being sent. */
const mistakes = () => screen.getByRole('region', { name: /to fix|field/i });

function fillAccess({ t }: Opened, email = 'Mariya@Poshta.example') {
  fillField(field(t('forms.email')), email);
  fillField(field(t('forms.repeatEmail')), email);
  fillField(field(t('forms.password')), PASSWORD);
  fillField(field(t('forms.repeatPassword')), PASSWORD);
}

const press = async ({ user }: Opened, name: string) => {
  const button = screen.getByRole('button', { name });
  // The check of all that was typed takes its time on a busy machine.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(button);
};

async function passAccess(opened: Opened) {
  fillAccess(opened);
  await press(opened, opened.t('common.next'));
  await waitFor(() => expect(heading().textContent).toBe(opened.t('registration.personal.title')));
}

const consent = (t: Opened['t'], name: WordsBelow<'consents'>) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(t(`consents.${name}`).replace(/<1>.*<\/1>\.?/, '.*')),
  });

async function fillPersonal({ user, t }: Opened) {
  fillField(field(t('forms.firstName')), 'Мария');
  fillField(field(t('forms.lastName')), 'Петрова');
  fillField(field(t('forms.homeAddressShort')), 'ul. 14');
  fillField(field(t('forms.postalCode')), '5000');
  await user.click(consent(t, 'termsConds'));
  await user.click(consent(t, 'privacyPolicy'));
}

async function passPersonal(opened: Opened) {
  await fillPersonal(opened);
  fillField(field(opened.t('forms.town')), 'Tarnovo');
  await press(opened, opened.t('registration.submit'));
}

/** What session storage holds, as one text. */
const stored = () => Object.entries({ ...sessionStorage }).join('\n');
const draft = () => {
  const [, text] = Object.entries({ ...sessionStorage }).find(([key]) => key.endsWith('|register')) ?? [];
  return text === undefined ? null : JSON.parse(String(text));
};

const refusal = (code: string) =>
  json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'x' }] } }, 400);

describe('step 1, access', () => {
  it('asks for email and password twice and sends nothing [REG-01 REG-02 REG-03 REG-04]', async () => {
    const { gateway, created } = aGateway();
    const opened = await open({ gateway });
    const { t } = opened;
    for (const label of ['email', 'repeatEmail', 'password', 'repeatPassword'] as const)
      expect(field(t(`forms.${label}`))).toBeTruthy();
    await passAccess(opened);
    expect(created).toEqual([]);
  });

  it('goes on only when it is valid [REG-05 FRM-03]', async () => {
    const opened = await open(aGateway());
    const { t, user } = opened;
    await user.type(field(t('forms.email')), 'a@b.example');
    await user.click(screen.getByRole('button', { name: t('common.next') }));
    expect(heading().textContent).toBe(t('registration.access.title'));
    expect(mistakes().textContent).toContain(t('forms.repeatEmail'));
  });

  it('names the step in heading, title and list, and focuses the heading', async () => {
    const opened = await open(aGateway());
    const { t } = opened;
    const title = (n: number) => `${t('screens.registration')}, ${t('common.step', { n, total: 3 })}`;
    await waitFor(() => expect(document.title).toContain(title(1)));
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain(
      t('registration.access.step'),
    );
    await passAccess(opened);
    expect(document.activeElement).toBe(heading());
    await waitFor(() => expect(document.title).toContain(title(2)));
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain(
      t('registration.personal.step'),
    );
  });
});

describe('step 2, personal data and consents', () => {
  it('asks country from the list and a free town where the tenant asks so [REG-06 REG-17 VAL-56]', async () => {
    const opened = await open(aGateway());
    const { t } = opened;
    await passAccess(opened);
    const select = choice(t('forms.country'));
    expect(select.value).toBe('BG');
    expect([...select.options].map(({ value }) => value)).toEqual(['', 'BG', 'PL', 'RO']);
    expect(screen.queryByLabelText(t('forms.county'))).toBeNull();
    expect(field(t('forms.town')).getAttribute('role')).toBeNull();
    expect(screen.queryByLabelText(new RegExp(t('forms.dateOfBirth')))).toBeNull();
  });

  it('sends exactly the required keys [ENT-003 ENT-006 ENT-009 REG-09]', async () => {
    const { gateway, created } = aGateway();
    const opened = await open({ gateway });
    await passAccess(opened);
    await passPersonal(opened);
    await waitFor(() => expect(heading().textContent).toBe(opened.t('registration.inbox.title')));
    expect(created).toEqual([
      {
        username: 'mariya@poshta.example',
        password: PASSWORD,
        terms_and_conditions_accepted: true,
        terms_and_conditions_version: '1.0.0',
        last_name: 'Петрова',
        first_name: 'Мария',
        optins: OPTINS.map(({ optin_ref, subscriptions }) => ({
          optin_ref,
          subscriptions: subscriptions.map(({ type }) => ({ is_subscribed: false, type })),
        })),
        address: {
          street_number: '',
          street_name: 'ul. 14',
          city_name: 'Tarnovo',
          zip_code: '5000',
          country_name: 'BG',
        },
      },
    ]);
  });

  it('sends a field of the country itself as its gateway calls it, and keeps it as a draft [ENT-104]', async () => {
    const label = { en: 'Tax number' };
    const extra = [
      {
        name: 'taxNumber',
        kind: 'digits' as const,
        label,
        required: true,
        maxLength: 10,
        sentAs: 'tax_number',
      },
    ];
    const forms = { ...country.forms, registration: { ...country.forms.registration, extra } };
    const tenant = { ...country, languages: ['en'] as ['en'], forms, words: { en: extraWords(forms, 'en') } };
    const { gateway, created } = aGateway();
    const opened = await open({ tenant, gateway });
    await passAccess(opened);
    await fillPersonal(opened);
    fillField(field(opened.t('forms.town')), 'Town');
    fillField(field('Tax number'), '12345 67890');
    const kept = Object.values(sessionStorage).join();
    expect(kept).toContain('"taxNumber":"1234567890"');
    await press(opened, opened.t('registration.submit'));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({ tax_number: '1234567890', first_name: 'Мария' });
    expect(created[0]).not.toHaveProperty('taxNumber');
  });

  it('sends phone, birth date and ticked opt-ins when they are there [REG-20 REG-21 VAL-42 VAL-62]', async () => {
    const { gateway, created } = aGateway();
    const tenant = aTenant({
      address: { mode: 'country', defaultCountry: 'BG' },
      dateOfBirth: { shown: true, required: false, minAge: 18, minYear: 1900 },
    });
    const opened = await open({ gateway, tenant });
    const { t, user } = opened;
    await passAccess(opened);
    await user.type(screen.getByLabelText(new RegExp(t('forms.dateOfBirth'))), '05031990');
    await user.type(screen.getByLabelText(new RegExp(`^${t('forms.phone')}`)), '881234567');
    await user.click(consent(t, 'generalPhone'));
    expect(screen.queryByRole('checkbox', { name: /pigeon/ })).toBeNull();
    await passPersonal(opened);
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({ phone_number: '+359 881234567', birth_date: '1990-03-05' });
    expect(created[0]?.optins).toMatchObject([
      {
        subscriptions: [
          { type: 'email', is_subscribed: false },
          { type: 'phone', is_subscribed: true },
        ],
      },
      { subscriptions: [{ is_subscribed: false }] },
      { subscriptions: [{ is_subscribed: false }] },
    ]);
  });

  it('needs both legal consents and none of the others [REG-07 VAL-60 ENT-047 ENT-048]', async () => {
    const { gateway, created } = aGateway();
    const opened = await open({ gateway });
    const { t, user } = opened;
    await passAccess(opened);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
    await fillPersonal(opened);
    await user.type(field(t('forms.town')), 'Tarnovo');
    await user.click(consent(t, 'privacyPolicy'));
    await user.click(screen.getByRole('button', { name: t('registration.submit') }));
    expect(created).toEqual([]);
    expect(mistakes().textContent).toContain(t('form-validations.privacyPolicy'));
  });

  it('keeps the entries of both steps when going back [REG-08]', async () => {
    const opened = await open(aGateway());
    const { t, user } = opened;
    await passAccess(opened);
    await user.type(field(t('forms.firstName')), 'Ана');
    await user.click(consent(t, 'generalEmail'));
    await user.click(screen.getByRole('button', { name: t('common.back') }));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.access.title')));
    expect(field(t('forms.email')).value).toBe('Mariya@Poshta.example');
    expect(field(t('forms.password')).value).toBe(PASSWORD);
    await press(opened, t('common.next'));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.personal.title')));
    expect(field(t('forms.firstName')).value).toBe('Ана');
    expect(consent(t, 'generalEmail').checked).toBe(true);
  });

  it('sends nothing at a second press [F1]', async () => {
    const answer = Promise.withResolvers<Response>();
    const { gateway, created } = aGateway(() => answer.promise);
    const opened = await open({ gateway });
    await passAccess(opened);
    await passPersonal(opened);
    const button = screen.getByRole('button', { name: opened.t('registration.submit') });
    for (let press = 0; press < 10; press += 1) await opened.user.click(button);
    await opened.user.type(field(opened.t('forms.town')), '{Enter}');
    answer.resolve(success({}));
    await waitFor(() => expect(heading().textContent).toBe(opened.t('registration.inbox.title')));
    expect(created).toHaveLength(1);
  });
});

describe('a registration that is answered after going back', () => {
  async function sendAndGoBack(answer: () => Response) {
    const slow = Promise.withResolvers<Response>();
    const { gateway, created } = aGateway(() => slow.promise);
    const opened = await open({ gateway });
    await passAccess(opened);
    await passPersonal(opened);
    await waitFor(() => expect(created).toHaveLength(1));
    await press(opened, opened.t('common.back'));
    await waitFor(() => expect(heading().textContent).toBe(opened.t('registration.access.title')));
    return { ...opened, created, goOn: () => act(async () => slow.resolve(answer())) };
  }

  it('goes on to the inbox, and from there back to the first step with what was typed [REG-08 REG-10]', async () => {
    const { t, user, goOn } = await sendAndGoBack(() => success({}));
    await goOn();
    await waitFor(() => expect(heading().textContent).toBe(t('registration.inbox.title')));
    await user.click(await screen.findByRole('button', { name: t('registration.inbox.change') }));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.access.title')));
    expect(field(t('forms.email')).value).toBe('Mariya@Poshta.example');
  });

  it('says by a toast why it was refused [ERR-91]', async () => {
    const { t, goOn } = await sendAndGoBack(() => new Response('{}', { status: 500 }));
    await goOn();
    const toasts = await screen.findByRole('region', { name: t('toast.region') });
    expect(toasts.textContent).not.toBe('');
  });

  it('is waited for by whoever comes forward and presses again, and sent once [F1]', async () => {
    const opened = await sendAndGoBack(() => success({}));
    const { t, created, goOn } = opened;
    await press(opened, t('common.next'));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.personal.title')));
    await press(opened, t('registration.submit'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('registration.submit') }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    );
    await goOn();
    await waitFor(() => expect(heading().textContent).toBe(t('registration.inbox.title')));
    expect(created).toHaveLength(1);
  });
});

describe('counties and towns', () => {
  const openCounty = async (gateway = aGateway().gateway) => {
    const opened = await open({ tenant: county, gateway });
    await passAccess(opened);
    return opened;
  };
  const select = ({ t }: Opened) => choice(t('forms.county'));
  /** All of the second step, with a county and a town of it from the lists. */
  async function fillOfCounty(opened: Opened) {
    const { t, user } = opened;
    await fillPersonal(opened);
    await user.click(select(opened));
    await waitFor(() => expect(select(opened).options).toHaveLength(61));
    await user.selectOptions(select(opened), 'c59');
    await user.click(screen.getByRole('combobox', { name: t('forms.town') }));
    await user.click(await screen.findByRole('option', { name: 'North of c59' }));
  }

  it('asks county and town from lists, all pages, and no country [REG-16 API-14 API-15 CON-04]', async () => {
    const opened = await openCounty();
    const { t, user, calls } = opened;
    expect(screen.queryByLabelText(t('forms.country'))).toBeNull();
    // Without the focus: a browser that fills in addresses chooses from what is there.
    await waitFor(() => expect(select(opened).options).toHaveLength(61));
    await user.click(select(opened));
    expect(calls().filter((call) => call.includes('counties'))).toEqual([
      '/referentials/geographics/counties?page_index=0&page_size=50',
      '/referentials/geographics/counties?page_index=1&page_size=50',
    ]);
  });

  it('wants the county first, then loads its towns, and forgets a town with its county [REG-18 REG-19 API-16 VAL-80]', async () => {
    const opened = await openCounty();
    const { t, user, calls } = opened;
    const town = await screen.findByRole<HTMLInputElement>('combobox', { name: t('forms.town') });
    await user.click(town);
    await user.tab();
    await screen.findAllByText(t('form-validations.countyFirst'));
    await user.click(select(opened));
    await waitFor(() => expect(select(opened).options).toHaveLength(61));
    await user.selectOptions(select(opened), 'c3');
    await waitFor(() =>
      expect(calls()).toContain('/referentials/geographics/towns?page_index=0&page_size=1000&county_ref=c3'),
    );
    await user.click(town);
    await user.click(await screen.findByRole('option', { name: 'South of c3' }));
    expect(town.value).toBe('South of c3');
    await user.selectOptions(select(opened), 'c4');
    await waitFor(() => expect(town.value).toBe(''));
    await user.click(town);
    await screen.findByRole('option', { name: 'South of c4' });
  });

  it('sends names of county and town, and no country [ENT-031 ENT-032]', async () => {
    const { gateway, created } = aGateway();
    const opened = await openCounty(gateway);
    await fillOfCounty(opened);
    await press(opened, opened.t('registration.submit'));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.address).toEqual({
      street_number: '',
      street_name: 'ul. 14',
      city_name: 'North of c59',
      zip_code: '5000',
      county_name: 'County 59',
    });
  });

  it('sends names also after going back, in a browser that keeps nothing [ENT-031 REG-08]', async () => {
    keepNothing();
    const { gateway, created } = aGateway();
    const opened = await openCounty(gateway);
    const { t, user } = opened;
    await fillOfCounty(opened);
    await user.click(screen.getByRole('button', { name: t('common.back') }));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.access.title')));
    await press(opened, t('common.next'));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.personal.title')));
    await press(opened, t('registration.submit'));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.address).toMatchObject({ city_name: 'North of c59', county_name: 'County 59' });
  });

  it('says that a list did not load, with what support finds it by, and asks again when told to [USE-26 LOV-60]', async () => {
    const { gateway } = aGateway();
    let isDown = true;
    const opened = await openCounty((path, ...rest) =>
      isDown && path.includes('counties') ? json({}, 500) : gateway(path, ...rest),
    );
    const { t, user } = opened;
    await user.click(select(opened));
    await screen.findByText(t('forms.listFailed.counties'));
    const again = { name: t('common.tryAgain') };
    const said = screen.getAllByRole('alert').find((each) => within(each).queryByRole('button', again));
    await waitFor(() => expect(said?.querySelector('bdi')?.textContent).toMatch(/^[0-9a-f]{4}/));
    isDown = false;
    await user.click(screen.getByRole('button', again));
    await waitFor(() => expect(select(opened).options).toHaveLength(61));
    expect(screen.queryByText(t('forms.listFailed.counties'))).toBeNull();
  });

  it('says so of the towns too, which another county asks for anew [USE-26]', async () => {
    const { gateway } = aGateway();
    let isDown = true;
    const opened = await openCounty((path, ...rest) =>
      isDown && path.includes('towns') ? json({}, 500) : gateway(path, ...rest),
    );
    const { t, user, calls } = opened;
    await user.click(select(opened));
    await waitFor(() => expect(select(opened).options).toHaveLength(61));
    await user.selectOptions(select(opened), 'c3');
    await screen.findByText(t('forms.listFailed.towns'));
    // Nobody asks again by themselves.
    expect(calls().filter((call) => call.includes('towns'))).toHaveLength(1);
    await user.selectOptions(select(opened), 'c4');
    await waitFor(() => expect(calls().filter((call) => call.includes('towns'))).toHaveLength(2));
    await screen.findByText(t('forms.listFailed.towns'));
    // Nothing was looked through, so no box says that nothing was found, over the words that say what happened.
    const town = screen.getByRole('combobox', { name: t('forms.town') });
    await user.click(town);
    expect(town.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(t('common.nothingFound'))).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    await waitFor(() => expect(screen.queryByText(t('forms.listFailed.towns'))).toBeNull());
    await user.click(document.body);
    await user.click(town);
    await screen.findByRole('option', { name: 'South of c4' });
  });

  it('says so of the countries, where the form asks for one [APP-08]', async () => {
    let isDown = true;
    const opened = await open({ lookups: () => (isDown ? json({}, 500) : undefined) });
    const { t, user } = opened;
    await passAccess(opened);
    await screen.findByText(t('forms.listFailed.countries'));
    isDown = false;
    await user.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    await waitFor(() => expect(screen.queryByText(t('forms.listFailed.countries'))).toBeNull());
    expect(choice(t('forms.country')).options).toHaveLength(4);
  });

  it('keeps both lists in the draft [ENT-105]', async () => {
    const opened = await openCounty();
    await opened.user.click(select(opened));
    await waitFor(() => expect(select(opened).options).toHaveLength(61));
    await opened.user.selectOptions(select(opened), 'c3');
    await waitFor(() => expect(stored()).toContain('North of c3'));
    expect(stored()).toContain('County 59');
  });
});

describe('the draft', () => {
  it('holds every field but the passwords [ENT-104 ENT-141 K1]', async () => {
    const opened = await open(aGateway());
    const { t, user } = opened;
    await passAccess(opened);
    await user.type(screen.getByLabelText(new RegExp(`^${t('forms.phone')}`)), '881234567');
    await user.click(consent(t, 'generalPhone'));
    await fillPersonal(opened);
    await user.type(field(t('forms.town')), 'Tarnovo');
    expect(draft()).toEqual({
      email: 'Mariya@Poshta.example',
      confirmEmail: 'Mariya@Poshta.example',
      firstName: 'Мария',
      lastName: 'Петрова',
      dateOfBirth: undefined,
      homeAddress: 'ul. 14',
      town: 'Tarnovo',
      postalCode: '5000',
      country: 'BG',
      phone: '881 234 567',
      phonePrefix: '+359',
      consents: { termsConds: true, privacyPolicy: true, 'general_marketing-phone': true },
    });
    expect(stored()).not.toContain(PASSWORD);
  });

  it('survives a reload: back at step 1 without the passwords, the rest filled in [ENT-139 K1]', async () => {
    const opened = await open(aGateway());
    await passAccess(opened);
    await opened.user.type(field(opened.t('forms.firstName')), 'Ана');
    const kept = { ...sessionStorage } as Record<string, string>;
    cleanup();
    const again = await open({ ...aGateway(), stored: kept, state: { step: 2 } });
    const { t } = again;
    expect(heading().textContent).toBe(t('registration.access.title'));
    expect(field(t('forms.email')).value).toBe('Mariya@Poshta.example');
    expect(field(t('forms.password')).value).toBe('');
    await again.user.type(field(t('forms.password')), PASSWORD);
    await again.user.type(field(t('forms.repeatPassword')), PASSWORD);
    await press(again, t('common.next'));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.personal.title')));
    expect(field(t('forms.firstName')).value).toBe('Ана');
  });

  it('is gone from a shared machine when somebody signs out there [F9]', async () => {
    const opened = await openSignedIn();
    const { t, user, portal } = opened;
    await user.type(field(t('forms.email')), 'mariya@poshta.example');
    await waitFor(() => expect(stored()).toContain('mariya@poshta.example'));
    await portal.session.signOut('http://localhost/xx/');
    expect(stored()).not.toContain('mariya');
    expect(draft()).toBeNull();
  });

  it('is gone after success, and so is what was typed [REG-10 REG-22 F9]', async () => {
    const opened = await open(aGateway());
    await passAccess(opened);
    expect(draft()).not.toBeNull();
    await passPersonal(opened);
    await waitFor(() => expect(heading().textContent).toBe(opened.t('registration.inbox.title')));
    expect(screen.getByText(/mariya@poshta\.example/)).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(stored()).not.toMatch(/register|poshta/i);
  });
});

describe('the last step', () => {
  const toInbox = async (opened: Opened) => {
    await passAccess(opened);
    await passPersonal(opened);
    await screen.findByText(/mariya@poshta\.example/);
  };

  it('sends the link again, and then has to be waited for [USE-22]', async () => {
    const { gateway } = aGateway();
    const asked: string[] = [];
    const opened = await open({
      gateway: (path, query, request) => {
        if (path.endsWith('/actions/request-email-verification')) asked.push(path);
        return gateway(path, query, request);
      },
    });
    const { t, user } = opened;
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      await toInbox(opened);
      const again = screen.getByRole('button', { name: t('mailedLink.resend') });
      // It is a link that was sent, not a code.
      expect(document.getElementById(again.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'You can send it again in 60 seconds',
      );
      expect(again.getAttribute('aria-disabled')).toBe('true');
      await user.click(again);
      expect(asked).toEqual([]);
      act(() => void vi.advanceTimersByTime(60_000));
      await user.click(again);
      await screen.findByText(t('mailedLink.resent.text', { email: 'mariya@poshta.example' }));
      expect(asked).toEqual(['/users/mariya@poshta.example/actions/request-email-verification']);
      expect(again.getAttribute('aria-disabled')).toBe('true');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['', () => undefined],
    [', also where the browser keeps nothing', keepNothing],
  ])(
    'leads back to another address with all that was typed but the passwords%s [USE-22]',
    async (_, prepare) => {
      prepare();
      const opened = await open(aGateway());
      const { t, user } = opened;
      await toInbox(opened);
      await user.click(screen.getByRole('button', { name: t('registration.inbox.change') }));
      await waitFor(() => expect(heading().textContent).toBe(t('registration.access.title')));
      expect(field(t('forms.email')).value).toBe('Mariya@Poshta.example');
      expect(field(t('forms.password')).value).toBe('');
      await user.type(field(t('forms.password')), PASSWORD);
      await user.type(field(t('forms.repeatPassword')), PASSWORD);
      await press(opened, t('common.next'));
      await waitFor(() => expect(heading().textContent).toBe(t('registration.personal.title')));
      expect(field(t('forms.town')).value).toBe('Tarnovo');
    },
  );

  it('hands the address to the sign-in, in memory alone [USE-22 REG-22]', async () => {
    const opened = await open(aGateway());
    await toInbox(opened);
    const login = within(screen.getByRole('main')).getByRole('link', { name: opened.t('nav.login') });
    expect(login.getAttribute('href')).toBe('/xx/login/');
    await waitFor(() => expect(opened.portal.store.get(loginHintAtom)).toBe('mariya@poshta.example'));
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/poshta/i);
  });
});

describe('what the server refuses', () => {
  it.each<[code: string, key: WordsBelow<'error-messages'>, rows: string]>([
    ['BAD_REQUEST', 'BAD_REQUEST-create_account', 'REG-11 ERR-28 ERR-60 ERR-41'],
    ['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST', 'REG-11 ERR-84 ERR-37'],
    ['INTERNAL_ERROR', 'INTERNAL_ERROR', 'REG-11 ERR-53'],
  ])(
    'stays at step 2 with all that was typed after %s, and says the text of %s once [%s]',
    async (code, key) => {
      const opened = await open(aGateway(() => refusal(code)));
      const { t } = opened;
      await passAccess(opened);
      await passPersonal(opened);
      const text = t(`error-messages.${key}`).replace('#CONTACT#', '').trim();
      // In the form, for good (threat K9), in place of a toast that would say it twice (USE-11).
      expect((await screen.findByRole('region', { name: text })).textContent).toContain(text);
      expect(screen.getAllByText(text)).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(heading().textContent).toBe(t('registration.personal.title'));
      expect(field(t('forms.town')).value).toBe('Tarnovo');
    },
  );

  it.each<[code: WordsBelow<'error-messages'>, name: 'email' | 'password', row: string]>([
    ['INVALID_EMAIL', 'email', 'ERR-79'],
    ['INVALID_BENEF', 'email', 'ERR-78'],
    ['MISMATCH_PASSWORD_COMPLEXITY', 'password', 'ERR-82'],
  ])('leads from %s to the field %s of step 1 [%s]', async (code, name) => {
    const opened = await open(aGateway(() => refusal(code)));
    const { t, user } = opened;
    await passAccess(opened);
    await passPersonal(opened);
    await user.click(await screen.findByRole('button', { name: t('registration.changeAccess') }));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.access.title')));
    const input = field(t(`forms.${name}`));
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const said = () => document.getElementById(`${input.id}-message`)?.textContent ?? '';
    expect(said()).toContain(t(`error-messages.${code}`));
    await user.type(input, 'x');
    expect(said()).not.toContain(t(`error-messages.${code}`));
  });

  it.each([['BAD_REQUEST'], ['INVALID_BENEF'], ['INVALID_EMAIL']])(
    'leads who may have an account, after %s, to the login, a new password and the phone line [USE-05]',
    async (code) => {
      const opened = await open(aGateway(() => refusal(code)));
      const { t, user } = opened;
      const ways = () =>
        within(screen.getByRole('main'))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'));
      const all = ['/xx/login/', '/xx/forgot-password', 'tel:+35924001234'];
      await passAccess(opened);
      await passPersonal(opened);
      await waitFor(() => expect(ways()).toEqual(expect.arrayContaining(all)));
      // In the message itself, which has the focus: the foot of the form is out of view.
      const told = document.activeElement;
      expect([...(told?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(all);
      const back = screen.queryByRole('button', { name: t('registration.changeAccess') });
      if (!back) return;
      await user.click(back);
      await waitFor(() => expect(heading().textContent).toBe(t('registration.access.title')));
      expect(ways()).toEqual(all);
    },
  );

  it('says that the result is not known when the connection is cut, and can be sent again [F2 ERR-47]', async () => {
    let isDown = true;
    const { gateway, created } = aGateway(() =>
      isDown ? Promise.reject(new TypeError('network')) : success({}),
    );
    const opened = await open({ gateway });
    const { t } = opened;
    await passAccess(opened);
    await passPersonal(opened);
    await screen.findByText(t('registration.unknownResult'));
    isDown = false;
    await press(opened, t('registration.submit'));
    await waitFor(() => expect(heading().textContent).toBe(t('registration.inbox.title')));
    expect(created).toHaveLength(2);
  });

  it('calls without a session [API-05]', async () => {
    const headers: (string | null)[] = [];
    const { gateway } = aGateway();
    const opened = await open({
      gateway: (path, query, request) => {
        if (path === '/users') headers.push(request.headers.get('authorization'));
        return gateway(path, query, request);
      },
    });
    await passAccess(opened);
    await passPersonal(opened);
    await waitFor(() => expect(headers).toEqual([null]));
  });
});
