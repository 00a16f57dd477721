import { useMemo } from 'react';
import type { FormList } from '#forms';
import { useBackgroundSettings, useLanguage } from '#runtime';

/** The countries that the start has loaded, by name in the page's language; the lookup's own name where it has none. */
export function useCountries(): FormList {
  const { countries } = useBackgroundSettings();
  const language = useLanguage();
  return useMemo(() => {
    const nameOf = countryNames(language);
    const options = countries
      .map(({ code, name }) => ({ value: code, label: nameOf(code) ?? name }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
    return { options: options.length > 0 ? options : null, labelOf: (code) => nameOf(code) ?? code };
  }, [countries, language]);
}

/** A country's name by its ISO 3166 code; undefined for what is no such code. */
export function countryNames(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined);
}
