// @vitest-environment jsdom
/** What is typed into the profile's smaller forms outlives a session that ends by itself, without secrets (USE-15). */
import '../support/dialogElement.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DRAFTS, type KeptDrafts } from '../../runtime/session/drafts.ts';
import { sessionStorageOf } from '../../runtime/session/sessionStorageOf.ts';
import { aTenant } from '../support/aTenant.ts';
import { success } from '../support/fakeFetch.ts';
import { aServerCard } from '../support/holderGateway.ts';
import { CURRENT_PASSWORD, personGateway } from '../support/personGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const MARK = 'mark of the person';

async function open(stored = {}, changes: Parameters<typeof aTenant>[0] = {}) {
  const { gateway } = personGateway();
  const view = await renderScreen({ path: '/my-profile', tenant: aTenant(changes), gateway, stored });
  await screen.findByRole('region', { name: view.t('forms.phone') });
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isGone = (name: string) => expect(screen.queryByLabelText(name)).toBeNull();

/** What is stored as the session ends, and what had been stored before: nothing. */
function endSession({ portal }: View): Readonly<Record<string, string>> {
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(DRAFTS);
  // All else goes with the session.
  portal.stored.keepOnly([]);
  act(() => portal.drafts.keep(MARK));
  return { ...sessionStorage };
}
const keptIn = (view: View) =>
  sessionStorageOf(view.portal.tenant, () => sessionStorage).read<KeptDrafts>(DRAFTS);

async function typePhone({ t }: View) {
  await press(t('profile.changePhone'));
  await userEvent.type(field(t('forms.newPhone')), '887654321');
}

async function typeEmail({ t }: View) {
  await press(t('profile.changeEmail'));
  await userEvent.type(field(t('forms.newEmail')), 'anna.new@xx.example');
  await userEvent.type(field(t('forms.currentPassword')), CURRENT_PASSWORD);
}

describe('the new phone number', () => {
  it('is there again, in its open form, until it is given up [USE-15]', async () => {
    const before = await open();
    await typePhone(before);
    const stored = endSession(before);
    cleanup();
    const view = await open(stored);
    const { t } = view;
    expect(field(t('forms.newPhone')).value).toBe('887 654 321');
    expect(screen.getByText(t('draft.kept'))).toBeTruthy();
    await press(t('draft.drop'));
    expect(field(t('forms.newPhone')).value).toBe('');
    expect(screen.queryByText(t('draft.kept'))).toBeNull();
    expect(keptIn(view)?.forms).toEqual({});
  });

  it('is kept once more where the session ends again before it was touched, and not once it is given up [USE-15]', async () => {
    const before = await open();
    await typePhone(before);
    const stored = endSession(before);
    cleanup();
    const again = await open(stored);
    await screen.findByText(again.t('draft.kept'));
    again.portal.stored.keepOnly([]);
    act(() => again.portal.drafts.keep(MARK));
    const storedAgain = { ...sessionStorage };
    cleanup();
    const { t, portal } = await open(storedAgain);
    expect(field(t('forms.newPhone')).value).toBe('887 654 321');
    await press(t('draft.drop'));
    expect([...portal.drafts.open]).toEqual([]);
  });

  it('is kept while its code is typed, and the code is not [USE-15 K1]', async () => {
    const before = await open();
    const { t } = before;
    await typePhone(before);
    const send = screen.getByRole('button', { name: t('profile.sendCode') });
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(send);
    await userEvent.type(await screen.findByLabelText('One-time code'), '471108');
    const stored = endSession(before);
    expect(JSON.stringify(stored)).not.toContain('471108');
    cleanup();
    await open(stored);
    expect(field(t('forms.newPhone')).value).toBe('887 654 321');
  });

  it('is not kept once it is given up, nor where the section is off now [USE-15]', async () => {
    const before = await open();
    const { t } = before;
    await typePhone(before);
    const stored = endSession(before);
    await press(t('common.cancel'));
    isGone(t('forms.newPhone'));
    expect(keptIn(before)?.forms).toEqual({});
    expect([...before.portal.drafts.open]).toEqual([]);
    cleanup();
    await open(stored, { profile: { changePhone: 'paused' } });
    isGone(t('forms.newPhone'));
  });
});

describe('an address with its county', () => {
  const openDetails = async (stored = {}) => {
    const { gateway } = personGateway({
      address: { country: undefined, county_name: 'Cluj', city_name: 'Cluj-Napoca' },
      counties: [
        { county_ref: 'c1', name: 'Alba' },
        { county_ref: 'c2', name: 'Cluj' },
      ],
      towns: { c1: [{ town_ref: 't1', name: 'Sebeș' }], c2: [{ town_ref: 't2', name: 'Cluj-Napoca' }] },
    });
    const tenant = aTenant({ address: { mode: 'county', defaultCountry: 'RO' } });
    const view = await renderScreen({ path: '/my-profile', tenant, gateway, stored });
    await screen.findByRole('region', { name: view.t('forms.phone') });
    return view;
  };

  it('that is given up has the towns of the county that it began with [USE-15]', async () => {
    const before = await openDetails();
    await press('Edit personal information');
    await userEvent.click(field('County'));
    await screen.findByRole('option', { name: 'Alba' });
    await userEvent.selectOptions(field('County'), 'Alba');
    const stored = endSession(before);
    cleanup();
    const { t } = await openDetails(stored);
    await waitFor(() => expect(field('County').value).toBe('Alba'));
    await press(t('draft.drop'));
    await waitFor(() => expect(field('County').value).toBe('Cluj'));
    const town = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Town' });
    await userEvent.click(town);
    await userEvent.clear(town);
    expect(await screen.findByRole('option', { name: 'Cluj-Napoca' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Sebeș' })).toBeNull();
  });
});

describe('the new email', () => {
  it('is there again without the password, until it is given up [USE-15 K1]', async () => {
    const before = await open();
    await typeEmail(before);
    const stored = endSession(before);
    expect(JSON.stringify(stored)).not.toContain(CURRENT_PASSWORD);
    cleanup();
    const view = await open(stored);
    const { t } = view;
    expect(field(t('forms.newEmail')).value).toBe('anna.new@xx.example');
    expect(field(t('forms.currentPassword')).value).toBe('');
    expect(screen.getByText(t('draft.kept'))).toBeTruthy();
    await press(t('common.cancel'));
    isGone(t('forms.newEmail'));
    expect(keptIn(view)?.forms).toEqual({});
  });

  it('is no draft where only a password was typed: nothing could be offered again [USE-15]', async () => {
    const view = await open();
    const { t } = view;
    await press(t('profile.changeEmail'));
    await userEvent.type(field(t('forms.currentPassword')), CURRENT_PASSWORD);
    endSession(view);
    expect(keptIn(view)).toBeNull();
  });
});

describe('a card that is being added', () => {
  const openForm = async (stored = {}) => {
    const view = await renderScreen({ path: '/my-cards/add', stored });
    await screen.findByLabelText(view.t('forms.serialNumber'));
    return view;
  };

  it('has its serial number again, and never digits of its own number, until it is given up; then it is not offered once more [LOV-10 LOV-11 K1]', async () => {
    const before = await openForm();
    const { t } = before;
    await userEvent.type(field(t('forms.serialNumber')), '1000000001');
    await userEvent.type(field(t('forms.lastFourDigits')), '4821');
    const stored = endSession(before);
    expect(JSON.stringify(stored)).not.toContain('4821');
    cleanup();
    const view = await openForm(stored);
    expect(field(t('forms.serialNumber')).value).toBe('1000000001');
    expect(field(t('forms.lastFourDigits')).value).toBe('');
    await press(t('draft.drop'));
    expect(field(t('forms.serialNumber')).value).toBe('');
    expect(keptIn(view)?.forms).toEqual({});
    const after = { ...sessionStorage };
    cleanup();
    await openForm(after);
    expect(screen.queryByText(t('draft.kept'))).toBeNull();
  });

  it('keeps its form as it was sent until the page leaves, however long the cards take [F1]', async () => {
    const before = await openForm();
    const { t } = before;
    await userEvent.type(field(t('forms.serialNumber')), '1000000001');
    const stored = endSession(before);
    cleanup();
    let answer: () => void = () => undefined;
    const cards = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isAdded = false;
    const { router } = await renderScreen({
      path: '/my-cards/add',
      stored,
      gateway: async (path, _query, { method }) => {
        if (!path.endsWith('/cards')) return undefined;
        if (method === 'POST') {
          isAdded = true;
          return success(aServerCard({ card_ref: '1000000001' }));
        }
        if (isAdded) await cards;
        return success([aServerCard({ card_ref: isAdded ? '1000000001' : '2' })]);
      },
    });
    await userEvent.type(await screen.findByLabelText(t('forms.lastFourDigits')), '1111');
    const button = screen.getByRole('button', { name: t('addCard.submit') });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(isAdded).toBe(true));
    await act(async () => undefined);
    expect(field(t('forms.serialNumber')).value).toBe('1000000001');
    expect(screen.getByRole('button', { name: t('addCard.submit') }).getAttribute('aria-busy')).toBe('true');
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/account'));
  });

  it('is no draft where only digits of its number were typed [LOV-10 K1]', async () => {
    const view = await openForm();
    await userEvent.type(field(view.t('forms.lastFourDigits')), '4821');
    endSession(view);
    expect(keptIn(view)).toBeNull();
  });
});
