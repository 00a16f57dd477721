/** Unsaved text of a tenant, kept in the browser: it survives a reload, a crash and an end of the console. */
import type { Conflict } from './mergeByKey.ts';

export interface Draft {
  /** The file that the text was made from. */
  readonly baseHash: string;
  readonly baseText: string;
  readonly text: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** What was still to be chosen: who comes back is asked again. */
  readonly conflicts: readonly Conflict[];
}

const PREFIX = 'console:draft:';

export function draftKey(code: string): string {
  return PREFIX + code;
}

/** @returns null where there is none, or nothing that could be one */
export function readDraft(storage: Storage, code: string): Draft | null {
  return parseDraft(storage.getItem(draftKey(code)));
}

export function parseDraft(kept: string | null): Draft | null {
  try {
    const entry: Partial<Record<keyof Draft, unknown>> = JSON.parse(kept ?? '{}');
    const { baseHash, baseText, text, at } = entry;
    const isWhole = [baseHash, baseText, text].every((each) => typeof each === 'string');
    if (!isWhole || typeof at !== 'number') return null;
    const conflicts = parseConflicts(entry.conflicts);
    return { baseHash: String(baseHash), baseText: String(baseText), text: String(text), at, conflicts };
  } catch {
    return null;
  }
}

/** JSON leaves out what is undefined, as which a value that is not in the file is known. */
function parseConflicts(kept: unknown): Conflict[] {
  return (Array.isArray(kept) ? kept : []).flatMap((each: Partial<Conflict> | null) =>
    typeof each?.pointer === 'string'
      ? [{ pointer: each.pointer, mine: each.mine, theirs: each.theirs }]
      : [],
  );
}

/**
 * Keeps a draft; one that is as its file is none, and is taken away.
 * @returns whether the browser had room for it
 */
export function keepDraft(storage: Storage, code: string, draft: Draft): boolean {
  try {
    if (draft.text === draft.baseText) storage.removeItem(draftKey(code));
    else storage.setItem(draftKey(code), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: Storage, code: string): void {
  storage.removeItem(draftKey(code));
}

/** Codes of the tenants with unsaved text in this browser. */
export function listDrafts(storage: Storage): ReadonlySet<string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return new Set(keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])));
}
