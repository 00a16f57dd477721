import { useEffect, useState } from 'react';
import { useStored } from '#runtime';

const MINUTE = 60_000;
const LOOK_AGAIN = 10_000;

export interface Lockout {
  /** Until when, in milliseconds since 1970; null when it is not shut. */
  readonly until: number | null;
  /** Whole minutes until it may work again, rounded up; 0 when it is not shut. */
  readonly minutes: number;
  /** The gateway has shut it now. It says no time, so this one counts from its answer, over reloads too. */
  readonly shut: () => void;
}

/**
 * What too many tries have shut for a while.
 * @param name of what is kept in session storage
 * @param duration in minutes (CON-30, CON-31)
 */
export function useLockout(name: string, duration: number): Lockout {
  const stored = useStored();
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(() => stored.read<number>(name) ?? 0);
  const isShut = until > now;
  useEffect(() => {
    if (!isShut) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isShut]);
  return {
    until: isShut ? until : null,
    minutes: isShut ? Math.ceil((until - now) / MINUTE) : 0,
    shut: () => {
      // Trying again while it is shut does not move its end.
      if (isShut && until > Date.now()) return;
      const next = Date.now() + duration * MINUTE;
      stored.write(name, next);
      setUntil(next);
      setNow(Date.now());
    },
  };
}
