/**
 * The error catalogue (ERR-44 to ERR-87) in every language. The fault that raises each is in
 * tests/e2e/errors.test.ts.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { createTranslator } from '../../../runtime/messages/createTranslator.ts';
import { errorMessage } from '../../../runtime/messages/errorMessage.ts';
import { BUILT_IN_LANGUAGES } from '../../support/builtInLanguages.ts';

/** Row of the ledger, code as the client holds it, what the English words must say. */
const CATALOGUE: readonly (readonly [row: string, code: string, english: RegExp])[] = [
  ['ERR-46', '500', /contact the administrator/],
  ['ERR-50', 'ASSOCIATION_MUST_BE_RESTARTED', /not registered.*card data again/],
  ['ERR-51', 'BAD_GATEWAY', /Try again or contact/],
  ['ERR-52', 'BAD_REQUEST', /Try again or contact/],
  ['ERR-53', 'INTERNAL_ERROR', /Try again or contact/],
  ['ERR-54', 'METHOD_NOT_ALLOWED', /Try again or contact/],
  ['ERR-55', 'NOT_ACCEPTABLE', /Try again or contact/],
  ['ERR-56', 'NOT_IMPLEMENTED', /Try again or contact/],
  ['ERR-57', 'UNSUPPORTED_MEDIA_TYPE', /Try again or contact/],
  ['ERR-58', 'BAD_REQUEST-add_card', /card information is not correct/],
  ['ERR-59', 'INVALID_CARD-add_card', /card information is not correct/],
  ['ERR-60', 'BAD_REQUEST-create_account', /incorrect or already in use.*log in.*forgotten password/],
  ['ERR-61', 'BAD_REQUEST-delete_account', /^Password is not correct!/],
  ['ERR-62', 'INVALID_PASSWORD', /^Password is not correct!/],
  ['ERR-63', 'BAD_REQUEST-req-change-email', /^Current password is not correct!/],
  ['ERR-64', 'PASSWORD_MISMATCH', /current password is incorrect/],
  ['ERR-65', 'CARD_ALREADY_LINKED', /^Card already registered\./],
  ['ERR-66', 'CARD_BLOCKED', /already blocked/],
  ['ERR-67', 'CARD_NOT_BLOCKED', /is not blocked/],
  ['ERR-68', 'CONFLICT-add_card', /linked to another person/],
  ['ERR-69', 'CONFLICT_plasticless', /linked to another person/],
  ['ERR-70', 'EXPIRED_TOKEN', /link has expired/],
  ['ERR-71', 'INVALID_TOKEN', /invalid or has expired/],
  ['ERR-72', 'INVALID_TOKEN-change-phone-number', /code is not valid/],
  ['ERR-73', 'INVALID_OTP', /code is not valid/],
  ['ERR-74', 'INVALID_VERIFICATION_CODE', /code is not valid/],
  ['ERR-75', 'OTP_IS_EXPIRED', /one-time code has expired/],
  ['ERR-76', 'OTP_LIMIT_IS_EXCEEDED', /Too many attempts today/],
  ['ERR-77', 'IMPOSSIBLE_ASSOCIATION', /belongs to another beneficiary.*create a new account/],
  ['ERR-78', 'INVALID_BENEF', /email cannot be used/],
  ['ERR-79', 'INVALID_EMAIL', /email cannot be used/],
  ['ERR-80', 'INVALID_CARD-pin_reveal', /PIN/],
  ['ERR-81', 'INVALID_CARD-remove_card', /remove the card/],
  ['ERR-82', 'MISMATCH_PASSWORD_COMPLEXITY', /too weak/],
  ['ERR-83', 'NOT_FOUND', /new activation link/],
  ['ERR-84', 'TOO_MANY_REQUEST', /Try again later/],
  ['ERR-85', 'TOO_MANY_REQUEST-add_card', /30 minutes/],
  ['ERR-86', 'TOO_MANY_REQUEST_plasticless', /60 minutes/],
  ['ERR-87', 'UNAUTHORIZED', /must be logged in/],
];

const translator = createTranslator({
  i18n: createI18n(),
  tenantWords: {},
  loadBuiltIn: async (language) =>
    JSON.parse(readFileSync(`tenant-config/languages/${language}.json`, 'utf8')),
  loadServer: async () => ({}),
  warn: () => undefined,
});

for (const [row, code, english] of CATALOGUE) {
  it(`${code} says what happened in each language [${row}]`, async () => {
    for (const language of BUILT_IN_LANGUAGES) {
      await translator.use(language);
      const { text } = errorMessage(translator.i18n, {
        code,
        original: 'the server’s own words',
        status: 400,
        reference: null,
      });
      expect(text, language).not.toBe('the server’s own words');
      expect(text, language).not.toBe(translator.i18n.t('error-messages.default'));
      expect(text, language).not.toContain('error-messages');
      if (language === 'en') expect(text).toMatch(english);
      else if (language === 'bg' || language === 'uk') expect(text, language).toMatch(/\p{Script=Cyrillic}/u);
    }
  });
}
