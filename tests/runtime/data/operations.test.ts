import { describe, expect, it } from 'vitest';
import { expiringFunds } from '../../../runtime/data/expiringFunds.ts';
import {
  collectOperations,
  declinedKey,
  groupByDay,
  lastTopUp,
  matchesFilter,
  OPERATION_FILTERS,
  spendingByMonth,
  withoutRepeats,
} from '../../../runtime/data/operationView.ts';
import { readOperation } from '../../../runtime/gateway/accounts.ts';
import { someOperations } from '../../support/holderGateway.ts';

const anOperation = (changes: Record<string, unknown>) => readOperation(someOperations(1, changes)[0]);
const dayOf = (instant: string) => (instant === '' ? null : instant.slice(0, 10));

describe('transactions by what they are', () => {
  it('are offered in four ways, and an amount of nothing is neither credit nor debit [NAV-60]', () => {
    expect(OPERATION_FILTERS).toEqual(['all', 'credit', 'debit', 'declined']);
    const nothing = anOperation({ amount: 0, status: 'success' });
    expect(OPERATION_FILTERS.map((each) => matchesFilter(nothing, each))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const declinedCredit = anOperation({ amount: 5, status: 'failed' });
    expect(OPERATION_FILTERS.map((each) => matchesFilter(declinedCredit, each))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['', ''],
    ['EXPIRED', 'expired'],
    ['A__B', 'aB'],
  ])('spell the code %j as %j', (code, key) => expect(declinedKey(code)).toBe(key));

  it('know the newest top-up: money that came, from no shop, and went through [NAV-71]', () => {
    const base = { amount: 100, status: 'success', outlet: null };
    const wanted = anOperation({ ...base, date: '2026-11-02T10:00:00Z', operation_ref: 'wanted' });
    const others = [
      anOperation({ ...base, date: '2026-11-01T10:00:00Z' }),
      anOperation({ ...base, date: '2026-11-03T10:00:00Z', amount: 0 }),
      anOperation({ ...base, date: '2026-11-03T10:00:00Z', amount: -5 }),
      anOperation({ ...base, date: '2026-11-03T10:00:00Z', status: 'pending' }),
      anOperation({ ...base, date: '2026-11-03T10:00:00Z', outlet: { name: 'Shop' } }),
    ];
    expect(lastTopUp([...others, wanted])?.id).toBe('wanted');
    expect(lastTopUp([wanted, ...others])?.id).toBe('wanted');
    expect(lastTopUp(others.slice(1))).toBeUndefined();
  });

  it('are kept once by their id, and always without one', () => {
    const rows = ['a', '', 'b', 'a', ''].map((id, index) => ({ id, index }));
    expect(withoutRepeats(rows).map(({ index }) => index)).toEqual([0, 1, 2, 4]);
  });

  it('of one day stand together only where they follow each other', () => {
    const rows = ['2026-11-02', '2026-11-01', '2026-11-02', '', ''].map((date) => ({ date }));
    expect(
      groupByDay(rows, ({ date }) => dayOf(date)).map(({ day, operations }) => [day, operations.length]),
    ).toEqual([
      ['2026-11-02', 1],
      ['2026-11-01', 1],
      ['2026-11-02', 1],
      [null, 2],
    ]);
    expect(groupByDay([], dayOf)).toEqual([]);
  });
});

describe('transactions of several pages', () => {
  const page = (...ids: readonly string[]) => ids.map((operation_ref) => anOperation({ operation_ref }));

  async function collect(pages: readonly ReturnType<typeof page>[], isWanted = (_id: string) => true) {
    const asked: number[] = [];
    const load = async (number: number) => {
      asked.push(number);
      return pages[number] ?? [];
    };
    const found = await collectOperations(load, 2, ({ id }) => isWanted(id));
    return { asked, ids: found.map(({ id }) => id) };
  }

  it('are asked for until a page is not full', async () => {
    expect(await collect([page('a', 'b'), page('c', 'd'), page('e')])).toEqual({
      asked: [0, 1, 2],
      ids: ['a', 'b', 'c', 'd', 'e'],
    });
    expect(await collect([page('a', 'b')])).toEqual({ asked: [0, 1], ids: ['a', 'b'] });
  });

  it('are given up, not taken for all, where a page comes again or there is no end', async () => {
    const same = [page('a', 'b'), page('a', 'b')];
    await expect(collect(same)).rejects.toThrow('last page');
    let asked = 0;
    const load = async () => {
      asked += 1;
      return page(`a${asked}`, `b${asked}`);
    };
    await expect(collectOperations(load, 2, () => true)).rejects.toThrow('last page');
    expect(asked).toBe(100);
  });

  it('are found also where one comes while pages are read, and the wanted ones ended with a page', async () => {
    const isYoung = (id: string) => id < 'e';
    expect(await collect([page('a', 'b'), page('c', 'd'), page('d', 'x'), page('y', 'z')], isYoung)).toEqual({
      asked: [0, 1, 2, 3],
      ids: ['a', 'b', 'c', 'd'],
    });
  });

  it('are asked for until all of a page is too old, and each counts once', async () => {
    const isYoung = (id: string) => id < 'd';
    expect(await collect([page('a', 'b'), page('b', 'c'), page('d', 'e'), page('f')], isYoung)).toEqual({
      asked: [0, 1, 2],
      ids: ['a', 'b', 'c'],
    });
  });
});

it('what was paid is summed by month: what went through, and no credit', () => {
  const at = (date: string, amount: number, status = 'success') => anOperation({ date, amount, status });
  const operations = [
    at('2026-10-31T10:00:00Z', -100),
    at('2026-10-01T10:00:00Z', -50),
    at('2026-10-02T10:00:00Z', 70),
    at('2026-10-02T10:00:00Z', -9, 'failed'),
    at('2026-11-01T10:00:00Z', -3),
    at('2026-08-01T10:00:00Z', -4),
  ];
  expect(spendingByMonth(operations, ['2026-09', '2026-10', '2026-11'], dayOf)).toEqual([
    { month: '2026-09', amount: 0 },
    { month: '2026-10', amount: 150 },
    { month: '2026-11', amount: 3 },
  ]);
  expect(spendingByMonth(operations, ['2026-10', ''], dayOf)).toMatchObject([{ amount: 150 }, { amount: 0 }]);
  expect(spendingByMonth(operations, ['2026-10'], () => null)).toEqual([{ month: '2026-10', amount: 0 }]);
});

describe('money that runs out [LOV-43]', () => {
  const load = (expiresAt: string, amount = 1) => ({ amount, expiresAt });

  it('is told by day, the soonest first, with how long it can be used', () => {
    const wallets = [
      { expirations: [load('2026-12-26', 5), load('2026-11-25', 2)] },
      { expirations: [load('2026-12-25T23:00:00Z', 3), load('2026-11-24', 4)] },
    ];
    expect(expiringFunds(wallets, '2026-11-25', dayOf)).toEqual([
      { amount: 2, day: '2026-11-25', daysLeft: 0, isSoon: true },
      { amount: 3, day: '2026-12-25', daysLeft: 30, isSoon: true },
      { amount: 5, day: '2026-12-26', daysLeft: 31, isSoon: false },
    ]);
  });

  it('is on its day wherever that is read, where it is told by a day', () => {
    const theDayBefore = () => '2026-11-30';
    expect(expiringFunds([{ expirations: [load('2026-12-01')] }], '2026-11-25', theDayBefore)).toMatchObject([
      { day: '2026-12-01', daysLeft: 6 },
    ]);
  });

  it('is left out where it says no day', () => {
    const wallets = [{ expirations: [load(''), load('soon')] }];
    expect(expiringFunds(wallets, '2026-11-25', dayOf)).toEqual([]);
    expect(expiringFunds([], '2026-11-25', dayOf)).toEqual([]);
  });

  it('is on the day of the tenant where it is told by an instant', () => {
    const nextDay = (instant: string) => (instant === '2026-11-25T23:00:00Z' ? '2026-11-26' : null);
    const wallets = [{ expirations: [load('2026-11-25T23:00:00Z')] }, { expirations: [load('x2026-11-25')] }];
    expect(expiringFunds(wallets, '2026-11-25', nextDay)).toMatchObject([{ day: '2026-11-26', daysLeft: 1 }]);
  });
});
