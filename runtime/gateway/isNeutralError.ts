import { GatewayError } from './errors.ts';

/** Codes that say something of the caller, never of the account that was asked about. */
const TELLABLE_CODES: readonly string[] = ['TOO_MANY_REQUEST', 'SERVICE_PAUSED'];

/**
 * An error that a visitor must not be able to tell from success, because it could say whether an account exists
 * (threat F6; ERR-89). Faults of the service and limits are no such error.
 */
export function isNeutralError(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  const { status, code } = error;
  // Without a status nothing is known of what came of it: neither success nor an error (USE-24).
  return (
    !TELLABLE_CODES.includes(code) && status !== null && status < 500 && ![401, 403, 429].includes(status)
  );
}
