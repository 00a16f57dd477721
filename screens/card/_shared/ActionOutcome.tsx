import { useLayoutEffect, useRef } from 'react';
import { Alert, Button, useCardStatus, useWords } from '#runtime';
import { statusKey } from '../../_shared/CardStatusChip.tsx';
import styles from './ActionPage.module.css';
import type { CardAction, CardActionOutcome } from './useCardAction.ts';

/** How an action ended that was not plainly done, and in which state the card is now (threats F2, F11). Takes the focus. */
export function ActionOutcome({ action }: { readonly action: CardAction }) {
  return action.outcome && <Outcome outcome={action.outcome} isBusy={action.isBusy} />;
}

function Outcome({ outcome, isBusy }: { readonly outcome: CardActionOutcome; readonly isBusy: boolean }) {
  const { t } = useWords();
  const statusOf = useCardStatus();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);
  const { message, help, now, note, readAgain } = outcome;
  const state = () => {
    if (readAgain) return undefined;
    if (now === 'gone') return t('cardActions.gone');
    if (now === 'unread') return t('cardActions.unread');
    return t('cardActions.now', { status: t(statusKey(now, statusOf(now))) });
  };
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.outcome}>
      <Alert
        tone={readAgain ? 'warn' : 'bad'}
        title={message}
        text={[state(), note].filter(Boolean).join(' ')}
        help={help}
        action={
          readAgain && (
            <Button size="small" isBusy={isBusy} onClick={() => void readAgain()}>
              {t('common.tryAgain')}
            </Button>
          )
        }
      />
    </div>
  );
}
