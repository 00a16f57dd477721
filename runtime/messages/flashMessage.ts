import { atom } from 'jotai';
import type { DialogName } from './dialogs.ts';

/** What the page that somebody is on the way to will show: a route change hides what was said before it (GRD-26). */
export interface FlashMessage {
  /** Of the page, below the tenant's base. */
  readonly path: string;
  /** A dialog, or a toast of success. */
  readonly message: { readonly dialog: DialogName } | { readonly success: string };
}

export const flashMessageAtom = atom<FlashMessage | null>(null);
