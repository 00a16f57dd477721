import { languageOf, type WordsResult } from '../builtInWords.ts';
import type { CompiledTenant, DraftLanguage, RefusedTenant } from '../compileTenant.ts';
import { pointsOfWords } from './wordsOfDrafts.ts';

export interface OpenLanguage extends DraftLanguage {
  /** Tenants that offer it as a draft, by name. */
  readonly tenants: readonly string[];
}

/** Languages that tenants offer as drafts, each with what its words file and those tenants lack of it. */
export function joinDraftLanguages(
  tenants: readonly {
    readonly name: string;
    readonly result: Pick<CompiledTenant, 'ok' | 'draftLanguages'> | RefusedTenant;
  }[],
  words: readonly WordsResult[],
): OpenLanguage[] {
  const joined = new Map<string, OpenLanguage>();
  for (const { name, result } of tenants) {
    for (const { language, points } of result.ok ? result.draftLanguages : []) {
      const file = words.find((each) => languageOf(each) === language);
      const known = joined.get(language) ?? {
        language,
        tenants: [],
        points: file ? pointsOfWords(file) : [],
      };
      joined.set(language, {
        language,
        tenants: [...known.tenants, name],
        points: [...known.points, ...points],
      });
    }
  }
  return [...joined.values()];
}
