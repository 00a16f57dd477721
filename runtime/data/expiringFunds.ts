/** Money that runs out, by the day it can last be used (LOV-43). Pure. */
import type { Balance } from '../gateway/cards.ts';

export interface ExpiringFunds {
  /** Minor units. */
  readonly amount: number;
  /** `YYYY-MM-DD`, in the tenant's time zone. */
  readonly day: string;
  /** From today: 0 on the last day. */
  readonly daysLeft: number;
  /** Within the last thirty days. */
  readonly isSoon: boolean;
}

/** So many days before the last one it is time to be told. */
const SOON_DAYS = 30;
const DAY = 86_400_000;

/**
 * What runs out in these wallets, the soonest first; what has run out already, or says no day, is left out.
 * @param today `YYYY-MM-DD` in the tenant's time zone
 * @param dayOf the day of an instant there, or null
 */
export function expiringFunds(
  wallets: readonly Pick<Balance, 'expirations'>[],
  today: string,
  dayOf: (instant: string) => string | null,
): readonly ExpiringFunds[] {
  return wallets
    .flatMap(({ expirations }) => expirations)
    .flatMap(({ amount, expiresAt }) => {
      const day = lastDay(expiresAt, dayOf);
      if (day === null) return [];
      const daysLeft = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
      return daysLeft >= 0 ? [{ amount, day, daysLeft, isSoon: daysLeft <= SOON_DAYS }] : [];
    })
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

/** A plain day is the same wherever it is read; an instant lies on a day of the tenant's. @returns null for other text */
export function lastDay(expiresAt: string, dayOf: (instant: string) => string | null): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(expiresAt) ? expiresAt : dayOf(expiresAt);
}
