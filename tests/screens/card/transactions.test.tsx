// @vitest-environment jsdom
// Over 250 lines: one list, from its first row to the page that fails.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import type { WordsBelow } from '../../support/wordsBelow.ts';

afterEach(cleanup);

type Answered = Record<string, unknown>;

const PATH = '/my-cards/card-details/1-CN/transactions';
const open = (operations: readonly Answered[], options = {}) =>
  renderScreen({
    path: PATH,
    gateway: holderGateway({ cards: [aServerCard()], operations: { meal: operations } }),
    ...options,
  });
const list = (name: string) => screen.findByRole('list', { name });
const rowsOf = async (name: string) => within(await list(name)).getAllByRole('listitem');
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('/operations'));

it('never says that there are none while a list is being drawn [NAV-60]', async () => {
  const said: string[] = [];
  const watch = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        const statuses = node instanceof Element ? node.querySelectorAll('[role=status]') : [];
        said.push(...[node, ...statuses].map(({ textContent }) => textContent ?? ''));
      }
  };
  const observer = new MutationObserver(watch);
  observer.observe(document, { childList: true, subtree: true });
  const { t } = await open(someOperations(3));
  await rowsOf(t('transactions.title'));
  watch(observer.takeRecords());
  observer.disconnect();
  const saysNone = said.some((text) => text.includes(t('transactions.emptyFilter.title')));
  const saysZero = said.includes(t('transactions.shown', { count: 0 }));
  const saysThree = said.includes(t('transactions.shown', { count: 3 }));
  expect({ saysNone, saysZero, saysThree }).toEqual({ saysNone: false, saysZero: false, saysThree: true });
});

describe('a row', () => {
  it.each(['bg', 'en', 'pl', 'ro', 'uk'])(
    'says its status in words in %s [ENT-087 ENT-088 ENT-089]',
    async (language) => {
      const operations = ['success', 'pending', 'failed'].flatMap((status, index) =>
        someOperations(1, { status, operation_ref: `op${index}` }),
      );
      const { t } = await open(operations, { tenant: aTenant({ languages: [language] }) });
      const all = await rowsOf(t('transactions.title'));
      for (const [index, status] of (['success', 'pending', 'failed'] as const).entries()) {
        const text = t(`transactions.status.${status}`);
        expect(text).not.toContain('transactions.');
        expect(all[index]?.textContent).toContain(text);
      }
    },
  );

  it('shows merchant, time, status and signed amount [NAV-59]', async () => {
    await open([
      {
        operation_ref: 'a',
        date: '2026-10-20T09:30:00Z',
        amount: -4_200,
        status: 'success',
        outlet: { name: 'Bistro' },
      },
      {
        operation_ref: 'b',
        date: '2026-10-20T08:00:00Z',
        amount: 64_000,
        status: 'success',
        reason: 'Top-up',
      },
    ]);
    const [debit, credit] = await rowsOf('Transactions');
    // The tenant of the test lives in Sofia: UTC+3 in October.
    expect(debit?.textContent).toMatch(/^Tuesday.? 20 October.*Bistro12:30Completed−42\.00\u00a0лв\.$/);
    expect(credit?.textContent).toBe('Top-up11:00Completed+640.00\u00a0лв.');
  });

  it('has the exact amount beside one that is rounded, and the 12-hour clock where the country has it', async () => {
    const tenant = aTenant({
      currency: { symbol: 'Ft', shownDecimals: 0 },
      formats: { en: { locale: 'en-US', days: 'MM/DD/YYYY', hours: 'h12', digits: 'latn' } },
    });
    const date = '2026-10-20T09:30:00Z';
    const outlet = { name: 'Bistro' };
    await open(
      [
        ...someOperations(1, { operation_ref: 'a', date, outlet, amount: -4_250 }),
        ...someOperations(1, { operation_ref: 'b', date, outlet, amount: 4_200 }),
      ],
      { tenant },
    );
    const [rounded, whole] = await rowsOf('Transactions');
    expect(rounded?.textContent).toBe(
      'Tuesday, 10/20Bistro12:30\u00a0PMCompleted−43\u00a0Ftexactly −42.50\u00a0Ft',
    );
    expect(whole?.textContent).toBe('Bistro12:30\u00a0PMCompleted+42\u00a0Ft');
  });

  it('names the merchant by outlet, then reason, then says that it is not named [NAV-71 NAV-72 NAV-73 ENT-086]', async () => {
    const { t } = await open([
      ...someOperations(1, { operation_ref: 'a', outlet: { name: 'Shop A' }, reason: 'Top-up' }),
      ...someOperations(1, { operation_ref: 'b', outlet: undefined, reason: 'Top-up' }),
      ...someOperations(1, { operation_ref: 'c', outlet: null }),
    ]);
    const names = (await rowsOf('Transactions')).map((row) => row.querySelector('bdi')?.textContent);
    expect(names).toEqual(['Shop A', 'Top-up', t('transactions.fallbackMerchant')]);
  });

  it('shows a dash for an amount that is none, and the rest of the row', async () => {
    await open(someOperations(1, { amount: 'twelve' }));
    const [row] = await rowsOf('Transactions');
    expect(row?.textContent).toContain('Shop 0');
    expect(row?.textContent).toContain('–');
    expect(row?.textContent).not.toContain('NaN');
  });
});

