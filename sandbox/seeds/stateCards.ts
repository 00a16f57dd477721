import { type CardPlan, type Flags, NO_FLAGS } from './buildCard.ts';

type StatePlan = Omit<CardPlan, 'ref' | 'digits' | 'products' | 'recipe'> &
  Partial<Pick<CardPlan, 'products'>>;

const ALL_FLAGS = Object.fromEntries(Object.keys(NO_FLAGS).map((flag) => [flag, true])) as Flags;

const blockedFor = (reason: string): StatePlan => ({
  status: 'blocked',
  more: { block_reason: reason },
  flags: { can_be_deleted: true },
});

/** Every status, flag and form that the full account does not have, in a fixed order. */
const PLANS: readonly StatePlan[] = [
  blockedFor('lost'),
  blockedFor('stolen'),
  blockedFor('damaged'),
  { months: -2, flags: { can_be_deleted: true } },
  { status: 'frozen_by_issuer' },
  { status: 'expired', months: -2 },
  { status: 'lost' },
  { status: 'stolen' },
  { status: 'damaged' },
  { status: 'issued' },
  {
    status: 'blocked',
    form: 'virtual',
    more: { block_reason: 'temporary' },
    flags: { is_blocked_card_field_displayed: true, is_blocked_temporarily: true },
  },
  { status: 'pending', form: 'virtual' },
  { form: 'plasticless', flags: { can_be_deleted: true } },
  { flags: ALL_FLAGS },
  { flags: {} },
  ...Object.keys(NO_FLAGS).map((flag): StatePlan => ({ flags: { [flag]: true } })),
  { products: [['wellness', 4200]] },
  { more: { acceptance_category: ['restaurants', 'leisure'] } },
  { more: { acceptance_category: ['fuel', 'groceries'] } },
  { more: { acceptance_category: [] } },
  { products: [] },
  { products: [['meal', 0]] },
  { products: [['holiday', 123456789]] },
];

/** The cards of `states`; the last one comes without settings at all. */
export function stateCards(): CardPlan[] {
  const plans = PLANS.map((plan, index) => planOf(plan, index));
  return [...plans, { ...planOf({}, plans.length), isWithoutSettings: true }];
}

function planOf(plan: StatePlan, index: number): CardPlan {
  return {
    products: [['meal', 5000 + index * 100]],
    ...plan,
    ref: String(4_000_000_001 + index),
    digits: String(2000 + index * 211).slice(-4),
    recipe: 'twelve',
  };
}
