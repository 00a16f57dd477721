/** How a tenant has days, times and digits written in one language; without it, the language's own days, 24 hours and Latin digits. */
export interface LanguageFormat {
  /** A form of the language whose way of writing is taken. */
  readonly locale: string | null;
  /** `words`, `numeric`, or a pattern such as `DD/MM/YYYY`. */
  readonly days: string;
  readonly hours: 'h23' | 'h12' | 'language';
  /** A numbering system (Unicode CLDR). */
  readonly digits: string;
}

/** English is written as in Britain, unless the tenant says otherwise. */
export function localeOf(language: string, format?: LanguageFormat): string {
  return format?.locale ?? (language === 'en' ? 'en-GB' : language);
}
