import { useState } from 'react';
import { type StoredValues, useStored } from '#runtime';

/** After so long nobody waits for it any more, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** A code that was sent from this tab. */
export interface Sent {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly to: string;
}

/** What it was sent for: the change of the phone, or the verification of one card. */
export type SentName = 'phoneCode' | `cardCode ${string}`;

const keyOf = (name: SentName) => `sent ${name}`;

export function readSent(stored: StoredValues, name: SentName): Sent | null {
  const sent = stored.read<Sent>(keyOf(name));
  const age = Date.now() - (sent?.at ?? 0);
  return age >= 0 && age < KEPT_MS ? sent : null;
}

/**
 * When a code was sent, and to whom: it outlives a reload, and a phone that closes the page while its owner reads the
 * message (LOV-21). In this tab, for an hour, until it is forgotten; it goes with the session.
 */
export function useSent(name: SentName) {
  const stored = useStored();
  const [sent, setSent] = useState(() => readSent(stored, name));
  return {
    sent,
    note(to: string) {
      const now = { at: Date.now(), to };
      stored.write(keyOf(name), now);
      setSent(now);
    },
    forget() {
      stored.remove(keyOf(name));
      setSent(null);
    },
  };
}
