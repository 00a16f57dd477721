/** Suffixes that calls attach to error codes (ERR-28 to ERR-37). */

export type ErrorSuffix =
  | '-create_account'
  | '-change-phone-number'
  | '-req-change-email'
  | '-delete_account'
  | '-add_card'
  | '-remove_card'
  | '-pin_reveal'
  | '_plasticless';

/** Only the codes that the client handles specially take a suffix. */
const SPECIAL_CODES: readonly string[] = [
  'INVALID_CARD',
  'CONFLICT',
  'UNAUTHORIZED',
  'BAD_REQUEST',
  'TOO_MANY_REQUEST',
  'INVALID_TOKEN',
];

export function withSuffix(code: string, suffix: ErrorSuffix | undefined): string {
  return suffix && SPECIAL_CODES.includes(code) ? code + suffix : code;
}
