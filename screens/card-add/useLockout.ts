import { useEffect, useState } from 'react';
import { useStored } from '#runtime';

/** How long adding is shut after too many wrong tries, in minutes (CON-30). */
const LOCKOUT_MINUTES = 30;

const NAME = 'addCardLockedUntil';
const MINUTE = 60_000;
const LOOK_AGAIN = 10_000;

export interface Lockout {
  /** Whole minutes until adding may work again, rounded up; 0 when it is not shut. */
  readonly minutes: number;
  /** The gateway has shut adding now. It says no time, so this one counts from its answer, over reloads too. */
  readonly shut: () => void;
}

export function useLockout(): Lockout {
  const stored = useStored();
  const [now, setNow] = useState(Date.now);
  const until = stored.read<number>(NAME) ?? 0;
  const isShut = until > now;
  useEffect(() => {
    if (!isShut) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isShut]);
  return {
    minutes: isShut ? Math.ceil((until - now) / MINUTE) : 0,
    shut: () => {
      stored.write(NAME, Date.now() + LOCKOUT_MINUTES * MINUTE);
      setNow(Date.now());
    },
  };
}
