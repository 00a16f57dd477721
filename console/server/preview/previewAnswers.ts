/** What the page asks about previews, and is answered. */
import type { Problem } from '../../../compiler/problem.ts';
import type { StoredEntries } from '../../frame/messages.ts';

export interface PreviewRequest {
  /** Name of the pane, which the page has made up: a pane keeps its origin and its last good version. */
  readonly pane: string;
  readonly code: string;
  /** Text of the tenant file as it stands in the editor; null shows what is saved. */
  readonly text: string | null;
  /** Words files that are not saved, by language. */
  readonly words: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD`; null is today. */
  readonly day: string | null;
  /** Whether the texts are marked by where they come from. */
  readonly isXray: boolean;
}

/** A connection that leads elsewhere than to the sandbox. */
export interface ElsewhereAnswer {
  readonly pointer: string;
  readonly origin: string;
}

export type PlainProblem = Pick<Problem, 'file' | 'line' | 'pointer' | 'message'>;

export interface PreviewScreen {
  readonly id: string;
  readonly title: string;
  /** Below the origin, `:cardId` in it where it is that of one card; null where the tenant does not have the screen. */
  readonly path: string | null;
  /** Why it cannot be opened: the option that switches it off; null where no option of its own does. */
  readonly offBy: string | null;
  readonly access: 'visitor' | 'person' | 'card';
  readonly isPaused: boolean;
}

/** A day on which something begins to hold, and the places in the file that say so. */
export interface DatedChange {
  readonly day: string;
  readonly pointers: readonly string[];
}

export interface PreviewShown {
  /** Of the pane. */
  readonly origin: string;
  /** Another one where any page is another. */
  readonly version: string;
  readonly clockOffset: number;
  readonly isXray: boolean;
  readonly day: string;
  readonly today: string;
  readonly changes: readonly DatedChange[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly screens: readonly PreviewScreen[];
  /** Address of the sandbox's provider, to which signing in and out lead. */
  readonly provider: string;
}

export type PreviewAnswer =
  /** Nothing is built, so that there is no portal to show. */
  | { readonly kind: 'notBuilt' }
  | {
      readonly kind: 'answered';
      /** What the pane shows: the newest text, or the last good one; null when there was never one. */
      readonly shown: PreviewShown | null;
      /** Why it is not the newest: the first problem of the newest text. */
      readonly problem: PlainProblem | null;
      readonly elsewhere: ElsewhereAnswer | null;
      readonly isSandboxRunning: boolean;
    };

export interface PreviewCard {
  readonly id: string;
  readonly status: string;
  readonly isVirtual: boolean;
  readonly lastDigits: string;
  /** Ids of the screens that are there for this card. */
  readonly screens: readonly string[];
}

export type SignInAnswer =
  | {
      readonly kind: 'signedIn';
      readonly session: StoredEntries;
      readonly local: StoredEntries;
      readonly cards: readonly PreviewCard[];
    }
  | { readonly kind: 'failed' };
