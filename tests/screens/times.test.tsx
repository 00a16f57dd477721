// @vitest-environment jsdom
/** What pages say of the time: since when a balance holds, when a code was sent, until when something is shut. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../support/aTenant.ts';
import { json, success } from '../support/fakeFetch.ts';
import { fillField } from '../support/fillField.ts';
import { aServerCard, holderGateway, someOperations } from '../support/holderGateway.ts';
import { personGateway } from '../support/personGateway.ts';
import { problem } from '../support/problem.ts';
import { type Gateway, type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

const MINUTE = 60_000;
/** 14:32 in Sofia. */
const NOW = Date.parse('2026-11-23T12:32:10Z');
const tenant = aTenant({ languages: ['en', 'bg'], timeZone: 'Europe/Sofia', features: { balances: 'on' } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (options: RenderOptions) => renderScreen({ tenant, ...options });
/** The same page after a reload, so many milliseconds later. */
async function reload(options: RenderOptions, later = 0) {
  const stored = { ...sessionStorage };
  cleanup();
  vi.setSystemTime(Date.now() + later);
  return open({ ...options, stored });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const refusal = (code: string) =>
  json({ meta: { status: 'failed', messages: [{ code, message: code }] } }, 400);

/** What stands above the payments of each of these instants. */
async function headingsOf(...instants: readonly string[]) {
  const payments = someOperations(instants.length).map((each, index) => ({ ...each, date: instants[index] }));
  const { t } = await open({
    path: '/my-cards/card-details/1-CN/transactions',
    gateway: holderGateway({ cards: [aServerCard()], operations: { meal: payments } }),
  });
  const list = await screen.findByRole('list', { name: t('transactions.title') });
  const headings = within(list).getAllByRole('heading');
  return { t, headings: headings.map(({ textContent }) => textContent ?? '') };
}

describe('the days of payments', () => {
  it.each([
    ['the night after clocks went forward', '2026-03-29T21:30:00Z', '2026-03-29', '2026-03-28'],
    ['the evening on which clocks went back', '2026-10-25T21:30:00Z', '2026-10-24', '2026-10-23'],
  ])('are called yesterday by the calendar, %s [NAV-59]', async (_, now, yesterday, before) => {
    vi.setSystemTime(new Date(now));
    const { t, headings } = await headingsOf(`${yesterday}T10:00:00Z`, `${before}T10:00:00Z`);
    expect(headings.map((each) => each.startsWith(t('transactions.yesterday')))).toEqual([true, false]);
  });

  it('have their year where it is not this one: a long list has the same day of two [NAV-59]', async () => {
    const { headings } = await headingsOf(
      '2026-11-20T10:00:00Z',
      '2026-01-01T10:00:00Z',
      // The new year in Sofia, and half an hour before it.
      '2025-12-31T22:30:00Z',
      '2025-12-31T21:30:00Z',
      '2025-11-20T10:00:00Z',
    );
    expect(headings).toEqual([
      'Friday 20 November',
      'Thursday 1 January',
      'Wednesday, 31 December 2025',
      'Thursday, 20 November 2025',
    ]);
  });
});

describe('a balance says since when it holds', () => {
  it.each([
    ['in the list', '/account', 'balances as of 14:32'],
    ['on the card’s page', '/my-cards/card-details/1-CN', 'As of 14:32'],
    ['with the other wallets', '/my-cards/card-details/1-CN/balances', 'As of 14:32'],
  ])('%s [LOV-22]', async (_, path, text) => {
    await open({ path, gateway: holderGateway({ cards: [aServerCard()] }) });
    expect((await screen.findByText(text, { exact: false })).textContent).toContain(text);
  });

  it('by its day as well where that is not today, and nowhere without a balance [LOV-22]', async () => {
    const path = '/account';
    const gateway = holderGateway({ cards: [aServerCard()] });
    const { portal } = await open({ path, gateway });
    await screen.findByText(/balances as of 14:32/);
    vi.setSystemTime(NOW + 24 * 60 * MINUTE);
    await portal.translator.use('bg');
    expect(await screen.findByText(/наличности към 23 ноември, 14:32/)).toBeTruthy();
    cleanup();
    const display = { number: true, pan: true, expiry: true, balance: false, fancyCard: true };
    const plain = aTenant({ card: { display } });
    const { t } = await renderScreen({ path, tenant: plain, gateway });
    await screen.findByText(t('cards.count', { count: 1 }));
    expect(screen.getByRole('main').textContent).not.toContain('as of');
  });
});

describe('the card’s page says when money last came', () => {
  const details = (amount: number, operations: readonly object[]) =>
    open({
      path: '/my-cards/card-details/1-CN',
      gateway: (path, query, request) =>
        path.endsWith('/operations')
          ? success(operations)
          : holderGateway({ cards: [aServerCard({ balances: [{ product_ref: 'meal', amount }] })] })(
              path,
              query,
              request,
            ),
    });
  const topUp = (date: string, changes = {}) => ({
    operation_ref: date,
    date,
    amount: 40_000,
    status: 'success',
    reason: 'Top-up',
    ...changes,
  });
  const WHO = /Your employer tops up the card/;

  it('the newest top-up, neither a refund of a shop nor one that is pending [LOV-23]', async () => {
    await details(18_420, [
      topUp('2026-11-20T08:00:00Z', { outlet: { name: 'Shop' } }),
      topUp('2026-11-15T08:00:00Z', { status: 'pending' }),
      topUp('2026-11-01T08:00:00Z'),
      topUp('2026-10-01T08:00:00Z'),
    ]);
    expect(await screen.findByText('Last top-up: 1 November 2026')).toBeTruthy();
    expect(screen.queryByText(WHO)).toBeNull();
  });

  it.each([
    ['it is late', 18_420, [topUp('2026-10-15T08:00:00Z')]],
    ['nothing is left', 0, [topUp('2026-11-01T08:00:00Z')]],
    ['none has come', 0, []],
  ])('and who sends it, where %s [LOV-23]', async (_, amount, operations) => {
    await details(amount, operations);
    expect(await screen.findByText(WHO)).toBeTruthy();
    expect(screen.queryAllByText(/^Last top-up:/)).toHaveLength(operations.length);
  });
});

describe('what is shut says until when, also after a reload', () => {
  it('adding a card: the card itself works [LOV-20 CON-30]', async () => {
    const page: RenderOptions = {
      path: '/my-cards/add',
      gateway: (path, query, request) =>
        request.method === 'POST'
          ? refusal('TOO_MANY_REQUEST')
          : holderGateway({ cards: [aServerCard()] })(path, query, request),
    };
    await open(page);
    fillField(await screen.findByLabelText('Serial number'), '1000000001');
    fillField(screen.getByLabelText('Last four digits'), '1111');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add the card' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await press('Add the card');
    expect(
      await screen.findByText('You can try again at 15:02 (in 30 minutes). The card itself works as before.'),
    ).toBeTruthy();
    await reload(page, 10 * MINUTE);
    expect(await screen.findByText(/try again at 15:02 \(in 20 minutes\)/)).toBeTruthy();
    // Trying again while it is shut does not move its end.
    fillField(screen.getByLabelText('Serial number'), '1000000001');
    fillField(screen.getByLabelText('Last four digits'), '1111');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add the card' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await press('Add the card');
    await problem();
    expect(screen.getByText(/try again at 15:02 \(in 20 minutes\)/)).toBeTruthy();
    await reload(page, 20 * MINUTE);
    await screen.findByLabelText('Serial number');
    expect(screen.queryByText(/try again at/)).toBeNull();
  });

  it('the verification of one card, and of no other [LOV-20 CON-31]', async () => {
    const cards = ['2', '3'].map((card_ref) =>
      aServerCard({ card_ref, status: 'pending', is_virtual: true }),
    );
    const page = (card: string): RenderOptions => ({
      path: `/my-cards/card-details/${card}-CN/plasticless/otp-verification`,
      gateway: (path, query, request) =>
        request.method === 'POST'
          ? refusal('TOO_MANY_REQUEST')
          : holderGateway({ cards })(path, query, request),
    });
    await open(page('2'));
    await press('Send the code');
    expect(await screen.findByText(/try again at 15:32 \(in 60 minutes\)/)).toBeTruthy();
    await reload(page('2'), 30 * MINUTE);
    expect(await screen.findByText(/try again at 15:32 \(in 30 minutes\)/)).toBeTruthy();
    await reload(page('3'));
    await screen.findByRole('button', { name: 'Send the code' });
    expect(screen.queryByText(/try again at/)).toBeNull();
  });
});

describe('what was sent says when and to whom, and the wait for another one outlives a reload', () => {
  const LATE = /^Still nothing\?/;
  const wait = () => screen.queryByText(/You can send it again in/)?.textContent;

  it('the code of a card [LOV-21 F12]', async () => {
    const cards = [aServerCard({ card_ref: '2', status: 'pending', is_virtual: true })];
    const asked: string[] = [];
    const page: RenderOptions = {
      path: '/my-cards/card-details/2-CN/plasticless/otp-verification',
      gateway: (path, query, request) => {
        if (request.method !== 'POST') return holderGateway({ cards })(path, query, request);
        asked.push(path);
        return success({ hint: 'a***@xx.example', cardClass: 'virtual', channel: 'email' });
      },
    };
    await open(page);
    await press('Send the code');
    expect(await screen.findByText('We sent a one-time code to an•••@xx.example at 14:32.')).toBeTruthy();
    expect(screen.queryByText(LATE)).toBeNull();
    await reload(page, 20_000);
    expect(await screen.findByText('We sent a one-time code to an•••@xx.example at 14:32.')).toBeTruthy();
    expect(wait()).toBe('You can send it again in 40 seconds');
    // Nobody has pressed anything on this page: the focus is where every page has it.
    expect(document.activeElement).not.toBe(screen.getByLabelText('Verification code'));
    await reload(page, 41_000);
    expect(await screen.findByText(LATE)).toBeTruthy();
    expect(wait()).toBeUndefined();
    await press('Send the code again');
    expect(await screen.findByText('We sent a one-time code to an•••@xx.example at 14:33.')).toBeTruthy();
    expect(asked).toHaveLength(2);
    // After an hour it begins anew.
    await reload(page, 61 * MINUTE);
    expect(await screen.findByText(/We will send it to/)).toBeTruthy();
  });

  it('a code that could not be sent is not waited for [LOV-21]', async () => {
    const cards = [aServerCard({ card_ref: '2', status: 'pending', is_virtual: true })];
    let isDown = false;
    const gateway: Gateway = (path, query, request) => {
      if (request.method !== 'POST') return holderGateway({ cards })(path, query, request);
      return isDown
        ? refusal('OTP_LIMIT_IS_EXCEEDED')
        : success({ hint: '', cardClass: 'virtual', channel: 'email' });
    };
    const page = { path: '/my-cards/card-details/2-CN/plasticless/otp-verification', gateway };
    await open(page);
    await press('Send the code');
    await reload(page, 2 * MINUTE);
    isDown = true;
    await press('Send the code again');
    expect(await screen.findByText(/Too many attempts today/)).toBeTruthy();
    expect(wait()).toBeUndefined();
  });

  it('the code of a new phone number, its first digits hidden [LOV-21 F12]', async () => {
    const { gateway } = personGateway({});
    const page: RenderOptions = { path: '/my-profile', gateway };
    await open(page);
    const phone = await screen.findByRole('region', { name: 'Phone' });
    await userEvent.click(within(phone).getByRole('button', { name: 'Change the phone number' }));
    fillField(await screen.findByLabelText('New phone number'), '887654321');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send the code' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await press('Send the code');
    const said = 'We sent a one-time code by text message to +359 ••• ••4 321 at 14:32.';
    expect(await screen.findByText(said)).toBeTruthy();
    await reload(page, 30_000);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(wait()).toBe('You can send it again in 30 seconds');
    // The number is at hand still.
    await press('Use another number');
    expect((await screen.findByLabelText<HTMLInputElement>('New phone number')).value).toBe('887 654 321');
    await reload(page);
    await screen.findByRole('region', { name: 'Phone' });
    expect(screen.queryByLabelText('One-time code')).toBeNull();
  });
});
