import { useState } from 'react';
import { type FormModule, type FormProblem, TenantForm } from '#forms';
import { Alert, useWords } from '#runtime';
import { ResendButton } from '../../../_shared/ResendButton.tsx';
import styles from './OtpVerification.module.css';

export interface CodeFormProps {
  readonly form: FormModule;
  /** When the last code was sent, in milliseconds since 1970; null when none was sent from here. */
  readonly sentAt: number | null;
  readonly onResend: () => Promise<FormProblem | undefined>;
  readonly onConfirm: (code: string) => Promise<FormProblem | undefined>;
}

/** The code, typed or pasted; another one can be asked for after a while (ENT-117, threat F12). */
export function CodeForm({ form, sentAt, onResend, onConfirm }: CodeFormProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const resend = async () => {
    setProblem(null);
    setProblem((await onResend()) ?? null);
  };
  return (
    <>
      <TenantForm
        form={form}
        submit={t('common.confirm')}
        hints={{ verificationCode: t('plasticless.hint') }}
        onSubmit={({ verificationCode }) => {
          setProblem(null);
          return onConfirm(String(verificationCode));
        }}
      />
      {problem && (
        <div role="alert" className={styles.wide}>
          <Alert tone="bad" title={problem.message} help={problem.help} />
        </div>
      )}
      <ResendButton sentAt={sentAt} late={t('plasticless.late')} onResend={resend} />
    </>
  );
}
