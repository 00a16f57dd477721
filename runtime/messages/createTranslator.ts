/**
 * The words of the interface: built-in defaults, over them the app backend's translations, over them the
 * tenant's own (spec section 4, app start).
 */
import type { i18n } from 'i18next';
import type { PublicTenant } from '../tenant/pageData.ts';
import { flattenWords, mergeWords, type Words } from './flattenWords.ts';

export interface Translator {
  readonly i18n: i18n;
  /** Loads a language and switches to it; nothing changes on the page before its words are there. */
  use(language: string): Promise<void>;
}

export interface TranslatorOptions {
  /** Filled and switched by the translator. */
  readonly i18n: i18n;
  readonly tenantWords: PublicTenant['words'];
  /** The built-in words of a language, nested. @throws when they cannot be loaded */
  readonly loadBuiltIn: (language: string) => Promise<unknown>;
  /** The app backend's translations, nested. @throws when they cannot be loaded */
  readonly loadServer: (language: string) => Promise<unknown>;
  readonly warn: (message: string, cause: unknown) => void;
}

export function createTranslator(options: TranslatorOptions): Translator {
  const { i18n } = options;
  let turn = 0;

  return {
    i18n,
    async use(language) {
      turn += 1;
      const own = turn;
      const words = await loadWords(language, options);
      // A later choice was made meanwhile: its answer counts, however slow this one was (threat T5).
      if (own !== turn) return;
      i18n.addResourceBundle(language, 'translation', Object.fromEntries(words), false, true);
      await i18n.changeLanguage(language);
    },
  };
}

/** A failing app backend gives a console warning and the built-in words, no more (APP-07, APP-09, APP-10). */
async function loadWords(language: string, options: TranslatorOptions): Promise<Words> {
  const server = options.loadServer(language).catch((cause: unknown) => {
    options.warn('The translations could not be loaded; the built-in words are used.', cause);
    return {};
  });
  const builtIn = options.loadBuiltIn(language).catch(async (cause: unknown) => {
    // Without the built-in words only a full answer of the app backend can carry the page.
    if (flattenWords(await server).size === 0) throw cause;
    return {};
  });
  const own = new Map(Object.entries(options.tenantWords[language] ?? {}));
  return mergeWords(flattenWords(await builtIn), flattenWords(await server), own);
}
