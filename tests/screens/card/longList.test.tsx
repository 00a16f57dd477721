// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const COUNT = 60;

/** One payment a day back from the end of October 2025; each twentieth is money that came. */
const operations = someOperations(COUNT).map((operation, index) => ({
  ...operation,
  date: new Date(Date.UTC(2025, 9, 31 - index, 9)).toISOString(),
  amount: index % 20 === 5 ? 500 : -500,
}));

async function open() {
  const { t } = await renderScreen({
    path: '/my-cards/card-details/1-CN/transactions',
    gateway: holderGateway({ cards: [aServerCard()], operations: { meal: operations } }),
  });
  const list = await screen.findByRole('list', { name: t('transactions.title') });
  return { t, rows: () => within(list).getAllByRole('listitem').length };
}

/** How often a day or a time is read out of a moment: the dearest of what a row is made of. */
const watchMoments = () => vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');

it('a further page renders its own rows, and none of those that are there already [NAV-65]', async () => {
  const { t, rows } = await open();
  const more = () => screen.getByRole('button', { name: t('transactions.loadMore', { count: 10 }) });
  const costs: number[] = [];
  for (const wanted of [20, 30, 40, 50]) {
    const moments = watchMoments();
    await userEvent.click(more());
    await waitFor(() => expect(rows()).toBe(wanted));
    costs.push(moments.mock.calls.length);
    moments.mockRestore();
  }
  const [first = 0] = costs;
  expect(first).toBeGreaterThan(0);
  expect(Math.max(...costs)).toBeLessThan(1.5 * first);
});

it('another month is found without reading the day of each payment once more [LOV-41]', async () => {
  const { t } = await open();
  // Reads all of them.
  await userEvent.click(screen.getByRole('button', { name: t('transactions.filters.credit') }));
  await screen.findByText(t('transactions.lookedAll'));
  await userEvent.click(screen.getByRole('button', { name: t('transactions.filters.all') }));
  const choice = screen.getByRole('combobox', { name: t('find.month') });
  const [, first = '', second = ''] = within(choice)
    .getAllByRole('option')
    .map((option) => option.getAttribute('value') ?? '');
  await userEvent.selectOptions(choice, first);
  await screen.findByText(t('transactions.emptyFilter.title'));
  const moments = watchMoments();
  await userEvent.selectOptions(choice, second);
  await screen.findByText(t('transactions.emptyFilter.title'));
  expect(moments.mock.calls.length).toBeLessThan(COUNT / 2);
});
