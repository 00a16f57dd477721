import { AccessHelp, useHref, useWords } from '#runtime';
import styles from './Registration.module.css';

/** For who has an account already: the login, and what helps where even that fails (USE-05). */
export function HaveAccount({ needsHelp = false }: { readonly needsHelp?: boolean }) {
  const { t } = useWords();
  const login = useHref()('login');
  return (
    <div className={styles.aside}>
      {login && (
        <>
          {t('registration.haveAccount')} <a href={login}>{t('nav.login')}</a>
        </>
      )}
      {needsHelp && <AccessHelp />}
    </div>
  );
}
