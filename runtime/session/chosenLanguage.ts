import { LANGUAGE_KEY } from '../tenant/pageData.ts';

/**
 * The language that somebody chose, kept for this tab by the code of the tenant. It says nothing of anybody, so it
 * outlives a session; and its name follows from the page alone, so that a prerendered page's boot script keeps its language
 * before any program runs.
 */
export interface ChosenLanguage {
  /** @returns null where none was chosen, or the browser refuses storage */
  read(): string | null;
  /** Where the browser refuses storage, the choice holds until the page is left. */
  write(language: string): void;
}

export function chosenLanguageOf(tenantCode: string, storage: () => Storage): ChosenLanguage {
  const key = LANGUAGE_KEY + tenantCode;
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(language) {
      try {
        storage().setItem(key, language);
      } catch {
        // What was chosen is shown; it is only not kept.
      }
    },
  };
}
