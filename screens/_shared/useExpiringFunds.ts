import { type ExpiringFunds, expiringFunds } from '#amounts';
import { type Balance, dayOf, useNow, useTenant } from '#runtime';

/** What runs out in these wallets, the soonest first; nothing where the tenant shows no balances (LOV-43). */
export function useExpiringFunds(wallets: readonly Pick<Balance, 'expirations'>[]): readonly ExpiringFunds[] {
  const timeZone = useTenant('timeZone');
  const { display } = useTenant('card');
  const today = dayOf(useNow(), timeZone) ?? '';
  return display.balance ? expiringFunds(wallets, today, (instant) => dayOf(instant, timeZone)) : [];
}
