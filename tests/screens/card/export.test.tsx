// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { catchSavedFiles, type SavedFile } from '../../support/savedFiles.ts';

type Answered = Record<string, unknown>;

const PATH = '/my-cards/card-details/1-CN/transactions';
const EXPORTS = aTenant({ features: { exportTransactions: 'on' }, languages: ['ro', 'en'] });
const NOW = new Date('2026-11-21T10:00:00Z');

let saved: readonly SavedFile[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, toFake: ['Date'] });
  saved = catchSavedFiles();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const monthsAgo = (months: number) => new Date(Date.UTC(2026, 10 - months, 10, 9)).toISOString();
const operation = (changes: Answered) => someOperations(1, { date: monthsAgo(0), ...changes })[0] ?? {};

function open(operations: readonly Answered[], options: Partial<Parameters<typeof renderScreen>[0]> = {}) {
  const gateway = holderGateway({ cards: [aServerCard()], operations: { meal: operations } });
  return renderScreen({ path: PATH, tenant: EXPORTS, language: 'ro', gateway, ...options });
}

const button = () => screen.findByRole('button', { name: /^Exportă/ });

describe('the export', () => {
  it('holds a header row and every operation of the last six months, however many pages that takes [NAV-69 NAV-70]', async () => {
    const recent = Array.from({ length: 130 }, (_, index) => operation({ operation_ref: `r${index}` }));
    const old = operation({ operation_ref: 'old', date: monthsAgo(7), outlet: { name: 'Veche' } });
    const { calls } = await open([...recent, old]);
    await userEvent.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
    const [{ name, file }] = saved as [(typeof saved)[0]];
    expect(name).toBe('tranzactii-4821-2026-11-21.csv');
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toBe('Data;Ora;Comerciant;Stare;Motiv;Semn;Sumă;Monedă');
    expect(lines).toHaveLength(131);
    expect(await file.text()).not.toContain('Veche');
    expect(await screen.findByText(/130 de tranzacții sunt în fișierul tranzactii-4821/)).toBeTruthy();
    expect(calls().filter((call) => call.includes('page_size=100'))).toHaveLength(2);
  });

  it('writes each operation in words and numbers with its sign, and lets no text run as a formula [X7 NAV-70 LOV-54]', async () => {
    await open([
      operation({ operation_ref: 'a', amount: -1240, outlet: { name: '=HYPERLINK("x";"y")' } }),
      operation({ operation_ref: 'b', amount: 5000, outlet: null, reason: 'Băcănia „Cireșului”' }),
      operation({ operation_ref: 'c', status: 'failed', declined_reason: 'INSUFFICIENT_FUNDS' }),
    ]);
    await userEvent.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.file.text())?.trim().split('\r\n').slice(1);
    expect(lines?.[0]).toBe('2026-11-10;11:00;"\'=HYPERLINK(""x"";""y"")";Finalizată;;-1;-12,40;BGN');
    expect(lines?.[1]).toBe('2026-11-10;11:00;Băcănia „Cireșului”;Finalizată;;1;50,00;BGN');
    expect(lines?.[2]).toMatch(/^2026-11-10;11:00;Shop 0;Refuzată;[^;]+;0;-1,00;BGN$/);
  });

  it('has all the digits that the gateway counts, and the 24-hour clock, whatever people are shown [NAV-70]', async () => {
    await open([operation({ operation_ref: 'a', amount: -1240, outlet: { name: 'A' } })], {
      tenant: aTenant({
        features: { exportTransactions: 'on' },
        languages: ['ro', 'en'],
        currency: { shownDecimals: 0 },
        formats: { ro: { locale: null, days: 'numeric', hours: 'h12', digits: 'arab' } },
      }),
    });
    await userEvent.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.file.text())?.trim().split('\r\n');
    expect(lines?.[1]).toBe('2026-11-10;11:00;A;Finalizată;;-1;-12,40;BGN');
  });

  it('saves nothing when a page fails, and says so [F11]', async () => {
    const operations = Array.from({ length: 150 }, (_, index) => operation({ operation_ref: `r${index}` }));
    const whole = holderGateway({ cards: [aServerCard()], operations: { meal: operations } });
    await open([], {
      gateway: (path, query, request) =>
        query.get('page_size') === '100' && query.get('page_index') === '1'
          ? json({}, 500)
          : whole(path, query, request),
    });
    await userEvent.click(await button());
    expect(await screen.findByText(/Fișierul nu a fost creat/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('asks for no further page once the list is left, and nothing is saved or told then', async () => {
    const operations = Array.from({ length: 250 }, (_, index) => operation({ operation_ref: `r${index}` }));
    const whole = holderGateway({ cards: [aServerCard()], operations: { meal: operations } });
    const answer = Promise.withResolvers<void>();
    const { router, calls } = await open([], {
      gateway: async (path, query, request) => {
        if (query.get('page_size') === '100') await answer.promise;
        return whole(path, query, request);
      },
    });
    const asked = () => calls().filter((call) => call.includes('page_size=100')).length;
    const told = vi.spyOn(console, 'error');
    await userEvent.click(await button());
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => router.navigate('/accessibility'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Exportă/ })).toBeNull());
    answer.resolve();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(asked()).toBe(1);
    expect(saved).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });

  it('is made once, however often the button is pressed', async () => {
    await open([operation({})]);
    const press = await button();
    for (let count = 0; count < 10; count += 1) fireEvent.click(press);
    await waitFor(() => expect(saved).not.toEqual([]));
    await screen.findByText(/fișierul/);
    expect(saved).toHaveLength(1);
  });

  it('says that there is nothing where nothing happened', async () => {
    await open([operation({ date: monthsAgo(7) })]);
    await userEvent.click(await button());
    expect(await screen.findByText('Nu există tranzacții de exportat în această perioadă.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('is not there where the tenant has none, and cannot be pressed while it is paused [NAV-68]', async () => {
    await open([operation({})], { tenant: aTenant(), language: 'en' });
    await screen.findByRole('list', { name: 'Transactions' });
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
    cleanup();
    await open([operation({})], {
      tenant: aTenant({ features: { exportTransactions: 'paused' } }),
      language: 'en',
    });
    const paused = await screen.findByRole('button', { name: /Export/ });
    expect(paused.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(paused.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('');
    fireEvent.click(paused);
    expect(saved).toEqual([]);
  });
});

describe('what reads six months beside the export', () => {
  it.each([
    {
      what: 'spending by month',
      name: 'Show spending by month',
      prepare: async () => undefined,
    },
    {
      what: 'the search',
      name: 'Search the last six months',
      prepare: async () => {
        await userEvent.type(await screen.findByRole('searchbox'), 'no such shop');
      },
    },
  ])('asks for no further page once it is left, and tells nothing then: $what', async ({ name, prepare }) => {
    const operations = Array.from({ length: 250 }, (_, index) => operation({ operation_ref: `r${index}` }));
    const whole = holderGateway({ cards: [aServerCard()], operations: { meal: operations } });
    const answer = Promise.withResolvers<void>();
    const { router, calls } = await open([], {
      tenant: aTenant(),
      language: 'en',
      gateway: async (path, query, request) => {
        if (query.get('page_size') === '100') await answer.promise;
        return whole(path, query, request);
      },
    });
    const asked = () => calls().filter((call) => call.includes('page_size=100')).length;
    const told = vi.spyOn(console, 'error');
    await screen.findByRole('list', { name: 'Transactions' });
    await prepare();
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(asked()).toBe(1));
    await router.navigate('/accessibility');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Transactions' })).toBeNull());
    await screen.findByRole('heading', { level: 1, name: 'Accessibility' });
    answer.resolve();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(asked()).toBe(1);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('spending by month', () => {
  it('adds up what was paid in each of six months, without credits, pending and declined payments', async () => {
    await open(
      [
        operation({ operation_ref: 'a', amount: -1000 }),
        operation({ operation_ref: 'b', amount: -250 }),
        operation({ operation_ref: 'c', amount: 9000 }),
        operation({ operation_ref: 'd', amount: -700, status: 'failed' }),
        operation({ operation_ref: 'e', amount: -700, status: 'pending' }),
        operation({ operation_ref: 'f', amount: -500, date: monthsAgo(2) }),
        operation({ operation_ref: 'g', amount: -9999, date: monthsAgo(6) }),
      ],
      { tenant: aTenant(), language: 'en' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show spending by month' }));
    const chart = await screen.findByRole('list', { name: 'Spending by month' });
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'June 20260.00\u00a0лв.',
      'July 20260.00\u00a0лв.',
      'August 20260.00\u00a0лв.',
      'September 20265.00\u00a0лв.',
      'October 20260.00\u00a0лв.',
      'November 202612.50\u00a0лв.',
    ]);
    const bars = chart.querySelectorAll<HTMLElement>('[style]');
    expect([...bars].map(({ style }) => style.inlineSize)).toEqual(['0%', '0%', '0%', '40%', '0%', '100%']);
  });

  it('is closed again on the page of another card, whose sums are its own', async () => {
    const cards = [aServerCard(), aServerCard({ card_ref: '2' })];
    const gateway = holderGateway({ cards, operations: { meal: [operation({})] } });
    const { router } = await open([], { tenant: aTenant(), language: 'en', gateway });
    await userEvent.click(await screen.findByRole('button', { name: 'Show spending by month' }));
    await screen.findByRole('list', { name: 'Spending by month' });
    await router.navigate(PATH.replace('1-CN', '2-CN'));
    expect(await screen.findByRole('button', { name: 'Show spending by month' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Spending by month' })).toBeNull();
  });

  it('takes the focus that its button had, and can be asked for again after a failure', async () => {
    let failures = 1;
    const whole = holderGateway({ cards: [aServerCard()], operations: { meal: [operation({})] } });
    await open([], {
      tenant: aTenant(),
      language: 'en',
      gateway: (path, query, request) => {
        if (query.get('page_size') === '100' && failures > 0) {
          failures -= 1;
          return json({}, 500);
        }
        return whole(path, query, request);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show spending by month' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.activeElement?.contains(retry)).toBe(true);
    await userEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'Spending by month' })).toBeTruthy();
  });
});
