import { useState } from 'react';
import type { FormProblem } from '#forms';
import { Alert, Button, useSending, useWords } from '#runtime';
import { envelope } from '../../../_shared/icons.ts';
import { LockoutNotice } from '../../../_shared/LockoutNotice.tsx';
import styles from './OtpVerification.module.css';
import { Step } from './Step.tsx';
import type { Verification } from './useVerification.ts';

export interface AskForCodeProps {
  readonly verification: Verification;
  readonly onSent: (email: string) => void;
  readonly onHaveCode: () => void;
}

/** Says where the code will go, and has it sent on a press (API-55). */
export function AskForCode({ verification, onSent, onHaveCode }: AskForCodeProps) {
  const { t } = useWords();
  const { isSending, send } = useSending();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const press = () =>
    send(async () => {
      setProblem(null);
      setProblem((await verification.askForCode(onSent)) ?? null);
    });
  return (
    <Step
      icon={envelope}
      title={t('screens.plasticlessVerification')}
      text={t('plasticless.willSend', { email: verification.email })}
    >
      <LockoutNotice lockout={verification.lockout} words="plasticless" />
      {problem && (
        <div role="alert" className={styles.wide}>
          <Alert tone="bad" title={problem.message} help={problem.help} />
        </div>
      )}
      <div className={styles.actions}>
        <Button isBusy={isSending} onClick={() => void press()}>
          {t('profile.sendCode')}
        </Button>
        <Button variant="text" onClick={onHaveCode}>
          {t('plasticless.haveCode')}
        </Button>
      </div>
    </Step>
  );
}
