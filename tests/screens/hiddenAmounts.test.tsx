// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTenant } from '../support/aTenant.ts';
import { aServerCard, holderGateway, someOperations } from '../support/holderGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const WALLETS = [
  { product_ref: 'meal', amount: 18_420, expirations: [{ amount: 5_000, expires_at: '2099-12-31' }] },
  { product_ref: 'gift', amount: 7_500 },
];
const HIDDEN = '•••••';

const open = (path: string) =>
  renderScreen({
    path,
    tenant: aTenant({
      features: { exportTransactions: 'on', balances: 'on' },
      currency: { secondary: { code: 'EUR', symbol: '€', decimals: 2, rate: 1.95583 } },
    }),
    gateway: holderGateway({
      cards: [aServerCard({ balances: WALLETS })],
      operations: { meal: someOperations(3), gift: someOperations(1) },
    }),
  });

const inText = () => /\d[.,]\d\d/.exec(`${document.body.textContent}${document.title}`)?.[0];
const button = async () => (await screen.findAllByRole('button', { name: 'Hide amounts' }))[0] as HTMLElement;
const labels = () =>
  [...document.querySelectorAll('[aria-label], [title], [alt], [aria-valuetext]')]
    .map((each) =>
      ['aria-label', 'title', 'alt', 'aria-valuetext'].map((name) => each.getAttribute(name)).join(' '),
    )
    .join(' ');

describe('hidden amounts', () => {
  it.each([
    ['/account', 'Available balance'],
    ['/my-cards/card-details/1-CN', 'Transactions'],
    ['/my-cards/card-details/1-CN/transactions', 'Load'],
    ['/my-cards/card-details/1-CN/transactions/op1?wallet=meal', 'A payment'],
    ['/my-cards/card-details/1-CN/balances', 'Available balance'],
  ])('leave no figure on %s, in text, names or titles, and come back [LOV-42]', async (path) => {
    await open(path);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(inText()).toBeTruthy());
    const press = await button();
    press.focus();
    await userEvent.keyboard('{Enter}');
    // What was on its way at the press may be rendered after it, hidden as well.
    await waitFor(() => expect(inText()).toBeUndefined());
    expect(labels()).not.toMatch(/\d[.,]\d\d/);
    expect(document.querySelector('[aria-hidden]')).toBeTruthy();
    expect(within(main).getAllByText(/amount hidden/).length).toBeGreaterThan(0);
    for (const dots of within(main).getAllByText(HIDDEN, { exact: false }))
      expect(dots.closest('[aria-hidden]')).toBeTruthy();
    expect(press.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(inText()).toBeTruthy();
  });

  it('are found by a search as soon as they are shown again [LOV-41 LOV-42]', async () => {
    await open('/my-cards/card-details/1-CN/transactions');
    const search = await screen.findByRole('searchbox');
    await screen.findByRole('link', { name: 'Shop 1' });
    await userEvent.click(await button());
    await userEvent.type(search, '1.01');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shop 1' })).toBeNull());
    await userEvent.click(screen.getAllByRole('button', { name: 'Hide amounts' })[0] as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Shop 1' })).toBeTruthy();
  });

  it('stay hidden on this device, with nothing kept of a person, and in its other tabs [LOV-42]', async () => {
    await open('/account');
    await userEvent.click(await button());
    expect(localStorage.getItem('portal|amounts')).toBe('hidden');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ana|Petrova/i);
    cleanup();
    await open('/account');
    expect((await button()).getAttribute('aria-pressed')).toBe('true');
    await screen.findAllByText(/amount hidden/);
    expect(inText()).toBeUndefined();
    localStorage.removeItem('portal|amounts');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'portal|amounts' })));
    expect((await button()).getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(inText()).toBeTruthy());
  });

  it('have no bars that tell one month from another, and the export says that the file has them [LOV-42]', async () => {
    const { t } = await open('/my-cards/card-details/1-CN/transactions');
    await userEvent.click(await button());
    expect(await screen.findByText(t('find.amountsInFile'))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: t('transactions.spending.show') }));
    const chart = await screen.findByRole('list', { name: t('transactions.spending.title') });
    const widths = [...chart.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.inlineSize);
    expect(widths).toEqual(Array(6).fill('0%'));
    expect(chart.textContent).not.toMatch(/\d[.,]\d\d/);
  });

  it('leave out what share of the whole each wallet has [LOV-42]', async () => {
    const { t } = await open('/my-cards/card-details/1-CN/balances');
    expect(await screen.findByRole('list', { name: t('balances.shares') })).toBeTruthy();
    await userEvent.click(await button());
    expect(screen.queryByRole('list', { name: t('balances.shares') })).toBeNull();
  });
});
