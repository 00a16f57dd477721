import { useCardActions } from '#cards';
import { Alert, ButtonLink, type Card, lock, useWords } from '#runtime';
import styles from './ActionPage.module.css';

/** The way that can be undone, where the card has it: the same entry as in its menu. */
export function TemporaryBlockHint({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const temporary = useCardActions(card).find(({ id }) => id === 'myCardBlock');
  if (!temporary?.href) return null;
  return (
    <div className={styles.hint}>
      <Alert
        tone="info"
        icon={lock}
        title={t('cardActions.looking.title')}
        text={t('cardActions.looking.text')}
        action={
          <ButtonLink href={temporary.href} variant="tonal" size="small">
            {t('screens.myCardBlock')}
          </ButtonLink>
        }
      />
    </div>
  );
}
