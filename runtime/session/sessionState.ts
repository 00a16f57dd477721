/** What a signed-in person holds: the auth state (ENT-097 to ENT-102), persisted in session storage. */
export interface SessionState {
  /** Random name of this sign-in, shared by the tabs that hold a copy of it. */
  readonly id: string;
  /** Ties it to the other tabs of this person; null where the browser shares nothing between tabs. */
  readonly mark: string | null;
  readonly accessToken: string;
  /** The identity token: what calls carry as their bearer token (API-04, ENT-098). */
  readonly bearerToken: string;
  readonly refreshToken: string;
  /** When the provider gave these tokens, in milliseconds; not in what a page of an earlier version holds. */
  readonly renewedAt?: number | undefined;
  /** Spent after sign-in; kept because the refresh request sends it again (SSO-09, threat K5). */
  readonly code: string;
  readonly codeVerifier: string;
  /** The email, read from the checked identity token. */
  readonly username: string;
}

/** As much of a copy as tells which of two is the later one. */
export type CopyMark = Pick<SessionState, 'id' | 'refreshToken' | 'renewedAt'>;

/**
 * Whether a copy of a session comes after another one. With one time for both, which is so where a page of an earlier version
 * has renewed, whatever is new counts.
 */
export function isLater(copy: CopyMark, own: CopyMark): boolean {
  const lead = (copy.renewedAt ?? 0) - (own.renewedAt ?? 0);
  return copy.id === own.id && (lead === 0 ? copy.refreshToken !== own.refreshToken : lead > 0);
}
