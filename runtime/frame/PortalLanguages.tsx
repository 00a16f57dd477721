import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';

/** On home pages each language has its own address; elsewhere the language is the session's. */
export function PortalLanguages() {
  const { t, i18n } = useWords();
  const { page, tenant, chooseLanguage } = useSite();
  const isHome = useRouteDescription()?.language !== undefined;
  const [defaultLanguage] = tenant.languages;
  const homeIn = (code: string) => `${page.base}/${code === defaultLanguage ? '' : `${code}/`}`;
  return (
    <LanguageSwitch
      label={t('nav.languages')}
      choices={tenant.languages.map((code) => ({
        code,
        name: page.languageNames[code] ?? code.toUpperCase(),
        isCurrent: code === i18n.language,
        href: isHome ? homeIn(code) : undefined,
      }))}
      {...(chooseLanguage && { onChoose: chooseLanguage })}
    />
  );
}
