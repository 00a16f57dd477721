/**
 * What the script of a page asks for while its program is on its way (runtime/inline/askEarly.ts): the program takes each
 * answer instead of asking itself.
 */

/** Paths below the gateway's root that a screen shows first of all, `{user}` in them. */
export const EARLY_CALLS = {
  user: '/users/{user}',
  cards: '/users/{user}/cards?page_index=0&page_size=50',
} as const;

export type EarlyCall = keyof typeof EARLY_CALLS;

/** A sign-in that has left for the provider and is waited for, in session storage under this name. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Path of this tenant to go to afterwards, never a URL (threat A1). */
  readonly returnTo: string;
  /** Its code has been sent to the provider, by the script of the page that the answer came to. */
  readonly isSent?: boolean;
}

export const PENDING = 'pendingSignIn';

export interface EarlyAnswer {
  /** The value of `authorization` that it was asked with; empty for the provider and for words. */
  readonly authorization: string;
  /** Rejects where none came. */
  readonly answer: Promise<Response>;
}

declare global {
  /** By address, as it is asked for. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}
