import { useLayoutEffect, useState } from 'react';
import { EMAIL_PLACE, type MailedLink, resetPassword } from '#account';
import { type FormModule, type FormName, type FormProblem, openForm, TenantForm } from '#forms';
import {
  ButtonLink,
  PageMessage,
  type ScreenLoader,
  useHref,
  useReportError,
  useScreenData,
  useSend,
  useWords,
} from '#runtime';
import { expiredPicture } from '../_shared/expiredPicture.ts';
import { FormPage } from '../_shared/FormPage.tsx';
import { isOutcomeUnknown } from '../_shared/isOutcomeUnknown.ts';
import { takeMailedLink } from '../_shared/takeMailedLink.ts';
import { useExplanation } from '../_shared/useExplanation.ts';

/** Codes after which the link is of no more use (ERR-70, ERR-71). */
const DEAD_LINK: readonly string[] = ['EXPIRED_TOKEN', 'INVALID_TOKEN', 'NOT_FOUND'];

/** Words of the page of a link that is of no use. */
const DEAD = 'passwordInit.dead';

/** The code leaves the address bar, and with it the history, before anything else (threat K17). */
export const loader = (async (context) => {
  const link = takeMailedLink(context);
  if (link) return { link, form: await openForm(context.portal, 'passwordInit') };
  // Loaded again, or come back to: the link itself may be as good as ever.
  return { link, form: null, words: context.url.search === '' ? 'mailedLink.missing' : DEAD } as const;
}) satisfies ScreenLoader;

/** What the loader answers while the page is published, of a link with both its parts. */
export function prerenderData(formOf: (name: FormName) => FormModule): Awaited<ReturnType<typeof loader>> {
  return { link: { email: EMAIL_PLACE, code: '' }, form: formOf('passwordInit') };
}

/** Sets a new password with the code of a mailed link; then the person logs in with it. */
export default function PasswordInit() {
  const { form, link, words = DEAD } = useScreenData<typeof loader>();
  const [end, setEnd] = useState<'done' | 'dead' | null>(null);
  useLayoutEffect(() => {
    if (end) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [end]);
  if (end === 'done') return <Done />;
  if (end === 'dead' || !form || !link) return <NoLink words={words} />;
  return <NewPassword form={form} link={link} onEnd={setEnd} />;
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
    const wasOnline = navigator.onLine;
    try {
      await resetPassword(send, link, password);
    } catch (error) {
      const said = explain(error);
      const { code, message, help } = said;
      if (DEAD_LINK.includes(code)) {
        onEnd('dead');
        return undefined;
      }
      if (code === 'MISMATCH_PASSWORD_COMPLEXITY') return { message, field: 'newPassword' };
      reportError(error, true);
      // The new password may hold already (threat F2).
      return { message: isOutcomeUnknown(said, wasOnline) ? t('passwordInit.unknown') : message, help };
    }
    onEnd('done');
    return undefined;
  };
  return (
    <FormPage title={t('screens.passwordInit')} text={t('passwordInit.lead', { email: link.email })}>
      <TenantForm
        form={form}
        username={link.email}
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

/** Expired, spent, cut off or made up: there is one way on, whichever it was. Without any, the mail has the other. */
function NoLink({ words }: { readonly words: typeof DEAD | 'mailedLink.missing' }) {
  const { t } = useWords();
  const again = useHref()('forgotPassword');
  return (
    <PageMessage
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      picture={expiredPicture}
      action={again && <ButtonLink href={again}>{t('passwordInit.dead.button')}</ButtonLink>}
    />
  );
}
