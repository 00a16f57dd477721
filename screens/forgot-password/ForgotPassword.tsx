import { useLayoutEffect, useRef, useState } from 'react';
import { isNeutralError, requestPasswordReset } from '#account';
import {
  type FormModule,
  type FormName,
  type FormProblem,
  formLoader,
  type SentValues,
  TenantForm,
} from '#forms';
import { BackLink, PageMessage, useHref, useReportError, useScreenData, useSend, useWords } from '#runtime';
import { FormPage } from '../_shared/FormPage.tsx';
import { useExplanation } from '../_shared/useExplanation.ts';

export const loader = formLoader('forgotPassword');

/** What the loader answers while the page is published. */
export function prerenderData(formOf: (name: FormName) => FormModule): FormModule {
  return formOf('forgotPassword');
}

/** Has a link sent that sets a new password. The answer is the same whatever the address (ERR-89, threat F6). */
export default function ForgotPassword() {
  const { t } = useWords();
  const form = useScreenData<typeof loader>();
  const login = useHref()('login');
  const [isSent, setIsSent] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const request = useRequest();
  useLayoutEffect(() => {
    if (isSent) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isSent]);
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
        isKept
        submit={t('forgotPassword.submit')}
        onSubmit={async (values) => {
          // People neither see nor reach this field; only programs fill it in (ERR-90, threat H6). One of them may be
          // somebody's password manager: its text goes, and whoever sends again is heard.
          if (trap.current?.value) {
            trap.current.value = '';
            return { message: t('forgotPassword.botDetected') };
          }
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
      if (isNeutralError(error)) return undefined;
      reportError(error, true);
      const { message, help } = explain(error);
      return { message, help };
    }
    return undefined;
  };
}
