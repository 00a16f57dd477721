/** Texts of languages that are typed and not saved, kept in the browser: no way out of the page loses them. */

export interface TypedText {
  readonly value: string;
  /** What stood there when it was typed: where the file says otherwise by now, somebody else has changed it. */
  readonly was: string;
}

/** By key. */
export type TypedTexts = Readonly<Record<string, TypedText>>;

export interface TypedStore {
  of(language: string): TypedTexts;
  change(language: string, next: (before: TypedTexts) => TypedTexts): void;
  /** Whether something was typed, or opened again, in this visit, and is not saved. */
  hasAny(): boolean;
  /** @returns ends it */
  subscribe(listen: () => void): () => void;
  /** Another tab has kept this. @param key as storage has it; null where all was taken away */
  takeStored(key: string | null): void;
}

const PREFIX = 'console:texts:';
const NONE: TypedTexts = {};

export function createTypedStore(storage: Storage): TypedStore {
  /** Also where the browser has no room for it. */
  const known = new Map<string, TypedTexts>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listen of listeners) listen();
  };
  const of = (language: string) => {
    const typed = known.get(language) ?? parse(storage.getItem(PREFIX + language));
    known.set(language, typed);
    return typed;
  };
  return {
    of,
    change(language, next) {
      const before = of(language);
      const now = next(before);
      if (now === before) return;
      known.set(language, now);
      keep(storage, PREFIX + language, now);
      tell();
    },
    hasAny: () => [...known.values()].some((typed) => Object.keys(typed).length > 0),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    takeStored(key) {
      if (key === null || !key.startsWith(PREFIX)) return;
      known.delete(key.slice(PREFIX.length));
      tell();
    },
  };
}

function keep(storage: Storage, key: string, typed: TypedTexts): void {
  try {
    if (Object.keys(typed).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(typed));
  } catch {
    // There is no room: it is asked before the page is left.
  }
}

function parse(kept: string | null): TypedTexts {
  try {
    const entries: [key: string, Partial<TypedText> | null][] = Object.entries(JSON.parse(kept ?? '{}'));
    const sound = entries.flatMap(([key, each]) =>
      typeof each?.value === 'string' && typeof each.was === 'string'
        ? [[key, { value: each.value, was: each.was }] as const]
        : [],
    );
    return sound.length > 0 ? Object.fromEntries(sound) : NONE;
  } catch {
    return NONE;
  }
}
