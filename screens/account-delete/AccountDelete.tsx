import {
  Button,
  ButtonLink,
  checkCircle,
  Icon,
  PageHeading,
  Panel,
  useHref,
  useOpenDialog,
  useWords,
  xCircle,
} from '#runtime';
import { SaveMyData } from '../_shared/SaveMyData.tsx';
import styles from './AccountDelete.module.css';

/** In the order of the words: what is lost, what stays (REG-27, REG-28). */
const DISCLAIMERS = [
  { id: 'irreversible', isLoss: true },
  { id: 'cardsStayUsable', isLoss: false },
  { id: 'noAccess', isLoss: true },
  { id: 'comeBack', isLoss: true },
] as const;

/** Deletion of the account: what it means, and a warning before the password is asked for (NAV-58, MOD-13). */
export default function AccountDelete() {
  const { t } = useWords();
  const href = useHref();
  const openDialog = useOpenDialog();
  return (
    <>
      <PageHeading title={t('deleteAccount.title')} text={t('deleteAccount.lead')} />
      <Panel>
        <ul className={styles.disclaimers}>
          {DISCLAIMERS.map(({ id, isLoss }) => (
            <li key={id} className={isLoss ? styles.loss : styles.kept}>
              <Icon path={isLoss ? xCircle : checkCircle} size={1.35} />
              <span>{t(`deleteAccount.disclaimers.${id}`)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.data}>
          <p>{t('myData.beforeDeletion')}</p>
          <SaveMyData />
        </div>
        <div data-task className={styles.actions}>
          <ButtonLink href={href('myProfile') ?? href('accountHome') ?? ''} variant="outline">
            {t('deleteAccount.keep')}
          </ButtonLink>
          {href('accountDeleteAuthorize') && (
            <Button variant="danger" onClick={() => openDialog('deleteAccount')}>
              {t('deleteAccount.continue')}
            </Button>
          )}
        </div>
      </Panel>
    </>
  );
}
