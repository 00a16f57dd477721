import { atom } from 'jotai';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';
import type { UnavailableReason } from './unavailableReason.ts';

/** An action that somebody asked for by its address and that their card does not have. */
export interface UnavailableAction {
  readonly cardId: string;
  /** The action's name. */
  readonly action: PlainWordsKey;
  readonly reason: UnavailableReason;
  /** The page that says so, below the tenant's base. */
  readonly path: string;
}

/** Cleared by the change to any other page. */
export const unavailableActionAtom = atom<UnavailableAction | null>(null);
