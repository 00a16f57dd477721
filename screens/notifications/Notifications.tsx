import { Button, InlineMessage, PageHeading, Panel, Skeleton, useWords } from '#runtime';
import { LoadFailed } from '../_shared/LoadFailed.tsx';
import { ConsentTable } from './ConsentTable.tsx';
import styles from './Notifications.module.css';
import { useConsents } from './useConsents.ts';

const HINT = 'consents-hint';

/** Marketing consents, each by each channel (RTE-55, ENT-041 to ENT-046). */
export default function Notifications() {
  const { t } = useWords();
  const consents = useConsents();
  const { optins, isChanged, isSaving } = consents;
  return (
    <>
      <PageHeading title={t('screens.profileNotifications')} text={t('notifications.lead')} />
      {consents.hasFailed ? (
        <LoadFailed
          words="notifications"
          error={consents.error}
          isBusy={consents.isLoading}
          onRetry={consents.reload}
        />
      ) : !optins ? (
        <Skeleton shape="list" label={t('notifications.loading')} />
      ) : optins.length === 0 ? (
        <InlineMessage title={t('notifications.empty.title')} text={t('notifications.empty.text')} />
      ) : (
        <>
          <Panel>
            <ConsentTable optins={optins} isBusy={isSaving} onChoose={consents.choose} />
          </Panel>
          <div data-task className={styles.foot}>
            <Button onClick={consents.save} isDisabled={!isChanged} isBusy={isSaving} describedBy={HINT}>
              {t('common.save')}
            </Button>
            <p>
              <span id={HINT}>{t(isChanged ? 'notifications.changed' : 'notifications.unchanged')}</span>{' '}
              {t('notifications.withdraw')}
            </p>
          </div>
        </>
      )}
    </>
  );
}
