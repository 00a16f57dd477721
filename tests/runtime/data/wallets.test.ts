import { describe, expect, it } from 'vitest';
import { activeWallet, walletQuery, walletsOf } from '../../../runtime/data/wallets.ts';
import { readBalance, readCard } from '../../../runtime/gateway/cards.ts';
import { aServerCard } from '../../support/holderGateway.ts';

const balances = (...list: readonly (readonly [string, unknown])[]) =>
  list.map(([product_ref, amount]) => ({ product_ref, amount }));
const aCard = (...list: readonly (readonly [string, unknown])[]) =>
  readCard(aServerCard({ account_ref: 'A', account_number: '9', balances: balances(...list) }));

describe('wallets of a card', () => {
  it('are one for each product, in the server’s order [ENT-052]', () => {
    const { balances: read } = aCard(['meal', 1], ['gift', 2], ['meal', 30]);
    expect(walletsOf(read).map(({ productRef, amount }) => [productRef, amount])).toEqual([
      ['meal', 31],
      ['gift', 2],
    ]);
  });

  it('are unreadable as a whole when one amount is', () => {
    const [wallet] = walletsOf(aCard(['meal', 1], ['meal', 'two']).balances);
    expect(wallet?.amount).toBeNaN();
  });

  it('name the load that runs out first, first', () => {
    const read = ['2027-02-04', '2026-12-03'].map((expires_at) =>
      readBalance({ product_ref: 'meal', amount: 5, expirations: [{ amount: 5, expires_at }] }),
    );
    expect(walletsOf(read)[0]?.expirations.map(({ expiresAt }) => expiresAt)).toEqual([
      '2026-12-03',
      '2027-02-04',
    ]);
  });

  it('are named in calls for multi-wallet cards only, and two amounts of one product are one wallet [API-47 API-49]', () => {
    expect(walletQuery(aCard(['meal', 1], ['gift', 2]), 'gift')).toEqual({
      accountId: 'A-9',
      productRef: 'gift',
    });
    expect(walletQuery(aCard(['meal', 1], ['meal', 2]), 'meal')).toEqual({ accountId: 'A-9' });
    expect(walletQuery(aCard(), undefined)).toEqual({ accountId: 'A-9' });
  });

  it('have one that is active: the chosen one if the card has it, else the first [ENT-077]', () => {
    const card = aCard(['meal', 1], ['gift', 2]);
    const active = (...chosen: readonly (readonly [string, string])[]) =>
      activeWallet(card, new Map(chosen))?.productRef;
    expect(active()).toBe('meal');
    expect(active([card.id, 'gift'])).toBe('gift');
    expect(active([card.id, 'gone'])).toBe('meal');
    expect(active(['other-card', 'gift'])).toBe('meal');
    expect(activeWallet(aCard(), new Map())).toBeUndefined();
  });
});
