import type { components } from '../../schemas/gateway.gen.ts';
import type { Country } from './country.ts';
import { lettersOf } from './randomOf.ts';

export type Card = components['schemas']['Card'];
export type Flags = components['schemas']['CardSettings'];
export type Recipe =
  | 'everything'
  | 'fifteenEach'
  | 'twelve'
  | 'twentyFive'
  | 'twenty'
  | 'none'
  | 'fiveThousand';

export interface CardSeed {
  readonly card: Card;
  /** Which operations its account gets when somebody first looks. */
  readonly recipe: Recipe;
}

export interface CardPlan {
  /** Serial number, 10 digits; fixed, so that tests can name the card. */
  readonly ref: string;
  readonly digits: string;
  readonly products: readonly [product: string, amount: number][];
  readonly recipe: Recipe;
  readonly status?: string;
  readonly form?: 'physical' | 'virtual' | 'plasticless';
  readonly flags?: Partial<Flags>;
  readonly more?: Partial<Card>;
  /** Months from today until the card's last day. */
  readonly months?: number;
  /** The gateway may leave the settings out altogether. */
  readonly isWithoutSettings?: boolean;
}

export const NO_FLAGS: Flags = {
  can_be_deleted: false,
  is_blocked_card_field_displayed: false,
  is_blocked_temporarily: false,
  can_be_activated: false,
  is_change_pin_field_displayed: false,
  is_pin_reveal_field_displayed: false,
  is_blocked_card_permanently_field_displayed: false,
};

/** Makes a card in the gateway's answer shape; numbers follow from the owner, so a copy is always the same. */
export function buildCard(owner: string, holder: string, country: Country, plan: CardPlan): CardSeed {
  const form = plan.form ?? 'physical';
  const key = `${owner}:${plan.ref}`;
  const card: Card = {
    card_ref: plan.ref,
    // Threat K2: a technical number that cannot be mistaken for the number on the card.
    card_number: `CN${lettersOf(key, 10)}`,
    pan_last_digits: plan.digits,
    account_ref: `A${plan.ref}`,
    account_number: `AC${lettersOf(`${key}:account`, 10)}`,
    status: plan.status ?? 'active',
    is_virtual: form !== 'physical',
    form_factor: form,
    holder_name: holder,
    expiry_date: lastDayOfMonth(plan.months ?? 21),
    balances: plan.products.map(([product, amount]) => ({
      product_ref: product,
      amount,
      currency: country.currency,
    })),
    acceptance_category: [...country.acceptance],
    ...(plan.isWithoutSettings ? {} : { settings: { ...NO_FLAGS, ...plan.flags } }),
    ...plan.more,
  };
  return { card, recipe: plan.recipe };
}

function lastDayOfMonth(monthsAhead: number): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsAhead + 1, 0))
    .toISOString()
    .slice(0, 10);
}
