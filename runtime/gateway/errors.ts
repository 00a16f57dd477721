/** One error for everything that a call can end in. Codes are for programs, texts come from the words. */

export type ErrorLevel = 'error' | 'success' | 'warning' | 'info';

export interface ErrorFacts {
  /** Code of the error catalogue (ERR-44 to ERR-87), with the call's suffix where one applies. */
  readonly code: string;
  readonly level: ErrorLevel;
  /** What the server said, cleaned; null when it said nothing readable. */
  readonly original: string | null;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** By which support finds the call in the host's log; null for what was no call. */
  readonly reference: string | null;
}

export class GatewayError extends Error implements ErrorFacts {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly level: ErrorLevel;
  readonly original: string | null;
  readonly status: number | null;
  readonly reference: string | null;

  constructor(facts: ErrorFacts, options?: ErrorOptions) {
    super(facts.code, options);
    this.code = facts.code;
    this.level = facts.level;
    this.original = facts.original;
    this.status = facts.status;
    this.reference = facts.reference;
  }
}
