import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// Cheap on purpose: invented people on a developer's machine, signed in hundreds of times by tests.
const COST = { N: 1024, r: 8, p: 1 };

/** Salt and hash of a password, as one text. */
export function hashPassword(password: string): string {
  const salt = randomBytes(12);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, COST).toString('hex')}`;
}

/** Whether the password is the one that was hashed. */
export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  return timingSafeEqual(Buffer.from(hash, 'hex'), scryptSync(password, Buffer.from(salt, 'hex'), 32, COST));
}
