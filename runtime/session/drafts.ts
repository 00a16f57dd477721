/**
 * What is typed when a session ends by itself, kept in this tab for the same person and for a while (USE-15). While a
 * session lasts nothing of it is stored.
 */
import type { FormName } from '../../schemas/forms.gen.ts';
import type { StoredValues } from './sessionStorageOf.ts';

export interface KeptDrafts {
  /** Of the person. */
  readonly mark: string;
  /** Until when they are kept, in milliseconds. */
  readonly until: number;
  readonly forms: Readonly<Partial<Record<FormName, unknown>>>;
}

export const DRAFTS = 'drafts';

/** How long, in milliseconds. */
export const DRAFTS_MS = 30 * 60_000;

export interface Drafts {
  /** What is typed now, by form. */
  readonly open: Map<FormName, unknown>;
  /** What was typed before the session ended, or was refused after its form was left. */
  kept<T>(form: FormName): T | null;
  drop(form: FormName): void;
  /** Stores what is typed now. @param mark of the person whose session has just ended */
  keep(mark: string | null): void;
}

export function createDrafts(stored: StoredValues): Drafts {
  const open = new Map<FormName, unknown>();
  const read = () => stored.read<KeptDrafts>(DRAFTS);
  /** Also in a tab that nobody comes back to; what was kept later lasts as long as it may. */
  const expire = () => {
    const kept = read();
    const end = () => read()?.until === kept?.until && stored.remove(DRAFTS);
    if (kept) setTimeout(end, kept.until - Date.now());
  };
  expire();
  return {
    open,
    kept: <T>(form: FormName) => (open.get(form) ?? read()?.forms[form] ?? null) as T | null,
    drop(form) {
      open.delete(form);
      const kept = read();
      if (!kept) return;
      const { [form]: _dropped, ...forms } = kept.forms;
      stored.write(DRAFTS, { ...kept, forms });
    },
    keep(mark) {
      if (mark === null || open.size === 0) return;
      // What waits for a form that was not opened since waits on.
      const forms = { ...read()?.forms, ...Object.fromEntries(open) };
      stored.write(DRAFTS, { mark, until: Date.now() + DRAFTS_MS, forms } satisfies KeptDrafts);
      expire();
    },
  };
}
