import type { components } from '../../schemas/gateway.gen.ts';
import { inDays } from '../database/cardDocument.ts';
import type { CardPlan } from './buildCard.ts';
import type { Country } from './country.ts';
import { USUAL_FLAGS } from './specialCards.ts';

/** The six cards of the full account, in an order that tests rely on. */
export function anaCards(country: Country): CardPlan[] {
  const { amounts, currency } = country;
  return [
    {
      ref: '2000000001',
      digits: '4821',
      products: [['meal', amounts.meal]],
      recipe: 'everything',
      flags: USUAL_FLAGS,
      more: {
        balances: [
          { product_ref: 'meal', amount: amounts.meal, currency, expirations: threeLoads(amounts.meal) },
        ],
      },
    },
    {
      ref: '2000000002',
      digits: '7702',
      products: [['meal', 3815]],
      recipe: 'twelve',
      status: 'blocked',
      flags: {
        can_be_deleted: true,
        is_blocked_card_field_displayed: true,
        is_blocked_temporarily: true,
        is_blocked_card_permanently_field_displayed: true,
      },
      more: { block_reason: 'temporary' },
    },
    {
      ref: '2000000003',
      digits: '3364',
      products: [['social', amounts.social]],
      recipe: 'none',
      status: 'issued',
      flags: { can_be_deleted: true, can_be_activated: true },
    },
    {
      ref: '2000000004',
      digits: '5518',
      products: [['holiday', amounts.holiday]],
      recipe: 'none',
      status: 'pending',
      form: 'plasticless',
      flags: { can_be_deleted: true },
    },
    {
      ref: '2000000005',
      digits: '0937',
      products: [['gift', amounts.gift]],
      recipe: 'twelve',
      form: 'virtual',
      months: 12,
      flags: {
        can_be_deleted: true,
        is_blocked_card_field_displayed: true,
        is_blocked_card_permanently_field_displayed: true,
      },
    },
    {
      ref: '2000000006',
      digits: '6140',
      products: [
        ['meal', 9260],
        ['gift', 7500],
      ],
      recipe: 'fifteenEach',
      flags: USUAL_FLAGS,
    },
  ];
}

/** Each load of benefit money runs out on its own day. The parts add up to the whole. */
function threeLoads(amount: number): components['schemas']['Expiration'][] {
  const first = Math.round(amount * 0.15);
  const second = Math.round(amount * 0.35);
  return [
    { amount: first, expires_at: inDays(12) },
    { amount: second, expires_at: inDays(75) },
    { amount: amount - first - second, expires_at: inDays(300) },
  ];
}
