import { ButtonLink, Panel, useHref, useWords } from '#runtime';
import styles from './Registration.module.css';

/** Step 3: the account waits for its mailed link (REG-10). @param email null after a reload, which forgets it */
export function InboxStep({ email }: { readonly email: string | null }) {
  const { t } = useWords();
  const home = useHref()('home');
  return (
    <Panel>
      <div className={styles.inbox}>
        <p>{email ? t('registration.inbox.sent', { email }) : t('registration.inbox.sentUnnamed')}</p>
        <p className={styles.aside}>{t('registration.inbox.hint')}</p>
        {home && (
          <ButtonLink href={home} variant="outline">
            {t('nav.home')}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
