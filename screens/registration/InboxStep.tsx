import { useState } from 'react';
import { isNeutralError, requestEmailVerification } from '#account';
import { Panel, useHref, useLoginHint, useReportError, useSend, useWords } from '#runtime';
import { ResendButton } from '../_shared/ResendButton.tsx';
import styles from './InboxStep.module.css';

export interface InboxStepProps {
  /** Null after a reload, which forgets it. */
  readonly email: string | null;
  /** Back to the first step, with what was typed. */
  readonly onChangeAddress: () => void;
}

/** Step 3: the account waits for its mailed link, which can be sent again, and elsewhere (REG-10, USE-22). */
export default function InboxStep({ email, onChangeAddress }: InboxStepProps) {
  const { t } = useWords();
  const login = useHref()('login');
  const { isSent, sentAt, resend } = useResend(email);
  useLoginHint(email);
  return (
    <Panel>
      <div className={styles.inbox}>
        <p>{email ? t('registration.inbox.sent', { email }) : t('registration.inbox.sentUnnamed')}</p>
        {email ? (
          <ResendButton
            label={t('mailedLink.resend')}
            sentAt={sentAt}
            late={t('registration.inbox.hint')}
            onResend={resend}
          />
        ) : (
          <p className={styles.aside}>{t('registration.inbox.hint')}</p>
        )}
        <p className={styles.aside} role="status">
          {isSent && email && t('mailedLink.resent.text', { email })}
        </p>
        <button type="button" className={styles.link} onClick={onChangeAddress}>
          {t('registration.inbox.change')}
        </button>
        {login && (
          <p className={styles.aside}>
            {t('registration.inbox.opened')} <a href={login}>{t('nav.login')}</a>
          </p>
        )}
      </div>
    </Panel>
  );
}

/** Asks for the link again. What is answered says nothing of the account (threat F6). */
function useResend(email: string | null) {
  const send = useSend();
  const reportError = useReportError();
  const [isSent, setSent] = useState(false);
  // The step comes with the first one.
  const [sentAt, setSentAt] = useState(Date.now);
  return {
    isSent,
    sentAt,
    async resend() {
      setSent(false);
      try {
        await requestEmailVerification(send, email ?? '');
      } catch (error) {
        if (!isNeutralError(error)) return reportError(error);
      }
      setSent(true);
      setSentAt(Date.now());
    },
  };
}