describe('the list', () => {
  it('loads more by a page, puts focus on the first new row and announces the count [NAV-64 API-45 API-46 CON-05]', async () => {
    const { t, calls } = await open(someOperations(25));
    expect(await rowsOf('Transactions')).toHaveLength(10);
    const announced = () => screen.getAllByRole('status').map((each) => each.textContent);
    expect(announced()).toContain('10 transactions shown');
    await userEvent.click(screen.getByRole('button', { name: t('transactions.loadMore', { count: 10 }) }));
    await waitFor(async () => expect(await rowsOf('Transactions')).toHaveLength(20));
    expect((document.activeElement as HTMLElement).textContent).toContain('Shop 10');
    expect(announced()).toContain('20 transactions shown');
    expect(asked(calls())).toEqual(
      [0, 1].map(
        (page) =>
          `/users/ana@xx.example/accounts/A1-AC/operations?page_index=${page}&page_size=10&status=allExceptExpired`,
      ),
    );
  });

  it('has no more to load after the last page, and shows less without a call [NAV-65 NAV-66 ENT-083]', async () => {
    const { t, calls } = await open(someOperations(15));
    const more = t('transactions.loadMore', { count: 10 });
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await waitFor(async () => expect(await rowsOf('Transactions')).toHaveLength(15));
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    const before = calls().length;
    await userEvent.click(screen.getByRole('button', { name: t('transactions.showLess') }));
    expect(await rowsOf('Transactions')).toHaveLength(10);
    expect((document.activeElement as HTMLElement).textContent).toContain('Shop 0');
    expect(screen.getByRole('button', { name: more })).toBeTruthy();
    expect(calls()).toHaveLength(before);
  });

  it('keeps focus in the list when the last page was empty and the button is gone', async () => {
    const { t } = await open(someOperations(10));
    const more = t('transactions.loadMore', { count: 10 });
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await waitFor(() => expect(screen.queryByRole('button', { name: more })).toBeNull());
    const focused = document.activeElement as HTMLElement;
    expect(focused.contains(await list('Transactions'))).toBe(true);
    expect(focused).not.toBe(document.body);
  });

  it('keeps what it has when a further page fails, and gets it on the next press', async () => {
    const gateway = holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(25) } });
    let isBroken = true;
    const { t } = await open([], {
      gateway: (path: string, query: URLSearchParams, request: never) => {
        if (isBroken && query.get('page_index') === '1') return json({}, 500);
        return gateway(path, query, request);
      },
    });
    const more = t('transactions.loadMore', { count: 10 });
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await screen.findByText(t('toast.title.error'));
    expect(await rowsOf('Transactions')).toHaveLength(10);
    expect(screen.queryByRole('button', { name: t('transactions.showLess') })).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: more }));
    await waitFor(async () => expect(await rowsOf('Transactions')).toHaveLength(20));
  });

  it('shows an operation once that two pages brought', async () => {
    const operations = someOperations(15);
    await open([...operations.slice(0, 10), operations[9] ?? {}, ...operations.slice(10)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Load 10 more' }));
    await waitFor(async () => expect(await rowsOf('Transactions')).toHaveLength(15));
  });

  it('filters, reads on for what is not loaded yet, and says when a filter has nothing [NAV-60 NAV-61 NAV-63 NAV-67]', async () => {
    const { t } = await open([
      ...someOperations(9),
      ...someOperations(1, { operation_ref: 'credit', amount: 500, outlet: { name: 'Refund' } }),
      ...someOperations(1, { operation_ref: 'no', status: 'failed', outlet: { name: 'Refused shop' } }),
    ]);
    const press = async (filter: WordsBelow<'transactions.filters'>) =>
      userEvent.click(await screen.findByRole('button', { name: t(`transactions.filters.${filter}`) }));
    await press('credit');
    expect((await rowsOf('Transactions')).map((row) => row.querySelector('bdi')?.textContent)).toEqual([
      'Refund',
    ]);
    await press('declined');
    await waitFor(async () =>
      expect((await rowsOf('Transactions'))[0]?.textContent).toContain('Refused shop'),
    );
    expect(await rowsOf('Transactions')).toHaveLength(1);
    await press('all');
    await waitFor(async () => expect(await rowsOf('Transactions')).toHaveLength(10));
    await userEvent.click(screen.getByRole('button', { name: t('transactions.loadMore', { count: 10 }) }));
    await waitFor(async () => expect(await rowsOf('Transactions')).toHaveLength(11));
  });
});

