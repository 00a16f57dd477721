import { createInstance } from 'i18next';
import { isolate } from './isolate.ts';
import type { I18n } from './words.ts';

/**
 * An instance of its own for each portal and each prerendered page; ready at once.
 * @param language the language of `words`, flat (see flattenWords)
 */
export function createI18n(language?: string, words: Readonly<Record<string, string>> = {}): I18n {
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
    interpolation: { escapeValue: true, escape: (value) => isolate(value, instance.language) },
    returnEmptyString: false,
  });
  return instance as I18n;
}
