import type { Portal } from '../routing/Portal.ts';
import { chosenLanguageOf } from '../session/chosenLanguage.ts';
import { directionOf } from '../tenant/directionOf.ts';

interface LanguageOptions {
  readonly page: Pick<Portal['page'], 'base' | 'language'>;
  readonly tenant: Pick<Portal['tenant'], 'languages' | 'code'>;
  readonly translator: Pick<Portal['translator'], 'i18n' | 'use'>;
  readonly connection: Pick<Portal['connection'], 'isThere' | 'isLost' | 'whenThere'>;
  readonly reportError: Portal['reportError'];
}

/** The language of the page, and the choice of another one for this session. */
export function createLanguageChoice({ page, tenant, translator, connection, reportError }: LanguageOptions) {
  const { languages, code } = tenant;
  const [defaultLanguage] = languages;
  const chosenLanguage = chosenLanguageOf(code, () => sessionStorage);
  /** How often one was chosen: nobody waits for a choice that another one has followed. */
  let choices = 0;

  /** @param hasWaited for a connection: what fails although it is back is told */
  function choose(language: string, hasWaited: boolean) {
    choices += 1;
    const own = choices;
    const wasLost = connection.isLost();
    void switchLanguage(language).catch(async (error) => {
      // It may be back by the time that the failure is told.
      const isExplained = !hasWaited && (wasLost || connection.isLost());
      if (!isExplained && (await connection.isThere())) {
        if (own === choices) reportError(error);
        return;
      }
      // The page says that there is no connection; the choice is made once it is back (USE-04).
      await connection.whenThere();
      if (own === choices) choose(language, true);
    });
  }

  const chooseLanguage = (language: string) => choose(language, false);

  async function switchLanguage(language: string) {
    if (!languages.includes(language)) return;
    await translator.use(language);
    // Another one was chosen meanwhile.
    if (translator.i18n.language !== language) return;
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
