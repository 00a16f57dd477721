/**
 * What somebody has typed into the registration so far, in session storage (ENT-104).
 * Named fields only, and never the passwords (threat K1). Gone after success, and with every sign-in and
 * sign-out (threat F9).
 */
import type { FormValues } from '#forms';
import type { StoredValues } from '#runtime';
import { DRAFT, LISTS } from './clearDraft.ts';
import type { PlaceLists } from './usePlaces.ts';

/** Fields whose texts are kept as they are. */
const TEXTS = [
  'email',
  'confirmEmail',
  'firstName',
  'lastName',
  'dateOfBirth',
  'homeAddress',
  'town',
  'postalCode',
  'country',
  'county',
] as const;
const LEGAL = ['termsConds', 'privacyPolicy'] as const;

type Stored = Partial<Record<(typeof TEXTS)[number] | 'phone' | 'phonePrefix', string>> & {
  /** By `termsConds`, `privacyPolicy` and `optinRef-type`. */
  readonly consents?: Readonly<Record<string, boolean>>;
};

export interface Draft {
  /** Fields of both steps as typed. */
  readonly typed: FormValues;
  /** Marketing consents, by `optinRef-type`. */
  readonly consents: Readonly<Record<string, boolean>>;
}

export function readDraft(stored: StoredValues): Draft {
  return draftOf(stored.read<Stored>(DRAFT) ?? {});
}

function draftOf({ phone, phonePrefix, consents = {}, ...texts }: Stored): Draft {
  const { termsConds, privacyPolicy, ...marketing } = consents;
  return {
    typed: {
      ...texts,
      ...(phonePrefix !== undefined && { phone: { prefix: phonePrefix, number: phone ?? '' } }),
      ...(termsConds !== undefined && { termsConds }),
      ...(privacyPolicy !== undefined && { privacyPolicy }),
    },
    consents: marketing,
  };
}

/** @param extra names of the tenant's own fields */
export function keepDraft(stored: StoredValues, draft: Draft, extra: readonly string[]): void {
  write(stored, DRAFT, storable(draft, extra));
}

/**
 * What of a draft is kept: all but the passwords, also where the browser keeps nothing.
 * @param extra names of the tenant's own fields
 */
export function keptOf(draft: Draft, extra: readonly string[]): Draft {
  return draftOf(storable(draft, extra));
}

function storable({ typed, consents }: Draft, extra: readonly string[]): Stored {
  const pick = <T>(names: readonly string[], isOne: (value: unknown) => value is T) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = typed[name];
        return isOne(value) ? [[name, value]] : [];
      }),
    );
  const phone =
    typeof typed.phone === 'object' ? { phone: typed.phone.number, phonePrefix: typed.phone.prefix } : {};
  return {
    ...pick([...TEXTS, ...extra], (value): value is string | boolean => typeof value !== 'object'),
    ...phone,
    consents: { ...pick(LEGAL, (value) => typeof value === 'boolean'), ...consents },
  };
}

/** The lists that the draft's county and town stand in (ENT-105). */
export function readLists(stored: StoredValues): PlaceLists {
  return stored.read<PlaceLists>(LISTS) ?? { counties: null, towns: null };
}

/** Kept apart from the draft: they are long, and the draft is written at each key. */
export function keepLists(stored: StoredValues, lists: PlaceLists): void {
  write(stored, LISTS, lists);
}

/** A browser that keeps nothing still lets people register; only a reload then starts anew. */
function write(stored: StoredValues, name: string, value: unknown): void {
  try {
    stored.write(name, value);
  } catch {
    return;
  }
}
