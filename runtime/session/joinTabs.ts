/** Ties a sign-in to the other tabs of the same person (decision 007). */

import { DRAFTS, type KeptDrafts } from './drafts.ts';
import type { StoredValues } from './sessionStorageOf.ts';
import { HOLDER, type Holder } from './sharedSession.ts';

/**
 * @param shared local storage of the tenant
 * @returns the mark of this person: the one that their other tabs hold, else a new one, which ends the tabs of whoever
 * was signed in before. Null where the browser shares nothing.
 */
export function joinTabs(
  shared: StoredValues,
  username: string,
  locks = navigator.locks as LockManager | undefined,
): Promise<string | null> {
  const join = async () => {
    const { mark: before, ended }: Holder = shared.read(HOLDER) ?? {};
    if (before !== undefined && (await isMarkOf(before, username))) return before;
    const mark = await markOf(crypto.randomUUID(), username);
    try {
      // A tab that was frozen until now still finds why its session ended.
      shared.write(HOLDER, { mark, ended: before === undefined ? ended : undefined } satisfies Holder);
    } catch {
      // Storage that is refused: this tab stands alone.
      return null;
    }
    return mark;
  };
  // Tabs that a browser opens together sign in together: the second one has to find the first one's mark.
  return locks ? locks.request(HOLDER, join) : join();
}

/** Salted, so that nobody reads an address out of the browser's storage. */
async function markOf(salt: string, username: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + username));
  return `${salt} ${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** What was typed before goes on for the same person only, and not for ever (USE-15); so does the way back to a page. */
export async function keepForSamePerson(stored: StoredValues, username: string): Promise<void> {
  const kept = stored.read<KeptDrafts>(DRAFTS);
  if (kept && (kept.until < Date.now() || !(await isMarkOf(kept.mark, username)))) stored.remove(DRAFTS);
  const leftBy = stored.read<string>('leftBy');
  if (leftBy && (await isMarkOf(leftBy, username))) stored.remove('leftBy');
}

/** Whether a mark was made for that person. */
async function isMarkOf(mark: string, username: string): Promise<boolean> {
  return (await markOf(mark.split(' ')[0] ?? '', username)) === mark;
}
