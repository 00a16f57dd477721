import type { Recipe } from './buildCard.ts';
import type { Country, OutletSeed } from './country.ts';
import { DECLINED_REASONS } from './declinedReasons.ts';
import { randomOf } from './randomOf.ts';

export interface OperationSeed {
  readonly date: string;
  readonly amount: number;
  readonly status: 'success' | 'pending' | 'failed' | 'expired';
  readonly productRef: string;
  readonly outlet?: OutletSeed;
  readonly reason?: string;
  readonly declinedReason?: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many operations a recipe makes for each product, and how far they lie apart. */
const STEADY: Readonly<Record<Exclude<Recipe, 'everything'>, { count: number; hours: number }>> = {
  fifteenEach: { count: 15, hours: 61 },
  twelve: { count: 12, hours: 83 },
  twentyFive: { count: 25, hours: 41 },
  twenty: { count: 20, hours: 47 },
  none: { count: 0, hours: 1 },
  fiveThousand: { count: 5000, hours: 5 },
};

/** Amounts that formats tend to get wrong, by their place in the list. */
const EDGE_AMOUNTS: ReadonlyMap<number, number> = new Map([
  [10, -5],
  [12, -100],
  [14, -1234],
  [16, -195_583],
]);

/**
 * The operations of an account, newest first, relative to now. The same key gives the same list.
 *
 * @param products the products that the account holds; each gets a list of its own
 */
export function buildOperations(
  recipe: Recipe,
  key: string,
  country: Country,
  products: readonly string[],
): OperationSeed[] {
  const now = Date.now();
  if (recipe === 'everything') return everything(key, country, products[0] ?? 'meal', now);
  const { count, hours } = STEADY[recipe];
  return products.flatMap((product, shift) => {
    const random = randomOf(`${key}:${product}`);
    return Array.from({ length: count }, (_, index) =>
      ordinary(country, product, momentOf(now, (index + 1) * hours + shift * 7), index, random),
    );
  });
}

function ordinary(
  country: Country,
  productRef: string,
  date: string,
  index: number,
  random: () => number,
): OperationSeed {
  if (index % 11 === 7) {
    return {
      date,
      amount: 12_000 + Math.floor(random() * 40) * 500,
      status: 'success',
      productRef,
      reason: country.reasons.load,
    };
  }
  const outlet = country.outlets[Math.floor(random() * country.outlets.length)] ?? country.outlets[0];
  return { date, amount: -450 - Math.floor(random() * 9000), status: 'success', productRef, outlet };
}

/** More than 100 operations over six months, with every status, every declined reason and every way to be named. */
function everything(key: string, country: Country, productRef: string, now: number): OperationSeed[] {
  const random = randomOf(key);
  const { reasons } = country;
  const list = Array.from({ length: 120 }, (_, index): OperationSeed => {
    const date = momentOf(now, 2 + index * 34 + Math.floor(random() * 9));
    const base = ordinary(country, productRef, date, 0, random);
    const edge = EDGE_AMOUNTS.get(index);
    const declinedReason = index % 4 === 3 ? DECLINED_REASONS[(index - 3) / 4] : undefined;
    if (declinedReason !== undefined) return { ...base, status: 'failed', declinedReason };
    if (edge !== undefined) return { ...base, amount: edge };
    if (index === 1 || index === 4) return { ...base, status: 'pending' };
    if (index === 8) return { date, amount: base.amount, status: 'success', productRef };
    if (index === 20) return { date, amount: -990, status: 'success', productRef, reason: reasons.fee };
    if (index % 16 === 2)
      return { date, amount: 64_000, status: 'success', productRef, reason: reasons.load };
    if (index % 16 === 9) return { ...base, amount: Math.abs(base.amount), reason: reasons.refund };
    return base;
  });
  return [
    ...list,
    // Inside and outside the six months of the export, and one that `allExceptExpired` leaves out.
    ordinary(country, productRef, momentOf(now, (213 * DAY) / HOUR), 0, random),
    { ...ordinary(country, productRef, momentOf(now, 500), 0, random), status: 'expired' },
  ];
}

/** ISO 8601 in UTC, whole seconds. */
function momentOf(now: number, hoursAgo: number): string {
  return `${new Date(now - hoursAgo * HOUR).toISOString().slice(0, 19)}Z`;
}