describe('the list, states', () => {
  it.each([
    ['is empty on an empty list [NAV-74]', success([]), 'transactions.empty.title'],
    ['did not load on no list at all [ENT-090 USE-24]', success(undefined), 'transactions.error.title'],
    [
      'did not load on something else [ENT-090 USE-24]',
      success({ operations: 'soon' }),
      'transactions.error.title',
    ],
  ] as const)('%s', async (_, answer, says) => {
    const { t } = await open([], {
      gateway: (path: string) => {
        if (path.endsWith('/cards')) return success([aServerCard()]);
        return path.endsWith('/operations') ? answer : undefined;
      },
    });
    expect(await screen.findByText(t(says))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('transactions.loadMore', { count: 10 }) })).toBeNull();
  });

  it.each([
    ['the gateway', json({ meta: { status: 'failed', messages: [{ code: 'TOO_MANY_REQUEST' }] } }, 429)],
    ['a proxy on the way', new Response('<p>429</p>', { status: 429 })],
  ])(
    'speaks of too many tries, and not of the connection, where %s limits calls [USE-27]',
    async (_, answer) => {
      const { t } = await open([], {
        gateway: (path: string) => {
          if (path.endsWith('/cards')) return success([aServerCard()]);
          return path.endsWith('/operations') ? answer.clone() : undefined;
        },
      });
      const title = await screen.findByText(t('transactions.error.title'));
      const alert = title.closest<HTMLElement>('[role=alert]') ?? document.body;
      expect(alert.textContent).toContain(t('error-messages.TOO_MANY_REQUEST'));
      expect(alert.textContent).not.toContain(t('transactions.error.text'));
    },
  );

  it('says that it did not load, and tries again in place', async () => {
    let isBroken = true;
    const { t } = await open([], {
      gateway: (path: string) => {
        if (path.endsWith('/cards')) return success([aServerCard()]);
        if (!path.endsWith('/operations')) return undefined;
        return isBroken ? json({ meta: { status: 'failed', messages: [] } }) : success(someOperations(3));
      },
    });
    const title = await screen.findByText(t('transactions.error.title'));
    isBroken = false;
    const alert = title.closest<HTMLElement>('[role=alert]') ?? document.body;
    await userEvent.click(within(alert).getByRole('button', { name: t('common.tryAgain') }));
    expect(await rowsOf('Transactions')).toHaveLength(3);
  });
});
