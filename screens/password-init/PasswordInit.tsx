import { useEffect, useState } from 'react';
import { type FormModule, type FormProblem, loadForm, TenantForm } from '#forms';
import {
  ButtonLink,
  type Enter,
  expiredPicture,
  type MailedLink,
  PageMessage,
  resetPassword,
  useEnterOutcome,
  useHref,
  useReportError,
  useSend,
  useWords,
} from '#runtime';
import { FormPage } from '../_shared/FormPage.tsx';
import { useExplanation } from '../_shared/useExplanation.ts';

/** Codes after which the link is of no more use (spec section 8). */
const DEAD_LINK: readonly string[] = ['EXPIRED_TOKEN', 'INVALID_TOKEN', 'NOT_FOUND'];

/** The code leaves the address bar, and with it the history, before anything else (threat K17). It is kept in memory alone. */
export const enter = (async ({ portal, url }) => {
  const { parameters } = portal.tenant.mailLinks;
  // A `+` that the link lost stands as a space, in addresses too.
  const email = url.searchParams.get(parameters.email)?.trim().replaceAll(' ', '+');
  const code = url.searchParams.get(parameters.code);
  if (url.search !== '') history.replaceState(history.state, '', url.pathname);
  if (!email || !code) return { link: null, form: null };
  const form = await portal.loadPart(() => loadForm(portal.page.forms.passwordInit ?? ''));
  return { link: { email, code }, form };
}) satisfies Enter;

type Outcome = Awaited<ReturnType<typeof enter>>;

/** Sets a new password with the code of a mailed link; then the person logs in with it. */
export default function PasswordInit() {
  const outcome = useEnterOutcome<Outcome>();
  const [end, setEnd] = useState<'done' | 'dead' | null>(null);
  useEffect(() => {
    if (end) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [end]);
  if (end === 'done') return <Done />;
  if (end === 'dead' || !outcome?.form || !outcome.link) return <DeadLink />;
  return <NewPassword form={outcome.form} link={outcome.link} onEnd={setEnd} />;
}

function NewPassword({
  form,
  link,
  onEnd,
}: {
  readonly form: FormModule;
  readonly link: MailedLink;
  readonly onEnd: (end: 'done' | 'dead') => void;
}) {
  const { t } = useWords();
  const send = useSend();
  const reportError = useReportError();
  const explain = useExplanation();
  const change = async (password: string): Promise<FormProblem | undefined> => {
    try {
      await resetPassword(send, link, password);
    } catch (error) {
      const { code, message } = explain(error);
      if (DEAD_LINK.includes(code)) {
        onEnd('dead');
        return undefined;
      }
      if (code === 'MISMATCH_PASSWORD_COMPLEXITY') return { message, field: 'newPassword' };
      reportError(error);
      return { message };
    }
    onEnd('done');
    return undefined;
  };
  return (
    <FormPage title={t('screens.passwordInit')} text={t('passwordInit.lead', { email: link.email })}>
      <TenantForm
        form={form}
        submit={t('passwordInit.submit')}
        onSubmit={({ newPassword }) => change(String(newPassword ?? ''))}
      />
    </FormPage>
  );
}

function Done() {
  const { t } = useWords();
  const login = useHref()('login');
  return (
    <PageMessage
      title={t('dialogs.passwordChanged.title')}
      text={t('dialogs.passwordChanged.text')}
      action={login && <ButtonLink href={login}>{t('dialogs.passwordChanged.button')}</ButtonLink>}
    />
  );
}

/** Expired, spent, cut off or made up: there is one way on, whichever it was. */
function DeadLink() {
  const { t } = useWords();
  const again = useHref()('forgotPassword');
  return (
    <PageMessage
      title={t('passwordInit.dead.title')}
      text={t('passwordInit.dead.text')}
      picture={expiredPicture}
      action={again && <ButtonLink href={again}>{t('passwordInit.dead.button')}</ButtonLink>}
    />
  );
}
