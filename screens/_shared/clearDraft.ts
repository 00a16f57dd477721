import type { StoredValues } from '#runtime';

/** Under this the registration keeps what was typed (registrationDraft.ts). */
export const DRAFT = 'register';
/** And the lists that it was chosen from. */
export const LISTS = 'registerLists';

/** Forgets what somebody has typed into the registration: by itself, so that signing in does not load the rest. */
export function clearDraft(stored: StoredValues): void {
  stored.remove(DRAFT);
  stored.remove(LISTS);
}
