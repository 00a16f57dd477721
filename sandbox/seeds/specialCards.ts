import type { CardPlan, Flags } from './buildCard.ts';
import type { Country } from './country.ts';

/** What a card in good order lets its holder do. */
export const USUAL_FLAGS: Partial<Flags> = {
  can_be_deleted: true,
  is_blocked_card_field_displayed: true,
  is_change_pin_field_displayed: true,
  is_pin_reveal_field_displayed: true,
  is_blocked_card_permanently_field_displayed: true,
};

const usual = (ref: string, digits: string, more: Partial<CardPlan> = {}): CardPlan => ({
  ref,
  digits,
  products: [['meal', 7350]],
  recipe: 'twelve',
  flags: USUAL_FLAGS,
  ...more,
});

/** `pending`: the first card waits for its code. */
export const pendingCards = ({ amounts }: Country): CardPlan[] => [
  usual('5000000001', '6027', {
    products: [['holiday', amounts.holiday]],
    recipe: 'none',
    status: 'pending',
    form: 'plasticless',
    flags: { can_be_deleted: true },
  }),
  usual('5000000002', '8145'),
];

/** `multi`: one card, one account, two balances. */
export const multiCards = ({ amounts }: Country): CardPlan[] => [
  usual('5000000003', '2916', {
    products: [
      ['meal', amounts.meal],
      ['gift', amounts.gift],
    ],
    recipe: 'fifteenEach',
  }),
];

/** `pages`: 10 + 10 + 5 operations, a last page that is full, none. */
export const pagesCards = (): CardPlan[] => [
  usual('5000000004', '7310', { recipe: 'twentyFive' }),
  usual('5000000005', '0551', { recipe: 'twenty' }),
  usual('5000000006', '4478', { recipe: 'none' }),
];

/** `other`: owns what anybody else cannot add. */
export const otherCards = (): CardPlan[] => [usual('1000000003', '3333'), usual('1000000004', '4444')];

/** Everybody else: one card in good order. */
export const oneCard = (): CardPlan[] => [usual('5000000007', '3902')];
