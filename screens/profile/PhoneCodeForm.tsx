import { useState } from 'react';
import { changePhone } from '#account';
import { useClock } from '#amounts';
import { type FormModule, type FormProblem, type FormValues, joinPhone, TenantForm } from '#forms';
import {
  Alert,
  Button,
  useReadUserAgain,
  useSend,
  useSuccessToast,
  useTenant,
  useUsername,
  useWords,
} from '#runtime';
import { maskPhone } from '../_shared/maskPhone.ts';
import { phoneText, readPhone } from '../_shared/phoneText.ts';
import { ResendButton } from '../_shared/ResendButton.tsx';
import { type FormResult, useFormCall } from '../_shared/useFormCall.ts';
import type { Sent } from '../_shared/useSent.ts';
import styles from './Profile.module.css';

const FIELDS = {
  'INVALID_TOKEN-change-phone-number': 'otp',
  INVALID_OTP: 'otp',
  INVALID_VERIFICATION_CODE: 'otp',
  OTP_IS_EXPIRED: 'otp',
};

export interface PhoneCodeFormProps {
  readonly form: FormModule;
  /** The last code: when it was sent, and to the new number, as calls carry it. */
  readonly sent: Sent;
  readonly onResend: () => Promise<FormResult>;
  readonly onOtherNumber: () => void;
  readonly onDone: () => void;
}

/** The code that was sent to the new number; the right one changes it (REG-26, API-33). */
export function PhoneCodeForm({ form, sent, onResend, onOtherNumber, onDone }: PhoneCodeFormProps) {
  const { t } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const readAgain = useReadUserAgain();
  const showDone = useSuccessToast();
  const settings = useTenant('phone');
  const clock = useClock();
  const [resendProblem, setResendProblem] = useState<FormProblem | null>(null);

  const hasNewPhone = async () => {
    const now = readPhone((await readAgain(true)).phone, settings);
    return now !== null && joinPhone(now) === sent.to;
  };
  const confirm = async ({ otp }: FormValues) => {
    setResendProblem(null);
    const { isDone, problem } = await call({
      send: () => changePhone(send, username, String(otp)),
      fields: FIELDS,
      isDone: hasNewPhone,
      unknown: t('profile.unknown'),
    });
    if (!isDone) return problem;
    await readAgain().catch(() => undefined);
    showDone(t('profile.phoneChanged'));
    onDone();
    return undefined;
  };
  const resend = async () => {
    const { problem } = await onResend();
    setResendProblem(problem ?? null);
  };
  return (
    <>
      <p className={styles.step} role="status">
        {t('profile.codeSent', {
          phone: maskPhone(phoneText(sent.to, settings)),
          time: clock.time(sent.at),
        })}
      </p>
      <TenantForm
        form={form}
        submit={t('profile.confirmNumber')}
        onSubmit={confirm}
        aside={
          <Button variant="text" size="small" onClick={onOtherNumber}>
            {t('profile.otherNumber')}
          </Button>
        }
      />
      <div className={styles.resend}>
        {resendProblem && (
          <div role="alert">
            <Alert tone="bad" title={resendProblem.message} help={resendProblem.help} />
          </div>
        )}
        <ResendButton sentAt={sent.at} late={t('profile.codeLate')} onResend={resend} />
      </div>
    </>
  );
}
