import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { BuiltInWords } from '../builtInWords.ts';
import { namedTexts } from '../checks/checkNamedTexts.ts';
import type { Folded } from '../own-texts/foldOwnTexts.ts';
import { walkTenant } from '../walkTenant.ts';
import { markBorrowed } from '../words/borrowedMark.ts';

/**
 * A tenant that offers its draft languages as well. What its file does not say in them is said in its default language,
 * and marked.
 */
export function withDraftLanguages(
  offered: PublicTenant,
  tenant: Folded<Tenant>,
  words: BuiltInWords,
): PublicTenant {
  const { draftLanguages } = tenant;
  if (draftLanguages.length === 0) return offered;
  const [main, ...others] = offered.languages;
  const filled = structuredClone({ home: offered.home, notices: offered.notices });
  for (const { kind, value } of walkTenant(filled)) {
    if (kind === 'texts') fillTexts(value as Record<string, string>, draftLanguages, main);
  }
  const borrowed = draftLanguages.map((language) => [
    language,
    { ...borrowNames(tenant, words, language, main), ...offered.words[language] },
  ]);
  return {
    ...offered,
    ...filled,
    languages: [main, ...others, ...draftLanguages],
    draftLanguages,
    words: { ...offered.words, ...Object.fromEntries(borrowed) },
  };
}

function fillTexts(texts: Record<string, string>, languages: readonly string[], main: string): void {
  for (const language of languages)
    if (!Object.hasOwn(texts, language)) texts[language] = markBorrowed(texts[main] ?? '', main);
}

/** Texts that the file names and the words of the language lack. */
function borrowNames(
  tenant: Folded<Tenant>,
  words: BuiltInWords,
  language: string,
  main: string,
): Record<string, string> {
  // What the file writes in words of its own is a text of its own words by now.
  const keys = new Set([
    ...namedTexts(tenant).map(({ key }) => key),
    ...Object.keys(tenant.words[main] ?? {}),
  ]);
  const lacking = [...keys].filter((key) => words.get(language)?.has(key) !== true);
  return Object.fromEntries(
    lacking.map((key) => {
      const text = tenant.words[main]?.[key] ?? words.get(main)?.get(key) ?? key;
      return [key, markBorrowed(text, main)];
    }),
  );
}
