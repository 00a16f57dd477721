import type { BuiltInWords } from '../../compiler/builtInWords.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Translate } from '../../runtime/tenant/wordsKeys.ts';

/** The language of pages that belong to no tenant, and of what stands in when a text is missing. */
export const FALLBACK_LANGUAGE = 'en';

/** The words that the host itself writes into pages: the tenant's own, the built-in ones, the fallback's. */
export function createTextOf(words: BuiltInWords, language: string, tenant: PublicTenant | null): Translate {
  return (key, ...[values]) => {
    const filled = new Map<string, unknown>(Object.entries(values ?? {}));
    return namedText(words, language, tenant, key).replace(
      /\{\{-?\s*(\w+)\s*(?:,[^{}]*)?\}\}/g,
      (_, name: string) => String(filled.get(name) ?? ''),
    );
  };
}

/** A text whose key a tenant's file names; gaps are filled from the fallback language. */
export function namedText(
  words: BuiltInWords,
  language: string,
  tenant: PublicTenant | null,
  key: string,
): string {
  const texts = tenant?.words[language] ?? {};
  const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return own ?? words.get(language)?.get(key) ?? words.get(FALLBACK_LANGUAGE)?.get(key) ?? '';
}
