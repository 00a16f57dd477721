/**
 * An email as accounts know it: composed letters, small ones, no space around. Locale-free, so that `I` becomes
 * `i` in Turkish settings too (VAL-07; threat F7).
 */
export function normalizeEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
