// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';
import { aTenant } from '../support/aTenant.ts';
import { aServerCard, holderGateway, someOperations } from '../support/holderGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const CARD = '/my-cards/card-details/1-CN';
const ME = 'GET /users/ana@xx.example';
const CARDS = `${ME}/cards?page_index=0&page_size=50`;
const OPERATIONS = `${ME}/accounts/A1-AC/operations?page_index=0&page_size=10&status=allExceptExpired`;
const MORE = OPERATIONS.replace('page_index=0', 'page_index=1');
const BALANCES = `${ME}/accounts/A1-AC/balances`;
const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** Opens a page, and what the gateway receives from then on, in order of their lines. */
async function open(path: string) {
  const received: string[] = [];
  const gateway = holderGateway({
    cards: [
      aServerCard({
        balances: [
          { product_ref: 'meal', amount: 18_420, expirations: [{ amount: 5_000, expires_at: soon }] },
        ],
      }),
    ],
    operations: { meal: someOperations(30) },
  });
  const view = await renderScreen({
    path,
    tenant: aTenant({ features: { balances: 'on' } }),
    gateway: (called, query, request) => {
      received.push(`${request.method} ${called}${query.size > 0 ? `?${query}` : ''}`);
      return gateway(called, query, request);
    },
  });
  return { ...view, received: () => received.toSorted() };
}

/** What a press changes on the page alone. */
const PRESSES: readonly PlainWordsKey[] = ['amounts.hide', 'calendar.add', 'payment.copy'];

describe('what a page asks the gateway for', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['/account', [ME, CARDS], /Meal card/],
    [CARD, [ME, CARDS, OPERATIONS], /Shop 0/],
    [`${CARD}/transactions`, [ME, CARDS, OPERATIONS], /Shop 0/],
    [`${CARD}/transactions?show=debit&page=2`, [ME, CARDS, OPERATIONS, MORE], /Shop 11/],
    [`${CARD}/transactions/op3`, [ME, CARDS, OPERATIONS], /Shop 3/],
    [`${CARD}/balances`, [ME, CARDS, BALANCES], /Available balance/],
    ['/my-profile', [ME, CARDS], /Save my data/],
    ['/contact-us', [ME, CARDS], /Message/],
  ])(
    'is what the requirements list, once, and no press on the page alone adds to it: %s [LOV-01 LOV-40 LOV-42 LOV-44]',
    async (path, calls, shown) => {
      URL.createObjectURL = () => 'blob:made-here';
      URL.revokeObjectURL = () => undefined;
      const { t, received } = await open(path);
      const main = within(await screen.findByRole('main'));
      await main.findAllByText(shown);
      await waitFor(() => expect(received()).toEqual([...calls].sort()));
      for (const fold of document.querySelectorAll('main summary')) await userEvent.click(fold);
      for (const name of PRESSES)
        for (const button of screen.queryAllByRole('button', { name: t(name) }))
          await userEvent.click(button);
      const search = main.queryByRole('searchbox');
      if (search) await userEvent.type(search, 'Shop 1');
      await main.findAllByText(search ? /Shop 1/ : shown);
      expect(received()).toEqual([...calls].sort());
    },
  );
});
