import type { PublicTenant } from '../tenant/pageData.ts';
import { codesToTry, type ErrorFacts, errorMessage } from './errorMessage.ts';
import type { NewToast } from './toasts.ts';
import type { I18n } from './words.ts';

/**
 * The toast of an error, or null when its code is on the tenant's ignore list (ERR-07, ERR-08).
 * @param settings the tenant's toast durations and ignored codes
 */
export function toastOfError(
  i18n: I18n,
  error: ErrorFacts,
  settings: Pick<PublicTenant, 'toast' | 'errors'>,
): NewToast | null {
  if (codesToTry(error.code).some((code) => settings.errors.ignore.includes(code))) return null;
  return {
    ...errorMessage(i18n, error),
    level: error.level,
    code: error.code,
    original: error.original,
    duration: settings.toast.duration,
  };
}
