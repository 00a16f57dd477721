/**
 * Who is signed in in this browser, as all tabs of a tenant see it (decision 007). Each tab has a session of its own,
 * by a sign-in of its own or by a copy; this record ties those of one person together, so that the end of one is the
 * end of all. It lies in local storage, where a tab that was frozen, kept for the way back or duplicated still finds
 * what it has missed.
 */
import type { StoredValues } from './sessionStorageOf.ts';

/** Why a session is no more. */
export type SessionEnd = 'lost' | 'idle' | 'signedOut';

export interface SharedSession {
  /** Ends what holds a mark, in all tabs. */
  end(mark: string | null, why: SessionEnd): void;
  /** The mark of whoever is signed in in this browser; null while nobody is. */
  holder(): string | null;
  /** Why the session of a mark is no more; null while it lasts. */
  endOf(mark: string | null | undefined): SessionEnd | null;
  /** When one of the tabs was last used, in milliseconds; 0 when nobody knows. */
  lastUse(): number;
  noteUse(now: number): void;
}

/** Who is signed in in this browser, and why nobody was any more before. */
export interface Holder {
  readonly mark?: string;
  readonly ended?: SessionEnd | undefined;
}

/** In session storage: why the last session of a tab has ended. */
export const ENDED = 'ended';

export const HOLDER = 'holder';
const USE = 'used';

/** How often a use is told to the other tabs, in milliseconds: a scroll alone is hundreds of uses. */
const USE_STEP = 1_000;

/** @param shared local storage of the tenant */
export function createSharedSession(shared: StoredValues): SharedSession {
  const write = (name: string, value: unknown) => {
    try {
      shared.write(name, value);
    } catch {
      // Storage that is full keeps the old; the other tabs then end with their next call.
    }
  };
  const lastUse = () => {
    const reported = shared.read<number>(USE) ?? 0;
    // A clock that was put back would keep the session for ever.
    return reported <= Date.now() ? reported : 0;
  };
  const holder = () => shared.read<Holder>(HOLDER)?.mark ?? null;

  return {
    end(mark, why) {
      if (mark !== null && holder() === mark) write(HOLDER, { ended: why } satisfies Holder);
    },
    holder,
    endOf(mark) {
      const holder = shared.read<Holder>(HOLDER);
      return mark === null || holder?.mark === mark ? null : (holder?.ended ?? 'signedOut');
    },
    lastUse,
    noteUse(now) {
      if (now - lastUse() >= USE_STEP) write(USE, now);
    },
  };
}
