import type { ErrorDescription } from '#runtime';

/** No answer came, or one of a server that broke down meanwhile, or one that is none: whatever was sent may be done (threat F2). */
export function isOutcomeUnknown({ status }: ErrorDescription): boolean {
  return status === null || status >= 500;
}
