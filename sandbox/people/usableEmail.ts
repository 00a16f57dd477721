import { HttpError } from '../openapi/envelope.ts';
import { keepsRule, lengthOf } from './namedRules.ts';

/** Longest address (VAL-06). */
const MOST = 100;

/**
 * An address by VAL-05 and VAL-06 that mail can reach: it does not end in `.invalid`, which never resolves
 * (RFC 6761, section 6.4).
 *
 * @throws HttpError INVALID_EMAIL
 */
export function readUsableEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (!keepsRule('email', email) || lengthOf(email) > MOST || email.endsWith('.invalid'))
    throw new HttpError('INVALID_EMAIL', 'this address cannot be used');
  return email;
}
