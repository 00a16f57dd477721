import { useEffect, useRef } from 'react';
import { collectOperations, listOperations, monthsBefore, type Operation } from '#card-details';
import { type CardWallets, dayOf, useNow, useSend, useTenant, useUsername } from '#runtime';

/** More than the list shows at a time: nobody looks at these pages. */
const PAGE_SIZE = 100;

/**
 * Reads every operation of a wallet since a day some months ago, not only those that the list shows (NAV-69, NAV-70).
 * Once its page is left no further one is asked for, and what was asked for does not settle: nobody is there to be told.
 */
export function useRecentOperations(
  wallet: CardWallets['query'],
): (months: number) => Promise<readonly Operation[]> {
  const send = useSend();
  const user = useUsername();
  const timeZone = useTenant('timeZone');
  const today = dayOf(useNow(), timeZone) ?? '';
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return (months) => {
    const signal = leaving.current?.signal;
    const first = monthsBefore(today, months);
    return collectOperations(
      (page) => listOperations(send, { ...wallet, user, page, pageSize: PAGE_SIZE }, signal),
      PAGE_SIZE,
      // A day that cannot be read is no reason to leave something out.
      ({ date }) => (dayOf(date, timeZone) ?? first) >= first,
    ).catch((error) => {
      if (signal?.aborted) return new Promise<never>(() => undefined);
      throw error;
    });
  };
}
