import type { CardPlan, Recipe } from './buildCard.ts';

const PRODUCTS = ['meal', 'gift', 'holiday', 'social'] as const;

/** First cards by what their account shows: 5,000 operations, 10 + 10 + 5, a last page that is full, none. */
const RECIPES: readonly Recipe[] = ['fiveThousand', 'twentyFive', 'twenty', 'none'];

/** 60 cards: more than one page of 50 (CON-03). */
export function manyCards(): CardPlan[] {
  return Array.from({ length: 60 }, (_, index) => {
    const isVirtual = index % 3 === 2;
    return {
      ref: String(3_000_000_001 + index),
      digits: String(1000 + index * 137).slice(-4),
      products: [[PRODUCTS[index % 4] ?? 'meal', 1500 + index * 1275]],
      recipe: RECIPES[index] ?? 'twelve',
      form: isVirtual ? 'virtual' : 'physical',
      months: 3 + index,
      flags: {
        can_be_deleted: true,
        is_blocked_card_field_displayed: true,
        is_change_pin_field_displayed: !isVirtual,
        is_pin_reveal_field_displayed: !isVirtual,
        is_blocked_card_permanently_field_displayed: true,
      },
    };
  });
}
