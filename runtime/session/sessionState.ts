/** What a signed-in person holds: the spec's auth state (section 3), persisted in session storage. */
export interface SessionState {
  /** Random name of this sign-in, shared by the tabs that hold a copy of it. */
  readonly id: string;
  readonly accessToken: string;
  /** The identity token: the spec's "bearer token". */
  readonly bearerToken: string;
  readonly refreshToken: string;
  /** Spent after sign-in; kept because the spec's refresh request sends it again (threat K5). */
  readonly code: string;
  readonly codeVerifier: string;
  /** The email, read from the checked identity token. */
  readonly username: string;
}

/** A sign-in that has left for the provider and is waited for. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Path of this tenant to go to afterwards, never a URL (threat A1). */
  readonly returnTo: string;
}
