import { Refusal } from '../openapi/envelope.ts';

/**
 * An address that mail can reach: its domain has a dot, and does not end in `.invalid`, which never resolves
 * (RFC 6761, section 6.4).
 *
 * @throws Refusal INVALID_EMAIL
 */
export function readUsableEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) || email.endsWith('.invalid'))
    throw new Refusal('INVALID_EMAIL', 'this address cannot be used');
  return email;
}
