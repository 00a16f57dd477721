/** Unsaved text of a tenant, kept in the browser: it survives a reload, a crash and an end of the console. */

export interface Draft {
  /** The file that the text was made from. */
  readonly baseHash: string;
  readonly baseText: string;
  readonly text: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
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
    const { baseHash, baseText, text, at }: Partial<Record<keyof Draft, unknown>> = JSON.parse(kept ?? '{}');
    const isWhole = [baseHash, baseText, text].every((each) => typeof each === 'string');
    if (!isWhole || typeof at !== 'number') return null;
    return { baseHash: String(baseHash), baseText: String(baseText), text: String(text), at };
  } catch {
    return null;
  }
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
