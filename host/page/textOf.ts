import type { BuiltInWords } from '../../compiler/builtInWords.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

/** The language of pages that belong to no tenant, and of what stands in when a text is missing. */
export const FALLBACK_LANGUAGE = 'en';

/** Looks a text up; gaps are filled from the fallback language. */
export type TextOf = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The words that the host itself writes into pages: the tenant's own, the built-in ones, the fallback's. */
export function createTextOf(words: BuiltInWords, language: string, tenant: PublicTenant | null): TextOf {
  const own = new Map(Object.entries(tenant?.words[language] ?? {}));
  return (key, values = {}) => {
    const text =
      own.get(key) ?? words.get(language)?.get(key) ?? words.get(FALLBACK_LANGUAGE)?.get(key) ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
