// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readListAddress, writeListAddress } from '../../../screens/card/_shared/listAddress.ts';
import { json } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';
import type { WordsBelow } from '../../support/wordsBelow.ts';

beforeEach(() => {
  // Late enough in a month for more than ten operations of its own, one a day.
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Answered = Record<string, unknown>;

const PATH = '/my-cards/card-details/1-CN/transactions';
const DAY = 86_400_000;

/** One a day, back from today; each has a shop of its own, and every third is a credit. */
const daily = (count: number): readonly Answered[] =>
  someOperations(count).map((operation, index) => ({
    ...operation,
    date: new Date(Date.now() - index * DAY).toISOString(),
    amount: index % 3 === 0 ? 500 : -500,
  }));

async function open(
  path: string,
  operations: readonly Answered[],
  gateway?: Gateway,
  stored: Readonly<Record<string, string>> = {},
) {
  const usual = holderGateway({ cards: [aServerCard()], operations: { meal: operations } });
  const view = await renderScreen({
    path,
    stored,
    gateway: async (...call) => (await gateway?.(...call)) ?? usual(...call),
  });
  const { t } = view;
  await screen.findByRole('searchbox', { name: t('find.search') });
  return {
    ...view,
    rows: () => {
      const list = screen.queryByRole('list', { name: t('transactions.title') });
      return list
        ? within(list)
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent ?? '')
        : [];
    },
    /** Whether that filter is on. */
    isOn: (filter: WordsBelow<'transactions.filters'>) =>
      screen.queryByRole('button', { name: t(`transactions.filters.${filter}`), pressed: true }) !== null,
    search: () => screen.getByRole<HTMLInputElement>('searchbox', { name: t('find.search') }),
    month: () => screen.getByRole<HTMLSelectElement>('combobox', { name: t('find.month') }),
    asked: () => view.calls().filter((call) => call.includes('/operations')),
  };
}

describe('the address of a list of transactions', () => {
  it.each([
    ['', { filter: 'all', month: null, tens: 1 }],
    ['?show=declined&month=2026-10&page=3', { filter: 'declined', month: '2026-10', tens: 3 }],
    ['?show=nonsense&month=2026-13&page=-2', { filter: 'all', month: null, tens: 1 }],
    ['?show=credit&month=%3Cscript%3E&page=99', { filter: 'credit', month: null, tens: 20 }],
  ])('"%s" is read, and what it does not know is not there [LOV-40]', (search, list) => {
    expect(readListAddress(search)).toEqual(list);
  });

  it('says nothing of a plain list, and leaves what is not its own [LOV-40]', () => {
    expect(writeListAddress('?show=credit&page=2', { filter: 'all', month: null, tens: 1 })).toBe('');
    expect(writeListAddress('?a=b', { filter: 'debit', month: '2026-10', tens: 2 })).toBe(
      '?a=b&show=debit&month=2026-10&page=2',
    );
  });

  it('brings the same list from a bookmark, and follows what is pressed [LOV-40]', async () => {
    const { t, rows, isOn, asked } = await open(`${PATH}?show=credit&page=2`, daily(90));
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(isOn('credit')).toBe(true);
    expect(asked()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: t('transactions.showLess') }));
    await waitFor(() => expect(location.search).toBe('?show=credit'));
    await userEvent.click(screen.getByRole('button', { name: t('transactions.filters.all') }));
    await waitFor(() => expect(location.search).toBe(''));
    await userEvent.click(screen.getByRole('button', { name: t('transactions.loadMore', { count: 10 }) }));
    await waitFor(() => expect(location.search).toBe('?page=2'));
    expect(asked()).toHaveLength(6);
  });

  it('names a month, which is read to its end and no further [LOV-40]', async () => {
    const operations = daily(120);
    const { t, month, rows, asked } = await open(PATH, operations);
    const own = month().options[1]?.value ?? '';
    await userEvent.selectOptions(month(), own);
    await screen.findByText(t('transactions.lookedBack', { day: '' }).trim(), { exact: false });
    const days = operations.filter(({ date }) => String(date).startsWith(own)).length;
    await waitFor(() => expect(Math.abs(rows().length - Math.min(days, 10))).toBeLessThanOrEqual(1));
    expect(location.search).toBe(`?month=${own}`);
    expect(asked().length).toBeLessThanOrEqual(5);
  });
});

