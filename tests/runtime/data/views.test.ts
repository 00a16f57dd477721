import { describe, expect, it } from 'vitest';
import { cardStatus } from '../../../runtime/data/cardStatus.ts';
import { declinedKey, groupByDay, matchesFilter, merchantName } from '../../../runtime/data/operationView.ts';
import { readOperation } from '../../../runtime/gateway/accounts.ts';
import { readCard } from '../../../runtime/gateway/cards.ts';
import { aServerCard, someOperations } from '../../support/holderGateway.ts';

const TODAY = '2026-11-21';
const statusOf = (card: Record<string, unknown>) => cardStatus(readCard(aServerCard(card)), TODAY);

describe('cardStatus', () => {
  it.each([
    ['active', 'active'],
    ['issued', 'inactive'],
    ['blocked', 'blocked'],
    ['inactive', 'inactive'],
  ])('shows the server’s %s as %s [ENT-063 ENT-064 ENT-065 ENT-068]', (status, shown) => {
    expect(statusOf({ status })).toBe(shown);
  });

  it('prompts to verify a pending virtual card, and shows it as not active [ENT-066]', () => {
    expect(statusOf({ status: 'pending', is_virtual: true })).toBe('pending');
    expect(statusOf({ status: 'pending' })).toBe('inactive');
  });

  it('is expired by status or by a date that has passed [ENT-067]', () => {
    expect(statusOf({ status: 'expired' })).toBe('expired');
    expect(statusOf({ status: 'active', expiry_date: '2026-11-20' })).toBe('expired');
    expect(statusOf({ status: 'active', expiry_date: '2026-11-21' })).toBe('active');
    expect(statusOf({ status: 'active', expiry_date: '2026-11-21T00:00:00Z' })).toBe('active');
    expect(statusOf({ status: 'active', expiry_date: '' })).toBe('active');
    expect(statusOf({ status: 'active', block_reason: 'stolen' })).toBe('active');
  });

  it.each(['lost', 'stolen', 'damaged'])(
    'names the reason %s, from status or block reason [ENT-069 ENT-070 ENT-071]',
    (reason) => {
      expect(statusOf({ status: reason })).toBe(reason);
      expect(statusOf({ status: 'blocked', block_reason: reason })).toBe(reason);
    },
  );

  it.each(['foo', '', 'constructor', '__proto__'])(
    'shows the unknown status "%s" as other [ENT-072]',
    (status) => {
      expect(statusOf({ status })).toBe('other');
    },
  );
});

describe('transactions', () => {
  const anOperation = (changes: Record<string, unknown>) => readOperation(someOperations(1, changes)[0]);
  const credit = anOperation({ amount: 100, status: 'success' });
  const debit = anOperation({ amount: -100, status: 'pending' });
  const declined = anOperation({ amount: -100, status: 'failed' });

  it('filters all, credit, debit and declined [NAV-60 NAV-61 NAV-62 NAV-63]', () => {
    const shown = (filter: 'all' | 'credit' | 'debit' | 'declined') =>
      [credit, debit, declined].map((each) => matchesFilter(each, filter));
    expect(shown('all')).toEqual([true, true, true]);
    expect(shown('credit')).toEqual([true, false, false]);
    expect(shown('debit')).toEqual([false, true, false]);
    expect(shown('declined')).toEqual([false, false, true]);
  });

  it('names the merchant by outlet, then reason, then not at all [NAV-71 NAV-72 NAV-73 ENT-086]', () => {
    expect(merchantName(anOperation({ outlet: { name: 'Shop A' }, reason: 'R' }))).toBe('Shop A');
    expect(merchantName(anOperation({ outlet: null, reason: 'Top-up' }))).toBe('Top-up');
    expect(merchantName(anOperation({ outlet: { name: ' ' } }))).toBeNull();
  });

  it('spells a server’s code as a words key', () => {
    expect(declinedKey('INSUFFICIENT_FUNDS')).toBe('insufficientFunds');
    expect(declinedKey('CVC2_TRIES_EXCEEDED')).toBe('cvc2TriesExceeded');
  });

  it('groups by day and keeps the order', () => {
    const rows = ['2026-11-21T10:00:00Z', '2026-11-21T09:00:00Z', '2026-11-20T09:00:00Z'].map((date) => ({
      date,
    }));
    const groups = groupByDay(rows, ({ date }) => date.slice(0, 10));
    expect(groups.map(({ day, operations }) => [day, operations.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-20', 1],
    ]);
  });
});
