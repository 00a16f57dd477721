import type { Portal } from '../routing/Portal.ts';
import { chosenLanguageOf } from '../session/chosenLanguage.ts';
import { directionOf } from '../tenant/directionOf.ts';

type LanguageOptions = Pick<Portal, 'page' | 'tenant' | 'translator' | 'connection' | 'reportError'>;

/** The language of the page, and the choice of another one for this session. */
export function createLanguageChoice({ page, tenant, translator, connection, reportError }: LanguageOptions) {
  const { languages, code } = tenant;
  const [defaultLanguage] = languages;
  const chosenLanguage = chosenLanguageOf(code, () => sessionStorage);
  /** The language that was chosen last. */
  let wanted: string | null = null;

  function chooseLanguage(language: string) {
    wanted = language;
    void switchLanguage(language).catch(async (error) => {
      if (await connection.isThere()) return reportError(error);
      // The page says that there is no connection; the choice is made once it is back (USE-04).
      await connection.whenThere();
      if (wanted === language) chooseLanguage(language);
    });
  }

  async function switchLanguage(language: string) {
    if (!languages.includes(language)) return;
    if (language !== translator.i18n.language) await translator.use(language);
    // A home page in another language is a choice like any other; the default needs no room.
    if ((chosenLanguage.read() ?? defaultLanguage) !== language) chosenLanguage.write(language);
  }

  translator.i18n.on('languageChanged', (language) => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
  });

  return {
    chooseLanguage,
    switchLanguage,
    /** The language to begin with: the address decides on home pages; elsewhere the session's choice, then the default. */
    startLanguage() {
      const isHome = location.pathname === `${page.base}/`;
      const chosen = isHome || page.language !== defaultLanguage ? page.language : chosenLanguage.read();
      return chosen && languages.includes(chosen) ? chosen : defaultLanguage;
    },
  };
}