describe('the search of a list of transactions', () => {
  it('counts for a bookmark that is opened in the same tab, whatever was chosen there before; a reload finds that again [LOV-40 LOV-41]', async () => {
    const left = await open(`${PATH}?show=credit`, daily(9));
    await userEvent.click(screen.getByRole('button', { name: left.t('transactions.filters.debit') }));
    await userEvent.type(left.search(), 'shop');
    const stored = { ...sessionStorage };
    cleanup();
    const reloaded = await open(`${PATH}?show=debit`, daily(9), undefined, stored);
    expect(reloaded.isOn('debit')).toBe(true);
    expect(reloaded.search().value).toBe('shop');
    cleanup();
    history.replaceState(null, '', '/');
    const opened = await open(`${PATH}?show=credit`, daily(9), undefined, stored);
    expect(opened.isOn('credit')).toBe(true);
    expect(opened.search().value).toBe('');
  });

  it('finds words and amounts in what is loaded without a call, and writes no word into an address or a title [LOV-41]', async () => {
    const { search, rows, asked, t } = await open(PATH, daily(90));
    const before = asked().length;
    await userEvent.type(search(), 'SHÓP 4');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toContain('Shop 4');
    expect(screen.getByText(t('find.inLoaded'))).toBeTruthy();
    await userEvent.clear(search());
    await userEvent.type(search(), '+5.00');
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(asked()).toHaveLength(before);
    expect(location.href + document.title).not.toMatch(/5\.00|shop/i);
  });

  it('reads six months at a press, says so, and finds nothing in words of its own [LOV-41]', async () => {
    const { t, search, rows, asked } = await open(PATH, daily(130));
    await userEvent.type(search(), 'shop 123');
    await screen.findByText(t('find.none.title'));
    const before = asked().length;
    await userEvent.click(screen.getByRole('button', { name: t('find.further') }));
    await screen.findByText(t('find.inMonths'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(
      asked()
        .slice(before)
        .map((call) => /page_index=\d+&page_size=\d+/.exec(call)?.[0]),
    ).toEqual(['page_index=0&page_size=100', 'page_index=1&page_size=100']);
  });

  it('advises nothing that is gone once all six months were searched in vain', async () => {
    const { t, search } = await open(PATH, daily(130));
    await userEvent.type(search(), 'no such shop');
    await userEvent.click(await screen.findByRole('button', { name: t('find.further') }));
    await screen.findByText(t('find.inMonths'));
    expect(screen.queryByRole('button', { name: t('find.further') })).toBeNull();
    expect(screen.getByText(t('find.none.title')).parentElement?.textContent).not.toMatch(/further|back/);
  });

  it('opens a payment that only the search has read, without a further call [LOV-01 LOV-41]', async () => {
    const { t, search, asked, router } = await open(PATH, daily(130));
    await userEvent.type(search(), 'shop 123');
    await userEvent.click(await screen.findByRole('button', { name: t('find.further') }));
    const row = await screen.findByRole('link', { name: 'Shop 123' });
    const before = asked().length;
    await router.navigate(`${row.getAttribute('href')}`.replace('/xx', ''));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop 123' })).toBeTruthy();
    expect(asked()).toHaveLength(before);
  });

  it('keeps what it had found that is older than six months [LOV-41]', async () => {
    const monthly = someOperations(9).map((operation, index) => ({
      ...operation,
      date: new Date(Date.now() - index * 31 * DAY).toISOString(),
    }));
    const { t, search, rows } = await open(PATH, monthly);
    await userEvent.type(search(), 'shop');
    await waitFor(() => expect(rows()).toHaveLength(9));
    const before = rows();
    await userEvent.click(screen.getByRole('button', { name: t('find.further') }));
    await screen.findByText(t('find.inMonths'));
    expect(rows()).toEqual(before);
  });

  it('finds the same after the way back, also where another text was looked for before [LOV-41]', async () => {
    const { t, search, rows, router } = await open(PATH, daily(130));
    await userEvent.type(search(), 'shop 123');
    await userEvent.click(await screen.findByRole('button', { name: t('find.further') }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.clear(search());
    await userEvent.type(search(), 'shop 124');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await router.navigate('/accessibility');
    await screen.findByRole('heading', { level: 1, name: t('screens.accessibility') });
    await router.navigate(-1);
    await waitFor(() => expect(rows()[0]).toContain('Shop 124'));
  });

  it('says in place that six months could not be read, and tries again [LOV-41]', async () => {
    let isBroken = true;
    const { t, search, rows } = await open(PATH, daily(30), (_, query) =>
      isBroken && query.get('page_size') === '100' ? json({}, 500) : undefined,
    );
    await userEvent.type(search(), 'shop 25');
    await userEvent.click(screen.getByRole('button', { name: t('find.further') }));
    await screen.findByText(t('find.failed'));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: t('find.further') }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('is there again after the way back, with what was typed, in the session alone [LOV-41]', async () => {
    const { t, search, rows, router } = await open(PATH, daily(9));
    await userEvent.type(search(), 'shop 7');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await router.navigate('/accessibility');
    await screen.findByRole('heading', { level: 1, name: t('screens.accessibility') });
    await router.navigate(-1);
    await waitFor(() => expect(search().value).toBe('shop 7'));
    expect(rows()).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage })).not.toContain('shop');
  });
});
