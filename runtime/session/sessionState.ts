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
  /** Spent after sign-in; kept because the refresh request sends it again (SSO-09, threat K5). */
  readonly code: string;
  readonly codeVerifier: string;
  /** The email, read from the checked identity token. */
  readonly username: string;
}
