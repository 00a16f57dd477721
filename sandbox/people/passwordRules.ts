import { HttpError } from '../openapi/envelope.ts';
import { keepsRule } from './namedRules.ts';

/** What a password needs (VAL-13 to VAL-19). */
const NEEDED = ['passwordMin', 'passwordUpper', 'passwordLower', 'passwordDigit', 'passwordSpecial'];

/** @throws HttpError MISMATCH_PASSWORD_COMPLEXITY */
export function refuseWeakPassword(password: string): void {
  if (!NEEDED.every((rule) => keepsRule(rule, password)))
    throw new HttpError('MISMATCH_PASSWORD_COMPLEXITY', 'the password is too weak');
}
