import { useEffect, useRef, useState } from 'react';
import { type FormProblem, loadForm, type SentValues, TenantForm } from '#forms';
import {
  BackLink,
  type Enter,
  isNeutralRefusal,
  PageMessage,
  requestPasswordReset,
  useEnterOutcome,
  useHref,
  useReportError,
  useSend,
  useWords,
} from '#runtime';
import { FormPage } from '../_shared/FormPage.tsx';
import { useExplanation } from '../_shared/useExplanation.ts';

export const enter = (({ portal }) =>
  portal.loadPart(() => loadForm(portal.page.forms.forgotPassword ?? ''))) satisfies Enter;

/** Has a link sent that sets a new password. The answer is the same whatever the address (ERR-89, threat F6). */
export default function ForgotPassword() {
  const { t } = useWords();
  const form = useEnterOutcome<Awaited<ReturnType<typeof enter>>>();
  const login = useHref()('login');
  const [isSent, setIsSent] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const request = useRequest();
  useEffect(() => {
    if (isSent) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isSent]);
  if (!form) return null;
  if (isSent) {
    return (
      <PageMessage
        title={t('forgotPassword.sentTitle')}
        text={t('forgotPassword.sent')}
        action={login && <BackLink href={login}>{t('forgotPassword.back')}</BackLink>}
      />
    );
  }

  return (
    <FormPage title={t('screens.forgotPassword')} text={t('forgotPassword.lead')}>
      <TenantForm
        form={form}
        submit={t('forgotPassword.submit')}
        onSubmit={async (values) => {
          // People neither see nor reach this field; only programs fill it in (spec-notes 27, threat H6).
          if (trap.current?.value) return { message: t('forgotPassword.botDetected') };
          const problem = await request(values);
          if (!problem) setIsSent(true);
          return problem;
        }}
      >
        <div className="visually-hidden" aria-hidden="true">
          <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </TenantForm>
    </FormPage>
  );
}

/** Asks for the mail; only a failure that says nothing of the address comes back. */
function useRequest(): (values: SentValues) => Promise<FormProblem | undefined> {
  const send = useSend();
  const reportError = useReportError();
  const explain = useExplanation();
  return async ({ email }) => {
    try {
      await requestPasswordReset(send, String(email ?? ''));
    } catch (error) {
      if (isNeutralRefusal(error)) return undefined;
      reportError(error);
      return { message: explain(error).message };
    }
    return undefined;
  };
}
