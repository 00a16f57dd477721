import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { usePortal } from './Portal.ts';
import { useRouteDescription } from './useRouteDescription.ts';

/** On home pages each language has its own address; elsewhere the language is the session's (contract, ruling 5). */
export function PortalLanguages() {
  const { t, i18n } = useTranslation();
  const portal = usePortal();
  const isHome = useRouteDescription()?.language !== undefined;
  const [defaultLanguage] = portal.tenant.languages;
  const homeIn = (code: string) => `${portal.page.base}/${code === defaultLanguage ? '' : `${code}/`}`;
  return (
    <LanguageSwitch
      label={t('nav.languages')}
      choices={portal.tenant.languages.map((code) => ({
        code,
        name: languageName(code),
        isCurrent: code === i18n.language,
        href: isHome ? homeIn(code) : undefined,
      }))}
      onChoose={(code) => void portal.switchLanguage(code).catch(portal.reportError)}
    />
  );
}

/** A language's own name, with a capital as its users write a heading. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
