// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';
import type { WordsBelow } from '../../support/wordsBelow.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Answered = Record<string, unknown>;

const PATH = '/my-cards/card-details/1-CN/transactions';

/** Operations of which some are credits, newest first, one a day back from the end of October 2025. */
const withCredits = (count: number, isCredit: (index: number) => boolean): readonly Answered[] =>
  someOperations(count).map((operation, index) => ({
    ...operation,
    date: new Date(Date.UTC(2025, 9, 31 - index, 9)).toISOString(),
    amount: isCredit(index) ? 500 : -500,
  }));

async function open(operations: readonly Answered[], options: { readonly gateway?: Gateway } = {}) {
  const usual = holderGateway({ cards: [aServerCard()], operations: { meal: operations } });
  const view = await renderScreen({
    path: PATH,
    gateway: async (path, query, request) =>
      (await options.gateway?.(path, query, request)) ?? usual(path, query, request),
  });
  const { t, calls } = view;
  await screen.findByRole('list', { name: t('transactions.title') });
  return {
    ...view,
    choose: (filter: WordsBelow<'transactions.filters'>) =>
      userEvent.click(screen.getByRole('button', { name: t(`transactions.filters.${filter}`) })),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    /** Page numbers that were asked for, in order. */
    pages: () =>
      calls().flatMap((call) => {
        const [, page] =
          /operations\?page_index=(\d+)&page_size=10&status=allExceptExpired$/.exec(call) ?? [];
        return page === undefined ? [] : [Number(page)];
      }),
    rows: () => {
      const list = screen.queryByRole('list', { name: t('transactions.title') });
      return list ? within(list).getAllByRole('listitem').length : 0;
    },
    isBusy: () => document.querySelector('main button[aria-busy]') !== null,
  };
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, page) => page);

