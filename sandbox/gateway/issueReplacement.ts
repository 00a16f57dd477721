import { randomInt } from 'node:crypto';
import { type Card, changeCard } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';
import { insertCard } from './insertCard.ts';

/**
 * A new card in place of a blocked one, with the funds moved (ACT-14 to ACT-16): a plastic one is issued and
 * waits for its activation, a virtual one waits for its one-time code.
 */
export function issueReplacement(call: GatewayCall, old: Card, form: 'virtual' | 'plastic'): void {
  const isVirtual = form === 'virtual';
  insertCard(call, {
    ref: `6${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    digits: String(randomInt(10_000)).padStart(4, '0'),
    products: [],
    recipe: 'none',
    status: isVirtual ? 'pending' : 'issued',
    form: isVirtual ? 'plasticless' : 'physical',
    months: 36,
    flags: { can_be_deleted: true, can_be_activated: !isVirtual },
    more: { balances: old.balances, acceptance_category: old.acceptance_category },
  });
  changeCard(call.sandbox.database, call.person.personRef, old.card_ref, {
    balances: old.balances.map(({ product_ref, currency }) => ({ product_ref, currency, amount: 0 })),
  });
}
