import { Refusal } from '../openapi/envelope.ts';

/** What a password needs (spec section 5); special is neither letter, digit nor space (spec-notes, row 51). */
const NEEDED = [/^.{8,}$/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** @throws Refusal MISMATCH_PASSWORD_COMPLEXITY */
export function refuseWeakPassword(password: string): void {
  if (!NEEDED.every((rule) => rule.test(password)))
    throw new Refusal('MISMATCH_PASSWORD_COMPLEXITY', 'the password is too weak');
}