describe('a filter of the transactions', () => {
  it('reads on to the end of the list, one page after the other, and says so [USE-12 NAV-67]', async () => {
    let underWay = 0;
    let most = 0;
    const operations = withCredits(45, (index) => [5, 25, 44].includes(index));
    const { t, choose, rows, pages } = await open(operations, {
      gateway: async (path) => {
        if (!path.endsWith('/operations')) return undefined;
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        return undefined;
      },
    });
    await choose('credit');
    await screen.findByText(t('transactions.lookedAll'));
    await waitFor(() => expect(rows()).toBe(3));
    expect(pages()).toEqual(upTo(4));
    expect(most).toBe(1);
    expect(screen.queryByRole('button', { name: t('transactions.loadMore', { count: 10 }) })).toBeNull();
  });

  it('stops at ten, says how far back it looked, and goes on for ten more [USE-12 NAV-64 NAV-66]', async () => {
    const { t, choose, press, rows, pages } = await open(withCredits(100, (index) => index % 2 === 1));
    await choose('credit');
    await waitFor(() => expect(rows()).toBe(10));
    expect(pages()).toEqual([0, 1]);
    await screen.findByText(t('transactions.lookedBack', { day: '12 October 2025' }));
    await press(t('transactions.loadMore', { count: 10 }));
    await waitFor(() => expect(rows()).toBe(20));
    expect(pages()).toEqual([0, 1, 2, 3]);
    expect((document.activeElement as HTMLElement).textContent).toContain('Shop 21');
    await press(t('transactions.showLess'));
    expect(rows()).toBe(10);
    expect(pages()).toEqual([0, 1, 2, 3]);
  });

  it('stops after ten further pages without ten matches, and offers to look further back [USE-12]', async () => {
    const { t, choose, rows, pages, isBusy } = await open(withCredits(300, (index) => index === 130));
    await choose('credit');
    const further = await screen.findByRole('button', { name: t('transactions.lookFurther') });
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(pages()).toEqual(upTo(10));
    expect(screen.getByText(t('transactions.emptyFilter.title'))).toBeTruthy();
    expect(screen.getByText(t('transactions.lookedBack', { day: '14 July 2025' }))).toBeTruthy();
    await userEvent.click(further);
    await waitFor(() => expect(pages()).toEqual(upTo(20)));
    await waitFor(() => expect([isBusy(), rows()]).toEqual([false, 1]));
  });

  it('says that it is busy, and stops when another filter is chosen or the page is left [USE-12]', async () => {
    const waiting: (() => void)[] = [];
    const { t, choose, pages, isBusy, router } = await open(
      withCredits(300, () => false),
      {
        gateway: async (path, query) => {
          if (path.endsWith('/operations') && query.get('page_index') !== '0')
            await new Promise<void>((go) => waiting.push(go));
          return undefined;
        },
      },
    );
    await choose('credit');
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(isBusy()).toBe(true);
    expect(screen.getAllByText(t('transactions.looking'))).not.toHaveLength(0);
    await choose('all');
    waiting[0]?.();
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(pages()).toEqual([0, 1]);

    await choose('credit');
    await waitFor(() => expect(waiting).toHaveLength(2));
    await router.navigate('/accessibility');
    await screen.findByRole('heading', { level: 1, name: t('screens.accessibility') });
    waiting[1]?.();
    await waitFor(() => expect(screen.queryByText(t('transactions.looking'))).toBeNull());
    expect(pages()).toEqual([0, 1, 2]);
  });

  it('stops at a failure, and goes on with the next press [USE-12]', async () => {
    let isBroken = true;
    const { t, choose, press, rows, pages, isBusy } = await open(
      withCredits(45, (index) => index % 15 === 0),
      {
        gateway: async (path, query) =>
          isBroken && path.endsWith('/operations') && query.get('page_index') === '2'
            ? json({}, 500)
            : undefined,
      },
    );
    await choose('credit');
    await screen.findByText(t('toast.title.error'));
    await waitFor(() => expect(isBusy()).toBe(false));
    await waitFor(() => expect([rows(), pages()]).toEqual([2, [0, 1, 2]]));
    isBroken = false;
    await press(t('transactions.lookFurther'));
    await screen.findByText(t('transactions.lookedAll'));
    await waitFor(() => expect(rows()).toBe(3));
  });

  it('is found again with what was shown by whoever comes back, without a call [USE-12]', async () => {
    const { t, choose, press, rows, pages, router } = await open(
      withCredits(100, (index) => index % 2 === 1),
    );
    await choose('credit');
    await waitFor(() => expect(rows()).toBe(10));
    await press(t('transactions.loadMore', { count: 10 }));
    await waitFor(() => expect(rows()).toBe(20));
    const before = pages();
    await router.navigate('/accessibility');
    await screen.findByRole('heading', { level: 1, name: t('screens.accessibility') });
    await router.navigate(-1);
    await screen.findByRole('list', { name: t('transactions.title') });
    expect(rows()).toBe(20);
    const pill = screen.getByRole('button', { name: t('transactions.filters.credit') });
    expect(pill.getAttribute('aria-pressed')).toBe('true');
    expect(pages()).toEqual(before);
    // A visit of its own begins anew.
    await router.navigate('/accessibility');
    await screen.findByRole('heading', { level: 1, name: t('screens.accessibility') });
    await router.navigate(PATH);
    await waitFor(() => expect(rows()).toBe(10));
    expect(screen.getByRole('button', { name: t('transactions.filters.all'), pressed: true })).toBeTruthy();
  });
});

it('is as long as before after a reload, read again page by page [USE-12]', async () => {
  const stored: Record<string, string> = {};
  const operations = withCredits(45, () => false);
  const first = await open(operations);
  await first.press(first.t('transactions.loadMore', { count: 10 }));
  await waitFor(() => expect(first.rows()).toBe(20));
  for (const key of Object.keys(sessionStorage)) stored[key] = sessionStorage.getItem(key) ?? '';
  cleanup();
  const { t, calls } = await renderScreen({
    path: PATH,
    stored,
    gateway: (path, query, request) =>
      path.endsWith('/cards')
        ? success([aServerCard()])
        : holderGateway({ cards: [], operations: { meal: operations } })(path, query, request),
  });
  const list = await screen.findByRole('list', { name: t('transactions.title') });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(20));
  expect(calls().filter((call) => call.includes('/operations'))).toHaveLength(2);
});

describe('transactions that take long to come', () => {
  it('are loading at first, and after seven seconds say that it goes on [USE-26]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const usual = holderGateway({ cards: [aServerCard()] });
    const { t } = await renderScreen({
      path: PATH,
      gateway: (path, ...rest) =>
        path.endsWith('/operations') ? new Promise(() => undefined) : usual(path, ...rest),
    });
    const outline = async () =>
      (await screen.findAllByRole('status')).find(({ textContent }) =>
        textContent?.includes(t('transactions.loading')),
      )?.textContent;
    await waitFor(async () => expect(await outline()).toBe(t('transactions.loading')));
    await vi.advanceTimersByTimeAsync(7_500);
    await waitFor(async () => expect(await outline()).toContain(t('common.stillBusy')));
  });
});
