import type { ErrorDescription } from '#runtime';

/**
 * No answer came, or one of a server that broke down meanwhile, or one that is none: whatever was sent may be done
 * (threat F2). What a browser without a network was asked to send has not left it.
 * @param wasOnline as the browser said before the call
 */
export function isOutcomeUnknown({ status }: ErrorDescription, wasOnline = true): boolean {
  return status === null ? wasOnline : status >= 500;
}
