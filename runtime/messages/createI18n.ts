import { createInstance } from 'i18next';
import { inDigits } from '../format/inDigits.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import { isolate } from './isolate.ts';
import type { I18n } from './words.ts';

/**
 * An instance of its own for each portal and each prerendered page; ready at once.
 * @param language the language of `words`, flat (see flattenWords)
 * @param formats counts in a text are written in its language's own digits
 */
export function createI18n(
  language?: string,
  words: Readonly<Record<string, string>> = {},
  formats: PublicTenant['formats'] = {},
): I18n {
  const instance = createInstance();
  void instance.init({
    // Resources are at hand, so it is ready at once.
    initAsync: false,
    fallbackLng: false,
    ...(language !== undefined && { lng: language }),
    resources: language === undefined ? {} : { [language]: { translation: words } },
    // Keys are flat, so neither dots nor colons in them mean anything.
    keySeparator: false,
    nsSeparator: false,
    // React escapes. What is done to a value here is another thing.
    interpolation: {
      escapeValue: true,
      useRawValueToEscape: true,
      escape: (value: unknown) =>
        isolate(
          typeof value === 'number' ? inDigits(`${value}`, formats[instance.language]?.digits) : `${value}`,
          instance.language,
        ),
    },
    returnEmptyString: false,
  });
  return instance as I18n;
}
