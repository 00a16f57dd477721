import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Alert,
  Button,
  type Card,
  useErrorDescription,
  useReadCardsAgain,
  useSending,
  useWords,
} from '#runtime';
import styles from './SecretScreen.module.css';
import { SecretVault } from './SecretVault.tsx';
import { useSecretCall } from './useSecretCall.ts';
import { useSecretPage } from './useSecretPage.ts';

export interface SecretFormProps {
  readonly card: Card;
  readonly secret: 'change' | 'activate';
  /** What is said of the card as the gateway has it now, once it was read again. */
  readonly outcome: (card: Card | undefined) => Outcome;
}

export interface Outcome {
  readonly is: 'done' | 'open';
  readonly content: ReactNode;
}

/**
 * A page in the vault on which the holder finishes something. What came of it the page alone knows, so a press on
 * "done" reads the cards again, and what the gateway says then is what is said here (ACT-02).
 */
export function SecretForm({ card, secret, outcome }: SecretFormProps) {
  const { t } = useWords();
  const page = useSecretPage(useSecretCall(card, secret));
  const readAgain = useReadCardsAgain();
  const describeError = useErrorDescription();
  const { isSending, send } = useSending();
  const [found, setFound] = useState<Outcome | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isUnread = useUnreadChange(readAgain);
  const isOpen = page.state.is === 'open';
  useEffect(() => {
    if (!isOpen) return;
    isUnread.current = true;
    setWasOpened(true);
    setFound(null);
  }, [isOpen, isUnread]);

  const finish = () =>
    send(async () => {
      try {
        const cards = await readAgain(true);
        isUnread.current = false;
        setFound(outcome(cards.find(({ id }) => id === card.id)));
      } catch (error) {
        const content = (
          <Alert
            tone="bad"
            title={t('secrets.unread.title')}
            text={t('secrets.unread.text')}
            help={describeError(error).help}
          />
        );
        setFound({ is: 'open', content });
      }
    });
  if (found?.is === 'done') return <div role="status">{found.content}</div>;
  return (
    <>
      <SecretVault
        card={card}
        secret={secret}
        page={page}
        open={t(wasOpened ? 'secrets.again' : `secrets.open.${secret}`)}
        note={page.state.is === 'hidden' && wasOpened ? t('secrets.formHidden') : undefined}
        hiding={(hide) => (
          <Button variant="light" size="small" onClick={hide}>
            {t('common.close')}
          </Button>
        )}
      />
      <div role="status">{found?.content}</div>
      {wasOpened && (
        <div className={styles.actions}>
          <p>{t('secrets.finishHint')}</p>
          <Button isBusy={isSending} onClick={() => void finish()}>
            {t('secrets.done')}
          </Button>
        </div>
      )}
      {secret === 'change' && (
        <Alert tone="info" title={t('secrets.safety.title')} text={t('secrets.safety.text')} />
      )}
    </>
  );
}

/** Who leaves without a word may have changed the card: it is read again then, and nothing old is shown elsewhere. */
function useUnreadChange(readAgain: () => Promise<unknown>) {
  const isUnread = useRef(false);
  const read = useRef(readAgain);
  read.current = readAgain;
  useEffect(
    () => () => {
      // What fails is told where the cards are shown.
      if (isUnread.current) read.current().catch(() => undefined);
    },
    [],
  );
  return isUnread;
}
