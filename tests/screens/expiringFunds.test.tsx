// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expiringFunds } from '../../runtime/data/expiringFunds.ts';
import { dayOf } from '../../runtime/format/dayOf.ts';
import { aTenant } from '../support/aTenant.ts';
import { aServerCard, holderGateway } from '../support/holderGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { catchSavedFiles, type SavedFile } from '../support/savedFiles.ts';

let saved: readonly SavedFile[];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-23T10:00:00Z') });
  saved = catchSavedFiles();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const BALANCES = [
  {
    product_ref: 'meal',
    amount: 18_420,
    expirations: [
      { amount: 9_000, expires_at: '2027-03-31' },
      { amount: 1_250, expires_at: '2026-11-21' },
      { amount: 5_000, expires_at: '2026-12-05' },
    ],
  },
];
const DETAILS = '/my-cards/card-details/1-CN';
const open = (path: string, changes: object = {}, language = 'en') =>
  renderScreen({
    path,
    language,
    tenant: aTenant({ features: { balances: 'on' }, ...changes }),
    gateway: holderGateway({ cards: [aServerCard({ balances: BALANCES })] }),
  });

describe('money that runs out', () => {
  it('is counted in days of the tenant’s time zone, the soonest first, without what is gone [LOV-43]', () => {
    const wallet = (...days: string[]) => ({
      expirations: days.map((expiresAt, index) => ({ amount: index + 1, expiresAt })),
    });
    const wallets = [
      wallet('2026-12-24', '2026-11-22', 'soon'),
      wallet('2026-11-23', '2026-12-22T22:30:00Z'),
    ];
    expect(expiringFunds(wallets, '2026-11-23', (instant) => dayOf(instant, 'Europe/Sofia'))).toEqual([
      { amount: 1, day: '2026-11-23', daysLeft: 0, isSoon: true },
      { amount: 2, day: '2026-12-23', daysLeft: 30, isSoon: true },
      { amount: 1, day: '2026-12-24', daysLeft: 31, isSoon: false },
    ]);
  });

  it('is on the card’s tile, by the soonest day, with the days left in words [LOV-43]', async () => {
    await open('/account');
    const tile = await screen.findByRole('article');
    expect(await within(tile).findByText('50.00 лв. until 5 December 2026')).toBeTruthy();
    expect(tile.textContent).toContain('12 days left');
    expect(tile.textContent).not.toContain('2027');
  });

  it.each([DETAILS, `${DETAILS}/balances`])(
    'is listed on %s, marked within thirty days [LOV-43]',
    async (path) => {
      await open(path);
      const list = (await screen.findByText('When the funds expire')).parentElement as HTMLElement;
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      ).toEqual(['50.00 лв. until 5 December 2026 (12 days left)', '90.00 лв. until 31 March 2027']);
    },
  );

  it('is nowhere where the tenant shows no balances [LOV-43]', async () => {
    const { card } = aTenant();
    await open('/account', { card: { ...card, display: { ...card.display, balance: false } } });
    expect((await screen.findByRole('article')).textContent).not.toContain('until');
  });

  it.each(['en', 'uk'])(
    'goes into a calendar by a press, without an amount, in %s [LOV-44]',
    async (language) => {
      const { t, calls } = await open(DETAILS, {}, language);
      const press = await screen.findByRole('button', { name: t('calendar.add') });
      await screen.findByText(t('transactions.empty.title'));
      const before = calls().length;
      press.focus();
      await userEvent.keyboard('{Enter}');
      const text = (await saved[0]?.file.text())?.replaceAll('\r\n ', '') ?? '';
      expect(saved[0]?.name).toBe(`${t('calendar.fileName')}.ics`);
      expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
        'DTSTART;VALUE=DATE:20261205',
        'DTSTART;VALUE=DATE:20270331',
      ]);
      expect(text).toContain(t('calendar.text'));
      expect(text).not.toMatch(/50[.,]00|90[.,]00|5000|4821|ana/i);
      expect(calls()).toHaveLength(before);
    },
  );
});
