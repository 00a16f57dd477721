import { collectOperations, listOperations, monthsBefore, type Operation } from '#card-details';
import { type CardWallets, dayOf, useNow, useSend, useTenant, useUsername } from '#runtime';

/** More than the list shows at a time: nobody looks at these pages. */
const PAGE_SIZE = 100;

/** Reads every operation of a wallet since a day some months ago, not only those that the list shows (NAV-69, NAV-70). */
export function useRecentOperations(
  wallet: CardWallets['query'],
): (months: number) => Promise<readonly Operation[]> {
  const send = useSend();
  const user = useUsername();
  const timeZone = useTenant('timeZone');
  const today = dayOf(useNow(), timeZone) ?? '';
  return (months) => {
    const first = monthsBefore(today, months);
    return collectOperations(
      (page) => listOperations(send, { ...wallet, user, page, pageSize: PAGE_SIZE }),
      PAGE_SIZE,
      // A day that cannot be read is no reason to leave something out.
      ({ date }) => (dayOf(date, timeZone) ?? first) >= first,
    );
  };
}
