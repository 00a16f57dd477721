import { useUnavailableAction } from '#card-details';
import { Alert, ButtonLink, type Card, useWords } from '#runtime';
import styles from './CardDetails.module.css';
import { useUnavailableStep } from './useUnavailableStep.ts';

/** Says why an action that was asked for by its address is not to be had for this card, and what can be done instead (RTE-65). */
export function UnavailableAlert({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const asked = useUnavailableAction(card);
  const next = useUnavailableStep(card, asked?.reason);
  if (!asked) return null;
  return (
    <div role="alert" className={styles.notice}>
      <Alert
        tone="info"
        title={t('cardActions.unavailable.title', { action: t(asked.action) })}
        text={t(`cardActions.unavailable.${asked.reason}`)}
        action={
          next && (
            <ButtonLink href={next.href} size="small" variant="tonal">
              {next.label}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
